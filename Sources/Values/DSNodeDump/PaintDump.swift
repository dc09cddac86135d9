import DSGeometry
import DSNode

extension Paint {
  var dump: String {
    switch self {
    case .color(let color): color.dump
    case .foreground(let level): "foreground-\(level.rawValue)"
    case .tint: "tint"
    case .accent: "accent"
    case .system(let name, _): "system-\(name)"
    case .opacity(let paint, let share): "\(paint.dump) opacity=\(share.dump)"
    case .linearGradient(let gradient, let start, let end):
      "linear(\(gradient.dump)) from \(start.dump) to \(end.dump)"
    case .radialGradient(let gradient, let center, let startRadius, let endRadius):
      "radial(\(gradient.dump)) at \(center.dump) from \(startRadius.dump) to \(endRadius.dump)"
    case .angularGradient(let gradient, let center, let start, let end):
      "angular(\(gradient.dump)) at \(center.dump) from \(start.text())° to \(end.text())°"
    case .ellipticalGradient(let gradient, let center, let start, let end):
      "elliptical(\(gradient.dump)) at \(center.dump) from \(start.text()) to \(end.text())"
    case .mesh(let mesh): mesh.dump
    case .image(let image, let part, let scale):
      "image(\(image.dump)) part=\(part.minX.text()),\(part.minY.text()),\(part.width.text()),\(part.height.text())"
        + " scale=\(scale.text())"
    case .effect(let paint, let effect): "\(paint.dump) \(effect.dump)"
    case .mix(let first, let second, let fraction, let mixing):
      "mix(\(first.dump), \(second.dump), \(fraction.text()) \(mixing.rawValue))"
    case .unknown(let name, _, _): "unknown-\(name)"
    case .choose(let reference, let cases, let fallback):
      dumpChoice(reference, cases.map { ($0.key, $0.paint.dump) }, fallback?.dump)
    }
  }
}

extension PaintEffect {
  var dump: String {
    switch self {
    case .shadow(let color, let radius, let x, let y, let isInner):
      "\(isInner ? "inner" : "drop")(\(color.dump) radius=\(radius.text()) x=\(x.text()) y=\(y.text()))"
    case .blendMode(let mode): "blend=\(mode.rawValue)"
    }
  }
}

extension Paint.Gradient {
  var dump: String {
    switch self {
    case .token(let reference): reference.dump
    case .stops(let stops):
      stops.map { stop in
        (stop.paint?.dump ?? stop.color.dump) + stop.opacity.dumped(" opacity=")
          + (stop.location.map { "@" + $0.text() } ?? "")
      }.joined(separator: ", ")
    }
  }
}

extension Modifier.FontNode {
  var dump: String {
    switch self {
    case .token(let reference): reference.dump
    case .textStyle(let name, let weight): name + weight.dumped(" weight=")
    case .parts(let family, let size, let weight):
      "parts" + family.dumped(" family=") + size.dumped(" size=") + weight.dumped(" weight=")
    case .complete(let family, let size, let style, let weight):
      (family == nil ? "system" : "custom") + family.dumped(" ") + " size=\(size.dump)"
        + (style.map { " relativeTo=\($0)" } ?? "") + weight.dumped(" weight=")
    case .traits(let traits, let font): "\(font.dump) \(traits.dump)"
    case .choose(let reference, let cases, let fallback):
      dumpChoice(reference, cases.map { ($0.key, $0.font.dump) }, fallback?.dump)
    }
  }
}

extension Modifier.ShadowNode {
  var dump: String {
    switch self {
    case .token(let reference): return reference.dump
    case .radius(let color, let radius, let x, let y):
      return (color.map { $0.dump + " " } ?? "") + "radius=\(radius.dump) x=\(x.dump) y=\(y.dump)"
    case .list(let items): return "[" + items.map(\.dump).joined(separator: "; ") + "]"
    case .choose(let reference, let cases, let fallback):
      func all(_ shadows: [Modifier.ShadowNode]) -> String { shadows.map(\.dump).joined(separator: "; ") }
      return dumpChoice(
        reference, cases.map { ($0.key, all($0.shadows)) }, fallback.isEmpty ? nil : all(fallback))
    }
  }
}

extension Modifier.ShadowNode.Item {
  var dump: String {
    "\(color.dump) x=\(x.dump) y=\(y.dump) blur=\(blur.dump) spread=\(spread.dump)" + (inset ? " inset" : "")
  }
}

extension Modifier.BorderNode {
  var dump: String {
    (token.map { " token=\($0.dump)" } ?? "") + (paint.map { " " + $0.dump } ?? "") + width.dumped(" width=")
      + (shape.map { " in=\($0.dump)" } ?? "") + style.dumped(" style=")
  }
}

extension MeshGradientNode {
  fileprivate var dump: String {
    func line(_ place: Place) -> String {
      guard let controls = place.controls else { return place.position.dump }
      let around = [controls.leading, controls.top, controls.trailing, controls.bottom].map(\.dump)
      return "\(place.position.dump) [\(around.joined(separator: " "))]"
    }
    var text = "mesh(\(columns) columns: "
    text += zip(places, colors).map { "\(line($0)) \($1.dump)" }.joined(separator: ", ") + ")"
    if !background.isClear { text += " over \(background.dump)" }
    if !isSmooth { text += " linear" }
    if mixing != .device { text += " \(mixing.rawValue)" }
    return text
  }
}

extension Paint {
  /// Whether nothing is seen of it.
  fileprivate var isClear: Bool {
    switch self {
    case .color(let color): color == .literal(.clear)
    case .system(let name, _): name == "clear"
    case .foreground, .tint, .accent, .opacity, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient,
      .mesh,
      .image, .effect, .mix, .unknown, .choose:
      false
    }
  }
}

import DSGeometry
import DSImage
import DSText

extension DisplayList {
  /// The list as text, one command a line and two spaces for each group around it; equal lists have equal texts.
  ///
  /// Lengths are in device pixels with at most four digits after the point, rectangles are `x y width height`.
  package var dump: String {
    var lines = ["display list \(width) × \(height) at \(scale.text())x"]
    for command in commands { command.dump(into: &lines, indent: "  ") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DrawCommand {
  /// Appends the command's line, and those of the commands in it, further to the right.
  fileprivate func dump(into lines: inout [String], indent: String) {
    switch kind {
    case .fill(let shape, let brush): lines.append("\(indent)fill \(shape.dump), \(brush.dump)")
    case .stroke(let shape, let stroke, let brush):
      lines.append("\(indent)stroke \(shape.dump), \(stroke.dump), \(brush.dump)")
    case .shadow(let shape, let shadow): lines.append("\(indent)shadow \(shape.dump), \(shadow.dump)")
    case .backdrop(let shape, let sigma): lines.append("\(indent)backdrop \(shape.dump), blur \(sigma.text())")
    case .glyphs(let run): lines.append(indent + run.dump)
    case .image(let image): lines.append(indent + image.dump)
    case .group(let group): group.dump(into: &lines, indent: indent)
    }
  }
}

extension DrawShape {
  fileprivate var dump: String {
    switch self {
    case .rect(let rect): "rect \(rect.dump)"
    case .roundedRect(let rect, let radii): "roundedRect \(rect.dump) radii \(radii.dump)"
    case .ellipse(let rect): "ellipse \(rect.dump)"
    case .path(let path, .nonZero): "path \(path.dump)"
    case .path(let path, .evenOdd): "path evenOdd \(path.dump)"
    }
  }
}

extension Brush {
  fileprivate var dump: String {
    switch self {
    case .solid(let color): color.hexText
    case .linearGradient(let stops, let start, let end):
      "linearGradient \(start.dump) to \(end.dump) \(stops.dump)"
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      "radialGradient at \(center.dump) \(startRadius.text()) to \(endRadius.text()) \(stops.dump)"
    case .focalGradient(let stops, let focus, let startRadius, let center, let endRadius):
      "focalGradient from \(focus.dump) \(startRadius.text()) to \(center.dump) \(endRadius.text()) \(stops.dump)"
    case .angularGradient(let stops, let center, let start, let end):
      "angularGradient about \(center.dump) from \(start.text()) to \(end.text()) \(stops.dump)"
    }
  }
}

extension GradientStops {
  fileprivate var dump: String {
    "[" + stops.map { "\($0.position.text()) \($0.color.hexText)" }.joined(separator: ", ") + "]"
  }
}

extension Stroke {
  fileprivate var dump: String {
    var text = "width \(width.text())"
    if cap != .butt { text += " cap \(cap.rawValue)" }
    if join != .miter { text += " join \(join.rawValue)" }
    if miterLimit != 10 { text += " miterLimit \(miterLimit.text())" }
    if !dash.isEmpty { text += " dash [\(dash.map { $0.text() }.joined(separator: " "))]" }
    if dashPhase != 0 { text += " phase \(dashPhase.text())" }
    return text
  }
}

extension ShapeShadow {
  fileprivate var dump: String {
    var text = "\(color.hexText) sigma \(sigma.text()) offset \(offset.dump)"
    if spread != 0 { text += " spread \(spread.text())" }
    if inset { text += " inset" }
    if knockout { text += " knockout" }
    return text
  }
}

extension GlyphRun {
  fileprivate var dump: String {
    let positions = glyphs.map { "\($0.id)@\($0.x.text()),\($0.y.text())" }.joined(separator: " ")
    return "glyphs \(text.debugDescription) \(face.name) size \(size.text()), \(brush.dump), [\(positions)]"
  }
}

extension DrawImage {
  fileprivate var dump: String {
    "image \(bitmap.width) × \(bitmap.height) \(bitmap.pixelHash.text) in \(rect.dump) \(interpolation.rawValue)"
  }
}

extension DrawGroup {
  fileprivate func dump(into lines: inout [String], indent: String) {
    var text = "group"
    if let name { text += " \(name.debugDescription)" }
    if let semantics { text += semantics.dump }
    if transform != .identity { text += " transform \(transform.dump)" }
    if let projection {
      text += " projection [\(projection.numbers.map { $0.text(digits: 6) }.joined(separator: " "))]"
    }
    if blur != 0 { text += " blur \(blur.text())" }
    if let colorMatrix { text += " colors [\(colorMatrix.values.map { $0.text() }.joined(separator: " "))]" }
    if let clip { text += " clip \(clip.dump)" }
    for shadow in shadows {
      text += " shadow \(shadow.color.hexText) sigma \(shadow.sigma.text()) offset \(shadow.offset.dump)"
    }
    if opacity != 1 { text += " opacity \(opacity.text())" }
    if blendMode != .normal { text += " blendMode \(blendMode.rawValue)" }
    if isIsolated { text += " isolated" }
    lines.append(indent + text)
    if let filter { lines += filter.dump.map { indent + "  " + $0 } }
    if let mask {
      lines.append(indent + "  mask")
      for command in mask { command.dump(into: &lines, indent: indent + "    ") }
    }
    for command in commands { command.dump(into: &lines, indent: indent + "  ") }
  }
}

extension PictureFilter {
  fileprivate var dump: [String] {
    ["filter in \(area.dump)"]
      + steps.map { step in
        let space = step.isLinear ? " linear" : ""
        return "  \(step.kind.dump) in \(step.area.dump)\(space)"
      }
  }
}

extension PictureFilter.Kind {
  fileprivate var dump: String {
    switch self {
    case .blur(let input, let x, let y): "blur \(input.dump) \(x.text()) \(y.text())"
    case .morphology(let input, let grows, let x, let y):
      "\(grows ? "grow" : "shrink") \(input.dump) \(x.text()) \(y.text())"
    case .offset(let input, let way): "offset \(input.dump) by \(way.dump)"
    case .flood(let color): "flood \(color.hexText)"
    case .blend(let top, let ground, let mode): "blend \(top.dump) on \(ground.dump) \(mode.rawValue)"
    case .composite(let top, let ground, let operation): "composite \(top.dump) and \(ground.dump) \(operation.dump)"
    case .colors(let input, let matrix):
      "colors \(input.dump) [\(matrix.values.map { $0.text() }.joined(separator: " "))]"
    case .transfer(let input, let tables):
      "transfer \(input.dump) \(tables.map { "\($0.first ?? 0)…\($0.last ?? 0)" }.joined(separator: " "))"
    case .merge(let inputs): "merge \(inputs.map(\.dump).joined(separator: " "))"
    }
  }
}

extension PictureFilter.Input {
  fileprivate var dump: String {
    switch self {
    case .source: "source"
    case .sourceAlpha: "alpha"
    case .step(let index): "step \(index + 1)"
    }
  }
}

extension PictureFilter.Composition {
  fileprivate var dump: String {
    switch self {
    case .over: "over"
    case .inside: "in"
    case .outside: "out"
    case .atop: "atop"
    case .xor: "xor"
    case .lighter: "lighter"
    case .arithmetic(let a, let b, let c, let d): "arithmetic \(a.text()) \(b.text()) \(c.text()) \(d.text())"
    }
  }
}

extension Semantics {
  fileprivate var dump: String {
    (role.map { " role \($0)" } ?? "") + attributes.map { " \($0.name) \($0.value.debugDescription)" }.joined()
  }
}

extension Point {
  fileprivate var dump: String { "\(x.text()) \(y.text())" }
}

extension Rect {
  fileprivate var dump: String { "\(minX.text()) \(minY.text()) \(width.text()) \(height.text())" }
}

extension CornerRadii {
  fileprivate var dump: String {
    if let uniform { return uniform.text() }
    return [topLeading, topTrailing, bottomTrailing, bottomLeading].map { $0.text() }.joined(separator: " ")
  }
}

extension AffineTransform {
  fileprivate var dump: String { "[" + [a, b, c, d, tx, ty].map { $0.text() }.joined(separator: " ") + "]" }
}

extension Path {
  fileprivate var dump: String {
    elements.map { element in
      switch element {
      case .move(let point): "M \(point.dump)"
      case .line(let point): "L \(point.dump)"
      case .quadratic(let point, let control): "Q \(control.dump) \(point.dump)"
      case .cubic(let point, let control1, let control2): "C \(control1.dump) \(control2.dump) \(point.dump)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

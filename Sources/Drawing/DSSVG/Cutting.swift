import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes commands of which some lie behind the others, are cut by them, or cut or darken them: `mix-blend-mode`
  /// cannot express this. Each meets what comes before it in the list.
  mutating func drawCutting(_ commands: [DrawCommand]) {
    let area = (commands.bounds ?? Rect(size: .zero)).inset(by: -2)
    var drawn = ""
    for command in commands {
      guard command.isCutting, case .group(var group) = command.kind else {
        drawn += collect { $0.draw([command]) }
        continue
      }
      let mode = group.blendMode
      group.blendMode = .normal
      let own = collect { $0.draw([.group(group)]) }
      switch mode {
      case .destinationOver: drawn = own + drawn
      case .destinationOut:
        let black = ColorMatrix([Double](repeating: 0, count: 18) + [1, 0])
        let hole =
          SVGElement("rect").with(area).with("fill", "#ffffff").text + "\n" + filtered(own, by: black, in: area)
        let mask = SVGElement("mask").with("maskUnits", "userSpaceOnUse").with(area)
        drawn = SVGElement("g").with("mask", define("mask", mask, content: hole)).around(drawn)
      case .sourceAtop: drawn = covered(drawn, in: area) { $0 + own }
      case .plusDarker:
        // The light that is missing in front is taken from what is behind: the lighter of both, less the former.
        let id = newID("own")
        let loss =
          SVGElement("rect").with(area).with("fill", "#000000").text + "\n"
          + filtered(SVGElement("use").with("href", "#\(id)").text + "\n", by: .inverted, in: area)
        let left = ["lighten", "difference"].map {
          SVGElement("g").with("style", "mix-blend-mode:\($0)").around(loss)
        }
        drawn = SVGElement("g").with("id", id).around(own) + covered(drawn, in: area) { $0 + left.joined() }
      case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter:
        drawn += own
      }
    }
    body += drawn
  }

  /// What `draw` makes of a drawing with its translucent parts made opaque, as translucent as the drawing was.
  private mutating func covered(_ drawn: String, in area: Rect, _ draw: (String) -> String) -> String {
    if drawn.isEmpty { return "" }
    let id = newID("drawn")
    let opaque = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 255, 0])
    let content = filtered(SVGElement("g").with("id", id).around(drawn), by: opaque, in: area)
    let mask = SVGElement("mask").with("maskUnits", "userSpaceOnUse").with(area).with("style", "mask-type:alpha")
    let reference = define("mask", mask, content: SVGElement("use").with("href", "#\(id)").text + "\n")
    return SVGElement("g").with("mask", reference).around(draw(content))
  }

  private mutating func filtered(_ content: String, by matrix: ColorMatrix, in area: Rect) -> String {
    let filter = define("filter", .filter(area), content: SVGElement.colors(matrix))
    return SVGElement("g").with("filter", filter).around(content)
  }
}

extension ColorMatrix {
  /// Light for dark, at the same opacity.
  fileprivate static let inverted = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
}

extension SVGElement {
  /// The element around lines.
  fileprivate func around(_ content: String) -> String { opening + "\n" + content + closing + "\n" }
}

extension DrawCommand {
  /// Whether the command is put behind what is there, cuts it, or is cut by it.
  var isCutting: Bool {
    guard case .group(let group) = kind else { return false }
    switch group.blendMode {
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: return true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter:
      return false
    }
  }

  /// The command, or the parts of a group without effects with its cutting commands separate between them: these affect
  /// everything behind the group, as in the rasterizer.
  var lifted: [DrawCommand] {
    guard case .group(let group) = kind, group.hasNoLayerEffect, group.clip == nil, !group.isIsolated else {
      return [self]
    }
    let inner = group.commands.flatMap(\.lifted)
    guard inner.contains(where: \.isCutting) else { return [self] }
    var result: [DrawCommand] = []
    var plain: [DrawCommand] = []
    func add(_ part: DrawGroup) {
      var part = part
      // The first part keeps the semantics of the group.
      if result.isEmpty { (part.name, part.semantics) = (part.name ?? group.name, part.semantics ?? group.semantics) }
      result.append(.group(part))
    }
    func flush() {
      if !plain.isEmpty { add(DrawGroup(transform: group.transform, commands: plain)) }
      plain = []
    }
    for command in inner {
      guard command.isCutting, case .group(var cut) = command.kind else {
        plain.append(command)
        continue
      }
      flush()
      cut.transform = cut.transform.then(group.transform)
      add(cut)
    }
    flush()
    return result
  }
}

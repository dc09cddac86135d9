import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes commands of which some lie behind the others, are cut by them, or cut them: what `mix-blend-mode` cannot
  /// say. Each meets what comes before it in the same list, which it does not see of other lists.
  mutating func drawCutting(_ commands: [DrawCommand]) {
    let area = (commands.bounds ?? Rect(size: .zero)).inset(by: -2)
    var drawn = ""
    for command in commands {
      guard command.isCutting, case .group(var group) = command else {
        drawn += collect { $0.draw([command]) }
        continue
      }
      let mode = group.blendMode
      group.blendMode = .normal
      let own = collect { $0.draw([.group(group)]) }
      switch mode {
      case .destinationOver: drawn = own + drawn
      case .destinationOut:
        let black = SVGElement.colors(ColorMatrix([Double](repeating: 0, count: 18) + [1, 0]))
        let filter = define("filter", .filter(area), content: black)
        let hole =
          SVGElement("rect").with(area).with("fill", "#ffffff").text + "\n"
          + SVGElement("g").with("filter", filter).opening + "\n" + own + "</g>\n"
        drawn = masked(drawn, by: hole, in: area, style: nil)
      case .sourceAtop: drawn += masked(own, by: drawn, in: area, style: "mask-type:alpha")
      case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter, .plusDarker:
        drawn += own
      }
    }
    body += drawn
  }

  private mutating func masked(_ content: String, by mask: String, in area: Rect, style: String?) -> String {
    let element = SVGElement("mask").with("maskUnits", "userSpaceOnUse").with(area).with("style", style)
    let group = SVGElement("g").with("mask", define("mask", element, content: mask))
    return group.opening + "\n" + content + group.closing + "\n"
  }
}

extension DrawCommand {
  /// Whether the command is put behind what is there, cuts it, or is cut by it.
  var isCutting: Bool {
    guard case .group(let group) = self else { return false }
    switch group.blendMode {
    case .sourceAtop, .destinationOver, .destinationOut: return true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter, .plusDarker:
      return false
    }
  }
}

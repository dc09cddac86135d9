import DSDiagnostics
import DSNode
import DSSyntax

/// How every shape view may be drawn.
enum DrawingArguments {
  /// What holds between them.
  static let rules: [ArgumentRule] = [
    .atMostOne(["fill", "stroke", "strokeBorder"]),
    .only(
      ["lineWidth", "dash", "dashPhase", "lineCap", "lineJoin", "strokeStyle"], with: ["stroke", "strokeBorder"]),
  ]
  static let all = [
    ArgumentDefinition("fill", .paint, "What the inside is filled with.", default: "the foreground style"),
    ArgumentDefinition("stroke", .paint, "The paint of a line along the outline, instead of 'fill'."),
    ArgumentDefinition(
      "strokeBorder", .paint, "The paint of a line inside the outline, instead of 'fill'."),
    ArgumentDefinition("lineWidth", .length(.size), "The line's width.", default: "1"),
    ArgumentDefinition("dash", .list(.number(0...Limits.points)), "Lengths of dashes and gaps in turn."),
    ArgumentDefinition("dashPhase", .number(-Limits.points...Limits.points), "Where in the dashes the line begins."),
    ArgumentDefinition(
      "lineCap", .choice(StrokeNode.LineCap.allCases.map(\.rawValue)), "How dashes end.", default: "butt"),
    ArgumentDefinition(
      "lineJoin", .choice(StrokeNode.LineJoin.allCases.map(\.rawValue)), "How corners are joined.",
      default: "miter"),
    ArgumentDefinition("strokeStyle", .token(["strokeStyle", "border"]), "A token that decides the dashes."),
  ]
}

extension Arguments {
  /// How a shape view is drawn; filled unless a line is requested.
  func drawing() -> ShapeDrawing {
    let lines = ["stroke", "strokeBorder"].filter(has)
    if lines.count + (has("fill") ? 1 : 0) > 1 {
      error("conflicting-arguments", "\(owner) takes one of 'fill', 'stroke' and 'strokeBorder'")
    }
    let stroke = stroke()
    guard let line = lines.first else {
      if let unused = ["lineWidth", "dash", "dashPhase", "lineCap", "lineJoin", "strokeStyle"].first(where: has) {
        error(
          "conflicting-arguments", "\(owner) has '\(unused)' but no line", hint: "add 'stroke' or 'strokeBorder'")
      }
      return .fill(paint("fill"))
    }
    let paint = paint(line) ?? .foreground(.primary)
    return line == "stroke" ? .stroke(paint, stroke) : .strokeBorder(paint, stroke)
  }

  private func stroke() -> StrokeNode {
    StrokeNode(
      lineWidth: length("lineWidth") ?? .literal(1), lineCap: choice("lineCap", StrokeNode.LineCap.self) ?? .butt,
      lineJoin: choice("lineJoin", StrokeNode.LineJoin.self) ?? .miter, dash: dash(),
      dashPhase: constantNumber("dashPhase") ?? 0, style: token("strokeStyle"))
  }

  private func dash() -> [Double] {
    guard has("dash") else { return [] }
    let lengths = constant("dash") { expression, what -> [Double]? in
      let elements = expression.node.readArray(what, &decoding.bag) ?? []
      return elements.compactMap { element in
        decoding.constant(expression.with(element), what) { decoding.number($0, $1, 0...Limits.points) }
      }
    }
    guard let lengths else { return [] }
    if lengths.count > Limits.dashPattern || !lengths.contains(where: { $0 > 0 }) {
      error(
        "out-of-range", "\(what("dash")) needs 1 to \(Limits.dashPattern) lengths, one of them above 0")
      return []
    }
    return lengths
  }
}

import DSGeometry
import DSNode

extension ShapeNode.Style: NodeTextCodable {}
extension StrokeNode.LineCap: NodeTextCodable {}
extension StrokeNode.LineJoin: NodeTextCodable {}

extension ShapeNode: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .rectangle: write.record("Rectangle")
    case .roundedRectangle(let radii, let style): write.record("RoundedRectangle", write(radii), write(style))
    case .capsule: write.record("Capsule")
    case .circle: write.record("Circle")
    case .ellipse: write.record("Ellipse")
    case .path(let path, let viewBox, let rule):
      write.record("Path", write(path.elements), write("viewBox", viewBox), write("rule", rule, unless: .nonZero))
    case .timingCurve(let token): write.record("TimingCurve", write(token))
    case .function(let function): function.written(write)
    case .evenOdd(let shape): write.record("evenOdd", write(shape))
    case .inset(let shape, let length): write.record("inset", write(shape), write(length))
    case .trim(let shape, let from, let to):
      write.record("trim", write(shape), write("from", from), write("to", to))
    }
  }

  static func read(_ fields: Fields) throws -> ShapeNode {
    switch fields.head {
    case "Rectangle": .rectangle
    case "RoundedRectangle": .roundedRectangle(try fields(), try fields())
    case "Capsule": .capsule
    case "Circle": .circle
    case "Ellipse": .ellipse
    case "Path":
      .path(
        Path(try fields()), viewBox: try fields.optional("viewBox"), try fields("rule", .nonZero))
    case "TimingCurve": .timingCurve(try fields())
    case "Shape": .function(try .read(fields))
    case "evenOdd": .evenOdd(try fields())
    case "inset": .inset(try fields(), try fields())
    case "trim": .trim(try fields(), from: try fields("from"), to: try fields("to"))
    default: throw fields.fails("a shape")
    }
  }
}

extension ShapeNode.Radii: NodeTextCodable {
  /// One radius, or four in brackets.
  func written(_ write: Writing) -> Expression {
    let radii = [topLeading, topTrailing, bottomTrailing, bottomLeading]
    return radii.allSatisfy { $0 == topLeading } ? topLeading.written(write) : radii.written(write)
  }

  static func read(_ fields: Fields) throws -> ShapeNode.Radii {
    guard case .list? = fields.body else { return ShapeNode.Radii(try .read(fields)) }
    let radii = try [Value<Double>].read(fields)
    guard radii.count == 4 else { throw fields.fails("four radii") }
    return ShapeNode.Radii(
      topLeading: radii[0], topTrailing: radii[1], bottomTrailing: radii[2], bottomLeading: radii[3])
  }
}

extension ShapeDrawing {
  /// The arguments on the line of the shape.
  func arguments(_ write: Writing) -> [Argument?] {
    switch self {
    case .fill(let paint): [write.flag("fill", true), write(paint)]
    case .stroke(let paint, let stroke): [write.flag("stroke", true), write(paint)] + stroke.arguments(write)
    case .strokeBorder(let paint, let stroke):
      [write.flag("strokeBorder", true), write(paint)] + stroke.arguments(write)
    }
  }

  static func read(_ fields: Fields) throws -> ShapeDrawing {
    if fields.flag("fill") { return .fill(try fields.optional()) }
    if fields.flag("stroke") { return .stroke(try fields(), try .read(fields)) }
    if fields.flag("strokeBorder") { return .strokeBorder(try fields(), try .read(fields)) }
    throw fields.fails("fill, stroke or strokeBorder")
  }
}

extension StrokeNode {
  /// The arguments after the paint.
  func arguments(_ write: Writing) -> [Argument?] {
    [
      write("lineWidth", lineWidth), write("cap", lineCap, unless: .butt), write("join", lineJoin, unless: .miter),
      write("miterLimit", miterLimit, unless: 10), write("dash", dash, unless: []),
      write("phase", dashPhase, unless: 0), write("style", style),
    ]
  }

  static func read(_ fields: Fields) throws -> StrokeNode {
    var stroke = StrokeNode(
      lineWidth: try fields("lineWidth"), lineCap: try fields("cap", .butt), lineJoin: try fields("join", .miter),
      dash: try fields("dash", []), dashPhase: try fields("phase", 0), style: try fields.optional("style"))
    stroke.miterLimit = try fields("miterLimit", 10)
    return stroke
  }
}

import DSDiagnostics
import DSGeometry
import DSNode

// What functions do is lost. Their stand-ins are marked (`isStandIn`), do something harmless, and are one object
// wherever the text had one.

extension LayoutFunction {
  /// The arguments on the line of the container.
  func arguments(_ write: Writing) -> [Argument?] {
    [write.name(name), write("axis", axis), write("function", write.number(of: self))]
  }

  /// A layout that puts all views behind one another in the middle.
  static func read(_ fields: Fields) throws -> LayoutFunction {
    let (name, axis): (String, Axis?) = (try fields.name(), try fields.optional("axis"))
    return try fields.standIn("function", name, axis) {
      LayoutFunction(name: name, axis: axis, isStandIn: true) { children in
        children.first?.container(.zStack(.center), of: children) ?? EmptyRun()
      }
    }
  }

  private final class EmptyRun: LayoutRun {
    func size(_ offer: LayoutOffer) -> Size { .zero }
    func places(in size: Size, _ offer: LayoutOffer) -> [LayoutPlace?] { [] }
    func explicitGuide(_ guide: Modifier.Guide, in size: Size, _ offer: LayoutOffer) -> Double? { nil }
    var spacing: SpacingPreference { .zero }
  }
}

extension DeferredView {
  /// The arguments on the line of the view.
  func arguments(_ write: Writing) -> [Argument?] {
    [write.name(name), write("mark", mark), write("function", write.number(of: self))]
  }

  /// A view of nothing, with a warning.
  static func read(_ fields: Fields) throws -> DeferredView {
    let (name, mark): (String, LayoutMark) = (try fields.name(), try fields("mark"))
    return try fields.standIn("function", name, mark) {
      DeferredView(name: name, mark: mark, isStandIn: true) { _ in
        LoweredView(
          DSNode(.empty, at: .unknown),
          warnings: [
            Diagnostic(
              "lost-content",
              "what '\(name)' shows is not known: its nodes were read from text, which holds no functions",
              at: .unknown, severity: .warning)
          ])
      }
    }
  }
}

extension PathFunction: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    write.record(
      "Shape", write.name(name), write("mirrors", mirrors, unless: true), write("container", container),
      write("function", write.number(of: self)))
  }

  /// A path around the rectangle it is drawn in.
  static func read(_ fields: Fields) throws -> PathFunction {
    let name = try fields.name()
    let (mirrors, container): (Bool, LayoutMark?) = (try fields("mirrors", true), try fields.optional("container"))
    return try fields.standIn("function", name, mirrors, container) {
      PathFunction(standInFor: name, mirrors: mirrors, container: container)
    }
  }
}

extension LayoutValueNode {
  private enum Lost {}

  /// The arguments on the line of the modifier.
  func arguments(_ write: Writing) -> [Argument?] { [write.name(name), write("function", write.number(of: self))] }

  /// A value of a key that no layout reads.
  static func read(_ fields: Fields) throws -> LayoutValueNode {
    let name = try fields.name()
    return try fields.standIn("function", name) {
      LayoutValueNode(key: ObjectIdentifier(Lost.self), name: name, value: (), isStandIn: true)
    }
  }
}

extension Modifier.GuideValue: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .points(let points): points.written(write)
    case .guide(let guide, let points): write.record("guide", write(guide), write("plus", points))
    case .function(let function): write.record("computed", write("function", write.number(of: function)))
    }
  }

  /// A function is read as one that puts the guide at the top or leading edge.
  static func read(_ fields: Fields) throws -> Modifier.GuideValue {
    switch fields.head {
    case "guide": .guide(try fields(), plus: try fields("plus"))
    case "computed": .function(try fields.standIn("function") { GuideFunction(isStandIn: true) { _, _ in 0 } })
    default: .points(try .read(fields))
    }
  }
}

extension Modifier.ContainerLength: NodeTextCodable {
  func written(_ write: Writing) -> Expression {
    switch self {
    case .whole: write.record("whole")
    case .tracks(let count, let span, let spacing):
      write.record("tracks", write("count", count), write("span", span), write("spacing", spacing))
    case .function(let function): write.record("computed", write("function", write.number(of: function)))
    }
  }

  /// A function is read as one that takes all of the container's length.
  static func read(_ fields: Fields) throws -> Modifier.ContainerLength {
    switch fields.head {
    case "whole": .whole
    case "tracks": .tracks(count: try fields("count"), span: try fields("span"), spacing: try fields("spacing"))
    case "computed":
      .function(try fields.standIn("function") { LengthFunction(isStandIn: true) { length, _ in length } })
    default: throw fields.fails("whole, tracks or computed")
    }
  }
}

extension LayoutMark: NodeTextCodable {
  /// The number, or `mark(number space="…" safeArea=[…])`.
  func written(_ write: Writing) -> Expression {
    let number = write.number(ofMark: id)
    return space == nil && safeArea == nil
      ? number.written(write) : write.record("mark", write(number), write("space", space), write("safeArea", safeArea))
  }

  static func read(_ fields: Fields) throws -> LayoutMark {
    guard fields.head == "mark" else { return LayoutMark(id: try .read(fields)) }
    return LayoutMark(id: try fields(), space: try fields.optional("space"), safeArea: try fields.optional("safeArea"))
  }
}

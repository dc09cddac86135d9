public import DSView
public import Foundation

/// Several contents of an axis.
public struct _AxisContents: AxisContent {
  let contents: [any AxisContent]
  public var _marks: [AxisMarks] { contents.flatMap(\._marks) }
  /// Never called: the contents answer themselves.
  public var body: Never { fatalError("contents of an axis have no body") }
}

/// Content of an axis of which the type is hidden.
public typealias AnyAxisContent = _AxisContents

extension _AxisContents {
  /// Hides the type of a content.
  public init<C: AxisContent>(_ content: C) { contents = [content] }
}

/// Collects what is on an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// A part of an axis.
  public static func buildExpression<C: AxisContent>(_ content: C) -> C { content }
  /// The one part.
  public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// All parts, or none.
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> _AxisContents {
    var all: [any AxisContent] = []
    repeat all.append(each content)
    return _AxisContents(contents: all)
  }
  /// Parts under a condition.
  public static func buildIf<C: AxisContent>(_ content: C?) -> C? { content }
  /// Some of several parts.
  public static func buildEither<First: AxisContent, Second: AxisContent>(first content: First)
    -> BuilderConditional<First, Second>
  { .first(content) }
  /// Some of several parts.
  public static func buildEither<First: AxisContent, Second: AxisContent>(second content: Second)
    -> BuilderConditional<First, Second>
  { .second(content) }
  /// Parts that not all systems have.
  public static func buildLimitedAvailability<C: AxisContent>(_ content: C) -> _AxisContents { _AxisContents(content) }
}

/// Several marks of an axis.
public struct _AxisMarkList: _PrimitiveAxisMark {
  let marks: [any AxisMark]
  public var _parts: [_AxisPart] { marks.flatMap(\._parts) }
}

/// A mark of which the type is hidden.
public typealias AnyAxisMark = _AxisMarkList

extension _AxisMarkList {
  /// Hides the type of a mark.
  public init<M: AxisMark>(_ mark: M) { marks = [mark] }
}

/// Collects the marks of a value.
@resultBuilder
public enum AxisMarkBuilder {
  /// A mark.
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  /// The one mark.
  public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  /// All marks, or none.
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> _AxisMarkList {
    var all: [any AxisMark] = []
    repeat all.append(each mark)
    return _AxisMarkList(marks: all)
  }
  /// Marks under a condition.
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  /// Some of several marks.
  public static func buildEither<First: AxisMark, Second: AxisMark>(first mark: First)
    -> BuilderConditional<First, Second>
  { .first(mark) }
  /// Some of several marks.
  public static func buildEither<First: AxisMark, Second: AxisMark>(second mark: Second)
    -> BuilderConditional<First, Second>
  { .second(mark) }
  /// Marks that not all systems have.
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> _AxisMarkList { _AxisMarkList(mark) }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
  /// Never called: the parts answer themselves.
  public var body: Never { fatalError("a condition has no body") }

  @MainActor public var _marks: [AxisMarks] {
    switch self {
    case .first(let first): first._marks
    case .second(let second): second._marks
    }
  }
}

extension BuilderConditional: _PrimitiveAxisMark, AxisMark where First: AxisMark, Second: AxisMark {
  @MainActor public var _parts: [_AxisPart] {
    switch self {
    case .first(let first): first._parts
    case .second(let second): second._parts
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  /// Never called: the parts answer themselves.
  public var body: Never { fatalError("an optional has no body") }

  @MainActor public var _marks: [AxisMarks] { map(\._marks) ?? [] }
}

extension Optional: _PrimitiveAxisMark, AxisMark where Wrapped: AxisMark {
  @MainActor public var _parts: [_AxisPart] { map(\._parts) ?? [] }
}

/// A mark that is changed.
struct ChangedAxisMark: _PrimitiveAxisMark {
  let mark: any AxisMark
  let change: (inout _AxisPart) -> Void

  init(_ mark: any AxisMark, _ change: @escaping (inout _AxisPart) -> Void) {
    (self.mark, self.change) = (mark, change)
  }

  var _parts: [_AxisPart] {
    var parts = mark._parts
    for index in parts.indices { change(&parts[index]) }
    return parts
  }
}

extension AxisMark {
  /// The colour of the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    ChangedAxisMark(self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// The font of words.
  public func font(_ font: Font?) -> some AxisMark {
    ChangedAxisMark(self) { if $0.font == nil { $0.font = font } }
  }
  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    ChangedAxisMark(self) { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

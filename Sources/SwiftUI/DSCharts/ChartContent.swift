public import DSView

/// What is on a chart.
public protocol ChartContent {
  /// The content that this one consists of.
  associatedtype Body: ChartContent
  /// What the content consists of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the marks of the content; those of the library answer this themselves, all others by their body.
  @MainActor static func _add(_ content: Self, to marks: inout _ChartMarks)
}

extension ChartContent {
  /// Adds the marks of the body.
  @MainActor public static func _add(_ content: Self, to marks: inout _ChartMarks) {
    Body._add(content.body, to: &marks)
  }
}

extension Never: ChartContent {
  public static func _add(_ content: Never, to marks: inout _ChartMarks) {}
}

/// The marks of a chart in the order in which they are drawn.
public struct _ChartMarks {
  private(set) var marks: [ChartMark] = []

  init() {}

  /// The marks of a content.
  @MainActor init<C: ChartContent>(_ content: C) { C._add(content, to: &self) }

  mutating func add(_ mark: ChartMark) { marks.append(mark) }
  mutating func add(_ other: [ChartMark]) { marks += other }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Never called: the loop adds its marks itself.
  public var body: Never { fatalError("a loop of marks has no body") }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) {
    for element in content.data { Content._add(content.content(element), to: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Marks for each of some data.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(rows: data, id: { $0.id }, content: content)
  }

  /// Marks for each of some data.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(rows: data, id: { $0[keyPath: id] }, content: content) }
}

extension Group: ChartContent where Content: ChartContent {
  /// Never called: the group adds its marks itself.
  public var body: Never { fatalError("a group of marks has no body") }

  /// Marks together.
  public init(@ChartContentBuilder content: () -> Content) { self = .containing(content()) }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) {
    Content._add(content.content, to: &marks)
  }
}

/// Marks that are read out as one.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
  let content: Content
  /// Marks together.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { Content._add(content.content, to: &marks) }
}

/// Marks of which the type is hidden.
public struct AnyChartContent: _PrimitiveChartContent {
  private let add: @MainActor (inout _ChartMarks) -> Void
  /// Hides the type of marks.
  public init<C: ChartContent>(_ content: C) { add = { C._add(content, to: &$0) } }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { content.add(&marks) }
}

/// No marks, or those of several kinds.
public struct _ChartContents<each C: ChartContent>: _PrimitiveChartContent {
  let contents: (repeat each C)

  init(_ contents: repeat each C) { self.contents = (repeat each contents) }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) {
    func add<Part: ChartContent>(_ part: Part, _ marks: inout _ChartMarks) { Part._add(part, to: &marks) }
    repeat add(each content.contents, &marks)
  }
}

/// One of two kinds of marks.
public enum BuilderConditional<First, Second> {
  case first(First)
  case second(Second)
}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
  public var body: Never { fatalError("a condition has no body") }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) {
    switch content {
    case .first(let first): First._add(first, to: &marks)
    case .second(let second): Second._add(second, to: &marks)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public var body: Never { fatalError("an optional has no body") }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) {
    if let content { Wrapped._add(content, to: &marks) }
  }
}

/// Collects what is on a chart.
@resultBuilder
public enum ChartContentBuilder {
  /// Marks of a kind.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// No marks, or those of several kinds.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartContents<repeat each C> {
    _ChartContents(repeat each content)
  }
  /// Marks of a kind.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  /// Marks under a condition.
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  /// Some of several marks.
  public static func buildEither<First: ChartContent, Second: ChartContent>(first content: First)
    -> BuilderConditional<First, Second>
  { .first(content) }
  /// Some of several marks.
  public static func buildEither<First: ChartContent, Second: ChartContent>(second content: Second)
    -> BuilderConditional<First, Second>
  { .second(content) }
  /// Marks that not all systems have.
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> AnyChartContent {
    AnyChartContent(content)
  }
}

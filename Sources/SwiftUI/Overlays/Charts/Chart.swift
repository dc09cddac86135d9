import DSEffects
public import DSView

/// A chart.
/// - Partial: a placeholder is drawn without its content, and the shot has the finding `undrawn-platform-view`.
@MainActor @preconcurrency
public struct Chart<Content: ChartContent>: View {
  /// A chart of what is on it.
  public init(@ChartContentBuilder content: () -> Content) {}

  /// A chart of a mark, or several, for each of some data.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {}

  /// A chart of a mark, or several, for each of some data.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {}

  /// Never called: the view has no body.
  public var body: Never { fatalError("Chart has no body") }

  /// The area that is drawn for the chart.
  public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    PlatformPlace.lower("Chart", inputs)
  }
}

/// What is on a chart.
public protocol ChartContent {}

extension ForEach: ChartContent where Content: ChartContent {}

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

/// No marks, or those of several kinds.
public struct _ChartMarks: ChartContent {
  init() {}
}

/// Collects what is on a chart.
@resultBuilder
public enum ChartContentBuilder {
  /// No marks.
  public static func buildBlock() -> _ChartMarks { _ChartMarks() }
  /// Marks of a kind.
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// Marks of several kinds.
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _ChartMarks { _ChartMarks() }
  /// Marks of a kind.
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  /// Marks under a condition.
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  /// Some of several marks.
  public static func buildEither<First: ChartContent, Second: ChartContent>(first content: First)
    -> BuilderConditional<First, Second>
  { BuilderConditional() }
  /// Some of several marks.
  public static func buildEither<First: ChartContent, Second: ChartContent>(second content: Second)
    -> BuilderConditional<First, Second>
  { BuilderConditional() }
  /// Marks that not all systems have.
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _ChartMarks { _ChartMarks() }
}

/// One of two kinds of marks.
public struct BuilderConditional<First, Second>: ChartContent {}

extension Optional: ChartContent where Wrapped: ChartContent {}

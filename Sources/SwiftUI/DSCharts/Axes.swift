public import DSView
public import Foundation

/// What is on an axis.
public protocol AxisContent {
  /// The content that this one consists of.
  associatedtype Body: AxisContent
  /// What the content consists of.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The marks along the axis; those of the library answer this themselves, all others by their body.
  @MainActor var _marks: [AxisMarks] { get }
}

extension AxisContent {
  /// The marks of the body.
  @MainActor public var _marks: [AxisMarks] { body._marks }
}

extension Never: AxisContent {}

/// Where the marks of an axis are.
public struct AxisMarkPosition: Hashable, Sendable {
  let edge: Edge?
  /// As the chart has it by itself.
  public static let automatic = AxisMarkPosition(edge: nil)
  /// At the side where a line of text begins.
  public static let leading = AxisMarkPosition(edge: .leading)
  /// At the side where a line of text ends.
  public static let trailing = AxisMarkPosition(edge: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(edge: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(edge: .bottom)
}

/// How the marks of an axis are laid out.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  /// As the chart has it by itself.
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Words are within the plot's length.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Lines reach to the words.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// Words are inside the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// A value of an axis.
public struct AxisValue {
  /// The number of the value among those of the axis.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  let plotted: _PlottedValue
  /// The value in a type; nil where the type has no such value.
  public func `as`<Value: Plottable>(_ valueType: Value.Type = Value.self) -> Value? { Value(plotted: plotted) }
}

/// The marks of an axis.
public struct AxisMarks: AxisContent {
  let preset: AxisMarkPreset
  let edge: Edge?
  let values: AxisValues
  /// The marks of a value; nil for those that an axis has by itself.
  let content: (@MainActor (AxisValue) -> any AxisMark)?
  /// How the lines of marks are drawn that an axis has by itself.
  var stroke: StrokeStyle?
  /// The words of a value, where a format says them.
  var words: ((_PlottedValue) -> String?)?
  public var _marks: [AxisMarks] { [self] }
  /// Never called: the marks answer themselves.
  public var body: Never { fatalError("marks of an axis have no body") }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisValues,
    _ content: (@MainActor (AxisValue) -> any AxisMark)? = nil
  ) { (self.preset, edge, self.values, self.content) = (preset, position.edge, values, content) }

  /// Lines and words at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values.values)
    self.stroke = stroke
  }
  /// Marks of each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) { self.init(preset, position, values.values, content) }
  /// The same marks of each value.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) { self.init(preset, position, values.values) { _ in content() } }
  /// Lines and words at values that are given.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, AxisValues(kind: .given(values.map(\.plotted))))
    self.stroke = stroke
  }
  /// Marks of values that are given.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) { self.init(preset, position, AxisValues(kind: .given(values.map(\.plotted))), content) }
  /// The same marks of values that are given.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) { self.init(preset, position, AxisValues(kind: .given(values.map(\.plotted)))) { _ in content() } }
  /// Lines at values, and words in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values.values)
    (self.stroke, words) = (stroke, { Format.FormatInput(plotted: $0).map(format.format) })
  }
  /// Lines at values that are given, and words in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, AxisValues(kind: .given(values.map(\.plotted))))
    (self.stroke, words) = (stroke, { Format.FormatInput(plotted: $0).map(format.format) })
  }
}

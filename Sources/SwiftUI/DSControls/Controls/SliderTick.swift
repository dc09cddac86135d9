public import DSView

/// A mark at a value of a slider.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable, Comparable {
  /// What identifies a mark: its value.
  public struct ID: Hashable {
    let value: V
  }

  /// Marks one by one.
  public typealias Body = [SliderTick<V>]
  /// The slider's values.
  public typealias Value = V

  let value: V
  let label: AnyView?

  /// A mark.
  public init(_ value: V) { (self.value, label) = (value, nil) }

  /// A mark with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) { (self.value, self.label) = (value, AnyView(label())) }

  /// A mark with a text.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { (self.value, label) = (value, AnyView(Text(titleKey))) }

  /// A mark with a text of a string variable.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, _ value: V) { (self.value, label) = (value, AnyView(Text(title))) }

  /// What identifies the mark.
  public var id: ID { ID(value: value) }
  /// The mark.
  public var body: [SliderTick<V>] { [self] }

  /// Whether two marks are at one value.
  public static func == (a: SliderTick<V>, b: SliderTick<V>) -> Bool { a.value == b.value }
  /// Whether a mark is at the lesser value.
  public static func < (a: SliderTick<V>, b: SliderTick<V>) -> Bool { a.value < b.value }
}

/// Marks of a slider.
public protocol SliderTickContent<Value> {
  /// The slider's values.
  associatedtype Value: BinaryFloatingPoint
  /// The marks one by one.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The marks one by one.
  var body: Body { get }
}

/// Marks for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  /// The slider's values.
  public typealias Value = Content.Value

  private let ticks: [SliderTick<Content.Value>]

  /// Marks for each element, identified by a part of it.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content) {
    ticks = data.flatMap { Array(content($0).body) }
  }

  /// Marks for each element.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// The marks one by one.
  public var body: [SliderTick<Content.Value>] { ticks }
}

/// Several marks of a slider.
public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// The slider's values.
  public typealias Value = V

  /// The marks as they were listed.
  public var value: T
  /// The marks one by one.
  public let body: [SliderTick<V>]
}

/// Makes the marks of a slider of those that a closure lists.
@resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// A mark, or marks.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V { content }

  /// Several marks.
  public static func buildBlock<each C: SliderTickContent>(
    _ content: repeat each C
  ) -> TupleSliderTickContent<V, (repeat each C)> {
    var all: [SliderTick<V>] = []
    // Each went through `buildExpression`, which takes only marks of this value.
    repeat all += Array((each content).body) as? [SliderTick<V>] ?? []
    return TupleSliderTickContent(value: (repeat each content), body: all)
  }

  /// Marks that may be missing.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> TupleSliderTickContent<V, C?> where C.Value == V {
    TupleSliderTickContent(value: content, body: content.map { Array($0.body) } ?? [])
  }

  /// Marks of one of two branches.
  public static func buildEither<C: SliderTickContent>(first: C) -> TupleSliderTickContent<V, Void> where C.Value == V {
    TupleSliderTickContent(value: (), body: Array(first.body))
  }

  /// Marks of the other of two branches.
  public static func buildEither<C: SliderTickContent>(second: C) -> TupleSliderTickContent<V, Void>
  where C.Value == V {
    TupleSliderTickContent(value: (), body: Array(second.body))
  }
}

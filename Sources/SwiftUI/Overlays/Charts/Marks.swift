public import DSView
public import Foundation

/// Something that a chart has an axis for.
public protocol Plottable {}
extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}
extension Optional: Plottable where Wrapped: Plottable {}

/// A value with a name.
public struct PlottableValue<Value: Plottable> {
  init() {}
  /// A value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value> { .init() }
  /// A value.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value> { .init() }
  /// A value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue<Value> { .init() }
}

extension PlottableValue where Value == Date {
  /// A moment, as a part of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue<Date> { .init() }
}

/// The width or the height of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  init() {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public static let automatic = MarkDimension()
  public static func fixed(_ value: CGFloat) -> MarkDimension { .init() }
  public static func ratio(_ value: CGFloat) -> MarkDimension { .init() }
  public static func inset(_ value: CGFloat) -> MarkDimension { .init() }
}

/// How marks at one place are put together.
public struct MarkStackingMethod: Sendable {
  init() {}
  public static let standard = MarkStackingMethod()
  public static let normalized = MarkStackingMethod()
  public static let center = MarkStackingMethod()
  public static let unstacked = MarkStackingMethod()
}

/// Bars.
public struct BarMark: ChartContent {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {}
}

/// A line through points.
public struct LineMark: ChartContent {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}

/// Points.
public struct PointMark: ChartContent {
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// The area under a line.
public struct AreaMark: ChartContent {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

/// A straight line.
public struct RuleMark: ChartContent {
  public init<X: Plottable>(x: PlottableValue<X>) {}
  public init<Y: Plottable>(y: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// Rectangles.
public struct RectangleMark: ChartContent {
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {}
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}

/// Parts of a disc.
public struct SectorMark: ChartContent {
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {}
}

/// How a line runs between points.
public struct InterpolationMethod: Sendable {
  init() {}
  public static let linear = InterpolationMethod()
  public static let monotone = InterpolationMethod()
  public static let cardinal = InterpolationMethod()
  public static let catmullRom = InterpolationMethod()
  public static let stepStart = InterpolationMethod()
  public static let stepCenter = InterpolationMethod()
  public static let stepEnd = InterpolationMethod()
  /// A curve of a tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  /// A curve of an alpha.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}

/// The shape of points.
public struct BasicChartSymbolShape: Sendable {
  init() {}
  public static let circle = BasicChartSymbolShape()
  public static let square = BasicChartSymbolShape()
  public static let triangle = BasicChartSymbolShape()
  public static let diamond = BasicChartSymbolShape()
}

/// The position of words beside a mark.
public struct AnnotationPosition: Sendable {
  init() {}
  public static let automatic = AnnotationPosition()
  public static let overlay = AnnotationPosition()
  public static let top = AnnotationPosition()
  public static let bottom = AnnotationPosition()
  public static let leading = AnnotationPosition()
  public static let trailing = AnnotationPosition()
  public static let topLeading = AnnotationPosition()
  public static let topTrailing = AnnotationPosition()
  public static let bottomLeading = AnnotationPosition()
  public static let bottomTrailing = AnnotationPosition()
}

/// What becomes of words that do not fit.
public struct AnnotationOverflowResolution: Sendable {
  /// What becomes of words in a direction.
  public struct Strategy: Sendable {
    init() {}
    public static let automatic = Strategy()
    public static let fit = Strategy()
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
    public static let padScale = Strategy()
    public static let disabled = Strategy()
  }
  /// What words have to fit into.
  public struct Boundary: Sendable {
    init() {}
    public static let automatic = Boundary()
    public static let chart = Boundary()
    public static let plot = Boundary()
  }
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  public static let automatic = AnnotationOverflowResolution()
}

// Charts are not drawn, so that the looks of marks count for nothing.
extension ChartContent {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
  public func symbol(_ symbol: BasicChartSymbolShape) -> Self { self }
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> Self { self }
  public func symbolSize(_ area: CGFloat) -> Self { self }
  public func symbolSize(_ size: CGSize) -> Self { self }
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
  public func lineStyle(_ style: StrokeStyle) -> Self { self }
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> Self { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  )
    -> Self
  { self }
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  public func zIndex(_ value: Double) -> Self { self }
  public func blur(radius: CGFloat) -> Self { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Self { self }
  public func accessibilityLabel(_ label: Text) -> Self { self }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Self { self }
  public func accessibilityValue(_ value: Text) -> Self { self }
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> Self { self }
  public func accessibilityHidden(_ hidden: Bool) -> Self { self }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> Self { self }
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: () -> C
  ) -> Self { self }
}

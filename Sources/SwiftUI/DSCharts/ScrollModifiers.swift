public import DSEffects
public import DSView
public import Foundation

// Charts that scroll.
extension View {
  /// Lets charts scroll along axes.
  /// - Ignored: a chart shows what it shows at first.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// How much of the horizontal axis is seen at once: of moments, in seconds.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.x.scale.visibleLength = length.plotted.place }
  }
  /// How much of the vertical axis is seen at once: of moments, in seconds.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.y.scale.visibleLength = length.plotted.place }
  }
  /// Where charts are scrolled to along the horizontal axis.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartScrollPosition(initialX: x.wrappedValue)
  }
  /// Where charts are scrolled to along the vertical axis.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartScrollPosition(initialY: y.wrappedValue)
  }
  /// Where charts are scrolled to along the horizontal axis at first.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartSettings { $0.x.scale.visibleStart = initialX.plotted }
  }
  /// Where charts are scrolled to along the vertical axis at first.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartSettings { $0.y.scale.visibleStart = initialY.plotted }
  }
}

// What only shows when a chart is touched or scrolled.
extension View {
  /// Where a chart is touched along its horizontal axis.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Where a chart is touched along its vertical axis.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Where a pie is touched.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// What is chosen along the horizontal axis.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  /// What is chosen along the vertical axis.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  /// Where scrolling ends.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View { self }
  /// What touches do.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
}

/// Where scrolling of a chart ends.
public protocol ChartScrollTargetBehavior {}

/// Scrolling that ends at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  init() {}
}

/// Scrolling that ends at pages.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  init() {}
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// At pages as long as what is seen.
  public static var paging: PagingChartScrollTargetBehavior { .init() }
}

/// Scrolling that ends at a distance from the last value that it ended at.
public struct ValueAlignedLimitBehavior: Sendable {
  init() {}
  /// As the chart has it by itself.
  public static let automatic = ValueAlignedLimitBehavior()
  /// As the chart has it by itself.
  public static let always = ValueAlignedLimitBehavior()
  /// No limit.
  public static let never = ValueAlignedLimitBehavior()
}

/// Where a scroll over several values ends.
public struct MajorValueAlignment<Value>: Sendable {
  init() {}
  /// At multiples of a number.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> { .init() }
  /// At the next page.
  public static var page: MajorValueAlignment<Value> { .init() }
  /// At moments that match parts of a calendar.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    .init()
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
  /// At moments that match parts of a calendar.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init() }
}

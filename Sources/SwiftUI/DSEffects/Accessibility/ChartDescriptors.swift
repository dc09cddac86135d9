public import DSView
public import Foundation

// Charts in words: what Apple's Accessibility framework has for them, and SwiftUI passes on. Assistive technology reads
// them; no picture shows them.

/// Something that describes a chart in words.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// The description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Brings a description up to date.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart in words.
public final class AXChartDescriptor {
  /// What the chart shows.
  public var title: String?
  /// What it tells.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis; nil if there is none.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The series.
  public var series: [AXDataSeriesDescriptor]
  /// Where the chart is.
  public var contentFrame = CGRect.zero

  /// A chart of series along axes.
  public init(
    title: String? = nil, summary: String? = nil, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor] = []
  ) {
    (self.title, self.summary, xAxis, yAxis) = (title, summary, xAxisDescriptor, yAxisDescriptor)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis in words.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis shows.
  var title: String { get set }
}

/// An axis of numbers in words.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How lengths follow from values.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  /// What the axis shows.
  public var title: String
  /// The least and the greatest value.
  public var range: ClosedRange<Double>
  /// The values that have lines.
  public var gridlinePositions: [Double]
  /// How lengths follow from values.
  public var scaleType = ScaleType.linear
  /// Puts a value into words.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis whose values a closure puts into words.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories in words.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis shows.
  public var title: String
  /// The categories in their order.
  public var categoryOrder: [String]

  /// An axis of categories in an order.
  public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// A series of points in words.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether there is a line between the points.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// A series of points, with a line between them or without.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A point of a series in words.
public final class AXDataPoint {
  /// A value of a point.
  public enum Value {
    case number(Double)
    case category(String)
  }

  /// The value on the horizontal axis.
  public var xValue: Value
  /// The value on the vertical axis; nil if there is none.
  public var yValue: Double?
  /// The values on further axes.
  public var additionalValues: [Value]
  /// The name of the point.
  public var label: String?

  /// A point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }

  /// A point of a category.
  public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    (xValue, yValue, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}

extension View {
  /// Describes a chart in words.
  /// - Ignored: assistive technology reads it; no picture shows it.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
    -> some View
  { self }
}

public import Foundation

/// The domain of a scale.
public protocol ScaleDomain {
  /// What the domain says.
  var _domain: _ScaleDomain { get }
}

/// What a view says of the domain of a scale.
public enum _ScaleDomain: Sendable {
  case values([_PlottedValue])
  case automatic(includesZero: Bool?, isReversed: Bool)
  /// As the chart has it by itself, changed.
  case changed(includesZero: Bool?, isReversed: Bool, @Sendable ([_PlottedValue]) -> [_PlottedValue])
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { .values(map(\.plotted)) }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .values([lowerBound.plotted, upperBound.plotted]) }
}
extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { .values([lowerBound.plotted, upperBound.plotted]) }
}

/// A domain that the data make.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// As the chart has it by itself.
  public static var automatic: AutomaticScaleDomain { automatic() }
  /// As the chart has it by itself.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: .automatic(includesZero: includesZero, isReversed: reversed ?? false))
  }
  /// As the chart has it by itself, in another order or with further values.
  /// - Parameter modifyInferredDomain: changes the values of categories, or the two ends of a continuous axis.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping @Sendable (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: .changed(includesZero: includesZero, isReversed: reversed ?? false) { domain in
        var values = domain.compactMap { DataValue(plotted: $0) }
        modifyInferredDomain(&values)
        return values.map(\.plotted)
      })
  }
}

/// A kind of scale.
public struct ScaleType: Hashable, Sendable {
  let name: String
  /// Lengths follow from values.
  public static let linear = ScaleType(name: "linear")
  /// Lengths follow from logarithms.
  public static let log = ScaleType(name: "log")
  /// Moments.
  public static let date = ScaleType(name: "date")
  /// Categories.
  public static let category = ScaleType(name: "category")
  /// - Ignored: drawn as a linear scale.
  public static let symmetricLog = ScaleType(name: "symmetricLog")
}

/// The range of a scale.
public struct PlotDimensionScaleRange: Sendable {
  let start: CGFloat
  let end: CGFloat
  /// The whole plot.
  public static let plotDimension = plotDimension(padding: 0)
  /// The plot without some points at each end.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init(start: padding, end: padding) }
  /// The plot without some points at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    .init(start: startPadding, end: endPadding)
  }
}

/// What views say of one scale.
struct ScaleSettings {
  var domain: _ScaleDomain?
  var range: PlotDimensionScaleRange?
  var isLogarithmic = false
  /// How much of the domain is seen at once, in a chart that scrolls.
  var visibleLength: Double?
  /// Where it is scrolled to; nil for its start.
  var visibleStart: _PlottedValue?
}

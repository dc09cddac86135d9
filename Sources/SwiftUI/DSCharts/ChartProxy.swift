public import DSView
public import Foundation

/// What is known of a chart that is drawn.
public struct ChartProxy {
  /// Where the plot is.
  public let plotFrame: Anchor<CGRect>?
  /// The plot's size in points.
  public let plotSize: CGSize
  let x: ChartScale
  let y: ChartScale

  /// Where the plot is.
  /// - Note: a chart always has a plot here.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotFrame else { preconditionFailure("the chart has not been laid out") }
    return plotFrame
  }
  /// The plot's size in points.
  public var plotAreaSize: CGSize { plotSize }

  /// The place of a value, in points from the plot's leading side; nil if the chart has none for it.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { x.position(value.plotted, in: plotSize.width) }
  /// The place of a value, in points from the plot's top; nil if the chart has none for it.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { y.position(value.plotted, in: plotSize.height) }
  /// The place of two values in the plot; nil if the chart has none for one of them.
  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// The places that a value takes up, in points from the plot's leading side; nil if the chart has none for it.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    x.extent(value.plotted, in: plotSize.width)
  }
  /// The places that a value takes up, in points from the plot's top; nil if the chart has none for it.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    y.extent(value.plotted, in: plotSize.height)
  }
  /// The categories of the horizontal axis, or its two ends.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { x.domain.values.compactMap { P(plotted: $0) } }
  /// The categories of the vertical axis, or its two ends.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { y.domain.values.compactMap { P(plotted: $0) } }
  /// The size of the whole plot, also where a chart scrolls.
  public var plotContainerSize: CGSize { plotSize }
  /// Chooses what is at a place.
  /// - Ignored: pictures are not touched.
  public func selectXValue(at position: CGFloat) {}
  /// Chooses what is at a place.
  /// - Ignored: pictures are not touched.
  public func selectYValue(at position: CGFloat) {}
  /// Chooses what is between two places.
  /// - Ignored: pictures are not touched.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  /// Chooses what is between two places.
  /// - Ignored: pictures are not touched.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  /// Chooses the part of a pie at an angle.
  /// - Ignored: pictures are not touched.
  public func selectAngleValue(at angle: Angle) {}
  /// The value at a place, in points from the plot's leading side.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    x.value(at: position, in: plotSize.width).flatMap { P(plotted: $0) }
  }
  /// The value at a place, in points from the plot's top.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    y.value(at: position, in: plotSize.height).flatMap { P(plotted: $0) }
  }
  /// The values at a place of the plot.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }
  /// The value of an angle of a pie.
  /// - Ignored: pictures are not touched.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? { nil }
}

import DSView
public import Foundation

/// A mark that a chart draws itself.
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}

extension _PrimitiveChartContent {
  /// Never called: the mark is drawn by the chart.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Bars.
public struct BarMark: _PrimitiveChartContent {
  private var mark = ChartMark(.bar)

  /// A bar from zero to a value, at a place on the other axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y, mark.width, mark.height, mark.stacking) = (x.channel, y.channel, width, height, stacking)
  }

  /// A bar between two values, at a place on the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { (mark.x, mark.yStart, mark.yEnd, mark.width) = (x.channel, yStart.channel, yEnd.channel, width) }

  /// A bar between two values, at a place on the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { (mark.xStart, mark.xEnd, mark.y, mark.height) = (xStart.channel, xEnd.channel, y.channel, height) }

  /// A bar along the one axis of a chart.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { (mark.x, mark.yPoints, mark.width, mark.stacking) = (x.channel, (yStart, yEnd), width, stacking) }

  /// A bar along the one axis of a chart.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { (mark.y, mark.xPoints, mark.height, mark.stacking) = (y.channel, (xStart, xEnd), height, stacking) }

  /// A bar between two values on the one axis of a chart.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { (mark.xStart, mark.xEnd, mark.yPoints) = (xStart.channel, xEnd.channel, (yStart, yEnd)) }

  /// A bar between two values on the one axis of a chart.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { (mark.yStart, mark.yEnd, mark.xPoints) = (yStart.channel, yEnd.channel, (xStart, xEnd)) }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { marks.add(content.mark) }
}

/// A line through points.
public struct LineMark: _PrimitiveChartContent {
  private var mark = ChartMark(.line)

  /// A point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (x.channel, y.channel)
  }

  /// A point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { (mark.x, mark.y, mark.series) = (x.channel, y.channel, series.channel) }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { marks.add(content.mark) }
}

/// Points.
public struct PointMark: _PrimitiveChartContent {
  private var mark = ChartMark(.point)

  /// A point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.x, mark.y) = (x.channel, y.channel)
  }

  /// A point of a chart with one axis.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    (mark.x, mark.yPoints.start) = (x.channel, y)
  }

  /// A point of a chart with one axis.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    (mark.y, mark.xPoints.start) = (y.channel, x)
  }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { marks.add(content.mark) }
}

/// The area under a line.
public struct AreaMark: _PrimitiveChartContent {
  private var mark = ChartMark(.area)

  /// A point of the upper edge of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { (mark.x, mark.y, mark.stacking) = (x.channel, y.channel, stacking) }

  /// A point of the upper edge of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) { (mark.x, mark.y, mark.series, mark.stacking) = (x.channel, y.channel, series.channel, stacking) }

  /// A point of both edges of an area.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    (mark.x, mark.yStart, mark.yEnd) = (x.channel, yStart.channel, yEnd.channel)
  }

  /// A point of both edges of an area along the vertical axis.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.xStart, mark.xEnd, mark.y) = (xStart.channel, xEnd.channel, y.channel)
  }

  /// A point of both edges of one of several areas along the vertical axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    (mark.xStart, mark.xEnd, mark.y, mark.series) = (xStart.channel, xEnd.channel, y.channel, series.channel)
  }

  /// A point of both edges of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    (mark.x, mark.yStart, mark.yEnd, mark.series) = (x.channel, yStart.channel, yEnd.channel, series.channel)
  }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { marks.add(content.mark) }
}

/// A straight line.
public struct RuleMark: _PrimitiveChartContent {
  private var mark = ChartMark(.rule)

  /// A line from the bottom of the plot to its top.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    (mark.x, mark.yPoints) = (x.channel, (yStart, yEnd))
  }

  /// A line from one side of the plot to the other.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    (mark.y, mark.xPoints) = (y.channel, (xStart, xEnd))
  }

  /// An upright line between two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    (mark.x, mark.yStart, mark.yEnd) = (x.channel, yStart.channel, yEnd.channel)
  }

  /// A level line between two values.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    (mark.xStart, mark.xEnd, mark.y) = (xStart.channel, xEnd.channel, y.channel)
  }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { marks.add(content.mark) }
}

/// Rectangles.
public struct RectangleMark: _PrimitiveChartContent {
  private var mark = ChartMark(.rectangle)

  /// A rectangle around a place.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) { (mark.x, mark.y, mark.width, mark.height) = (x.channel, y.channel, width, height) }

  /// A rectangle between two values of the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) { (mark.x, mark.yStart, mark.yEnd, mark.width) = (x.channel, yStart.channel, yEnd.channel, width) }

  /// A rectangle between two values of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) { (mark.xStart, mark.xEnd, mark.y, mark.height) = (xStart.channel, xEnd.channel, y.channel, height) }

  /// A rectangle between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    (mark.xStart, mark.xEnd) = (xStart.channel, xEnd.channel)
    (mark.yStart, mark.yEnd) = (yStart.channel, yEnd.channel)
  }

  /// A rectangle of the plot's height between two values.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) { (mark.xStart, mark.xEnd, mark.yPoints) = (xStart.channel, xEnd.channel, (yStart, yEnd)) }

  /// A rectangle of the plot's width between two values.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { (mark.yStart, mark.yEnd, mark.xPoints) = (yStart.channel, yEnd.channel, (xStart, xEnd)) }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { marks.add(content.mark) }
}

/// Parts of a disc.
public struct SectorMark: _PrimitiveChartContent {
  private var mark = ChartMark(.sector)

  /// A part of a disc, as large as its value is of the sum of all.
  public init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    (mark.angle, mark.innerRadius, mark.outerRadius) = (angle.channel, innerRadius, outerRadius)
    mark.angularInset = angularInset ?? 0
  }

  public static func _add(_ content: Self, to marks: inout _ChartMarks) { marks.add(content.mark) }
}

import DSView
import Foundation

/// A mark on a chart, with everything that is drawn of it.
struct ChartMark {
  /// What a mark is drawn as.
  enum Kind { case bar, line, point, area, rule, rectangle, sector }

  var kind: Kind
  var x: Channel?
  var y: Channel?
  /// Where a mark that has two ends begins and ends.
  var xStart: Channel?
  var xEnd: Channel?
  var yStart: Channel?
  var yEnd: Channel?
  /// Where a mark without a value on an axis is in points of the plot, from its leading side and its top.
  var xPoints: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  var yPoints: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  /// The angle of a sector.
  var angle: Channel?
  /// How wide and high it is; across its axis for a bar.
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  /// The radii of a sector.
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  /// Half the gap between two sectors, in points.
  var angularInset: CGFloat = 0
  /// How marks at one place are put together; nil for a kind that is not.
  var stacking: MarkStackingMethod?
  /// Whether its ends follow from those of others.
  var isStacked = false
  /// Whether a bar's ends are rounded: those at which no other bar follows, and not the one at zero.
  var roundedEnds = (start: true, end: true)
  /// Which line or area it belongs to.
  var series: Channel?

  var style: AnyShapeStyle?
  var styleBy: Channel?
  var symbol: MarkSymbol?
  var symbolBy: Channel?
  /// The size of symbols in points.
  var symbolSize: CGSize?
  var symbolSizeBy: Channel?
  var lineStyle: StrokeStyle?
  var lineStyleBy: Channel?
  var interpolation: InterpolationMethod?
  var positionBy: Channel?
  /// Along which axis marks are put side by side; nil for the one that they have room on.
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var offset = CGSize.zero
  /// What a mark is cut to, and what is made of its view otherwise, in order.
  var changes: [@MainActor (AnyView) -> AnyView] = []
  /// Marks through which this one is seen.
  var mask: [ChartMark]?
  var annotations: [MarkAnnotation] = []
  var zIndex: Double?
  /// Whether gradients span the plot and not the mark.
  var isStyledByPlot = false

  init(_ kind: Kind) { self.kind = kind }

  /// Everything that the mark has on the horizontal axis.
  var xChannels: [Channel] { [x, xStart, xEnd].compactMap { $0 } }
  /// Everything that the mark has on the vertical axis.
  var yChannels: [Channel] { [y, yStart, yEnd].compactMap { $0 } }

  /// What tells lines and areas apart.
  var seriesKey: [_PlottedValue?] { [series?.value, styleBy?.value, symbolBy?.value, lineStyleBy?.value] }
}

/// What is drawn at a point.
enum MarkSymbol {
  case shape(BasicChartSymbolShape)
  /// Another shape, which fills the symbol's size.
  case path(AnyShape)
  /// The line along a shape's edge.
  case outline(AnyShape, StrokeStyle)
  case view(@MainActor () -> AnyView)
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat
  var content: @MainActor (AnnotationContext) -> AnyView
}

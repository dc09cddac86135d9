package import DSNode
public import Foundation

/// How an outline is drawn; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The line's width.
  public var lineWidth: CGFloat
  /// How an open line ends.
  public var lineCap: CGLineCap
  /// How two segments meet.
  public var lineJoin: CGLineJoin
  /// The longest mitre, in line widths.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty for a whole line.
  public var dash: [CGFloat]
  /// Where in the pattern the line begins.
  public var dashPhase: CGFloat

  /// A line; whole and one point wide by default.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  /// The style as nodes have it.
  package var node: StrokeNode {
    var node = StrokeNode(lineWidth: lineWidth.literal)
    node.lineCap = lineCap == .butt ? .butt : lineCap == .round ? .round : .square
    node.lineJoin = lineJoin == .miter ? .miter : lineJoin == .round ? .round : .bevel
    node.miterLimit = max(1, Double(miterLimit))
    node.dash = dash.map { max(0, Double($0)) }
    if node.dash.allSatisfy({ $0 == 0 }) { node.dash = [] }
    node.dashPhase = Double(dashPhase)
    return node
  }
}

import DSGeometry
import DSNode

/// Colours at the points of a grid; as a view it takes all the space it is proposed.
/// - Partial: the curves through points without control points were chosen by eye, and so was how slowly colours change.
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView, Equatable, Sendable {
  /// A point of the grid with the control points of the curves that lead to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point of the curve to the previous point of the row.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point above.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the next point of the row.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve to the point below.
    public var bottomControlPoint: SIMD2<Float>

    /// A point and its control points.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// Where the points are.
  public enum Locations: Equatable, Sendable {
    /// Points whose control points follow from their neighbours.
    case points([SIMD2<Float>])
    /// Points with curves between them.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// Colours.
    case colors([Color])
    /// Numbers of colours.
    case resolvedColors([Color.Resolved])
  }

  /// Points of a row.
  public var width: Int
  /// Points of a column.
  public var height: Int
  /// Where the points are, row by row.
  public var locations: Locations
  /// The colours of the points, row by row.
  public var colors: Colors
  /// What lies behind where the grid does not reach.
  public var background: Color
  /// Whether colours change slowly at the points.
  public var smoothsColors: Bool
  /// The space in which colours pass into each other.
  public var colorSpace: Gradient.ColorSpace

  /// A grid of points, row by row, and their colours.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// A grid of points, row by row, and their colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points, row by row, and the numbers of their colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points with curves between them, row by row, and their colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// A grid of points with curves between them, row by row, and the numbers of their colours.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  private var node: MeshGradientNode {
    func point(_ point: SIMD2<Float>) -> DSGeometry.UnitPoint { .init(x: Double(point.x), y: Double(point.y)) }
    let places: [MeshGradientNode.Place] =
      switch locations {
      case .points(let points): points.map { MeshGradientNode.Place(point($0)) }
      case .bezierPoints(let points):
        points.map {
          MeshGradientNode.Place(
            point($0.position),
            controls: MeshGradientNode.Controls(
              leading: point($0.leadingControlPoint), top: point($0.topControlPoint),
              trailing: point($0.trailingControlPoint), bottom: point($0.bottomControlPoint)))
        }
      }
    let paints: [Paint] =
      switch colors {
      case .colors(let colors): colors.map(\.paint)
      case .resolvedColors(let colors): colors.map { .color(.literal($0.color)) }
      }
    return MeshGradientNode(
      columns: width, places: places, colors: paints, background: background.paint, isSmooth: smoothsColors,
      mixing: colorSpace.mixing)
  }

  /// The gradient's paint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .mesh(node)) }

  /// A node that fills the space it is proposed.
  @MainActor public static func _lower(_ view: MeshGradient, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.paint(.mesh(view.node)))])
  }
}

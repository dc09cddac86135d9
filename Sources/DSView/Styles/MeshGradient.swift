import DSGeometry
import DSNode

/// Colours at the points of a grid; as a view it takes all the room that it is offered.
/// - Partial: edges between points are straight, and the area is drawn as small patches of one colour each.
nonisolated public struct MeshGradient: ShapeStyle, PrimitiveView {
  let mesh: MeshGradientNode

  /// A grid of points, row by row, and their colours.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    mesh = MeshGradientNode(
      columns: width, points: points.map { .init(x: Double($0.x), y: Double($0.y)) }, colors: colors.map(\.paint))
  }

  /// The gradient's paint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .mesh(mesh)) }

  /// A node that fills its room.
  @MainActor public static func _lower(_ view: MeshGradient, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.paint(.mesh(view.mesh)))])
  }
}

import DSGeometry
import DSNode
public import Foundation

/// The shape of the container around, as much smaller as the view is within it; a rectangle where none says its shape.
/// - Partial: the least of the distances from the container's edges is how much smaller the shape is; without a
/// container's shape it is a rectangle, as no screen, window or widget is around a component.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The container's shape.
  public init() {}
  /// A rectangle: a path alone knows no container.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The container's outline, inset.
  public func _outline(_ environment: EnvironmentValues) -> _Outline {
    guard let container = environment[ContainerShapeKey.self] else { return _Outline(shape: .rectangle) }
    return container.outline(name: "ContainerRelativeShape") { container.inset($0, $1) }
  }
  /// A smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A container's shape, and the name under which its place is known.
struct ContainerShape: Sendable {
  let mark: LayoutMark
  /// How the corners are rounded in a size; nil if that is not known.
  private let corners: @Sendable (CGSize) -> RoundedRectangularShapeCorners?
  /// The outline in a rectangle, with its edges moved inwards first.
  private let path: @Sendable (CGFloat, CGRect) -> Path

  init<S: InsettableShape>(_ shape: S, _ mark: LayoutMark) {
    self.mark = mark
    corners = { size in (shape as? any RoundedRectangularShape)?.corners(in: size) }
    path = { amount, rect in shape.inset(by: amount).path(in: rect) }
  }

  /// An outline that depends on its rectangle and on how far that is within the container's.
  func outline(name: String, _ path: @escaping @Sendable (CGRect, EdgeInsets) -> Path) -> _Outline {
    _Outline(
      shape: .function(
        PathFunction(name: name, container: mark) { size, container in
          let rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
          let around = container ?? Rect(size: size)
          return path(
            rect,
            EdgeInsets(
              top: -around.minY, leading: -around.minX, bottom: around.maxY - size.height,
              trailing: around.maxX - size.width)
          ).path
        }))
  }

  /// The radii about the points that the container's corners are rounded about; nil if those are not known.
  func radii(_ rect: CGRect, _ insets: EdgeInsets) -> RectangleCornerRadii? {
    let around = rect.outset(insets)
    guard let radii = corners(around.size)?.radii(concentric: nil) else { return nil }
    func inner(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      radius > 0 ? max(0, radius - max(x, y)) : 0
    }
    return RectangleCornerRadii(
      topLeading: inner(radii.topLeading, insets.leading, insets.top),
      bottomLeading: inner(radii.bottomLeading, insets.leading, insets.bottom),
      bottomTrailing: inner(radii.bottomTrailing, insets.trailing, insets.bottom),
      topTrailing: inner(radii.topTrailing, insets.trailing, insets.top))
  }

  /// The container's outline in a smaller rectangle, inset by the least of the distances.
  func inset(_ rect: CGRect, _ insets: EdgeInsets) -> Path {
    let amount = min(insets.top, insets.leading, insets.bottom, insets.trailing)
    // The shape is fitted to the container before it is inset, so that a capsule's ends stay round.
    return path(amount, rect.insetBy(dx: -amount, dy: -amount))
  }
}

extension CGRect {
  /// The rectangle with its edges moved outwards.
  fileprivate func outset(_ insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.leading + insets.trailing,
      height: height + insets.top + insets.bottom)
  }
}

enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShape? = nil
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` and `ConcentricRectangle` follow inside.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

/// Gives the views inside a container's shape, and the container's place a name.
nonisolated private struct ContainerShapeModifier<S: InsettableShape>: ViewModifier {
  typealias Body = Never

  let shape: S

  @MainActor static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let mark = LayoutMark(id: inputs.place())
    var inner = inputs
    inner.environment[ContainerShapeKey.self] = ContainerShape(modifier.shape, mark)
    return content(inner).modified([.mark(mark)])
  }
}

import DSNode
public import Foundation

/// The shape of the container around; a rectangle where none says its shape.
/// - Partial: the container's shape is drawn in the view's own rectangle with the container's radius.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// The container's shape.
  public init() {}
  /// A rectangle: a path alone knows no container.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The container's outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline {
    environment[ContainerShapeKey.self]?._outline(environment) ?? _Outline(shape: .rectangle)
  }
  /// A smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue: AnyShape? = nil
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` takes inside.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(EnvironmentModifier { $0[ContainerShapeKey.self] = AnyShape(shape) })
  }
}

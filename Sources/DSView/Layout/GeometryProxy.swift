import DSGeometry
import DSNode
public import Foundation

/// What a view knows of its place while its content is made.
public struct GeometryProxy {
  let geometry: DeferredGeometry
  let mark: LayoutMark
  var isInSafeArea = false
  var direction = LayoutDirection.leftToRight

  init(geometry: DeferredGeometry, mark: LayoutMark, _ inputs: _ViewInputs? = nil) {
    self.geometry = geometry
    self.mark = mark
    guard let inputs else { return }
    isInSafeArea = inputs.environment[IsInSafeArea.self]
    direction = inputs.environment.layoutDirection
  }

  /// The view's size in points.
  public var size: CGSize { CGSize(width: geometry.size.width, height: geometry.size.height) }

  /// How far the safe area reaches beyond the view's edges; a picture has only that which its views make.
  public var safeAreaInsets: EdgeInsets {
    guard isInSafeArea else { return EdgeInsets() }
    let reach = geometry.frames.safeArea(beside: mark)
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: CGFloat(reach.top), leading: CGFloat(isMirrored ? reach.trailing : reach.leading),
      bottom: CGFloat(reach.bottom), trailing: CGFloat(isMirrored ? reach.leading : reach.trailing))
  }

  /// The view's rectangle in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's rectangle in a coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(origin: origin, size: size)
    case .named(let name):
      // A name that no view around has means the whole picture.
      let space = geometry.frames.space(spaceName(name), around: mark)
      let corner = space.map { CGPoint(x: $0.minX, y: $0.minY) } ?? .zero
      return CGRect(origin: CGPoint(x: origin.x - corner.x, y: origin.y - corner.y), size: size)
    }
  }

  /// The rectangle of a coordinate space around, in the view's own; nil where no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    geometry.frames.space(spaceName(coordinateSpace.name), around: mark).map { space in
      CGRect(x: space.minX - origin.x, y: space.minY - origin.y, width: space.width, height: space.height)
    }
  }

  /// The value of an anchor in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let frame = geometry.frames.places[anchor.mark]?.frame ?? Rect(size: .zero)
    return anchor.value(
      CGRect(x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width, height: frame.height))
  }

  /// The view's corner in the whole picture's content.
  private var origin: CGPoint {
    let frame = geometry.frames.places[mark]?.frame
    return CGPoint(x: frame?.minX ?? 0, y: frame?.minY ?? 0)
  }
}

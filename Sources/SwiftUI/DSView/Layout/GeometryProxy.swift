import DSGeometry
package import DSNode
public import Foundation

/// What a view knows of its place while its content is made.
public struct GeometryProxy {
  let geometry: DeferredGeometry
  let mark: LayoutMark
  var isInSafeArea = false
  var direction = LayoutDirection.leftToRight

  /// A proxy for the geometry that the layout finds for a mark.
  package init(geometry: DeferredGeometry, mark: LayoutMark, _ inputs: _ViewInputs? = nil) {
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

  /// How far the corners of a container around reach into the view; a component's picture has no such container.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

  /// The view's rectangle in a coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's rectangle in a coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let own = Rect(size: geometry.size)
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return CGRect(map.bounds(of: own))
    case .named(let name):
      // A name that no view around has means the whole picture.
      guard let space = geometry.frames.placeOfSpace(spaceName(name), around: mark) else {
        return CGRect(map.bounds(of: own))
      }
      return CGRect(map.then(space.map.inverse ?? .identity).bounds(of: own))
    }
  }

  /// The rectangle of a coordinate space around, in the view's own; nil if no view around has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    geometry.frames.placeOfSpace(spaceName(coordinateSpace.name), around: mark).map { space in
      CGRect(space.map.then(map.inverse ?? .identity).bounds(of: Rect(size: space.frame.size)))
    }
  }

  /// The value of an anchor in the view's own coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let place = geometry.frames.places[anchor.mark] else { return anchor.value(.zero) }
    return anchor.value(CGRect(place.map.then(map.inverse ?? .identity).bounds(of: Rect(size: place.frame.size))))
  }

  /// The map from the view's own coordinates into those of the whole picture's content.
  private var map: DSGeometry.AffineTransform { geometry.frames.places[mark]?.map ?? .identity }
}

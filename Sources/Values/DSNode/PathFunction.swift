package import DSGeometry

/// A path that depends on the rectangle it is drawn in, as an author's own `Shape` gives it, and perhaps on the
/// position of that rectangle in a container.
///
/// Two are equal if they are the same object. The function is called while a shot is painted, on any thread.
package final class PathFunction: Hashable, Sendable {
  /// The type's name, for texts.
  package let name: String
  /// Whether the path is mirrored where content runs right to left.
  package let mirrors: Bool
  /// The name of the container's place; nil if the path depends on its size alone.
  package let container: LayoutMark?
  /// Whether it stands for one that is lost: nodes that are read from text have no functions (`DSNodeText`).
  package let isStandIn: Bool
  private let function: @Sendable (Size, Rect?) -> Path

  /// A path for every size in points; its coordinates begin in the rectangle's top-left corner.
  package init(name: String, mirrors: Bool = true, _ function: @escaping @Sendable (Size) -> Path) {
    self.name = name
    self.mirrors = mirrors
    container = nil
    isStandIn = false
    self.function = { size, _ in function(size) }
  }

  /// A path for every size and container's rectangle, which is in the path's own coordinates; nil outside of it.
  package init(name: String, container: LayoutMark, _ function: @escaping @Sendable (Size, Rect?) -> Path) {
    self.name = name
    mirrors = true
    isStandIn = false
    self.container = container
    self.function = function
  }

  /// A stand-in that fills the rectangle it is drawn in.
  package init(standInFor name: String, mirrors: Bool, container: LayoutMark?) {
    self.name = name
    self.mirrors = mirrors
    self.container = container
    isStandIn = true
    function = { size, _ in
      let (width, height) = (size.width, size.height)
      return Path([
        .move(.zero), .line(Point(x: width)), .line(Point(x: width, y: height)), .line(Point(y: height)), .close,
      ])
    }
  }

  /// The path for a size in points.
  package func path(in size: Size, container: Rect? = nil) -> Path { function(size, container) }

  package static func == (a: PathFunction, b: PathFunction) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

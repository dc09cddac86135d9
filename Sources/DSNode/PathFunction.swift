package import DSGeometry

/// A path that depends on the rectangle it is drawn in, as an author's own `Shape` gives it.
///
/// Two are equal if they are the same object. The function is called while a shot is painted, on any thread.
package final class PathFunction: Hashable, Sendable {
  /// The type's name, for dumps.
  package let name: String
  /// Whether the path is mirrored where content runs right to left.
  package let mirrors: Bool
  private let function: @Sendable (Size) -> Path

  /// A path for every size in points; its coordinates begin in the rectangle's top-left corner.
  package init(name: String, mirrors: Bool = true, _ function: @escaping @Sendable (Size) -> Path) {
    self.name = name
    self.mirrors = mirrors
    self.function = function
  }

  /// The path for a size in points.
  package func path(in size: Size) -> Path { function(size) }

  package static func == (a: PathFunction, b: PathFunction) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

import DSDiagnostics
import DSNode
import DSSyntax

/// The values of a view's or modifier's arguments by name, in the order in which they were given.
///
/// There are few of them, so that looking through them is faster than hashing their names.
struct ArgumentValues {
  private(set) var members: [(name: String, node: SyntaxNode)] = []

  /// The value of an argument; nil if it is not given.
  subscript(name: String) -> SyntaxNode? {
    get { members.first { $0.name == name }?.node }
    set {
      guard let index = members.firstIndex(where: { $0.name == name }) else {
        if let newValue { members.append((name, newValue)) }
        return
      }
      if let newValue { members[index].node = newValue } else { members.remove(at: index) }
    }
  }

  /// Adds the value of an argument that has none: the keys of one mapping differ, and there may be very many.
  mutating func add(_ name: String, _ node: SyntaxNode) { members.append((name, node)) }

  /// Where the values are written, in that order.
  var places: [SourceOrigin.Argument] {
    let places = members.map { SourceOrigin.Argument($0.name, at: $0.node.location) }
    return places.count < 2 ? places : places.sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }
}

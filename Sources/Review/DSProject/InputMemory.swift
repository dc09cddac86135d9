import DSDiagnostics
import Synchronization

/// What parts of a project resolved to when they were read, so that it can be read again quickly if only components
/// changed.
package final class InputMemory: Sendable {
  struct Part: Sendable {
    var value: any Sendable
    var problems: [Diagnostic]
    var read: ReadFiles
  }

  private let parts = Mutex<[String: Part]>([:])

  /// Remembers nothing.
  package init() {}

  /// Forgets everything: something else than a component has changed.
  package func forget() { parts.withLock { $0 = [:] } }

  subscript(_ part: String) -> Part? { parts.withLock { $0[part] } }

  func keep(_ part: String, _ found: Part) { parts.withLock { $0[part] = found } }
}

extension ReadFiles {
  /// Adds what was read besides.
  mutating func add(_ other: ReadFiles) {
    trees.merge(other.trees) { $1 }
    components.formUnion(other.components)
    files.formUnion(other.files)
    fonts.formUnion(other.fonts)
  }
}

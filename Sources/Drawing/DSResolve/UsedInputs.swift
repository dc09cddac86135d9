package import DSCascade
package import DSGeometry
import Synchronization

/// The inputs that were looked up by name while something was resolved, whether they existed or not.
package final class UsedInputs: Sendable {
  private struct Seen {
    var tokens: [ModeSelection: Set<TokenPath>] = [:]
    var symbols: Set<String> = []
    var images: Set<String> = []
  }

  private let seen = Mutex(Seen())

  /// No inputs yet.
  package init() {}

  /// The tokens by the modes in force; those that they refer to are not among them.
  package var tokens: [ModeSelection: Set<TokenPath>] { seen.withLock { $0.tokens } }

  /// The design system's own symbols.
  package var symbols: Set<String> { seen.withLock { $0.symbols } }

  /// The design system's images.
  package var images: Set<String> { seen.withLock { $0.images } }

  func note(_ path: TokenPath, in modes: ModeSelection) {
    seen.withLock { seen in _ = seen.tokens[modes, default: []].insert(path) }
  }

  func note(symbols names: some Sequence<String>) { seen.withLock { $0.symbols.formUnion(names) } }

  func note(image name: String) { seen.withLock { _ = $0.images.insert(name) } }
}

package import DSCascade
package import DSGeometry
import Synchronization

/// The tokens that were asked for when something was resolved, in the modes in which they were.
package final class TokenUses: Sendable {
  private let seen = Mutex<[ModeSelection: Set<TokenPath>]>([:])

  /// Nothing was asked for yet.
  package init() {}

  /// The tokens by the modes in force; those that they refer to are not among them.
  package var paths: [ModeSelection: Set<TokenPath>] { seen.withLock { $0 } }

  func note(_ path: TokenPath, in modes: ModeSelection) {
    seen.withLock { seen in _ = seen[modes, default: []].insert(path) }
  }
}

import DSCascade
import DSGeometry

/// The tokens that values of tokens depend on, found once for all shots that ask for the same one.
final class TokenDependencies {
  private struct Key: Hashable {
    let theme: ObjectIdentifier
    let modes: ModeSelection
    let path: TokenPath
  }

  private var known: [Key: Set<TokenPath>] = [:]

  /// A token with all that its value may depend on.
  /// - Parameter theme: a theme that outlives this memory.
  func of(_ path: TokenPath, in modes: ModeSelection, _ theme: Theme) -> Set<TokenPath> {
    let key = Key(theme: ObjectIdentifier(theme), modes: modes, path: path)
    if let found = known[key] { return found }
    let found = theme.dependencies(of: path, in: modes)
    known[key] = found
    return found
  }
}

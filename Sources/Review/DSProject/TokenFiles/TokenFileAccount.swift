/// Which of the files that tokens were asked of were read, and which were left out.
package struct TokenFileAccount: Hashable, Sendable {
  /// What a file was read as.
  package enum Role: Hashable, Sendable {
    /// Groups of tokens that hold in every context.
    case tokens
    /// The tokens of one context of a mode.
    case context(mode: String, String)
    /// A resolver document.
    case resolver
    /// Tokens Studio's list of themes.
    case themes
    /// Tokens Studio's order of sets.
    case order
    /// One of Tokens Studio's sets.
    case set(String)
    /// All of Tokens Studio's sets in one file.
    case sets

    /// The role in a few words.
    package var text: String {
      switch self {
      case .tokens: "tokens"
      case .context(let mode, let context): "\(mode)=\(context)"
      case .resolver: "resolver document"
      case .themes: "themes of Tokens Studio"
      case .order: "order of Tokens Studio's sets"
      case .set(let name): "set '\(name)'"
      case .sets: "sets of Tokens Studio"
      }
    }
  }

  /// A file that was read.
  package struct Read: Hashable, Sendable {
    /// Its path.
    package var path: String
    /// What it was read as.
    package var role: Role
  }

  /// A file that was left out.
  package struct LeftOut: Hashable, Sendable {
    /// Its path.
    package var path: String
    /// Why, as a clause.
    package var reason: String
  }

  /// The files that were read, the lowest of the cascade first.
  package var read: [Read] = []
  /// The files that were left out, sorted by path.
  package var leftOut: [LeftOut] = []
}

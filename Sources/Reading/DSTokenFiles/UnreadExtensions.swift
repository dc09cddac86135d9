import DSDiagnostics
import DSSyntax

/// What changes a token's value in some modes and is not read: counts it for one warning a kind and file.
struct UnreadExtensions {
  /// What a part does to a value.
  enum Kind: Int, CaseIterable {
    /// Values for modes that are kept where they are not read: by a vendor, by a group, or in a file whose modes come from
    /// elsewhere.
    case modes
    /// Values for more modes than are read.
    case manyModes

    fileprivate var message: String {
      switch self {
      case .manyModes:
        "tokens have values for more than \(Limits.modesInTokens) modes, and those for further ones are not read"
      case .modes:
        "values for modes beside a token's own are not read here: the token has its own value in every mode"
      }
    }

    fileprivate var hint: String {
      switch self {
      case .manyModes: "names that occur in one token are of one mode: let each token name all contexts of its mode"
      case .modes: "move the values into a file for each mode, and name them as contexts in a resolver document"
      }
    }
  }

  private var found: [Kind: (first: SourceLocation, count: Int)] = [:]

  /// Looks at what vendors keep in the `$extensions` of a token or group.
  mutating func note(_ extensions: SyntaxNode) {
    for vendor in extensions.members ?? [] where !vendor.isOfModes {
      for modes in vendor.value.members ?? [] where modes.isOfModes { note(.modes, at: modes.location) }
    }
  }

  /// Counts a part at a place.
  mutating func note(_ kind: Kind, at location: SourceLocation) {
    found[kind, default: (location, 0)].count += 1
  }

  /// One warning for each kind, at the first place, with the number of places.
  func report(to diagnostics: inout DiagnosticBag) {
    for kind in Kind.allCases {
      guard let (first, count) = found[kind] else { continue }
      let more = count > 1 ? " (and \(count - 1) more in this file)" : ""
      diagnostics.warning("unread-extension", kind.message + more, at: first, hint: kind.hint)
    }
  }
}

extension SyntaxNode.Member {
  /// Whether this member of `$extensions` holds values for modes.
  var isOfModes: Bool { ["mode", "modes"].contains(key) && value.members?.isEmpty == false }
}

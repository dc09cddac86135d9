import DSDiagnostics
import DSSyntax

/// Parts of `$extensions` that change what a token's value is, and are not read: counts them for one warning a kind and file.
struct UnreadExtensions {
  /// What a part does to a value.
  enum Kind: Int, CaseIterable {
    /// Terrazzo, Figma's exports and others keep the values of other modes beside the value (`mode`, `modes`).
    case modes

    fileprivate var message: String {
      switch self {
      case .modes:
        "\"$extensions\" has values for modes, which are not read: the token has its \"$value\" in every mode"
      }
    }

    fileprivate var hint: String {
      switch self {
      case .modes: "move the values into a file for each mode, and name them as contexts in a resolver document"
      }
    }
  }

  private var found: [Kind: (first: SourceLocation, count: Int)] = [:]

  /// Looks at the `$extensions` of a token or group.
  mutating func note(_ extensions: SyntaxNode) {
    for member in extensions.members ?? [] {
      // A vendor's own member holds them, or `$extensions` itself.
      let own = (member.value.members ?? []).filter { Self.isOfModes($0) }
      for modes in Self.isOfModes(member) ? [member] : own { note(.modes, at: modes.location) }
    }
  }

  private mutating func note(_ kind: Kind, at location: SourceLocation) {
    found[kind, default: (location, 0)].count += 1
  }

  private static func isOfModes(_ member: SyntaxNode.Member) -> Bool {
    ["mode", "modes"].contains(member.key) && member.value.members?.isEmpty == false
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

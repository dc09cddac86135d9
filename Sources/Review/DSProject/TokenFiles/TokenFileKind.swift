import DSFiles
package import DSSyntax
import DSTokenFiles

/// What a file is to a reader of tokens, by its content.
package enum TokenFileKind: Hashable, Sendable {
  /// A resolver document.
  case resolver
  /// Tokens Studio's list of themes or order of sets, which lies beside a file for each set.
  case studioFolder
  /// Tokens Studio's one file of all sets.
  case studioFile
  /// Groups of tokens.
  case tokens
  /// Anything else.
  case other

  /// The kind of a file.
  package init(_ path: String, _ node: SyntaxNode) {
    let name = splitPath(path).leaf
    if name == "$themes.json" || name == "$metadata.json" {
      self = .studioFolder
    } else if node["resolutionOrder"]?.elements != nil {
      self = .resolver
    } else if node.holdsTokenSets {
      self = .studioFile
    } else {
      self = node.holdsTokensInside ? .tokens : .other
    }
  }
}

extension SyntaxNode {
  /// Whether a token lies below the node.
  fileprivate var holdsTokensInside: Bool {
    guard let members else { return false }
    return members.contains { member in
      member.key != "$extensions" && member.value.members != nil
        && (member.value["$value"] != nil || member.value.isLegacyToken || member.value.holdsTokensInside)
    }
  }
}

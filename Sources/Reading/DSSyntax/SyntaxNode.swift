package import DSDiagnostics

/// A value of a JSON or YAML file with its place.
///
/// Scalars stay text until a reader requests a type, so that YAML's `no` is a string where a string is wanted. What can
/// no longer occur: YAML aliases and tags, duplicate keys, more values or levels than `Limits` allow, text that is not
/// UTF-8.
package struct SyntaxNode: Hashable, Sendable {
  /// What the value is.
  package enum Kind: Hashable, Sendable {
    /// A scalar; `quoted` is true for JSON strings and for YAML's quoted and block scalars.
    case scalar(String, quoted: Bool)
    /// A list.
    case array([SyntaxNode])
    /// A mapping, in the order of the file.
    case object([Member])
  }

  /// One key of a mapping and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The place of the key.
    package var location: SourceLocation
    /// The value.
    package var value: SyntaxNode
    /// The place of an earlier member of the same key, which this one replaces; only in token files (`SyntaxDialect`).
    @Rare package var replaces: SourceLocation?

    /// A member.
    package init(key: String, location: SourceLocation, value: SyntaxNode, replaces: SourceLocation? = nil) {
      self.key = key
      self.location = location
      self.value = value
      self.replaces = replaces
    }
  }

  /// What the value is.
  package var kind: Kind
  /// Where it begins.
  package var location: SourceLocation

  /// A value at a place.
  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// The members of a mapping; nil for other kinds.
  package var members: [Member]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The elements of a list; nil for other kinds.
  package var elements: [SyntaxNode]? {
    if case .array(let elements) = kind { elements } else { nil }
  }

  /// The value of a mapping's key; nil if there is none or this is not a mapping.
  package subscript(key: String) -> SyntaxNode? {
    members?.first { $0.key == key }?.value
  }

  /// The text of any scalar but a null; nil for other kinds.
  package var string: String? {
    if case .scalar(let text, let quoted) = kind, quoted || !Self.nulls.contains(text) { text } else { nil }
  }

  /// The finite number that an unquoted scalar spells in JSON's grammar (a leading `+` or `.` is allowed too); nil
  /// otherwise.
  package var number: Double? {
    guard case .scalar(let text, quoted: false) = kind, let first = text.utf8.first else { return nil }
    let starts = "+-.0123456789".utf8
    guard starts.contains(first), text.utf8.allSatisfy({ starts.contains($0) || $0 == 0x65 || $0 == 0x45 }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The truth value that an unquoted `true` or `false` spells; nil otherwise.
  package var boolean: Bool? {
    switch kind {
    case .scalar("true", quoted: false): true
    case .scalar("false", quoted: false): false
    default: nil
    }
  }

  /// Whether the value is an unquoted null.
  package var isNull: Bool {
    if case .scalar(let text, quoted: false) = kind { Self.nulls.contains(text) } else { false }
  }

  /// The value's kind in an author's words, for messages: "a string", "a number", "a list", …
  package var kindName: String {
    switch kind {
    case .array: "a list"
    case .object: "a mapping"
    case .scalar:
      if isNull {
        "null"
      } else if number != nil {
        "a number"
      } else if boolean != nil {
        "a boolean"
      } else {
        "a string"
      }
    }
  }

  private static let nulls: Set<String> = ["null", "~", ""]
}

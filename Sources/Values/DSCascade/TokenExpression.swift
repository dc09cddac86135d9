public import DSDiagnostics
public import DSGeometry

/// A token's value as it is written: literals with references inside, bound late.
///
/// The tree is that of DTCG. Its place in a file is kept for messages, but is not part of the value: two expressions
/// are equal if they have the same content.
public struct TokenExpression: Sendable {
  /// What an expression is.
  public indirect enum Kind: Hashable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case list([TokenExpression])
    /// Members sorted by key, keys unique.
    case object([Member])
    /// The value of another token: `{a.b}`.
    case alias(TokenPath)
    /// A text with references in it, which is read when they are known: `{a.b} * 2`, `rgba({c}, 0.5)`.
    case composed([TextPart])
    /// A JSON pointer to a token or into its value: `{"$ref": "#/a/b/$value/components/0"}`.
    case pointer(TokenPointer)
  }

  /// A part of a text with references.
  public enum TextPart: Hashable, Sendable {
    case text(String)
    /// The value of another token, as CSS writes it.
    case reference(TokenPath)
  }

  /// One key of an object and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: TokenExpression
  }

  /// What the expression is.
  public var kind: Kind
  /// Where it was written; nil if it was made in Swift.
  public var location: SourceLocation?

  /// An expression of a kind.
  public init(_ kind: Kind, at location: SourceLocation? = nil) {
    self.kind = kind
    self.location = location
  }

  /// The value of the token at `path`, whatever it is when the token is looked up.
  public static func alias(_ path: TokenPath) -> TokenExpression { TokenExpression(.alias(path)) }

  /// The value of the token at a dotted path, whatever it is when the token is looked up.
  public static func alias(_ dotted: String) -> TokenExpression { alias(TokenPath(dotted)) }

  /// The value that a JSON pointer such as `#/color/ink/$value/alpha` leads to when the token is looked up.
  ///
  /// - Precondition: the text is a pointer.
  public static func pointer(_ text: String) -> TokenExpression {
    guard let pointer = TokenPointer(text) else { preconditionFailure("'\(text)' is not a JSON pointer") }
    return TokenExpression(.pointer(pointer))
  }

  /// A number.
  public static func number(_ value: Double) -> TokenExpression { TokenExpression(.number(value)) }

  /// A text.
  public static func string(_ value: String) -> TokenExpression { TokenExpression(.string(value)) }

  /// A list.
  public static func list(_ elements: [TokenExpression]) -> TokenExpression { TokenExpression(.list(elements)) }

  /// An object, such as a composite value with references inside.
  public static func object(_ members: [String: TokenExpression]) -> TokenExpression {
    TokenExpression(.object(members.sorted { $0.key < $1.key }.map { Member(key: $0.key, value: $0.value) }))
  }

  /// The value of an object's key; nil if there is none.
  public subscript(key: String) -> TokenExpression? {
    if case .object(let members) = kind { members.first { $0.key == key }?.value } else { nil }
  }

  /// Whether the whole expression is a reference.
  public var isReference: Bool {
    switch kind {
    case .alias, .pointer: true
    case .null, .boolean, .number, .string, .list, .object, .composed: false
    }
  }

  /// All references in the expression, in order.
  public var references: [TokenExpression] {
    switch kind {
    case .alias, .pointer: [self]
    case .list(let elements): elements.flatMap(\.references)
    case .object(let members): members.flatMap(\.value.references)
    case .composed(let parts):
      parts.compactMap { part in
        if case .reference(let path) = part { TokenExpression(.alias(path), at: location) } else { nil }
      }
    case .null, .boolean, .number, .string: []
    }
  }

  /// The expression as a value of a data file.
  public var data: DataValue {
    switch kind {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let value): Int64(exactly: value).map { .integer($0) } ?? .number(value)
    case .string(let value): .string(value)
    case .list(let elements): .list(elements.map(\.data))
    case .object(let members): .object(Dictionary(members.map { ($0.key, $0.value.data) }) { $1 })
    case .alias(let path): .string("{\(path)}")
    case .composed(let parts): .string(parts.map(\.text).joined())
    case .pointer(let pointer): .object(["$ref": .string(pointer.description)])
    }
  }

  /// The expression as it is written in a file, on one line.
  public var text: String {
    switch kind {
    case .alias(let path): "{\(path)}"
    case .null, .boolean, .number, .string, .list, .object, .composed, .pointer: data.text
    }
  }

  /// The kind in an author's words, for messages.
  var kindName: String {
    switch kind {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string(let text): "the string '\(text)'"
    case .list: "a list"
    case .object: "an object"
    case .alias, .pointer: "a reference"
    case .composed: "a text with references"
    }
  }
}

extension TokenExpression.TextPart {
  /// The part as it is written.
  var text: String {
    switch self {
    case .text(let text): text
    case .reference(let path): "{\(path)}"
    }
  }
}

extension TokenExpression: Hashable {
  public static func == (a: TokenExpression, b: TokenExpression) -> Bool { a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A JSON pointer (RFC 6901) in the form of a URI fragment, such as `#/color/brand/$value/components/0`.
public struct TokenPointer: Hashable, Sendable, CustomStringConvertible {
  /// The names and indices of the way, unescaped.
  public var steps: [String]

  /// A pointer of unescaped steps.
  public init(steps: [String]) { self.steps = steps }

  /// Reads `#/a/b`, with `~1` for a slash, `~0` for a tilde and `%20`-like escapes; nil for other texts.
  public init?(_ text: String) {
    // Bytes, not characters: a name that begins with a combining mark would take the slash before it along.
    guard text.utf8.starts(with: "#/".utf8) else { return nil }
    var steps: [String] = []
    for part in text.utf8.dropFirst(2).split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let step = Self.unescaped(part) else { return nil }
      steps.append(step)
    }
    self.steps = steps
  }

  /// The pointer with its escapes.
  public var description: String {
    "#"
      + steps.map { step in
        "/" + step.unicodeScalars.reduce(into: "") { $0 += $1 == "~" ? "~0" : $1 == "/" ? "~1" : String($1) }
      }.joined()
  }

  /// The step that a part of a pointer spells; nil if an escape is broken.
  private static func unescaped(_ part: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = part.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "~"):
        switch rest.next() {
        case UInt8(ascii: "0"): bytes.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): bytes.append(UInt8(ascii: "/"))
        default: return nil
        }
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }),
          let low = rest.next().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
        else { return nil }
        bytes.append(UInt8(high * 16 + low))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// A value that a picture cannot use: kept, listed and passed on to other tokens, never drawn.
public struct OpaqueValue: Hashable, Sendable {
  /// Why a picture cannot use it.
  public enum Reason: Hashable, Sendable {
    /// Pictures use no tokens of the type, such as `asset` or `textCase`.
    case type(String)
    /// The length has a unit that depends on what a token file does not know, such as a window.
    case unit(String)
    /// A keyword such as `auto`.
    case keyword
    /// More than one value in a text, such as `6px 10px`.
    case several
    /// A function that is not computed, such as `var(--a)`.
    case function(String)
    /// A calculation whose units do not go together.
    case calculation
    /// A gradient that runs in a way which DTCG has no members for.
    case gradient(String)
    /// Nothing tells what the value is.
    case untyped
    /// A member that a composite cannot do without is missing.
    case missing(String)
    /// A member, such as a height of line, is 0, which shows nothing.
    case zero(String)
    /// The token is of one type, the token that it refers to of another that has nothing to do with it.
    case otherType(TokenType, than: TokenType)
  }

  /// The value on one line, as it was written, with references filled in.
  public var text: String
  /// Why a picture cannot use it.
  public var reason: Reason

  /// A value.
  public init(_ text: String, _ reason: Reason) {
    self.text = text
    self.reason = reason
  }
}

extension OpaqueValue.Reason {
  /// The reason in a few words, as lists show it.
  public var text: String {
    switch self {
    case .type(let name): "pictures use no \(name)"
    case .unit("%"): "a share of something that the token does not name"
    case .unit(let unit): "the unit \(unit) is not one of points"
    case .keyword: "a keyword"
    case .several: "several values"
    case .function(let name): "\(name)() is not computed"
    case .calculation: "its units do not go together"
    case .gradient(let kind): "a \(kind) gradient"
    case .untyped: "its type is not known"
    case .missing(let member): "it has no \(member)"
    case .zero(let member): "its \(member) is 0"
    case .otherType(let found, let type): "it is a \(type.rawValue) that refers to a \(found.rawValue)"
    }
  }

  /// A stable name of the reason, in kebab case, for counting.
  public var id: String {
    switch self {
    case .type: "type"
    case .unit: "unit"
    case .keyword: "keyword"
    case .several: "several-values"
    case .function: "function"
    case .calculation: "calculation"
    case .gradient: "gradient"
    case .untyped: "untyped"
    case .missing: "missing-member"
    case .zero: "zero-member"
    case .otherType: "other-type"
    }
  }
}

extension OpaqueValue {
  /// The reason where a text is one of the keywords and functions of CSS that have no value by themselves; nil for other
  /// texts.
  static func reason(of text: String) -> Reason? {
    let word = text.trimmed.lowercased()
    if keywords.contains(word) { return .keyword }
    guard let call = CSSText.call(word) else { return nil }
    if functions.contains(call.name) { return .function(call.name) }
    guard colorFunctions.contains(call.name) else { return nil }
    // A colour of what only a page knows: `hsl(var(--hue) 50% 50%)`, `oklch(from var(--a) l c h)`.
    for name in ["var", "env", "attr"] where call.arguments.contains("\(name)(") { return .function(name) }
    return call.arguments.trimmed.utf8.starts(with: "from".utf8) ? .function("relative \(call.name)") : nil
  }

  /// The functions of CSS that make colours.
  static let colorFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  private static let keywords: Set<String> = [
    "auto", "none", "normal", "inherit", "initial", "unset", "revert", "revert-layer", "currentcolor", "min-content",
    "max-content", "fit-content", "stretch", "thin", "medium", "thick", "smaller", "larger", "xx-small", "x-small",
    "small", "large", "x-large", "xx-large", "content", "linear", "ease", "ease-in", "ease-out", "ease-in-out",
    "step-start", "step-end", "mixed", "accentcolor", "canvas", "canvastext", "linktext", "buttonface", "buttontext",
    "graytext", "highlight", "highlighttext", "undefined", "unspecified", "",
  ]

  private static let functions: Set<String> = [
    "var", "env", "attr", "color-mix", "light-dark", "contrast-color", "color-contrast", "fit-content", "minmax",
    "repeat", "url", "image-set", "steps", "linear", "spring", "clamp", "calc", "min", "max", "device-cmyk", "hwba",
  ]
}

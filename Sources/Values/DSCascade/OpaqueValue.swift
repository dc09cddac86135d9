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
    }
  }
}

extension OpaqueValue {
  /// The reason where a text is one of the keywords and functions of CSS that have no value by themselves; nil for other
  /// texts.
  static func reason(of text: String) -> Reason? {
    let word = text.trimmed.lowercased()
    if keywords.contains(word) { return .keyword }
    if let call = CSSText.call(word), functions.contains(call.name) { return .function(call.name) }
    return nil
  }

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

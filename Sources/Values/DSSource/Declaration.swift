/// A declaration in a Swift source: what can be left out of it, whole or by its bodies alone.
public struct Declaration {
  /// What a declaration is, as far as leaving it out is concerned.
  public enum Kind: Sendable {
    /// A type or an extension, which has members.
    case type
    /// A function, an initializer, a deinitializer or a subscript.
    case function
    /// A variable or a constant.
    case variable
    /// A `#Preview`.
    case preview
    /// Anything else, such as an import, a case or a type alias.
    case other
  }

  /// What it is.
  public let kind: Kind
  /// The word that introduces it, such as `func`; `#Preview` for a preview.
  public let keyword: String
  /// Its name; empty if it has none.
  public let name: String
  /// Its bytes, from its first attribute to its end.
  public let range: Range<Int>
  /// The bytes between the braces of each of its bodies: a function's, accessors', observers', or a preview's closure.
  public let bodies: [Range<Int>]
  /// The bytes of a variable's initial value; nil if it has none, or shares its declaration with other variables.
  public let initialValue: Range<Int>?
  /// The tokens of the type that it is declared with or returns; empty if the source names none.
  public let type: [String]
  /// The tokens between its name and its members, such as the protocols that a type conforms to.
  public let header: [String]
  /// The declarations in a type, in their order.
  public let members: [Declaration]
  /// The name of a preview as the source has it, a string literal; nil if it has none.
  public let title: String?

  /// The declarations of a source that are not inside others, in their order.
  ///
  /// Sources that the compiler does not parse may be cut anywhere: a declaration extends to the next word that begins one.
  public static func all(in source: String) -> [Declaration] { DeclarationReader(source).all }

  /// What messages call it within what it is part of, such as `init` or `body`.
  public var label: String { name.isEmpty || keyword == "import" ? keyword + (name.isEmpty ? "" : " " + name) : name }

  /// Whether it is a type that lists previews, or one is in it.
  var listsPreviews: Bool { isPreviewProvider || members.contains(where: \.listsPreviews) }

  /// Whether it is a type that lists previews.
  public var isPreviewProvider: Bool { kind == .type && keyword != "extension" && header.contains("PreviewProvider") }
}

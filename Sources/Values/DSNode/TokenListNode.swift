/// The tokens that views are repeated over, in the theme and the modes that are in force where the views are drawn.
package struct TokenListNode: Hashable, Sendable {
  /// What one element is.
  package enum Element: String, Hashable, Sendable, CaseIterable {
    /// A token.
    case tokens
    /// A group that holds such tokens itself, and not only in groups inside it.
    case groups
  }

  /// What decides the order.
  package enum Order: String, Hashable, Sendable, CaseIterable {
    /// The names, as people count: 2 before 10.
    case name
    /// Lengths, times and numbers, the smallest first; names where there are none.
    case value
  }

  /// What one element is.
  package var element: Element
  /// The path of the group; the empty path is all tokens.
  package var group: Value<String>
  /// Whether tokens of groups inside the group are left out.
  package var isDirect: Bool
  /// The DTCG type that a token must have; nil for any.
  package var type: String?
  /// What decides the order.
  package var order: Order
  /// How many elements are left out at the beginning.
  package var skip = 0
  /// The most elements after those; nil for all.
  package var limit: Int?
  /// The name of an element, with which the values of the environment inside begin.
  package var name: String

  /// A list of tokens, in the order of their names by default.
  package init(
    _ element: Element = .tokens, in group: Value<String>, isDirect: Bool = false, type: String? = nil,
    order: Order = .name, name: String
  ) {
    self.element = element
    self.group = group
    self.isDirect = isDirect
    self.type = type
    self.order = order
    self.name = name
  }

  /// What is known of an element; each is a value of the environment in the views of the element.
  package enum Field: String, Hashable, Sendable, CaseIterable {
    /// The whole name, with its groups.
    case path
    /// The last part of the name.
    case name
    /// The path of the group around it.
    case group
    /// The DTCG type.
    case type
    /// The author's description; empty if there is none.
    case description
    /// The value, wherever one of its type is expected, and as a text.
    case value
    /// A length in points without its sign; 0 for other types and for lengths that are relative.
    case length
    /// The contrast of a colour with white by WCAG 2.2, such as `4.6`; empty for other types.
    case onWhite
    /// The contrast of a colour with black.
    case onBlack
    /// The contrast of a colour with the one that it is likely drawn on, and that one's name, such as `7.2 on color.surface`;
    /// empty where names do not say it.
    case onGround
    /// The smallest gamut beyond sRGB that holds a colour, such as `Display P3`; empty for colours that sRGB holds.
    case gamut
    /// A duration in milliseconds, that of a transition too; 0 for other types.
    case milliseconds
    /// The number of the element, from 0.
    case index
  }

  /// The name of the environment value that holds a field inside.
  package func environmentName(of field: Field) -> String { Self.environmentName(of: field, in: name) }

  /// The name of the environment value that holds a field of an element of some name.
  package static func environmentName(of field: Field, in name: String) -> String { "\(name)-\(field.rawValue)" }
}

/// A typed element of a style: one thing that can be styled, such as a card's padding.
///
/// The type itself is the key: `style[CardPadding.self]`. A value type may be its own key. To reach it as a member,
/// extend `Style.Key`:
///
///     struct CardPadding: StyleKeys {
///       static let name = "card.padding"
///       static let initial = 16.0
///     }
///
///     extension Style.Key {
///       var cardPadding: CardPadding.Type { CardPadding.self }
///     }
///
///     var style = Style()
///     style.cardPadding = 24
///
/// Values that are not `Equatable` are compared by what they encode.
public protocol StyleKeys<Value>: CascadeKeys where Value: Codable {}

/// A typed element of the cascade, whether its values can be written to a file or not.
///
/// What views inherit on their way down the tree are such elements; a style that holds one cannot be encoded.
public protocol CascadeKeys<Value>: SendableMetatype {
  /// The type of the element's values.
  associatedtype Value: Sendable

  /// The name under which the element is encoded; unique in a program, without braces.
  static var name: String { get }

  /// The value of the element where no style sets it.
  static var initial: Value { get }
}

extension Style {
  /// Carries the members by which style keys are reached; extend it with computed properties of key types.
  public struct Key {
    init() {}
  }

  /// A style's value for one key; the three cases are CSS's `initial`, `inherit` and a value.
  public enum Value<Wrapped: Sendable>: Sendable {
    /// The key's initial value, whatever the value in an earlier style.
    case initial
    /// The value in earlier styles; the same as no value.
    case inherit
    /// An explicit value.
    case override(Wrapped)
  }
}

extension Style.Value: Equatable where Wrapped: Equatable {}

public import Foundation

/// The language whose manner of setting type a text has.
/// - Ignored: on Apple's platforms the language decides hyphenation and line height; here the fonts do.
public struct TypesettingLanguage: Sendable, Equatable {
  let language: Locale.Language?

  /// The language of the letters.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension Text {
  /// The text in a language's manner of setting type.
  /// - Ignored: on Apple's platforms the language decides hyphenation and line height; here the fonts do.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// The language whose manner of setting type texts inside have.
  /// - Ignored: on Apple's platforms the language decides hyphenation and line height; here the fonts do.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }
}

public import Foundation

/// The language whose manner of setting type a text has.
/// - Ignored: the language decides where words are parted and how high lines are, which the fonts decide here.
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
  /// - Ignored: the language decides where words are parted and how high lines are, which the fonts decide here.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
}

extension View {
  /// The language whose manner of setting type texts inside have.
  /// - Ignored: the language decides where words are parted and how high lines are, which the fonts decide here.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }
}

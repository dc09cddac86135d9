public import Foundation

extension PersonNameComponents {
  /// Names as text, by Foundation's name; Foundation has it on Apple's platforms only. Given names come first.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    /// How much of a name is written.
    public let style: Style
    /// The place whose order of names is taken.
    public var locale: Locale

    /// A format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// The format for another place.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// A name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let given: [String?]
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: given = [value.givenName, value.familyName]
      case .long:
        given = [value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix]
      case .abbreviated:
        return [value.givenName, value.familyName].compactMap { $0?.first.map { String($0) } }.joined()
      }
      return given.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// The name without titles and middle names.
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

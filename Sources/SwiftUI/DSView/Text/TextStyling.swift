import DSNode
public import Foundation

// What is put on a text itself gives a text again, so that texts can be joined.
extension Text {
  /// The text in a font.
  nonisolated public func font(_ font: Font?) -> Text { font.map { styled(.modifiers($0.modifiers)) } ?? self }

  /// The text in a weight; nil takes back one that is set around it.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled(weight.map { .fontWeight(.literal($0.value)) } ?? .fontReset(.weight))
  }

  /// The text in letters of a width; nil takes back one that is set around it.
  /// - Partial: drawn where the font is variable and has widths; a run reports fonts that do not.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text {
    styled(width.map { .fontTraits(.init(width: Double($0.value))) } ?? .fontReset(.width))
  }

  /// The text in letters of a kind; nil takes back one that is set around it.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    styled(design.map { .fontTraits(.init(design: $0.node)) } ?? .fontReset(.design))
  }

  /// The text in a colour; nil leaves it.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { color.map { styled(.foreground($0)) } ?? self }

  /// The text in a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled(.made(MadeStyle { [.foregroundStyle(style._paint($0).paint)] }))
  }

  /// The text in bold.
  nonisolated public func bold() -> Text { bold(true) }

  /// The text in bold, or without the bold that is set around it.
  nonisolated public func bold(_ isActive: Bool) -> Text { styled(isActive ? .bold : .fontReset(.bold)) }

  /// The text in italics.
  nonisolated public func italic() -> Text { italic(true) }

  /// The text in italics, or without the italics that are set around it.
  nonisolated public func italic(_ isActive: Bool) -> Text {
    styled(isActive ? .italic(true) : .fontReset(.italic))
  }

  /// The text in letters of one width, or without those that are set around it.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    styled(isActive ? .fontTraits(.init(design: .monospaced)) : .fontReset(.monospaced))
  }

  /// The text with digits of one width, where the font has them.
  nonisolated public func monospacedDigit() -> Text { styled(.fontTraits(.init(monospacedDigits: true))) }

  /// The text with a line under it.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// The text with a line of a pattern under it.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled(.line(.under, isActive, LineStyle(pattern: pattern, color: color)))
  }

  /// The text with a line through it.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// The text with a line of a pattern through it.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled(.line(.through, isActive, LineStyle(pattern: pattern, color: color)))
  }

  /// The text with spacing between its letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { styled(.tracking(tracking.literal)) }

  /// The text with spacing between its letters, in points.
  /// - Partial: drawn as tracking, so ligatures are split.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// The text above its baseline, in points; negative below it.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled(.baselineOffset(baselineOffset.literal))
  }
}

extension Text {
  /// Whether letters are made large or small.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    var node: Modifier.TextCase {
      switch self {
      case .uppercase: .uppercase
      case .lowercase: .lowercase
      }
    }
  }

  /// How large letters are beside others.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// What is added to fonts.
    var traits: Modifier.FontTraits {
      var traits = Modifier.FontTraits()
      traits.isSecondary = isSecondary
      return traits
    }

    /// As large as the font says.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller than the font says.
    public static let secondary = Scale(isSecondary: true)
  }

  /// The text in letters of a scale.
  /// - Partial: the secondary scale has the text sizes of a Mac, in all languages.
  nonisolated public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled(.fontTraits(scale.traits)) : self
  }

  /// The text in a language's manner of setting type.
  /// - Ignored: on Apple's platforms the language decides hyphenation and line height; here the fonts do.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

  /// Whether punctuation is spoken.
  /// - Ignored: pictures have no speech.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Whether letters are spoken one by one.
  /// - Ignored: pictures have no speech.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// How high the voice is.
  /// - Ignored: pictures have no speech.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Whether the text waits for what is being spoken.
  /// - Ignored: pictures have no speech.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// How the lines of a text are aligned in its box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  var node: Modifier.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

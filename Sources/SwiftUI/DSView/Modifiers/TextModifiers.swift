import DSNode
public import Foundation

// What `Text` has, too, is disfavoured: on Apple's platforms the forms for views are newer, and sources for older systems go on
// with members that they declare for texts and views alike.
extension View {
  /// The font of texts inside; nil for the design system's.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of texts inside; nil takes back one that is set outside.
  @_disfavoredOverload
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modified(weight.map { .fontWeight(.literal($0.value)) } ?? .fontReset(.weight))
  }

  /// Letters of a width in texts inside; nil takes back one that is set outside.
  /// - Partial: drawn where the font is variable and has widths; a run reports fonts that do not.
  @_disfavoredOverload
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    modified(width.map { .fontTraits(.init(width: Double($0.value))) } ?? .fontReset(.width))
  }

  /// Letters of a kind in texts inside; nil takes back one that is set outside.
  @_disfavoredOverload
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modified(design.map { .fontTraits(.init(design: $0.node)) } ?? .fontReset(.design))
  }

  /// Texts inside in bold, or without the bold that is set outside.
  @_disfavoredOverload
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modified(isActive ? .bold : .fontReset(.bold))
  }

  /// Texts inside in italics, or without the italics that are set outside.
  @_disfavoredOverload
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modified(isActive ? .italic(true) : .fontReset(.italic))
  }

  /// Texts inside in letters of one width, or without those that are set outside.
  @_disfavoredOverload
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modified(isActive ? .fontTraits(.init(design: .monospaced)) : .fontReset(.monospaced))
  }

  /// Digits of one width in texts inside, where the font has them.
  @_disfavoredOverload
  nonisolated public func monospacedDigit() -> some View { modified(.fontTraits(.init(monospacedDigits: true))) }

  /// Texts inside with a line under them.
  @_disfavoredOverload
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = Text.LineStyle(pattern: pattern, color: color)
    return modified { .underline(isActive, style.node($0)) }
  }

  /// Texts inside with a line through them.
  @_disfavoredOverload
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = Text.LineStyle(pattern: pattern, color: color)
    return modified { .strikethrough(isActive, style.node($0)) }
  }

  /// Spacing between the letters of texts inside, in points.
  @_disfavoredOverload
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { modified(.tracking(tracking.literal)) }

  /// Spacing between the letters of texts inside, in points.
  /// - Partial: drawn as tracking, so ligatures are split.
  @_disfavoredOverload
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Texts inside above their baseline, in points; negative below it.
  @_disfavoredOverload
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modified(.baselineOffset(baselineOffset.literal))
  }

  /// Letters of texts inside made large or small; nil leaves them.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    // What a list does to its headers is not known where they are made.
    environment(\.textCase, textCase).modifier(NodeModifier { _ in textCase == nil ? [.textCase(nil)] : [] })
  }

  /// The reader's size of text inside.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// The reader's size of text inside, within bounds.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      if range.contains(size) { return }
      let inside = DynamicTypeSize.allCases.filter(range.contains)
      if let first = inside.first, let last = inside.last { size = size < first ? first : last }
    }
  }

  /// Letters of a scale in texts inside.
  /// - Partial: the secondary scale has the text sizes of a Mac, in all languages.
  @_disfavoredOverload
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    modifier(NodeModifier { _ in isEnabled ? [.fontTraits(scale.traits)] : [] })
  }

  /// Whether texts inside can be selected.
  /// - Ignored: no text in a picture can be selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// The language whose manner of setting type texts inside have.
  /// - Ignored: on Apple's platforms the language decides hyphenation and line height; here the fonts do.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    self
  }

  /// Whether punctuation of texts inside is spoken.
  /// - Ignored: pictures have no speech.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Whether letters of texts inside are spoken one by one.
  /// - Ignored: pictures have no speech.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// How high the voice is that speaks texts inside.
  /// - Ignored: pictures have no speech.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Whether texts inside wait for what is being spoken.
  /// - Ignored: pictures have no speech.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// Whether texts can be selected.
public protocol TextSelectability {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static let allowsSelection = true
}

/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

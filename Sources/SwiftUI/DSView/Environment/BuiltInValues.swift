public import Foundation

/// Whether an interface is light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  case light, dark
}

/// How strong an interface's contrasts are.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// Which side a line of text begins at.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}

/// The size of text that the reader has chosen.
public enum DynamicTypeSize: Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the sizes for readers who need very large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How much space an interface has on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

/// Whether letters are drawn bolder for readers who asked for it.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How much space controls take.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  /// Whether the interface is light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How strong contrasts are.
  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  /// How strong contrasts are, to be set where a picture is to show it.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  /// Which side a line of text begins at.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The size of text that the reader has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether views react to touches.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The font of texts; nil for the design system's.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How many lines a text may have; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between the lines of a text, beside the font's own.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How the lines of a text are aligned in its box.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// Where a cut text has its ellipsis.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// How much space the interface has across.
  /// - Partial: views can read it; built-in containers look as in a compact interface.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much space the interface has from top to bottom.
  /// - Partial: views can read it; built-in containers look as in a compact interface.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How much space controls take.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Pixels of a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether letters are drawn bolder; nil if the reader has not said.
  /// - Partial: views can read it; texts are not drawn bolder, which a run reports.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Whether the reader asked for less movement; pictures do not move.
  /// - Partial: always true, because pictures do not move.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether the reader asked for less transparency.
  /// - Partial: always false.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the reader asked for more than colour to distinguish things.
  /// - Partial: always false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// The language and region by which numbers and dates are written: always American English, so that pictures are the
  /// same everywhere.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}

enum ColorSchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
enum ColorSchemeContrastKey: EnvironmentKey { static let defaultValue = ColorSchemeContrast.standard }
enum LayoutDirectionKey: EnvironmentKey { static let defaultValue = LayoutDirection.leftToRight }
enum DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
enum FontKey: EnvironmentKey { static let defaultValue = Font?.none }
enum LineLimitKey: EnvironmentKey { static let defaultValue = Int?.none }
enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
enum MultilineTextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
enum TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
enum HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
enum DisplayScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 2 }
enum LegibilityWeightKey: EnvironmentKey { static let defaultValue = LegibilityWeight?.none }
enum LocaleKey: EnvironmentKey { static let defaultValue = Locale.fixed }

extension DynamicTypeSize {
  /// The size's name, as later stages write it.
  var name: String { String(describing: self) }
}

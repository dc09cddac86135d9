import DSCascade
import DSGeometry
import DSNode

// What a view inherits from the views around it: keys of the cascade. Paints, fonts and lengths are kept as they were
// written, so that they are looked up again below a modifier that switches a mode.

enum ForegroundKey: CascadeKeys {
  static let name = "foreground-style"
  /// Nil is the context's foreground.
  static let initial: Paint? = nil
}

enum ForegroundLevelsKey: CascadeKeys {
  static let name = "foreground-levels"
  /// The foreground style's levels, the first one included; those that are not there are made from the first.
  static let initial: [Paint] = []
}

enum TintKey: CascadeKeys {
  static let name = "tint"
  /// Nil is the context's tint.
  static let initial: Paint? = nil
}

enum AccentKey: CascadeKeys {
  static let name = "accent"
  /// Nil is the context's tint.
  static let initial: Paint? = nil
}

enum FontKey: CascadeKeys {
  static let name = "font"
  /// Fonts put on the context's, the innermost last; parts that a later one leaves open come from an earlier one.
  static let initial: [Modifier.FontNode] = []
}

enum FontWeightKey: CascadeKeys {
  static let name = "font-weight"
  static let initial = WeightChoice()
}

/// The weight and the bold trait that modifiers have put on texts; the inner one wins.
struct WeightChoice: Equatable {
  var weight: Value<Double>?
  var isBold = false
  /// Whether the bold trait lies inside the weight.
  var isBoldInside = false
}

enum ItalicKey: CascadeKeys {
  static let name = "italic"
  /// Nil is the font's own.
  static let initial: Bool? = nil
}

enum FontTraitsKey: CascadeKeys {
  static let name = "font-traits"
  static let initial = Modifier.FontTraits()
}

/// A line under or through text.
struct TextLine: Equatable {
  var isActive = false
  var style = Modifier.LineStyle()
}

enum UnderlineKey: CascadeKeys {
  static let name = "underline"
  static let initial = TextLine()
}

enum StrikethroughKey: CascadeKeys {
  static let name = "strikethrough"
  static let initial = TextLine()
}

enum BaselineOffsetKey: CascadeKeys {
  static let name = "baseline-offset"
  static let initial: Value<Double> = .literal(0)
}

enum TextBackgroundKey: CascadeKeys {
  static let name = "text-background"
  /// Nil is no background.
  static let initial: Paint? = nil
}

enum TextCaseKey: CascadeKeys {
  static let name = "text-case"
  static let initial: Modifier.TextCase? = nil
}

enum TighteningKey: CascadeKeys {
  static let name = "allows-tightening"
  static let initial = false
}

enum WritingDirectionKey: CascadeKeys {
  static let name = "writing-direction"
  /// Whether paragraphs run as their letters do.
  static let initial = true
}

enum AlignmentDirectionKey: CascadeKeys {
  static let name = "alignment-direction"
  /// Whether lines begin where their paragraph does.
  static let initial = false
}

enum MinimumScaleKey: CascadeKeys {
  static let name = "minimum-scale-factor"
  static let initial: Value<Double> = .literal(1)
}

enum RedactedKey: CascadeKeys {
  static let name = "redacted"
  static let initial = false
}

enum TrackingKey: CascadeKeys {
  static let name = "tracking"
  /// Nil is the font's own.
  static let initial: Value<Double>? = nil
}

enum LineHeightKey: CascadeKeys {
  static let name = "line-height"
  /// Nil is the font's own.
  static let initial: Modifier.LineHeight? = nil
}

enum LineSpacingKey: CascadeKeys {
  static let name = "line-spacing"
  static let initial: Value<Double> = .literal(0)
}

/// How many lines a text may have.
struct LineLimit: Equatable {
  var lines: Int?
  /// The number of lines whose space is always reserved.
  var reserved = 0
}

enum LineLimitKey: CascadeKeys {
  static let name = "line-limit"
  static let initial = LineLimit()
}

enum TruncationModeKey: CascadeKeys {
  static let name = "truncation-mode"
  static let initial = Modifier.TruncationMode.tail
}

enum TextAlignmentKey: CascadeKeys {
  static let name = "multiline-text-alignment"
  static let initial = Modifier.TextAlignment.leading
}

enum EnvironmentValuesKey: CascadeKeys {
  static let name = "environment"
  /// Values by name, over those of the context.
  static let initial: [String: EnvironmentValue] = [:]
}

extension Modifier {
  /// How a line under or through text is drawn.
  package struct LineStyle: Hashable, Sendable {
    /// How the line is broken.
    package enum Pattern: String, Hashable, Sendable, CaseIterable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    /// How the line is broken.
    package var pattern: Pattern
    /// The line's paint; the text's where it is nil.
    package var paint: Paint?

    /// A line; whole and in the text's paint by default.
    package init(pattern: Pattern = .solid, paint: Paint? = nil) {
      self.pattern = pattern
      self.paint = paint
    }
  }

  /// Which letters are drawn.
  package enum TextCase: String, Hashable, Sendable, CaseIterable {
    case uppercase, lowercase
  }

  /// What is added to a font.
  package struct FontTraits: Hashable, Sendable {
    /// The kind of letters.
    package enum Design: String, Hashable, Sendable, CaseIterable {
      case standard = "default"
      case serif, rounded, monospaced
    }

    /// Which letters become small capitals.
    package enum SmallCaps: String, Hashable, Sendable, CaseIterable {
      case all, lowercase, uppercase
    }

    /// Whether letters slant; nil leaves them.
    package var italic: Bool?
    /// Whether letters are the font's bold ones.
    package var bold = false
    /// What the font's size is multiplied by; nil leaves it.
    package var scale: Double?
    /// Whether letters are those of the secondary scale; nil leaves them.
    package var isSecondary: Bool?
    /// The kind of letters; nil leaves it.
    package var design: Design?
    /// How wide letters are, 0 for the usual width; nil leaves it.
    package var width: Double?
    /// Which letters become small capitals; nil leaves them.
    package var smallCaps: SmallCaps?
    /// Whether digits have one width.
    package var monospacedDigits: Bool
    /// Points added to the line's height; nil leaves it.
    package var leading: Double?
    /// Features of the font by their tags; of equal tags the last counts.
    package var features: [FontFeature] = []

    /// Nothing added.
    package init(
      italic: Bool? = nil, design: Design? = nil, width: Double? = nil, smallCaps: SmallCaps? = nil,
      monospacedDigits: Bool = false, leading: Double? = nil
    ) {
      self.italic = italic
      self.design = design
      self.width = width
      self.smallCaps = smallCaps
      self.monospacedDigits = monospacedDigits
      self.leading = leading
    }

    /// Traits with others put on them.
    package func merging(_ other: FontTraits) -> FontTraits {
      var merged = FontTraits(
        italic: other.italic ?? italic, design: other.design ?? design, width: other.width ?? width,
        smallCaps: other.smallCaps ?? smallCaps, monospacedDigits: other.monospacedDigits || monospacedDigits,
        leading: other.leading ?? leading)
      merged.bold = other.bold || bold
      merged.scale = other.scale ?? scale
      merged.isSecondary = other.isSecondary ?? isSecondary
      merged.features = features.filter { old in !other.features.contains { $0.tag == old.tag } } + other.features
      return merged
    }
  }
}

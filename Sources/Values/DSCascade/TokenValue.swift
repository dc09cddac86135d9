public import DSGeometry

/// A token's value with every alias followed; lengths in points (1 px = 1 pt, 1 rem = 16 pt), times in seconds.
public enum TokenValue: Hashable, Sendable {
  case color(Color)
  case dimension(Double)
  case number(Double)
  /// Families in order of preference; at least one.
  case fontFamily([String])
  /// 1…1000.
  case fontWeight(Double)
  case duration(Double)
  case cubicBezier(Double, Double, Double, Double)
  case strokeStyle(StrokeStyleValue)
  case border(BorderValue)
  case transition(TransitionValue)
  /// The first shadow lies on top; none for `none`.
  case shadow([ShadowValue])
  /// Ascending positions.
  case gradient([GradientStopValue])
  case typography(TypographyValue)
  case string(String)
  case boolean(Bool)
  /// A length as a multiple of the font's size, which only a typography can use.
  case em(Double)
  /// A value that pictures cannot use.
  case opaque(OpaqueValue)

  /// The type.
  public var type: TokenType {
    switch self {
    case .color: .color
    case .dimension: .dimension
    case .number: .number
    case .fontFamily: .fontFamily
    case .fontWeight: .fontWeight
    case .duration: .duration
    case .cubicBezier: .cubicBezier
    case .strokeStyle: .strokeStyle
    case .border: .border
    case .transition: .transition
    case .shadow: .shadow
    case .gradient: .gradient
    case .typography: .typography
    case .string: .string
    case .boolean: .boolean
    case .em: .dimension
    case .opaque: .opaque
    }
  }
}

/// A line around a shape (DTCG `border`).
public struct BorderValue: Hashable, Sendable {
  /// The line's colour.
  public var color: Color
  /// The line's width.
  public var width: Double
  /// How the line is broken.
  public var style: StrokeStyleValue

  /// A border.
  public init(color: Color, width: Double, style: StrokeStyleValue = .named(.solid)) {
    self.color = color
    self.width = width
    self.style = style
  }
}

/// A change over time (DTCG `transition`); kept, never drawn.
public struct TransitionValue: Hashable, Sendable {
  /// Seconds from start to end.
  public var duration: Double
  /// Seconds before the start.
  public var delay: Double
  /// The four numbers of the timing curve.
  public var timingFunction: [Double]

  /// A transition.
  public init(duration: Double, delay: Double, timingFunction: [Double]) {
    self.duration = duration
    self.delay = delay
    self.timingFunction = timingFunction
  }
}

/// One shadow (DTCG `shadow`).
public struct ShadowValue: Hashable, Sendable {
  /// The shadow's colour.
  public var color: Color
  /// How far it lies to the right.
  public var offsetX: Double
  /// How far it lies below.
  public var offsetY: Double
  /// CSS blur radius: twice the standard deviation of the Gaussian.
  public var blur: Double
  /// How far the shape grows before the blur.
  public var spread: Double
  /// Whether it is drawn inside the shape.
  public var inset: Bool

  /// A shadow.
  public init(
    color: Color, offsetX: Double = 0, offsetY: Double = 0, blur: Double = 0, spread: Double = 0, inset: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.inset = inset
  }
}

/// One colour of a gradient (DTCG `gradient`).
public struct GradientStopValue: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// The position, 0…1.
  public var position: Double

  /// A stop.
  public init(color: Color, position: Double) {
    self.color = color
    self.position = position
  }
}

/// How text is set (DTCG `typography`).
public struct TypographyValue: Hashable, Sendable {
  /// What becomes of small and capital letters.
  public enum TextCase: String, Hashable, Sendable, CaseIterable {
    case uppercase, lowercase, capitalize
  }

  /// A line along the text.
  public enum TextDecoration: String, Hashable, Sendable, CaseIterable {
    case underline
    case lineThrough = "line-through"
  }

  /// Families in order of preference; none for the usual one.
  public var fontFamily: [String]
  /// The size of the em square.
  public var fontSize: Double
  /// The weight, 1…1000.
  public var fontWeight: Double
  /// Extra space after every character.
  public var letterSpacing: Double
  /// The line box's height as a multiple of the size; nil for the font's own height.
  public var lineHeight: Double?
  /// Whether the letters are slanted.
  public var isItalic = false
  /// What becomes of small and capital letters; nil for nothing.
  public var textCase: TextCase?
  /// A line along the text; nil for none.
  public var textDecoration: TextDecoration?

  /// A typography.
  public init(
    fontFamily: [String], fontSize: Double, fontWeight: Double = 400, letterSpacing: Double = 0,
    lineHeight: Double? = nil
  ) {
    self.fontFamily = fontFamily
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}

package import DSView
public import Foundation

/// A feature of OpenType by its tag, with 0 for off, 1 for on, or the choice among alternatives.
package struct _FontFeature: Hashable, Sendable {
  package let tag: String
  package let value: Int

  package init(_ tag: String, _ value: Int = 1) { (self.tag, self.value) = (tag, value) }
}

/// What a font of a platform is made of.
public struct _FontForm: Hashable, Sendable {
  /// The font's or its family's name; nil for the system's.
  package var name: String?
  /// The size in points, the weight, and whether letters slant.
  package var size: CGFloat = 17
  package var weight: _PlatformFont.Weight?
  package var isItalic = false
  /// How wide letters are; nil for the font's usual width.
  package var width: _PlatformFont.Width?
  /// The design, and whether digits have one width.
  package var design: Font.Design?
  package var hasMonospacedDigits = false
  /// Features of OpenType, with their values.
  package var features: [_FontFeature] = []
  /// The style that the font is of, and grows as.
  package var style: _PlatformFont.TextStyle?
  /// The style that it grows as.
  package var growing: _PlatformFont.TextStyle?

  /// The system's font, or one by its name.
  package init(
    name: String? = nil, size: CGFloat, weight: _PlatformFont.Weight? = nil, isItalic: Bool = false,
    design: Font.Design? = nil, hasMonospacedDigits: Bool = false
  ) {
    (self.name, self.size, self.weight, self.isItalic) = (name, size, weight, isItalic)
    (self.design, self.hasMonospacedDigits) = (design, hasMonospacedDigits)
  }

  /// The font of a text style.
  package init(style: _PlatformFont.TextStyle) {
    self.style = style
    let font = Font.system(style.style).resolve(in: EnvironmentValues().fontResolutionContext)
    (size, weight) = (font.pointSize, _PlatformFont.Weight(font.weight))
  }

  /// The font as views show it.
  var font: Font {
    var font: Font =
      if let name {
        growing.map { .custom(name, size: size, relativeTo: $0.style) } ?? .custom(name, fixedSize: size)
      } else if let style {
        .system(style.style, design: design, weight: nil)
      } else {
        growing.map { .system(size: size, relativeTo: $0.style, design: design) }
          ?? .system(size: size, weight: nil, design: design)
      }
    if let weight, style == nil || weight != _FontForm(style: style ?? .body).weight {
      font = font.weight(weight.nearest)
    }
    if isItalic { font = font.italic() }
    if let width { font = font.width(Font.Width(width.rawValue)) }
    if hasMonospacedDigits { font = font.monospacedDigit() }
    return features.isEmpty ? font : font.features(features.map { ($0.tag, $0.value) })
  }
}

extension _PlatformFont {
  /// How heavy letters are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: CGFloat
    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    private static let names: [(Weight, Font.Weight)] = [
      (ultraLight, .ultraLight), (thin, .thin), (light, .light), (regular, .regular), (medium, .medium),
      (semibold, .semibold), (bold, .bold), (heavy, .heavy), (black, .black),
    ]

    /// The nearest weight of SwiftUI's.
    var nearest: Font.Weight {
      let far = { (weight: Weight) in abs(weight.rawValue - rawValue) }
      return Self.names.min { far($0.0) < far($1.0) }?.1 ?? .regular
    }

    /// A weight of SwiftUI's.
    init(_ weight: Font.Weight) { self = Self.names.first { $0.1 == weight }?.0 ?? .regular }
  }

  /// How wide letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width as a number; 0 is the usual one.
    public let rawValue: CGFloat
    /// A width of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A size by its use.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption")
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// SwiftUI's style; body for an unknown name.
    var style: Font.TextStyle { Font.TextStyle(rawValue: rawValue) ?? .body }
  }
}

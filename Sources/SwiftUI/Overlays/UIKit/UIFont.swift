public import DSView
public import Foundation

/// A font of the platform; sources show it by `Font(_:)`.
/// - Partial: a value that describes a font. Any name is accepted; a shot that uses a missing font reports it.
public final class UIFont: Hashable, @unchecked Sendable {
  let form: FontForm

  init(_ form: FontForm) { self.form = form }

  /// A font by its name; nil only where the name is empty.
  public init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    form = FontForm(name: fontName, size: fontSize)
  }

  /// A font by a description of it; a size of 0 leaves the description's.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var form = descriptor.form
    if pointSize > 0 { form.size = pointSize }
    self.form = form
  }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(FontForm(size: fontSize)) }

  /// The system's font of a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontForm(size: fontSize, weight: weight))
  }

  /// The system's font of a weight and a width.
  /// - Partial: letters keep the font's own width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(FontForm(size: fontSize, weight: weight))
  }

  /// The system's bold font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's font whose letters slant.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontForm(size: fontSize, isItalic: true))
  }

  /// The system's font whose letters have one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontForm(size: fontSize, weight: weight, design: .monospaced))
  }

  /// The system's font whose digits have one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontForm(size: fontSize, weight: weight, hasMonospacedDigits: true))
  }

  /// The font of a text style, which grows with the reader's size of text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(FontForm(style: style)) }

  /// The font of a text style where the interface has traits.
  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The names of the families that are there.
  /// - Partial: always empty, because the fonts are known only when a picture is drawn.
  public class var familyNames: [String] { [] }

  /// The names of a family's fonts.
  /// - Partial: always empty, because the fonts are known only when a picture is drawn.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of text, 14 points.
  public class var systemFontSize: CGFloat { 14 }

  /// The size in points, where the reader has chosen no other.
  public var pointSize: CGFloat { form.size }
  /// The name.
  public var fontName: String { form.name ?? ".SFUI-Regular" }
  /// The name of the family.
  public var familyName: String { form.name.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont" }
  /// What the font is made of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(form) }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    var form = form
    (form.size, form.style) = (fontSize, nil)
    return UIFont(form)
  }

  // The system font's own numbers, of 2,048 units: what any font measures is known when it is drawn.
  /// How high letters rise.
  /// - Partial: the value of the system font, for every font.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// How deep letters fall, below zero.
  /// - Partial: the value of the system font, for every font.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// The height of capitals.
  /// - Partial: the value of the system font, for every font.
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  /// The height of small letters.
  /// - Partial: the value of the system font, for every font.
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  /// The height of a line.
  /// - Partial: the value of the system font, for every font.
  public var lineHeight: CGFloat { ascender - descender }
  /// What lies between lines, 0.
  public var leading: CGFloat { 0 }

  /// Whether both are the same font.
  public static func == (left: UIFont, right: UIFont) -> Bool { left.form == right.form }

  /// Puts the font into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

extension UIFont {
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

/// What a font is made of.
struct FontForm: Hashable, Sendable {
  /// The font's or its family's name; nil for the system's.
  var name: String?
  var size: CGFloat = 17
  var weight: UIFont.Weight?
  var isItalic = false
  var design: Font.Design?
  var hasMonospacedDigits = false
  /// The style that the font is of, and grows as.
  var style: UIFont.TextStyle?
  /// The style that it grows as.
  var growing: UIFont.TextStyle?

  init(
    name: String? = nil, size: CGFloat, weight: UIFont.Weight? = nil, isItalic: Bool = false,
    design: Font.Design? = nil, hasMonospacedDigits: Bool = false
  ) {
    (self.name, self.size, self.weight, self.isItalic) = (name, size, weight, isItalic)
    (self.design, self.hasMonospacedDigits) = (design, hasMonospacedDigits)
  }

  init(style: UIFont.TextStyle) {
    self.style = style
    let font = Font.system(style.style).resolve(in: EnvironmentValues().fontResolutionContext)
    (size, weight) = (font.pointSize, UIFont.Weight(font.weight))
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
    if let weight, style == nil || weight != FontForm(style: style ?? .body).weight {
      font = font.weight(weight.nearest)
    }
    if isItalic { font = font.italic() }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}

/// Core Text's name of a font, which UIKit's are by `as`.
public typealias CTFont = UIFont

extension Font {
  /// A font of the platform.
  public init(_ font: UIFont) { self = font.form.font }
}

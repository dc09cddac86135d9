public import DSView
public import Foundation

/// A font of the desktop platform; sources show it by `Font(_:)`.
/// - Partial: a value that describes a font. Any name is accepted; a shot that uses a missing font reports it.
public final class NSFont: Hashable, @unchecked Sendable {
  /// The font as views show it.
  let font: Font
  /// The name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat

  init(_ font: Font, name: String = ".AppleSystemUIFont", size: CGFloat) {
    (self.font, fontName, pointSize) = (font, name, size)
  }

  /// A font by its name; nil only where the name is empty.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(.custom(fontName, fixedSize: fontSize), name: fontName, size: fontSize)
  }

  /// The system's font; a size of 0 is 13 points.
  public class func systemFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system's font of a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    let size = fontSize > 0 ? fontSize : systemFontSize
    return NSFont(.system(size: size, weight: weight.nearest), size: size)
  }

  /// The system's bold font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's font whose letters have one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    let size = fontSize > 0 ? fontSize : systemFontSize
    return NSFont(.system(size: size, weight: weight.nearest, design: .monospaced), size: size)
  }

  /// The system's font whose digits have one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    let font = systemFont(ofSize: fontSize, weight: weight)
    return NSFont(font.font.monospacedDigit(), size: font.pointSize)
  }

  /// The font of a text style.
  public class func preferredFont(forTextStyle style: TextStyle, options: [String: Any] = [:]) -> NSFont {
    let size = Font.system(style.style).resolve(in: EnvironmentValues().fontResolutionContext).pointSize
    return NSFont(.system(style.style), size: size)
  }

  /// The size of labels, 10 points.
  public class var labelFontSize: CGFloat { 10 }
  /// The size of small text, 11 points.
  public class var smallSystemFontSize: CGFloat { 11 }
  /// The size of text, 13 points.
  public class var systemFontSize: CGFloat { 13 }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> NSFont {
    NSFont(font.scaled(by: fontSize / pointSize), name: fontName, size: fontSize)
  }

  /// Whether both are the same font.
  public static func == (left: NSFont, right: NSFont) -> Bool { left.font == right.font }

  /// Puts the font into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }

  /// How heavy letters are, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight as a number; 0 is regular.
    public let rawValue: CGFloat
    /// A weight of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The nearest weight of SwiftUI's.
    fileprivate var nearest: Font.Weight {
      let names: [(Weight, Font.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      let far = { (weight: Weight) in abs(weight.rawValue - rawValue) }
      return names.min { far($0.0) < far($1.0) }?.1 ?? .regular
    }
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

    fileprivate var style: Font.TextStyle { Font.TextStyle(rawValue: rawValue) ?? .body }
  }
}

/// Core Text's name of a font, which AppKit's are by `as`.
public typealias CTFont = NSFont

extension Font {
  /// A font of the desktop platform.
  public init(_ font: NSFont) { self = font.font }
}

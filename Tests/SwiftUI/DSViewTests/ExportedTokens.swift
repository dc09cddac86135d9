// Made by dsrender of the tokens of test.
// swift-format-ignore-file
// swiftlint:disable all

#if compiler(>=6)
  public import SwiftUI
#else
  import SwiftUI
#endif

/// The design tokens; lengths in points, times in seconds.
public struct ExportedTokens: Sendable {
  /// `body`
  public var body: TextStyleToken = TextStyleToken(families: ["Noto Sans"], size: 12, weight: 400, lineHeight: 1.5, letterSpacing: 0, isItalic: false)
  /// `card`
  public var card: [ShadowToken] = [ShadowToken(color: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1), x: 0, y: 2, blur: 8, spread: 0, isInset: false)]
  /// `color.ink`
  public var colorInk: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
  /// `color.vivid`
  public var colorVivid: Color = Color(.displayP3, red: -0.208689, green: 0.781434, blue: 0.200809, opacity: 0.5)
  /// `default`
  public var `default`: Double = 0.5
  /// `ease`
  public var ease: [Double] = [0.2, 0, 0.2, 1]
  /// `face`
  public var face: [String] = ["Noto \"Sans\"", "serif"]
  /// `fast`
  public var fast: Double = 0.2
  /// `line`
  public var line: BorderToken = BorderToken(color: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1), width: 1)
  /// `sky`
  public var sky: [Gradient.Stop] = [.init(color: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1), location: 0), .init(color: Color(.sRGB, red: 0, green: 0.7606, blue: 0.281, opacity: 0.5), location: 1)]
  /// `space.2`
  public var space2: CGFloat = 8
  /// `weight`
  public var weight: Double = 600

  /// The tokens in the default context.
  public init() {}

  /// The tokens in the default context.
  public static let standard = ExportedTokens()

  /// The tokens in density=compact.
  public static let densityCompact: ExportedTokens = {
    var tokens = ExportedTokens()
    tokens.space2 = 4
    return tokens
  }()

  /// The tokens in scheme=dark.
  public static let schemeDark: ExportedTokens = {
    var tokens = ExportedTokens()
    tokens.card = [ShadowToken(color: Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1), x: 0, y: 2, blur: 8, spread: 0, isInset: false)]
    tokens.colorInk = Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1)
    tokens.line = BorderToken(color: Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1), width: 1)
    tokens.sky = [.init(color: Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1), location: 0), .init(color: Color(.sRGB, red: 0, green: 0.7606, blue: 0.281, opacity: 0.5), location: 1)]
    return tokens
  }()

  /// The tokens in scheme=dark density=compact.
  public static let schemeDarkDensityCompact: ExportedTokens = {
    var tokens = ExportedTokens()
    tokens.card = [ShadowToken(color: Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1), x: 0, y: 2, blur: 8, spread: 0, isInset: false)]
    tokens.colorInk = Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1)
    tokens.line = BorderToken(color: Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1), width: 1)
    tokens.sky = [.init(color: Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1), location: 0), .init(color: Color(.sRGB, red: 0, green: 0.7606, blue: 0.281, opacity: 0.5), location: 1)]
    tokens.space2 = 4
    return tokens
  }()
}

/// How text is set.
public struct TextStyleToken: Sendable, Hashable {
  public var families: [String]
  public var size: CGFloat
  /// 1…1000.
  public var weight: Double
  /// A multiple of the size; nil for the font's own height.
  public var lineHeight: Double?
  public var letterSpacing: CGFloat
  public var isItalic: Bool
}

/// A shadow; its blur is the one of CSS, twice the radius of SwiftUI.
public struct ShadowToken: Sendable, Hashable {
  public var color: Color
  public var x: CGFloat
  public var y: CGFloat
  public var blur: CGFloat
  public var spread: CGFloat
  public var isInset: Bool
}

/// A line around a shape.
public struct BorderToken: Sendable, Hashable {
  public var color: Color
  public var width: CGFloat
}

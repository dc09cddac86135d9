import DSNode
public import Foundation

/// The letters that a text is drawn with.
public struct Font: Hashable, Sendable {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let value: Double

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// The kind of letters; the design system's font has one design, which is drawn for all.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// A size by its use, which grows with the reader's chosen size of text.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  private var base: Modifier.FontNode
  private var weight: Weight?
  private var isItalic = false

  private init(_ base: Modifier.FontNode) { self.base = base }

  public static let largeTitle = Font(.textStyle("largeTitle", weight: nil))
  public static let title = Font(.textStyle("title", weight: nil))
  public static let title2 = Font(.textStyle("title2", weight: nil))
  public static let title3 = Font(.textStyle("title3", weight: nil))
  public static let headline = Font(.textStyle("headline", weight: nil))
  public static let subheadline = Font(.textStyle("subheadline", weight: nil))
  public static let body = Font(.textStyle("body", weight: nil))
  public static let callout = Font(.textStyle("callout", weight: nil))
  public static let footnote = Font(.textStyle("footnote", weight: nil))
  public static let caption = Font(.textStyle("caption", weight: nil))
  public static let caption2 = Font(.textStyle("caption2", weight: nil))

  /// The design system's font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.textStyle(style.rawValue, weight: nil))
    font.weight = weight
    return font
  }

  /// The design system's font in a size of points, which does not grow with the reader's chosen size of text.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.parts(family: nil, size: .literal(Double(size)), weight: nil))
    font.weight = weight
    return font
  }

  /// A font of the design system by its family's name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.parts(family: .literal([name]), size: .literal(Double(size)), weight: nil))
  }

  /// A font of the design system by its family's name, in a size that does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { custom(name, size: fixedSize) }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The modifiers that set the font for everything inside.
  var modifiers: [Modifier] {
    let value = weight.map { Value.literal($0.value) }
    let node: Modifier.FontNode =
      switch base {
      case .textStyle(let name, _): .textStyle(name, weight: value)
      case .parts(let family, let size, _): .parts(family: family, size: size, weight: value)
      case .token, .choose: base
      }
    return [.font(node)] + (isItalic ? [.italic(true)] : [])
  }
}

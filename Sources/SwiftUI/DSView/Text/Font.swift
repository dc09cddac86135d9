import DSNode
public import Foundation

/// The letters that a text is drawn with.
public struct Font: Hashable, Sendable {
  var base: Modifier.FontNode
  var weight: Weight?
  var traits = Modifier.FontTraits()

  init(_ base: Modifier.FontNode) { self.base = base }

  /// The largest titles.
  public static let largeTitle = Font(.textStyle("largeTitle", weight: nil))
  /// Titles of the first level.
  public static let title = Font(.textStyle("title", weight: nil))
  /// Titles of the second level.
  public static let title2 = Font(.textStyle("title2", weight: nil))
  /// Titles of the third level.
  public static let title3 = Font(.textStyle("title3", weight: nil))
  /// Headings, half bold.
  public static let headline = Font(.textStyle("headline", weight: nil))
  /// Headings below headings.
  public static let subheadline = Font(.textStyle("subheadline", weight: nil))
  /// Running text.
  public static let body = Font(.textStyle("body", weight: nil))
  /// Text that is set apart.
  public static let callout = Font(.textStyle("callout", weight: nil))
  /// Notes.
  public static let footnote = Font(.textStyle("footnote", weight: nil))
  /// Text beside pictures.
  public static let caption = Font(.textStyle("caption", weight: nil))
  /// Text beside pictures, smaller.
  public static let caption2 = Font(.textStyle("caption2", weight: nil))

  /// The design system's font in a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var font = Font(.textStyle(style.rawValue, weight: nil))
    font.weight = weight
    font.traits.design = design?.node
    return font
  }

  /// The design system's font in a text style and a design.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    system(style, design: Optional(design), weight: nil)
  }

  /// The design system's font in a size of points, which does not grow with the reader's chosen size of text.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var font = Font(.complete(family: nil, size: size.literal, relativeTo: nil, weight: nil))
    font.weight = weight
    font.traits.design = design?.node
    return font
  }

  /// The design system's font in a size, a weight and a design.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    system(size: size, weight: Optional(weight), design: Optional(design))
  }

  /// The design system's font in a size that grows as a text style does.
  package static func system(size: CGFloat, relativeTo textStyle: TextStyle, design: Design?) -> Font {
    var font = Font(.complete(family: nil, size: size.literal, relativeTo: textStyle.rawValue, weight: nil))
    font.traits.design = design?.node
    return font
  }

  /// A listed font by its family's name, or one of the package's resources by its PostScript name too, in a size that
  /// grows as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// A listed font by its family's name, or one of the package's resources by its PostScript name too, in a size that
  /// grows as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.complete(family: .literal([name]), size: size.literal, relativeTo: textStyle.rawValue, weight: nil))
  }

  /// A listed font by its family's name, or one of the package's resources by its PostScript name too, in a size that
  /// does not grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.complete(family: .literal([name]), size: fixedSize.literal, relativeTo: nil, weight: nil))
  }

  /// The modifiers that set the font for everything inside.
  var modifiers: [Modifier] {
    let value = weight.map { Value.literal($0.value) }
    let node: Modifier.FontNode =
      switch base {
      case .textStyle(let name, _): .textStyle(name, weight: value)
      case .parts(let family, let size, _): .parts(family: family, size: size, weight: value)
      case .complete(let family, let size, let style, _):
        .complete(family: family, size: size, relativeTo: style, weight: value)
      case .token, .choose, .traits: base
      }
    return [.font(traits == Modifier.FontTraits() ? node : .traits(traits, node))]
  }
}

public import Foundation

// Attributes of texts: `Text` draws those of `AttributedString`; these are for labels, which are not drawn.

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public static let kern = NSAttributedString.Key("NSKern")
  public static let tracking = NSAttributedString.Key("CTTracking")
  public static let ligature = NSAttributedString.Key("NSLigature")
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public static let attachment = NSAttributedString.Key("NSAttachment")
  public static let link = NSAttributedString.Key("NSLink")
  public static let shadow = NSAttributedString.Key("NSShadow")
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// How a line is underlined.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 256)
  public static let patternDash = NSUnderlineStyle(rawValue: 512)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 768)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 1024)
  public static let byWord = NSUnderlineStyle(rawValue: 32_768)
}

extension Text.LineStyle {
  /// The line that UIKit's style means; nil for a style without a line.
  /// - Partial: thick and double lines are single ones.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0xF != 0 else { return nil }
    let patterns: [Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let pattern = nsUnderlineStyle.rawValue >> 8 & 7
    self.init(pattern: patterns.indices.contains(pattern) ? patterns[pattern] : .solid)
  }
}

/// Where lines end.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension AttributeScopes {
  /// The attributes that UIKit's views draw.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that UIKit's views draw, of those that SwiftUI has no attribute of the same name for.
  /// - Ignored: texts of SwiftUI are drawn without them, as on a phone.
  public struct UIKitAttributes: AttributeScope {
    /// The colour of the line under the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The colour of the letters' edge.
    public let strokeColor: StrokeColorAttribute
    /// How wide the letters' edge is, in hundredths of their size.
    public let strokeWidth: StrokeWidthAttribute

    /// The colour of the line under the letters.
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    /// The colour of the line through the letters.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    /// The colour of the letters' edge.
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    /// How wide the letters' edge is.
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
  }
}

extension AttributeDynamicLookup {
  /// An attribute of UIKit by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

public import Foundation

/// How lines follow each other.
open class NSParagraphStyle: @unchecked Sendable {
  /// How lines are broken beyond the rules of their letters.
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }
  public init() {}
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineBreakStrategy: LineBreakStrategy = []
  open var baseWritingDirection = NSWritingDirection.natural
  open var allowsDefaultTighteningForTruncation = false
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var hyphenationFactor: Float = 0
  open var usesDefaultHyphenation = false
  open var tabStops: [NSTextTab]! = []
  open var defaultTabInterval: CGFloat = 0

  /// The same style, which may be changed.
  open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }
}

/// How lines are to follow each other.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    (lineSpacing, paragraphSpacing, paragraphSpacingBefore) =
      (obj.lineSpacing, obj.paragraphSpacing, obj.paragraphSpacingBefore)
    (alignment, lineBreakMode, lineBreakStrategy) = (obj.alignment, obj.lineBreakMode, obj.lineBreakStrategy)
    (baseWritingDirection, hyphenationFactor) = (obj.baseWritingDirection, obj.hyphenationFactor)
    allowsDefaultTighteningForTruncation = obj.allowsDefaultTighteningForTruncation
    (minimumLineHeight, maximumLineHeight) = (obj.minimumLineHeight, obj.maximumLineHeight)
    lineHeightMultiple = obj.lineHeightMultiple
    (firstLineHeadIndent, headIndent, tailIndent) = (obj.firstLineHeadIndent, obj.headIndent, obj.tailIndent)
    (usesDefaultHyphenation, tabStops) = (obj.usesDefaultHyphenation, obj.tabStops)
    defaultTabInterval = obj.defaultTabInterval
  }
}

/// A column of text.
open class NSTextTab: @unchecked Sendable {
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [String: Any] = [:]) {
    (self.alignment, location) = (alignment, loc)
  }
}

/// Which way a text runs.
public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight, rightToLeft
}

/// The shadow of a text.
open class NSShadow: @unchecked Sendable {
  public init() {}
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

public import DSPlatform
public import Foundation

/// A font of the desktop platform; sources show it by `Font(_:)`.
/// - Partial: a value that describes a font. Any name is accepted; a shot that uses a missing font reports it.
public final class NSFont: _PlatformFont, @unchecked Sendable {
  /// A size of 0 is that of text.
  public override class func _size(_ asked: CGFloat) -> CGFloat { asked > 0 ? asked : systemFontSize }
  /// Regular.
  public override class var _weight: Weight? { .regular }

  /// The font of a text style.
  public class func preferredFont(forTextStyle style: TextStyle, options: [String: Any]) -> NSFont {
    preferredFont(forTextStyle: style)
  }

  /// The size of labels, 10 points.
  public class var labelFontSize: CGFloat { 10 }
  /// The size of small text, 11 points.
  public class var smallSystemFontSize: CGFloat { 11 }
  /// The size of text, 13 points.
  public class var systemFontSize: CGFloat { 13 }

  /// Whether both are the same font; a name with a leading dot beside it is looked up in this class.
  public static func == (left: NSFont, right: NSFont) -> Bool { left._form == right._form }
}

/// Core Text's name of a font, which AppKit's are by `as`.
public typealias CTFont = NSFont

public import DSPlatform
public import DSView
public import Foundation

/// A font of the phone; sources show it by `Font(_:)`.
/// - Partial: a value that describes a font. Any name is accepted; a shot that uses a missing font reports it.
public final class UIFont: _PlatformFont, @unchecked Sendable {
  /// The name of the system's font.
  public override class var _systemName: String { ".SFUI-Regular" }

  /// A font by a description of it; a size of 0 leaves the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var form = descriptor.form
    if pointSize > 0 { form.size = pointSize }
    self.init(form)
  }

  /// The system's font whose letters slant.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(_FontForm(size: fontSize, isItalic: true))
  }

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

  /// What the font is made of.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(_form) }
  /// The height of a line.
  /// - Partial: the value of the system font, for every font.
  public var lineHeight: CGFloat { ascender - descender }

  /// Whether both are the same font; a name with a leading dot beside it is looked up in this class.
  public static func == (left: UIFont, right: UIFont) -> Bool { left._form == right._form }
}

/// Core Text's name of a font, which UIKit's are by `as`.
public typealias CTFont = UIFont

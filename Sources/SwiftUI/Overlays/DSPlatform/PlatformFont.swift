public import DSView
public import Foundation

/// A font of a platform: all that `UIFont` and `NSFont` have in common. Sources name these two.
/// - Partial: a value that describes a font. Any name is accepted; a shot that uses a missing font reports it.
open class _PlatformFont: Hashable, @unchecked Sendable {
  /// What it is made of.
  public let _form: _FontForm

  /// A font of its parts.
  public required init(_ form: _FontForm) { _form = form }

  /// A font by its name; nil only where the name is empty.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    if fontName.isEmpty { return nil }
    self.init(_FontForm(name: fontName, size: fontSize))
  }

  // What the platforms differ in.

  /// The size that is meant by one that is asked for.
  open class func _size(_ asked: CGFloat) -> CGFloat { asked }
  /// The weight of the system's font where none is given; nil for that of the text around.
  open class var _weight: Weight? { nil }
  /// The name of the system's font.
  open class var _systemName: String { ".AppleSystemUIFont" }

  /// The system's font.
  public class func systemFont(ofSize fontSize: CGFloat) -> Self {
    Self(_FontForm(size: _size(fontSize), weight: _weight))
  }

  /// The system's font of a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> Self {
    Self(_FontForm(size: _size(fontSize), weight: weight))
  }

  /// The system's font of a weight and a width.
  /// - Partial: drawn where the font is variable and has widths; a run reports fonts that do not.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> Self {
    var form = systemFont(ofSize: fontSize, weight: weight)._form
    form.width = width
    return Self(form)
  }

  /// The system's bold font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> Self { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's font whose letters have one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Self {
    Self(_FontForm(size: _size(fontSize), weight: weight, design: .monospaced))
  }

  /// The system's font whose digits have one width.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> Self {
    Self(_FontForm(size: _size(fontSize), weight: weight, hasMonospacedDigits: true))
  }

  /// The font of a text style, which grows with the reader's size of text.
  public class func preferredFont(forTextStyle style: TextStyle) -> Self { Self(_FontForm(style: style)) }

  /// The size in points, where the reader has chosen no other.
  public var pointSize: CGFloat { _form.size }
  /// The name.
  public var fontName: String { _form.name ?? Self._systemName }
  /// The name of the family.
  public var familyName: String { _form.name.map { String($0.prefix { $0 != "-" }) } ?? ".AppleSystemUIFont" }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> Self {
    var form = _form
    (form.size, form.style) = (fontSize, nil)
    return Self(form)
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
  /// What lies between lines, 0.
  public var leading: CGFloat { 0 }

  /// Whether both are the same font.
  public static func == (left: _PlatformFont, right: _PlatformFont) -> Bool { left._form == right._form }

  /// Puts the font into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(_form) }
}

extension Font {
  /// A font of the platform.
  public init(_ font: _PlatformFont) { self = font._form.font }
}

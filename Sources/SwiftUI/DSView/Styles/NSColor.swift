public import Foundation

/// A colour of the desktop platform; sources reach it as `Color(nsColor: .windowBackgroundColor)`.
/// - Partial: a value with the names and initialisers that colours are made with; labels and the named colours are those
///   of the phone.
public final class NSColor: _PlatformColor, @unchecked Sendable {
  /// A colour of an asset catalogue; nil if there is none of the name.
  public convenience init?(named name: String, bundle: Bundle? = nil) {
    guard let paint = AssetCatalogs.knownColor(name, in: bundle) else { return nil }
    self.init(paint)
  }

  /// A colour of red, green and blue of sRGB, 0…1 each.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether both are the same colour; a name with a leading dot beside it is looked up in this class.
  public static func == (left: NSColor, right: NSColor) -> Bool { left.paint == right.paint }
}

extension NSColor {
  /// `NSColor.labelColor`.
  public static let labelColor = system("label")
  /// `NSColor.secondaryLabelColor`.
  public static let secondaryLabelColor = system("secondaryLabel")
  /// `NSColor.tertiaryLabelColor`.
  public static let tertiaryLabelColor = system("tertiaryLabel")
  /// `NSColor.quaternaryLabelColor`.
  public static let quaternaryLabelColor = system("quaternaryLabel")
  /// `NSColor.placeholderTextColor`.
  public static let placeholderTextColor = system("placeholderText")
  /// `NSColor.linkColor`.
  public static let linkColor = system("link")
  /// `NSColor.separatorColor`.
  public static let separatorColor = system("separator")
  /// `NSColor.textColor`.
  public static let textColor = system("label")
  /// `NSColor.headerTextColor`.
  public static let headerTextColor = system("label")
  /// `NSColor.controlTextColor`.
  public static let controlTextColor = system("label")
  /// `NSColor.disabledControlTextColor`.
  public static let disabledControlTextColor = system("tertiaryLabel")
  /// `NSColor.selectedControlTextColor`.
  public static let selectedControlTextColor = system("label")
  /// `NSColor.windowFrameTextColor`.
  public static let windowFrameTextColor = system("label")
  /// `NSColor.selectedTextColor`.
  public static let selectedTextColor = system("label")
  /// `NSColor.windowBackgroundColor`.
  public static let windowBackgroundColor = system("windowBackground")
  /// `NSColor.controlBackgroundColor`.
  public static let controlBackgroundColor = system("controlBackground")
  /// `NSColor.textBackgroundColor`.
  public static let textBackgroundColor = system("textBackground")
  /// `NSColor.underPageBackgroundColor`.
  public static let underPageBackgroundColor = system("underPageBackground")
  /// `NSColor.selectedContentBackgroundColor`.
  public static let selectedContentBackgroundColor = system("selectedContentBackground")
  /// `NSColor.unemphasizedSelectedContentBackgroundColor`.
  public static let unemphasizedSelectedContentBackgroundColor = system("unemphasizedSelectedContentBackground")
  /// `NSColor.selectedTextBackgroundColor`.
  public static let selectedTextBackgroundColor = system("selectedTextBackground")
  /// `NSColor.controlColor`.
  public static let controlColor = system("control")
  /// `NSColor.gridColor`.
  public static let gridColor = system("grid")
  /// `NSColor.controlAccentColor`.
  public static let controlAccentColor = system("accentColor")
}

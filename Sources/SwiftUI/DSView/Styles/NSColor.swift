import DSDiagnostics
import DSNode
public import Foundation

/// A colour of the desktop platform; sources reach it as `Color(nsColor: .windowBackgroundColor)`.
/// - Partial: a value with the names and initialisers that colours are made with; labels and the named colours are those
///   of the phone.
public final class NSColor: Hashable, @unchecked Sendable {
  let paint: Paint

  private init(_ name: String) {
    paint = .system(name, SourceLocation(file: "NSColor.\(name)"))
  }

  init(_ paint: Paint) { self.paint = paint }

  /// A colour of red, green and blue, 0…1 each.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A grey, 0 for black and 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// A colour of hue, saturation and brightness, 0…1 each.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha)))
  }

  /// The same colour as SwiftUI's.
  public init(_ color: Color) { paint = color.paint }

  /// The colour, as opaque as said.
  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(.opacity(paint, .literal(Double(alpha)))) }

  /// A colour of an asset catalogue; nil if there is none of the name.
  public convenience init?(named name: String, bundle: Bundle? = nil) {
    guard let paint = AssetCatalogs.knownColor(name, in: bundle) else { return nil }
    self.init(paint)
  }

  /// A colour of red, green and blue of sRGB, 0…1 each.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether both are the same colour.
  public static func == (left: NSColor, right: NSColor) -> Bool { left.paint == right.paint }

  /// Puts the colour into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(paint) }
}

extension NSColor {
  /// `NSColor.labelColor`.
  public static let labelColor = NSColor("label")
  /// `NSColor.secondaryLabelColor`.
  public static let secondaryLabelColor = NSColor("secondaryLabel")
  /// `NSColor.tertiaryLabelColor`.
  public static let tertiaryLabelColor = NSColor("tertiaryLabel")
  /// `NSColor.quaternaryLabelColor`.
  public static let quaternaryLabelColor = NSColor("quaternaryLabel")
  /// `NSColor.placeholderTextColor`.
  public static let placeholderTextColor = NSColor("placeholderText")
  /// `NSColor.linkColor`.
  public static let linkColor = NSColor("link")
  /// `NSColor.separatorColor`.
  public static let separatorColor = NSColor("separator")
  /// `NSColor.textColor`.
  public static let textColor = NSColor("label")
  /// `NSColor.headerTextColor`.
  public static let headerTextColor = NSColor("label")
  /// `NSColor.controlTextColor`.
  public static let controlTextColor = NSColor("label")
  /// `NSColor.disabledControlTextColor`.
  public static let disabledControlTextColor = NSColor("tertiaryLabel")
  /// `NSColor.selectedControlTextColor`.
  public static let selectedControlTextColor = NSColor("label")
  /// `NSColor.windowFrameTextColor`.
  public static let windowFrameTextColor = NSColor("label")
  /// `NSColor.selectedTextColor`.
  public static let selectedTextColor = NSColor("label")
  /// `NSColor.windowBackgroundColor`.
  public static let windowBackgroundColor = NSColor("windowBackground")
  /// `NSColor.controlBackgroundColor`.
  public static let controlBackgroundColor = NSColor("controlBackground")
  /// `NSColor.textBackgroundColor`.
  public static let textBackgroundColor = NSColor("textBackground")
  /// `NSColor.underPageBackgroundColor`.
  public static let underPageBackgroundColor = NSColor("underPageBackground")
  /// `NSColor.selectedContentBackgroundColor`.
  public static let selectedContentBackgroundColor = NSColor("selectedContentBackground")
  /// `NSColor.unemphasizedSelectedContentBackgroundColor`.
  public static let unemphasizedSelectedContentBackgroundColor = NSColor("unemphasizedSelectedContentBackground")
  /// `NSColor.selectedTextBackgroundColor`.
  public static let selectedTextBackgroundColor = NSColor("selectedTextBackground")
  /// `NSColor.controlColor`.
  public static let controlColor = NSColor("control")
  /// `NSColor.gridColor`.
  public static let gridColor = NSColor("grid")
  /// `NSColor.controlAccentColor`.
  public static let controlAccentColor = NSColor("accentColor")
  /// `NSColor.systemRed`.
  public static let systemRed = NSColor("red")
  /// `NSColor.systemGreen`.
  public static let systemGreen = NSColor("green")
  /// `NSColor.systemBlue`.
  public static let systemBlue = NSColor("blue")
  /// `NSColor.systemOrange`.
  public static let systemOrange = NSColor("orange")
  /// `NSColor.systemYellow`.
  public static let systemYellow = NSColor("yellow")
  /// `NSColor.systemPink`.
  public static let systemPink = NSColor("pink")
  /// `NSColor.systemPurple`.
  public static let systemPurple = NSColor("purple")
  /// `NSColor.systemTeal`.
  public static let systemTeal = NSColor("teal")
  /// `NSColor.systemIndigo`.
  public static let systemIndigo = NSColor("indigo")
  /// `NSColor.systemMint`.
  public static let systemMint = NSColor("mint")
  /// `NSColor.systemCyan`.
  public static let systemCyan = NSColor("cyan")
  /// `NSColor.systemBrown`.
  public static let systemBrown = NSColor("brown")
  /// `NSColor.systemGray`.
  public static let systemGray = NSColor("systemGray")
  /// `NSColor.darkGray`.
  public static let darkGray = NSColor("darkGray")
  /// `NSColor.lightGray`.
  public static let lightGray = NSColor("lightGray")
  /// `NSColor.gray`.
  public static let gray = NSColor("plainGray")
  /// `NSColor.red`.
  public static let red = NSColor("plainRed")
  /// `NSColor.green`.
  public static let green = NSColor("plainGreen")
  /// `NSColor.blue`.
  public static let blue = NSColor("plainBlue")
  /// `NSColor.cyan`.
  public static let cyan = NSColor("plainCyan")
  /// `NSColor.yellow`.
  public static let yellow = NSColor("plainYellow")
  /// `NSColor.magenta`.
  public static let magenta = NSColor("plainMagenta")
  /// `NSColor.orange`.
  public static let orange = NSColor("plainOrange")
  /// `NSColor.purple`.
  public static let purple = NSColor("plainPurple")
  /// `NSColor.brown`.
  public static let brown = NSColor("plainBrown")
  /// `NSColor.white`.
  public static let white = NSColor("white")
  /// `NSColor.black`.
  public static let black = NSColor("black")
  /// `NSColor.clear`.
  public static let clear = NSColor("clear")
}

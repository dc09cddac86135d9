import DSDiagnostics
import DSNode
public import Foundation

/// A colour of the platform; sources reach it as `Color(.systemBackground)`.
/// - Partial: a value with the names and initialisers that colours are made with.
public final class UIColor: Hashable, @unchecked Sendable {
  let paint: Paint

  private init(_ name: String) {
    paint = .system(name, SourceLocation(file: "UIColor.\(name)"))
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
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.opacity(paint, .literal(Double(alpha)))) }

  /// A colour of an asset catalogue; nil if there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let paint = AssetCatalogs.knownColor(name, in: bundle) else { return nil }
    self.init(paint)
  }

  /// A colour that depends on whether the interface is light or dark.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    paint = .choose(
      EnvironmentReference(SystemColors.scheme, at: SourceLocation(file: "UIColor")),
      [Paint.Case(key: "dark", paint: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).paint)],
      fallback: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).paint)
  }

  /// Whether both are the same colour.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.paint == right.paint }

  /// Puts the colour into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(paint) }
}

/// Whether an interface is light or dark, for colours that depend on it.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What a colour can depend on.
/// - Partial: only the interface style is available.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the interface is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Traits of a light or dark interface.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

extension UIColor {
  /// `UIColor.label`.
  public static let label = UIColor("label")
  /// `UIColor.secondaryLabel`.
  public static let secondaryLabel = UIColor("secondaryLabel")
  /// `UIColor.tertiaryLabel`.
  public static let tertiaryLabel = UIColor("tertiaryLabel")
  /// `UIColor.quaternaryLabel`.
  public static let quaternaryLabel = UIColor("quaternaryLabel")
  /// `UIColor.placeholderText`.
  public static let placeholderText = UIColor("placeholderText")
  /// `UIColor.link`.
  public static let link = UIColor("link")
  /// `UIColor.separator`.
  public static let separator = UIColor("separator")
  /// `UIColor.opaqueSeparator`.
  public static let opaqueSeparator = UIColor("opaqueSeparator")
  /// `UIColor.systemBackground`.
  public static let systemBackground = UIColor("systemBackground")
  /// `UIColor.secondarySystemBackground`.
  public static let secondarySystemBackground = UIColor("secondarySystemBackground")
  /// `UIColor.tertiarySystemBackground`.
  public static let tertiarySystemBackground = UIColor("tertiarySystemBackground")
  /// `UIColor.systemGroupedBackground`.
  public static let systemGroupedBackground = UIColor("systemGroupedBackground")
  /// `UIColor.secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor("secondarySystemGroupedBackground")
  /// `UIColor.tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor("tertiarySystemGroupedBackground")
  /// `UIColor.systemFill`.
  public static let systemFill = UIColor("systemFill")
  /// `UIColor.secondarySystemFill`.
  public static let secondarySystemFill = UIColor("secondarySystemFill")
  /// `UIColor.tertiarySystemFill`.
  public static let tertiarySystemFill = UIColor("tertiarySystemFill")
  /// `UIColor.quaternarySystemFill`.
  public static let quaternarySystemFill = UIColor("quaternarySystemFill")
  /// `UIColor.systemRed`.
  public static let systemRed = UIColor("red")
  /// `UIColor.systemGreen`.
  public static let systemGreen = UIColor("green")
  /// `UIColor.systemBlue`.
  public static let systemBlue = UIColor("blue")
  /// `UIColor.systemOrange`.
  public static let systemOrange = UIColor("orange")
  /// `UIColor.systemYellow`.
  public static let systemYellow = UIColor("yellow")
  /// `UIColor.systemPink`.
  public static let systemPink = UIColor("pink")
  /// `UIColor.systemPurple`.
  public static let systemPurple = UIColor("purple")
  /// `UIColor.systemTeal`.
  public static let systemTeal = UIColor("teal")
  /// `UIColor.systemIndigo`.
  public static let systemIndigo = UIColor("indigo")
  /// `UIColor.systemMint`.
  public static let systemMint = UIColor("mint")
  /// `UIColor.systemCyan`.
  public static let systemCyan = UIColor("cyan")
  /// `UIColor.systemBrown`.
  public static let systemBrown = UIColor("brown")
  /// `UIColor.systemGray`.
  public static let systemGray = UIColor("systemGray")
  /// `UIColor.systemGray2`.
  public static let systemGray2 = UIColor("systemGray2")
  /// `UIColor.systemGray3`.
  public static let systemGray3 = UIColor("systemGray3")
  /// `UIColor.systemGray4`.
  public static let systemGray4 = UIColor("systemGray4")
  /// `UIColor.systemGray5`.
  public static let systemGray5 = UIColor("systemGray5")
  /// `UIColor.systemGray6`.
  public static let systemGray6 = UIColor("systemGray6")
  /// `UIColor.tintColor`.
  public static let tintColor = UIColor("accentColor")
  /// `UIColor.darkText`.
  public static let darkText = UIColor("darkText")
  /// `UIColor.lightText`.
  public static let lightText = UIColor("lightText")
  /// `UIColor.darkGray`.
  public static let darkGray = UIColor("darkGray")
  /// `UIColor.lightGray`.
  public static let lightGray = UIColor("lightGray")
  /// `UIColor.gray`.
  public static let gray = UIColor("plainGray")
  /// `UIColor.red`.
  public static let red = UIColor("plainRed")
  /// `UIColor.green`.
  public static let green = UIColor("plainGreen")
  /// `UIColor.blue`.
  public static let blue = UIColor("plainBlue")
  /// `UIColor.cyan`.
  public static let cyan = UIColor("plainCyan")
  /// `UIColor.yellow`.
  public static let yellow = UIColor("plainYellow")
  /// `UIColor.magenta`.
  public static let magenta = UIColor("plainMagenta")
  /// `UIColor.orange`.
  public static let orange = UIColor("plainOrange")
  /// `UIColor.purple`.
  public static let purple = UIColor("plainPurple")
  /// `UIColor.brown`.
  public static let brown = UIColor("plainBrown")
  /// `UIColor.white`.
  public static let white = UIColor("white")
  /// `UIColor.black`.
  public static let black = UIColor("black")
  /// `UIColor.clear`.
  public static let clear = UIColor("clear")
}

import DSDiagnostics
import DSNode
public import Foundation

/// A colour of the platform; sources reach it as `Color(.systemBackground)`.
/// - Partial: a value with the names and initialisers that colours are made with.
public final class UIColor: _PlatformColor, @unchecked Sendable {
  /// A colour of an asset catalogue; nil if there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let paint = AssetCatalogs.knownColor(name, in: bundle) else { return nil }
    self.init(paint)
  }

  /// A colour that depends on whether the interface is light or dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(
      .choose(
        EnvironmentReference(SystemColors.scheme, at: SourceLocation(file: "UIColor")),
        [Paint.Case(key: "dark", paint: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).paint)],
        fallback: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).paint))
  }

  /// Whether both are the same colour; a name with a leading dot beside it is looked up in this class.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.paint == right.paint }
}

/// Whether an interface is light or dark, for colours that depend on it.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What a colour can depend on.
/// - Partial: colours depend only on the interface style; other traits are kept, and decide nothing.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the interface is light or dark.
  public private(set) var userInterfaceStyle: UIUserInterfaceStyle {
    get { values[Self.style]?.value as? UIUserInterfaceStyle ?? .unspecified }
    set { values[Self.style] = newValue == .unspecified ? nil : UITraitValue(newValue) }
  }

  /// The values of traits, by their names; a trait that was never set is missing.
  package var values: [String: UITraitValue] = [:]
  private static let style = "userInterfaceStyle"

  /// Traits of a light or dark interface.
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// The values of traits.
  package init(values: [String: UITraitValue]) { self.values = values }
}

/// The value of a trait; values of types that cannot be compared are all different.
package struct UITraitValue: Hashable, @unchecked Sendable {
  /// The value.
  package let value: Any

  /// A value.
  package init(_ value: Any) { self.value = value }

  /// Whether both are the same value.
  package static func == (left: UITraitValue, right: UITraitValue) -> Bool {
    guard let a = left.value as? AnyHashable, let b = right.value as? AnyHashable else { return false }
    return a == b
  }

  /// Puts the value into a hash.
  package func hash(into hasher: inout Hasher) { if let value = value as? AnyHashable { hasher.combine(value) } }
}

extension UIColor {
  /// `UIColor.label`.
  public static let label = system("label")
  /// `UIColor.secondaryLabel`.
  public static let secondaryLabel = system("secondaryLabel")
  /// `UIColor.tertiaryLabel`.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// `UIColor.quaternaryLabel`.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// `UIColor.placeholderText`.
  public static let placeholderText = system("placeholderText")
  /// `UIColor.link`.
  public static let link = system("link")
  /// `UIColor.separator`.
  public static let separator = system("separator")
  /// `UIColor.opaqueSeparator`.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// `UIColor.systemBackground`.
  public static let systemBackground = system("systemBackground")
  /// `UIColor.secondarySystemBackground`.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// `UIColor.tertiarySystemBackground`.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// `UIColor.systemGroupedBackground`.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// `UIColor.secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// `UIColor.tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// `UIColor.systemFill`.
  public static let systemFill = system("systemFill")
  /// `UIColor.secondarySystemFill`.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// `UIColor.tertiarySystemFill`.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// `UIColor.quaternarySystemFill`.
  public static let quaternarySystemFill = system("quaternarySystemFill")
  /// `UIColor.systemGray2`.
  public static let systemGray2 = system("systemGray2")
  /// `UIColor.systemGray3`.
  public static let systemGray3 = system("systemGray3")
  /// `UIColor.systemGray4`.
  public static let systemGray4 = system("systemGray4")
  /// `UIColor.systemGray5`.
  public static let systemGray5 = system("systemGray5")
  /// `UIColor.systemGray6`.
  public static let systemGray6 = system("systemGray6")
  /// `UIColor.tintColor`.
  public static let tintColor = system("accentColor")
  /// `UIColor.darkText`.
  public static let darkText = system("darkText")
  /// `UIColor.lightText`.
  public static let lightText = system("lightText")
}

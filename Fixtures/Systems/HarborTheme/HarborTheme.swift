import DSThemes
import Foundation

/// Raw tokens that only the harbour has.
public enum HarborColors {
  public static let teal: ColorToken = "#0E6E78"
  public static let foam: ColorToken = "#8FE3E0"
}

/// A brand: a theme of its own module that others derive from.
open class HarborTheme: BaseTheme, @unchecked Sendable {
  open override var colorAction: ColorToken { ColorToken(light: HarborColors.teal, dark: HarborColors.foam) }
  open override var radiusMedium: CGFloat { 12 }

  /// A token that the base theme does not have.
  open var colorTide: ColorToken { ColorToken(light: "#DDF3F2", dark: "#12383B") }
  open override var cardBackground: ColorToken { colorTide }
}

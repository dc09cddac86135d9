import DSThemes
import Foundation

public extension CoastTheme {  // Component: card

  override var cardBorder: BorderToken {
    BorderToken(color: colorAction, width: borderWidth * 2, style: .dashed, radius: radiusMedium)
  }
  override var buttonRadius: CGFloat { 20 }
}

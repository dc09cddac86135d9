import UIKit

#if canImport(UIKit)
  enum Theme {
    /// Paper by day, night by night.
    static let ground = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 0.07, green: 0.09, blue: 0.16, alpha: 1) : UIColor(white: 0.98, alpha: 1)
    }

    static let line = UIColor.separator.withAlphaComponent(0.5)

    static func display(_ size: CGFloat) -> UIFont {
      let font = UIFont(name: "LanternDisplay-Heavy", size: size) ?? .systemFont(ofSize: size, weight: .heavy)
      return UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
    }

    static var note: UIFont {
      let base = UIFont.preferredFont(forTextStyle: .footnote)
      guard let italic = base.fontDescriptor.withSymbolicTraits(.traitItalic) else { return base }
      return UIFont(descriptor: italic, size: 0)
    }

    @MainActor static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }
    @MainActor static var cardWidth: CGFloat { min(UIScreen.main.bounds.width - 32, 420) }
  }
#endif

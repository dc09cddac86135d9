import DSView
import Foundation

// What of the proxies of UIKit's classes is drawn.

/// The proxies that were asked for.
struct Proxies: @unchecked Sendable {
  /// Each by its class.
  let all: [ObjectIdentifier: AnyObject]

  /// The proxy of a class; nil if nothing was set.
  func of<Object: AnyObject>(_ type: Object.Type) -> Object? { all[ObjectIdentifier(type)] as? Object }
}

extension PlatformAppearance {
  /// What proxies say.
  @MainActor init(proxies: Proxies) {
    self.init()
    navigationBar = proxies.of(UINavigationBar.self)?.drawn ?? navigationBar
    tabBar = proxies.of(UITabBar.self)?.drawn ?? tabBar
    if let slider = proxies.of(UISlider.self) {
      sliderLine = Color(slider.minimumTrackTintColor ?? slider.ownTint)
      sliderRest = Color(slider.maximumTrackTintColor)
      sliderKnob = slider.hidesThumb ? .clear : Color(slider.thumbTintColor)
    }
    if let toggle = proxies.of(UISwitch.self) {
      (switchOn, switchKnob) = (Color(toggle.onTintColor), Color(toggle.thumbTintColor))
    }
    if let dots = proxies.of(UIPageControl.self) {
      (presentDot, otherDots) = (Color(dots.currentPageIndicatorTintColor), Color(dots.pageIndicatorTintColor))
    }
    if let choices = proxies.of(UISegmentedControl.self) {
      (segments, chosenSegment) = (Color(choices.backgroundColor), Color(choices.selectedSegmentTintColor))
      segmentTitle = Letters(choices.titleTextAttributes[UIControl.State.normal.rawValue])
      chosenSegmentTitle = Letters(choices.titleTextAttributes[UIControl.State.selected.rawValue])
      // The letters of the usual state hold in all others.
      chosenSegmentTitle.color = chosenSegmentTitle.color ?? segmentTitle.color
      chosenSegmentTitle.font = chosenSegmentTitle.font ?? segmentTitle.font
    }
  }
}

extension PlatformAppearance.Letters {
  /// The font and the colour of attributes.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    self.init()
    color = Color(attributes?[.foregroundColor] as? UIColor)
    font = (attributes?[.font] as? UIFont).map { Font($0) }
  }
}

extension PlatformAppearance.Bar {
  /// Takes the ground and the line of an appearance.
  @MainActor fileprivate mutating func take(_ bar: UIBarAppearance) {
    if let background = bar.backgroundColor {
      ground = .color(Color(uiColor: background))
    } else {
      switch bar.base {
      case .standard: ground = bar.backgroundEffect == nil ? nil : .material
      case .opaque: ground = .color(Color(uiColor: .systemBackground))
      case .transparent: ground = PlatformAppearance.Ground.none
      }
    }
    line = bar.shadowColor == .clear || bar.base == .transparent ? .clear : Color(bar.shadowColor)
  }
}

extension UINavigationBar {
  /// A bar at rest: nothing has been scrolled under it.
  @MainActor fileprivate var drawn: PlatformAppearance.Bar {
    var bar = PlatformAppearance.Bar()
    if let edge = scrollEdgeAppearance { bar.take(edge) }
    let letters = scrollEdgeAppearance ?? standardAppearance
    bar.title = .init(letters.titleTextAttributes.merging(titleTextAttributes ?? [:]) { set, _ in set })
    bar.largeTitle = .init(letters.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { set, _ in set })
    bar.tint = Color(ownTint) ?? PlatformAppearance.Letters(letters.buttonAppearance.normal.titleTextAttributes).color
    return bar
  }
}

extension UITabBar {
  /// A bar at rest; nothing lies under it.
  @MainActor fileprivate var drawn: PlatformAppearance.Bar {
    var bar = PlatformAppearance.Bar()
    let said = scrollEdgeAppearance ?? standardAppearance
    if scrollEdgeAppearance != nil || said.backgroundColor != nil || said.base != .standard { bar.take(said) }
    if let color = backgroundColor ?? barTintColor, bar.ground == nil { bar.ground = .color(Color(uiColor: color)) }
    let (normal, selected) = (said.stackedLayoutAppearance.normal, said.stackedLayoutAppearance.selected)
    bar.tint = Color(selected.iconColor) ?? .init(selected.titleTextAttributes) ?? Color(ownTint)
    bar.isHidden = isHidden
    bar.otherTabs = Color(normal.iconColor) ?? .init(normal.titleTextAttributes) ?? Color(unselectedItemTintColor)
    return bar
  }
}

extension UIView {
  /// The tint that was set; nil for the one above.
  fileprivate var ownTint: UIColor? { tintColor == .tintColor ? nil : tintColor }
}

extension Color {
  /// A colour that may be left out.
  fileprivate init?(_ color: UIColor?) {
    guard let color else { return nil }
    self.init(uiColor: color)
  }

  /// The colour of attributes.
  fileprivate init?(_ attributes: [NSAttributedString.Key: Any]) { self.init(attributes[.foregroundColor] as? UIColor) }
}

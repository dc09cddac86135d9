import DSView
import Foundation

// What all views or items of a kind look like.

/// What all objects of a kind look like can be set: bars, bars of tabs, sliders, switches, dots of pages and choices side by
/// side are drawn so. A setting holds in the view that is being drawn.
/// - Partial: settings of other classes are stored and not drawn.
@preconcurrency @MainActor
public protocol UIAppearance {
  /// What all objects of the kind look like.
  static func appearance() -> Self
  /// An object whose settings are not drawn.
  static func _loose() -> Self
}

extension UIAppearance {
  /// What all objects of the kind look like.
  /// - Partial: it holds whatever the traits.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  /// What all objects of the kind look like within others.
  /// - Ignored: settings are not drawn.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    _loose()
  }
}

/// What may be around objects whose look is set.
public protocol UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// What all views of the kind look like.
  public static func appearance() -> Self { proxy(_loose) }
  /// A view whose settings are not drawn.
  public static func _loose() -> Self { Self(coder: NSKeyedArchiver(requiringSecureCoding: false))! }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// What all items of the kind look like.
  public static func appearance() -> Self { proxy(_loose) }
  /// An item whose settings are not drawn.
  public static func _loose() -> Self { Self(coder: NSKeyedArchiver(requiringSecureCoding: false))! }
}

/// The object that stands for all of a class in the view that is being drawn.
@MainActor private func proxy<Object: AnyObject>(_ make: @MainActor () -> Object) -> Object {
  let store = AppearanceStore.current
  store.read = { proxies in MainActor.assumeIsolated { PlatformAppearance(proxies: Proxies(all: proxies)) } }
  if let known = store.proxies[ObjectIdentifier(Object.self)] as? Object { return known }
  let made = make()
  store.proxies[ObjectIdentifier(Object.self)] = made
  return made
}

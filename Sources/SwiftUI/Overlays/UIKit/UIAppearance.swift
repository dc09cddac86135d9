import Foundation

// What all views or items of a kind look like.

/// What all objects of a kind look like can be set.
/// - Ignored: settings are not stored.
@preconcurrency @MainActor
public protocol UIAppearance {
  /// What all objects of the kind look like.
  static func appearance() -> Self
}

extension UIAppearance {
  /// What all objects of the kind look like where traits hold.
  /// - Ignored: settings are not stored.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  /// What all objects of the kind look like within others.
  /// - Ignored: settings are not stored.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

/// What may be around objects whose look is set.
public protocol UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// What all views of the kind look like.
  /// - Ignored: settings are not stored.
  public static func appearance() -> Self { Self(coder: NSKeyedArchiver(requiringSecureCoding: false))! }
}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {
  /// What all items of the kind look like.
  /// - Ignored: settings are not stored.
  public static func appearance() -> Self { Self() }
}

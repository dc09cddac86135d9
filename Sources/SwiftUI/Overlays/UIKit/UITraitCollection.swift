public import DSFoundation
public import DSView
public import Foundation

extension UITraitCollection {
  /// The traits where no view says others.
  public static var current: UITraitCollection { UITraitCollection(userInterfaceStyle: .light) }

  /// Traits that say nothing.
  public init() { self.init(values: [:]) }

  /// The traits of several collections; a later one wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: [:]) { $0.merge($1.values) { $1 } })
  }

  /// Traits that a closure sets.
  public init(mutations: (inout any UIMutableTraits) -> Void) { self = UITraitCollection().modifyingTraits(mutations) }

  /// Traits of so much room from side to side.
  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Traits of so much room from top to bottom.
  public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init { $0.verticalSizeClass = verticalSizeClass } }
  /// Traits of a kind of device.
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init { $0.userInterfaceIdiom = idiom } }
  /// Traits of a screen with so many pixels of a point.
  public init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Traits of a reader's size of text.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Traits of a strength of contrasts.
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Traits of a direction of text.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init { $0.layoutDirection = layoutDirection } }
  /// Traits of a height above what lies behind.
  public init(userInterfaceLevel: UIUserInterfaceLevel) { self.init { $0.userInterfaceLevel = userInterfaceLevel } }

  /// The traits that a closure changes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = UIChangingTraits(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? UIChangingTraits)?.values ?? values)
  }

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values[T.identifier]?.value as? T.Value ?? T.defaultValue
  }

  /// The room from side to side: a phone's by default.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { self[UITraitHorizontalSizeClass.self] }
  /// The room from top to bottom: a phone's by default.
  public var verticalSizeClass: UIUserInterfaceSizeClass { self[UITraitVerticalSizeClass.self] }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
  /// Pixels of a point.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }
  /// The reader's size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory { self[UITraitPreferredContentSizeCategory.self] }
  /// How strong contrasts are.
  public var accessibilityContrast: UIAccessibilityContrast { self[UITraitAccessibilityContrast.self] }
  /// Where lines begin.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }
  /// The height above what lies behind.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }

  /// Whether colours differ from those of other traits.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  /// Whether the collection has all that another one has.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    (trait?.values ?? [:]).allSatisfy { values[$0.key] == $0.value }
  }

  /// Does something where these traits are the current ones.
  /// - Partial: `current` stays as it is.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}

/// A trait; packages define their own.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value
  /// The value by default.
  static var defaultValue: Value { get }
  /// What the trait is called.
  static var identifier: String { get }
  /// The name for people.
  static var name: String { get }
  /// Whether colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var identifier: String { String(reflecting: self) }
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// No.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be set.
public protocol UIMutableTraits {
  /// The value of a trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
}

/// The traits of a collection while a closure changes them.
struct UIChangingTraits: UIMutableTraits {
  var values: [String: UITraitValue]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[T.identifier]?.value as? T.Value ?? T.defaultValue }
    set { values[T.identifier] = UITraitValue(newValue) }
  }
}

/// The traits that a view or a controller changes for what is in it.
/// - Partial: the values are kept, and decide nothing.
public struct UITraitOverrides: UIMutableTraits {
  var traits = UIChangingTraits(values: [:])

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Whether a trait is changed.
  public func contains(_ trait: UITrait) -> Bool { traits.values[trait.identifier] != nil }

  /// Leaves a trait as it is.
  public mutating func remove(_ trait: UITrait) { traits.values[trait.identifier] = nil }
}

/// A trait that is a value of SwiftUI's environment too.
/// - Partial: neither sets the other.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// The value that traits say.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Makes the traits say a value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

/// What an observer of traits is known by.
public protocol UITraitChangeRegistration {}

/// Tells others about changes of its traits: there are none.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

struct UIUnchangingTraits: UITraitChangeRegistration {}

extension UITraitChangeObservable {
  /// Calls a closure when traits have changed, which they never do.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void)
    -> any UITraitChangeRegistration
  { UIUnchangingTraits() }

  /// Calls a closure when traits have changed, which they never do; for closures that name the observer's type as `Self`.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { UIUnchangingTraits() }

  /// Calls a method when traits have changed, which they never do.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    UIUnchangingTraits()
  }

  /// Calls a method when traits have changed, which they never do.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector)
    -> any UITraitChangeRegistration
  { UIUnchangingTraits() }

  /// Calls a closure no more.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// How high something lies above what is behind it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var identifier: String { "userInterfaceStyle" }
}
/// The room from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .compact }
}
/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .regular }
}
/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .phone }
}
/// Pixels of a point.
public struct UITraitDisplayScale: UITraitDefinition {
  public static var defaultValue: CGFloat { 3 }
}
/// The reader's size of text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .large }
}
/// How strong contrasts are.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .normal }
}
/// Where lines begin.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .leftToRight }
}
/// How high something lies above what is behind it.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .base }
}

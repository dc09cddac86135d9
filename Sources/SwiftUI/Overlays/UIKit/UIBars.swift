import DSView
public import Foundation

// Bars, questions and sheets, as stubs: they are not drawn.

/// What a bar looks like.
@preconcurrency @MainActor
open class UIBarAppearance {
  public nonisolated init() {}
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// What a bar begins with.
  enum Base { case standard, opaque, transparent }
  var base = Base.standard
  /// What is like another.
  public init(barAppearance: UIBarAppearance) { take(barAppearance) }
  open func copy() -> Any { UIBarAppearance(barAppearance: self) }
  open func configureWithDefaultBackground() { begin(.standard) }
  open func configureWithOpaqueBackground() { begin(.opaque) }
  open func configureWithTransparentBackground() { begin(.transparent) }
  private func begin(_ base: Base) {
    self.base = base
    (backgroundColor, backgroundEffect, shadowColor) = (nil, nil, nil)
  }
  private func take(_ other: UIBarAppearance) {
    (base, backgroundColor, backgroundEffect) = (other.base, other.backgroundColor, other.backgroundEffect)
    (shadowColor, shadowImage, backgroundImage) = (other.shadowColor, other.shadowImage, other.backgroundImage)
  }
}

/// What a navigation bar looks like.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
  open override func copy() -> Any {
    let other = UINavigationBarAppearance(barAppearance: self)
    (other.buttonAppearance, other.backButtonAppearance) = (buttonAppearance, backButtonAppearance)
    (other.doneButtonAppearance, other.titleTextAttributes) = (doneButtonAppearance, titleTextAttributes)
    (other.subtitleTextAttributes, other.largeTitleTextAttributes) = (subtitleTextAttributes, largeTitleTextAttributes)
    other.largeSubtitleTextAttributes = largeSubtitleTextAttributes
    return other
  }
}

/// What a bar of tabs looks like.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open override func copy() -> Any {
    let other = UITabBarAppearance(barAppearance: self)
    other.stackedLayoutAppearance = stackedLayoutAppearance
    other.inlineLayoutAppearance = inlineLayoutAppearance
    other.compactInlineLayoutAppearance = compactInlineLayoutAppearance
    return other
  }
}

/// What a bar of tools looks like.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// A navigation bar.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  open weak var delegate: (any UINavigationBarDelegate)?
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
  }
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
}

/// Answers questions about a bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
}

/// A bar of tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open weak var delegate: (any UITabBarDelegate)?

  /// How a bar shares its width.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }
}

/// Receives the events of a bar of tabs.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {}

/// A bar of tools.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
}

/// What pages of tabs are managed by.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open var selectedIndex = 0
  open var viewControllers: [UIViewController]?
  open var selectedViewController: UIViewController?
  open weak var delegate: (any UITabBarControllerDelegate)?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// Receives the events of pages of tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing is done.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// A question.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The position of a question.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }
  public init(title: String?, message: String?, preferredStyle: Style) {
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var message: String?
  open var preferredAction: UIAlertAction?
  open private(set) var actions: [UIAlertAction] = []
  open private(set) var textFields: [UITextField]?
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction {
  /// What an answer does.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }
  public let title: String?
  public let style: Style
  public nonisolated init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

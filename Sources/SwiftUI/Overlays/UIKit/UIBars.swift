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
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// What a navigation bar looks like.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// What a bar of tabs looks like.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
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
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
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
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
}

/// A bar of tools.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  open var standardAppearance = UIToolbarAppearance()
  open var barTintColor: UIColor?
}

/// What pages of tabs are managed by.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open var selectedIndex = 0
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

/// What can be done with things that are shared.
@preconcurrency @MainActor
open class UIActivity {
  /// A way to share.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let airDrop = ActivityType(rawValue: "airDrop")
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    public static let mail = ActivityType(rawValue: "mail")
    public static let message = ActivityType(rawValue: "message")
    public static let print = ActivityType(rawValue: "print")
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
  }
  public nonisolated init() {}
}

/// What shares things.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Is called when sharing has ended.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
  public nonisolated init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
}

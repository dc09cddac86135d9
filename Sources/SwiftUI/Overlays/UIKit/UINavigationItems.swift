public import DSFoundation
public import Foundation

// The items of bars, as stubs: bars of SwiftUI are drawn, and these are not.

/// What a bar shows of a page.
@preconcurrency @MainActor
open class UINavigationItem {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }
  /// How the button back looks.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
  public init(title: String) { self.title = title }
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var leftItemsSupplementBackButton = false
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem {
  public nonisolated init() {}
  public nonisolated required init?(coder: NSCoder) {}
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    case prominent = 3
  }
  /// A button that every bar has.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  public nonisolated override init() { super.init() }
  public nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    super.init()
    (self.title, self.image, self.primaryAction, self.menu) = (title, image, primaryAction, menu)
  }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.title = title
  }
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    self.image = image
  }
  public nonisolated init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    super.init()
  }
  public nonisolated init(customView: UIView) { super.init() }
  open var tintColor: UIColor?
  open var customView: UIView?
  open var style = Style.plain
  open var width: CGFloat = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var possibleTitles: Set<String>?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open class func flexibleSpace() -> Self { _loose() }
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let space = _loose()
    space.width = width
    return space
  }
}

/// A tab of a bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab that every bar has.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }
  public nonisolated override init() { super.init() }
  public nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
  public init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    super.init()
    self.tag = tag
  }
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var titlePositionAdjustment = UIOffset.zero
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
}

/// What a button of a bar looks like.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance {
  public nonisolated init() {}
  /// The look of a kind of button.
  public nonisolated init(style: UIBarButtonItem.Style) {}
  open var focused = UIBarButtonItemStateAppearance()
  open var normal = UIBarButtonItemStateAppearance()
  open var highlighted = UIBarButtonItemStateAppearance()
  open var disabled = UIBarButtonItemStateAppearance()
}

/// What a button of a bar looks like in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance {
  public nonisolated init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}

/// What a bar's tabs look like.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  public nonisolated init() {}
  open var normal = UITabBarItemStateAppearance()
  open var selected = UITabBarItemStateAppearance()
  open var disabled = UITabBarItemStateAppearance()
}

/// What a bar's tabs look like in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance {
  public nonisolated init() {}
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
}

public import DSView
public import Foundation

/// Manages a view of UIKit, as a stub: it is not drawn.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  // Authors' own `init()` is no override, as on a phone.
  public nonisolated override convenience init() { self.init(nibName: nil, bundle: nil) }
  public nonisolated init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var view: UIView! = UIView()
  open var title: String?
  open var extendedLayoutIncludesOpaqueBars = false
  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isModalInPresentation = false
  open var isViewLoaded: Bool { true }
  open var traitCollection: UITraitCollection { .current }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open func loadView() {}
  /// Does nothing, because views are there from the beginning.
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  open func endAppearanceTransition() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func present(_ controller: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

/// Manages pages on top of one another, as a stub.
@preconcurrency @MainActor
open class UINavigationController: _UIPagesController {
  open weak var delegate: (any UINavigationControllerDelegate)?
}

/// What controllers of pages have in common: a picker of images has a delegate of another type, which a class here, unlike one of
/// Objective-C, cannot give an inherited property.
@preconcurrency @MainActor
open class _UIPagesController: UIViewController {
  /// How a page comes or goes.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
  /// Pages that begin with one.
  public nonisolated init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  /// Pages without a first one, with bars of an author's own classes.
  public nonisolated init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public nonisolated override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { topViewController }
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var toolbar: UIToolbar! = UIToolbar()
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  public let navigationBar = UINavigationBar()
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { nil }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

/// Shows a view of SwiftUI among those of UIKit, as a stub.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content
  /// A controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    view.backgroundColor = .systemBackground
  }
  /// None: nothing is read from files of interfaces.
  public required dynamic init?(coder: NSCoder) { nil }
  /// The size that the view takes.
  /// - Partial: always the size that is offered.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// How a page comes.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case automatic = -2
  case none = -1
}

/// How a page moves when it comes.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The colour of the bar at the top of the screen.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

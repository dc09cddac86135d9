public import Foundation

// Interface files and pages that turn, as stubs: only Xcode compiles interface files, so that they hold nothing here.

/// An interface file, as a stub: it holds no objects.
@preconcurrency @MainActor
open class UINib {
  /// What an owner gives to an interface file.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
  public nonisolated init(nibName name: String, bundle bundleOrNil: Bundle?) {}
  public nonisolated init(data: Data, bundle bundleOrNil: Bundle?) {}
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] { [] }
}

extension Bundle {
  /// The objects of an interface file: none.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? { [] }
}

/// Pages of a storyboard, as a stub: pages that it makes are empty.
@preconcurrency @MainActor
open class UIStoryboard {
  public nonisolated init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
  /// The first page, made by a closure; an empty one without it.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? { nil }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

/// Pages that turn, as a stub.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
  /// Along which axis pages turn.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
  /// Which way pages turn.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
  /// The edge at which pages are bound.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }
  /// The options of pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open private(set) var viewControllers: [UIViewController]?
  open var isDoubleSided = false
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// Gives the pages before and after one.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None: there are no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Receives the events of pages that turn.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing is done.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing is done.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

extension UICollectionView {
  /// Cells are no objects of an interface file here.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Views are no objects of an interface file here.
  public func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
  }
}

extension UICollectionViewLayout {
  /// Ornaments are not drawn.
  public func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  /// Ornaments are not drawn.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}
}

extension UITableView {
  /// Rows are no objects of an interface file here.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Views are no objects of an interface file here.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}

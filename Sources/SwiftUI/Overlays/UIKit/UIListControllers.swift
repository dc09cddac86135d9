public import Foundation

/// A page of one list, as a stub.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  open var tableView: UITableView!
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl?
  /// A page with a list of a style.
  public init(style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    tableView = UITableView(frame: .zero)
    super.init(coder: coder)
  }
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Pages side by side, as a stub.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
  /// One of the columns.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }
  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }
  public let style: Style
  private var pages: [Column: UIViewController] = [:]
  /// Pages in so many columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public nonisolated override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var viewControllers: [UIViewController] = []
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { .automatic }
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open func setViewController(_ vc: UIViewController?, for column: Column) { pages[column] = vc }
  open func viewController(for column: Column) -> UIViewController? { pages[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}

/// Receives the events of pages side by side.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}

import DSView
public import Foundation

// Lists of UIKit, as stubs: they are not drawn.

/// A list of UIKit, as a stub.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// What a list looks like.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
  nonisolated public static let automaticDimension: CGFloat = -1
  public nonisolated init(frame: CGRect, style: Style) { super.init(frame: frame) }
  public nonisolated override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var dataSource: (any UITableViewDataSource)?
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var backgroundView: UIView?
  open var rowHeight: CGFloat = automaticDimension
  open var estimatedRowHeight: CGFloat = automaticDimension
  open var sectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var sectionHeaderTopPadding: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false
  open var indexPathForSelectedRow: IndexPath? { nil }
  open var visibleCells: [UITableViewCell] { [] }
  open var numberOfSections: Int { 0 }
  open func numberOfRows(inSection section: Int) -> Int { 0 }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func reloadData() {}
}

/// What a list shows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// No title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No title.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Receives the events of a list.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  /// Nothing is done.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// What the row asks for.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

/// A row of a list of UIKit, as a stub.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What a row has.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }
  /// What a row has at its end.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// How rows are parted.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
  /// What is shown at a row's ends.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) {
    reuseIdentifier = nil
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var separatorInset = UIEdgeInsets.zero
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var multipleSelectionBackgroundView: UIView?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open func prepareForReuse() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

/// What is above or below a section, as a stub.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  public let reuseIdentifier: String?
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  open var backgroundView: UIView?
  open func prepareForReuse() {}
}

/// What a cell shows.
public protocol UIContentConfiguration {}

/// What pulls new content into a view that scrolls, as a stub.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}

extension UIScrollView {
  /// What pulls new content into the view.
  /// - Ignored: it is not kept.
  public var refreshControl: UIRefreshControl? {
    get { nil }
    set {}
  }
}

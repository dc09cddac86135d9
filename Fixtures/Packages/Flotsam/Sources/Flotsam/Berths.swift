import UIKit

// A grid and a list of UIKit, as sources write them.

final class BerthCell: UICollectionViewCell {
  static let name = "berth"
  private let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("no archive has berths") }
  func show(_ text: String?) { label.text = text }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

final class Berths: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let names = ["North", "East", "South"]
  private lazy var grid: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(BerthCell.self, forCellWithReuseIdentifier: BerthCell.name)
    (grid.dataSource, grid.delegate) = (self, self)
    grid.decelerationRate = .fast
    grid.contentInsetAdjustmentBehavior = .never
    return grid
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(grid)
    NotificationCenter.default.addObserver(
      self, selector: #selector(tide), name: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification, object: nil
    )
  }
  @objc private func tide() {
    guard !UIAccessibility.buttonShapesEnabled else { return }
    grid.scrollToItem(at: IndexPath(item: names.count - 1, section: 0), at: .centeredHorizontally, animated: true)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BerthCell.name, for: indexPath)
    (cell as? BerthCell)?.show(names[indexPath.item])
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 80 + indexPath.section, height: 60) }
}

final class Mooring: UITableViewCell {
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    multipleSelectionBackgroundView = editing ? UIView() : nil
  }
  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
    if state.contains(.showingEditControl) { invalidateIntrinsicContentSize() }
  }
}

final class Quay: UIButton {
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
    super.didUpdateFocus(in: context, with: coordinator)
    backgroundColor = state.contains(.focused) ? .tintColor : nil
  }
  func forgetActions() {
    enumerateEventHandlers { action, target, event, end in
      if let action { removeAction(action, for: event) }
      if let (target, selector) = target { removeTarget(target, action: selector, for: event) }
      end = true
    }
  }
}

@MainActor func moorings() -> (UITableView, [UIView]) {
  let list = UITableView(frame: .zero, style: .plain)
  list.allowsMultipleSelectionDuringEditing = true
  let field = UITextField()
  field.borderStyle = .roundedRect
  field.attributedPlaceholder = NSMutableAttributedString()
  let pages = UIPageControl()
  pages.hidesForSinglePage = true
  let cell = list.cellForRow(at: IndexPath(row: 0, section: 0)) ?? Mooring(style: .default, reuseIdentifier: "mooring")
  return (list, [field, pages, cell, Quay(), UITableViewHeaderFooterView(reuseIdentifier: "quay")])
}

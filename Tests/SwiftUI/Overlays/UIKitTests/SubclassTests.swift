import Testing
import UIKit

/// A view that sources write as most do: with a frame, and from an archive.
private final class Card: UIView {
  private(set) var made = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    made += 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A button whose own initializer has no `override`, which it would not have on a phone either.
private final class Key: UIButton {
  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44), primaryAction: nil)
  }
}

/// A button of a bar with an initializer of its own, and the one that every class of bars must have.
private final class HighButton: UIBarButtonItem {
  init(height: CGFloat) {
    super.init()
    width = height
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A controller whose own initializer is no override, and one with the one that every class of controllers has.
private final class Wheel: UIViewController {
  private(set) var made = 0
  init() {
    super.init(nibName: nil, bundle: nil)
    made += 1
  }
  required init?(coder: NSCoder) { nil }
}

private final class Stack: UINavigationController {
  private let end: () -> Void
  init(end: @escaping () -> Void) {
    self.end = end
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// Three cells, and how large they are.
private final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

@Suite("Classes that sources derive from those of UIKit")
@MainActor struct SubclassTests {
  @Test func `classes and objects have no methods of Objective-C`() {
    let name = NSSelectorFromString("sharedApplication")
    #expect(!UIApplication.responds(to: name) && UIApplication.perform(name) == nil)
    #expect(!UIView().responds(to: name) && UIView().perform(name) == nil && NSObject().perform(name, with: 1) == nil)
    #expect(!NSObject.responds(to: name) && UIView.description() == "UIView")
    UIView().perform(name, with: nil, afterDelay: 1)
  }

  @Test("a view with a frame and from an archive is also made of nothing, once") func views() {
    #expect(Card().made == 1 && Card(frame: .zero).made == 1)
    #expect(Key().isEnabled)
    #expect(UIStackView(arrangedSubviews: [Card()]).arrangedSubviews.count == 1)
  }

  @Test("a controller may have an initializer of nothing, which is no override") func controllers() {
    #expect(Wheel().made == 1 && UINavigationController().viewControllers.isEmpty)
    #expect(UIViewController().title == nil && Stack {}.delegate == nil)
  }

  @Test("a button of a bar needs no initializer of nothing, and flexible spaces are made") func barButtons() {
    #expect(HighButton(height: 30).width == 30)
    #expect(UIBarButtonItem.fixedSpace(12).width == 12 && UIBarButtonItem.flexibleSpace().width == 0)
  }

  @Test("a path of an index has a section and a row or a cell") func paths() {
    var path = IndexPath(row: 4, section: 2)
    #expect(path == IndexPath(item: 4, section: 2) && path == [2, 4])
    path.row += 1
    path.section = 0
    #expect(path.item == 5 && path.section == 0 && path.row == 5)
    path.item = 7
    #expect(path == [0, 7])
  }

  @Test("a grid asks its source how many cells there are, and its layout how large they are") func grids() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 60)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(grid.numberOfSections == 0 && grid.numberOfItems(inSection: 0) == 0)
    let cells = Cells()
    grid.dataSource = cells
    grid.delegate = cells
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    #expect(grid.numberOfSections == 1 && grid.numberOfItems(inSection: 0) == 3)
    #expect(cells.collectionView(grid, cellForItemAt: IndexPath(item: 0, section: 0)).contentView.subviews.isEmpty)
    let sizes: any UICollectionViewDelegateFlowLayout = cells
    #expect(sizes.collectionView(grid, layout: layout, sizeForItemAt: [0, 0]) == layout.itemSize)
    var order: [String] = []
    grid.performBatchUpdates({ order.append("changed") }, completion: { _ in order.append("done") })
    #expect(order == ["changed", "done"])
  }

  @Test("a constraint knows what it was made of") func constraints() {
    let card = Card()
    let constraint = NSLayoutConstraint(
      item: card, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
      multiplier: 2, constant: 10)
    #expect(constraint.firstItem === card && constraint.secondItem == nil)
    #expect(constraint.firstAttribute == .height && constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.relation == .greaterThanOrEqual && constraint.multiplier == 2 && constraint.constant == 10)
  }
}

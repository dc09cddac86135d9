import Testing
import UIKit

/// A grid that shows what a snapshot says, as most are written.
@MainActor private final class Harbor {
  let grid: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>

  init() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      let size = NSCollectionLayoutSize(
        widthDimension: index == 0 ? .fractionalWidth(1) : .absolute(environment.container.contentSize.width / 2),
        heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      group.interItemSpacing = .fixed(8)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      section.decorationItems = [.background(elementKind: "ground")]
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    source = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, number in
      let cell = UICollectionViewCell()
      cell.tag = number
      return cell
    }
  }
}

@Suite("Grids that show snapshots")
@MainActor struct GridTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["north", "south"])
    snapshot.appendItems([1, 2], toSection: "north")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test("a snapshot has its sections and items in order") func order() {
    let snapshot = snapshot()
    #expect(snapshot.sectionIdentifiers == ["north", "south"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "south") == [3])
    #expect(snapshot.itemIdentifiers(inSection: "west") == [])
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "north")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect((snapshot.indexOfItem(3), snapshot.indexOfSection("south")) == (2, 1))
    #expect(
      (snapshot.numberOfItems, snapshot.numberOfSections, snapshot.numberOfItems(inSection: "north")) == (3, 2, 2))
  }

  @Test("items and sections are inserted, moved and deleted") func changes() {
    var snapshot = snapshot()
    snapshot.insertItems([4], beforeItem: 2)
    snapshot.insertItems([5], afterItem: 3)
    #expect(snapshot.itemIdentifiers == [1, 4, 2, 3, 5])
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(5, beforeItem: 4)
    #expect(snapshot.itemIdentifiers == [5, 4, 2, 3, 1])
    snapshot.moveItem(5, beforeItem: 5)
    #expect(snapshot.itemIdentifiers == [5, 4, 2, 3, 1])
    snapshot.insertSections(["east"], beforeSection: "north")
    snapshot.insertSections(["west"], afterSection: "south")
    #expect(snapshot.sectionIdentifiers == ["east", "north", "south", "west"])
    snapshot.moveSection("east", afterSection: "south")
    snapshot.moveSection("west", beforeSection: "north")
    #expect(snapshot.sectionIdentifiers == ["west", "north", "south", "east"])
    snapshot.deleteItems([4, 3])
    snapshot.deleteSections(["west", "east"])
    #expect(snapshot.itemIdentifiers == [5, 2, 1])
    snapshot.deleteAllItems()
    #expect((snapshot.numberOfItems, snapshot.numberOfSections) == (0, 0))
  }

  @Test("a grid has what was applied last") func applied() {
    let harbor = Harbor()
    var isDone = false
    harbor.source.apply(snapshot(), animatingDifferences: false) { isDone = true }
    #expect(isDone)
    #expect((harbor.grid.numberOfSections, harbor.grid.numberOfItems(inSection: 0)) == (2, 2))
    #expect(harbor.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
    #expect(harbor.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(harbor.source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
    #expect(harbor.source.sectionIdentifier(for: 1) == "south")
    let cell = harbor.source.collectionView(harbor.grid, cellForItemAt: IndexPath(item: 0, section: 1))
    #expect(cell.tag == 3)
    #expect(harbor.source.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test("a list has what was applied last") func list() {
    let list = UITableView(frame: .zero, style: .plain)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: list) { _, _, number in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.tag = number
      return cell
    }
    source.apply(snapshot())
    #expect(source.tableView(list, numberOfRowsInSection: 0) == 2)
    #expect(source.tableView(list, cellForRowAt: IndexPath(row: 1, section: 0)).tag == 2)
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
  }

  @Test("lengths say how they are measured") func lengths() {
    #expect(
      NSCollectionLayoutDimension.absolute(5).isAbsolute && NSCollectionLayoutDimension.absolute(5).dimension == 5)
    #expect(
      NSCollectionLayoutDimension.estimated(5).isEstimated && !NSCollectionLayoutDimension.estimated(5).isAbsolute)
    #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
    #expect(
      NSCollectionLayoutSpacing.flexible(3).isFlexibleSpacing && NSCollectionLayoutSpacing.fixed(3).isFixedSpacing)
  }

  @Test("pages that turn have those that were set, and interface files nothing") func pages() throws {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = UIViewController()
    pages.setViewControllers([page], direction: .forward, animated: false)
    #expect(pages.viewControllers?.first === page)
    #expect(UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "a").children.isEmpty)
  }
}

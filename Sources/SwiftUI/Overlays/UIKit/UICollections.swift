public import Foundation

// Grids and their cells, as stubs: they are not drawn.

/// A view that a grid uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// A cell.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
}

/// The position of a cell.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes {
  public nonisolated init() {}
  open var frame = CGRect.zero
  open var indexPath = IndexPath()
  open var zIndex = 0
  open var alpha: CGFloat = 1
}

/// The positions of cells.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  public nonisolated init() {}
  open var collectionView: UICollectionView? { nil }
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func invalidateLayout() {}
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Cells in rows.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
}

/// What a grid shows.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {}

/// Receives the events of a grid.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

public import Foundation

// The cells of grids and their positions, as stubs: they are not drawn.

/// A view that a grid uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
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
  open var transform = CGAffineTransform.identity
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
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Cells in rows.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that cells ask for.
  nonisolated public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
  open var itemSize = CGSize(width: 50, height: 50)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var estimatedItemSize = CGSize.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
}

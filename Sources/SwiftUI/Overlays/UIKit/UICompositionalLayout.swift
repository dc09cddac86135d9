public import Foundation

// The layout of grids by sections, as a stub: sizes and insets are kept, and nothing is laid out.

/// A width or a height of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension {
  /// How a length is measured.
  private enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
  private let kind: Kind
  /// The length in points, or the share of the container's.
  public let dimension: CGFloat
  private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }
  /// A share of the container's width.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalWidth, fraction)
  }
  /// A share of the container's height.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    .init(.fractionalHeight, fraction)
  }
  /// A length in points.
  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, length) }
  /// A length in points until the content's is known.
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, length) }
  /// The length of the largest item beside this one.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    .init(.uniform, estimate)
  }
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
  public var isUniformAcrossSiblings: Bool { kind == .uniform }
}

/// The size of an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }
}

/// The room between items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing {
  public let spacing: CGFloat
  public let isFlexibleSpacing: Bool
  private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// So many points.
  public static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: false) }
  /// At least so many points.
  public static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing { .init(spacing, isFlexible: true) }
}

/// The room around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}

/// An item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}

/// Items in a row, a column, or at positions.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: size)
  }
  /// Items in a row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems) }
  /// An item so many times in a row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem]) }
  /// An item so many times in a row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem]) }
  /// Items in a column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, subitems) }
  /// An item so many times in a column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem]) }
  /// An item so many times in a column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { .init(layoutSize, [subitem]) }
  /// Items at positions.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup { .init(layoutSize, []) }
}

/// The position of an item in a group of positions.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Where an additional view is attached.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public init(edges: NSDirectionalRectEdge) { (self.edges, offset) = (edges, .zero) }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { (self.edges, offset) = (edges, absoluteOffset) }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset) = (edges, fractionalOffset)
  }
}

/// An additional view of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
  fileprivate init(_ size: NSCollectionLayoutSize, _ elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: size)
  }
}

/// The edge or corner of a section at which a view is.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  open var extendsBoundary = true
  open var pinToVisibleBounds = false
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind)
  }
}

/// An ornament of a section, such as its ground.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// The ground of a section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem { .init(elementKind) }
}

/// An item in sight.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
}

/// How a section scrolls across the grid.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What insets of a layout are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A section of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
  public init(group: NSCollectionLayoutGroup) {}
  private init() {}
  /// A section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
}

/// What a section is laid out in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section knows when it is laid out.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The look of lists in a compositional layout.
public struct UICollectionLayoutListConfiguration: Hashable {
  /// The kind of a list.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  /// What precedes a section.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
  /// What follows a section.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// What all sections of a compositional layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration {
  public nonisolated init() {}
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// Makes the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections, which are groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration
  public init(section: NSCollectionLayoutSection) { configuration = .init() }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    self.configuration = configuration
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { configuration = .init() }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.configuration = configuration }
  private init(list: UICollectionLayoutListConfiguration) { configuration = .init() }
  /// A layout whose only section is a list.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(list: configuration)
  }
}

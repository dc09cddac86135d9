import DSGeometry
import DSNode
public import Foundation

/// The views that a layout lays out.
public struct LayoutSubviews: RandomAccessCollection {
  /// A view.
  public typealias Element = LayoutSubview
  /// A view's number.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = LayoutSubviews
  /// The numbers of the views.
  public typealias Indices = Range<Int>

  private let views: [LayoutSubview]
  /// The direction in which content runs; coordinates run left to right in any case.
  public var layoutDirection: LayoutDirection

  init(_ views: [LayoutSubview], _ direction: LayoutDirection) {
    self.views = views
    layoutDirection = direction
  }

  /// The first view's number.
  public var startIndex: Int { 0 }
  /// The number after the last view's.
  public var endIndex: Int { views.count }
  /// The view of a number.
  public subscript(index: Int) -> LayoutSubview { views[index] }
  /// The views of some numbers.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(views[bounds]), layoutDirection) }
  /// The views of some numbers.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { views[$0] }, layoutDirection)
  }
}

extension LayoutSubviews: Equatable {
  /// Whether they are the same views.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.views == b.views && a.layoutDirection == b.layoutDirection
  }
}

extension LayoutSubviews: @unchecked Sendable {}

/// A view that a layout lays out.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let child: any LayoutChild
  let index: Int
  let placement: LayoutPlacement

  /// What the view says of itself to layouts.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    child.layoutValue(ObjectIdentifier(key)).map { $0 as! K.Value } ?? K.defaultValue
  }

  /// Its layout priority.
  public var priority: Double { child.layoutPriority }

  /// The size that it takes where it is offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(proposal.offer)
    return CGSize(width: size.width, height: size.height)
  }

  /// Its size and guides where it is offered a size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(child, proposal.offer) }

  /// How far it wants its neighbours away.
  public var spacing: ViewSpacing { ViewSpacing(child.layoutSpacing) }

  /// Puts a point of the view at a place, in the coordinates of the bounds that the layout was given.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = child.size(proposal.offer)
    placement.places[index] = LayoutPlace(
      origin: Point(
        x: Double(position.x) - size.width * Double(anchor.x), y: Double(position.y) - size.height * Double(anchor.y)),
      offer: proposal.offer)
  }

  /// Whether they are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.child === b.child }
}

/// Collects where a layout puts its views.
final class LayoutPlacement {
  var places: [LayoutPlace?] = []
}

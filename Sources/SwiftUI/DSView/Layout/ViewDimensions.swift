import DSGeometry
import DSNode
public import Foundation

/// The size of a view and the places of its guides, while it is laid out.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  private let child: (any LayoutChild)?
  let offer: LayoutOffer

  /// A view without explicit guides.
  init(width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
    child = nil
    offer = LayoutOffer(width: nil, height: nil)
  }

  /// A view that is offered a size.
  init(_ child: any LayoutChild, _ offer: LayoutOffer) {
    let size = child.size(offer)
    (width, height) = (CGFloat(size.width), CGFloat(size.height))
    self.child = child
    self.offer = offer
  }

  /// Where a guide lies, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    child.map { CGFloat($0.guide(.horizontal(guide.node), offer)) } ?? width * CGFloat(guide.node.fraction)
  }

  /// Where a guide lies, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    child.map { CGFloat($0.guide(.vertical(guide.node), offer)) } ?? height * CGFloat(guide.node.fraction)
  }

  /// Where the view itself puts a guide; nil if it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    child?.explicitGuide(.horizontal(guide.node), offer).map { CGFloat($0) }
  }

  /// Where the view itself puts a guide; nil if it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    child?.explicitGuide(.vertical(guide.node), offer).map { CGFloat($0) }
  }

  /// Whether two views have the same size.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height }
}

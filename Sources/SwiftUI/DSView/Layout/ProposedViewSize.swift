import DSNode
public import Foundation

/// The size that a container offers a view, in points; nil on an axis asks for the ideal length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The offered width.
  public var width: CGFloat?
  /// The offered height.
  public var height: CGFloat?

  /// Asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  /// The offer of exactly a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer as a size, with the lengths of another where none is offered.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    // A layout without an explicit length means the usual length.
    let usual = size.height == UnspecifiedLength.usual ? UnspecifiedLength.height : size.height
    return CGSize(width: width ?? size.width, height: height ?? usual)
  }

  init(_ offer: LayoutOffer) {
    self.init(width: offer.width.map { CGFloat($0) }, height: offer.height.map { CGFloat($0) })
  }

  var offer: LayoutOffer { LayoutOffer(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}

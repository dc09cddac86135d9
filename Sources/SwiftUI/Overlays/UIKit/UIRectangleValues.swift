public import Foundation

extension NSValue {
  /// A rectangle, as notifications of the keyboard carry it.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// A point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
}

/// An axis-aligned rectangle, y down; the unit is that of the value that holds it.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extents; never negative where the rectangle comes from layout.
  public var size: Size

  /// A rectangle from its corner and extents.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle from its four edges.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The centre.
  public var center: Point { Point(x: minX + width / 2, y: minY + height / 2) }
  /// Whether the area is zero.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// Whether no edge is infinite or NaN.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// The rectangle moved by a vector.
  public func offset(by vector: Point) -> Rect { Rect(origin: origin + vector, size: size) }

  /// The rectangle with every edge moved inwards by `distance` (outwards if negative); never of negative size.
  public func inset(by distance: Double) -> Rect {
    let inset = Rect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    return Rect(
      x: inset.width < 0 ? center.x : inset.minX, y: inset.height < 0 ? center.y : inset.minY,
      width: max(0, inset.width), height: max(0, inset.height))
  }

  /// The rectangle with its edges moved inwards.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      minX: minX + insets.leading, minY: minY + insets.top, maxX: maxX - insets.trailing, maxY: maxY - insets.bottom)
  }

  /// The common part of two rectangles; empty if they do not touch.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Whether `other` lies wholly inside.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

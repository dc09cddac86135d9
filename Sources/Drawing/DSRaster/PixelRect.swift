import DSGeometry

/// A rectangle of whole pixels of a canvas; the right and lower edges are not part of it.
struct PixelRect: Hashable {
  /// The first column.
  var minX: Int
  /// The first row.
  var minY: Int
  /// The column after the last.
  var maxX: Int
  /// The row after the last.
  var maxY: Int

  /// A rectangle from its four edges.
  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// All pixels of a picture of `width` × `height`.
  init(width: Int, height: Int) { self.init(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// The pixels of a rectangle whose edges lie on whole pixels; nil if one does not, or lies farther than a million
  /// pixels away.
  init?(exactly rect: Rect) {
    func whole(_ value: Double) -> Int? { value.magnitude <= 1e6 ? Int(exactly: value) : nil }
    guard let minX = whole(rect.minX), let minY = whole(rect.minY), let maxX = whole(rect.maxX),
      let maxY = whole(rect.maxY)
    else { return nil }
    self.init(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The pixels that a rectangle touches; edges farther than a million pixels away are taken to be there.
  init(around rect: Rect) {
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e6), 1e6)) }
    self.init(
      minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
      maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
  }

  /// A rectangle without pixels.
  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The rectangle in list coordinates.
  var rect: Rect { Rect(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY)) }
  /// Columns.
  var width: Int { max(0, maxX - minX) }
  /// Rows.
  var height: Int { max(0, maxY - minY) }
  /// Whether there are no pixels.
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The pixels of both.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// The rectangle with its edges moved outwards.
  func expanded(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The rectangle moved by whole pixels.
  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Whether every pixel of `other` is also here.
  func contains(_ other: PixelRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

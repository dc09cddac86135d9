import DSDisplayList
import DSGeometry
import DSImage
import DSShotDrawing

/// A rectangle of a picture's pixels.
struct PixelArea {
  let columns: Range<Int>
  let rows: Range<Int>

  /// All of a picture.
  init(of picture: Bitmap) { (columns, rows) = (0..<picture.width, 0..<picture.height) }

  /// The pixels that a rectangle touches, of a picture so large.
  init(_ rect: Rect, width: Int, height: Int) {
    func range(_ low: Double, _ high: Double, _ count: Int) -> Range<Int> {
      let start = Int(min(Double(count), max(0, low.rounded(.down))))
      return start..<max(start, Int(min(Double(count), max(0, high.rounded(.up)))))
    }
    columns = range(rect.minX, rect.maxX, width)
    rows = range(rect.minY, rect.maxY, height)
  }
}

extension ShotRenderer.Drawing {
  /// The pixels of a rectangle that is given in points of the tree's root.
  func pixels(_ rect: Rect) -> PixelArea {
    let scale = list.scale
    return PixelArea(
      Rect(
        x: (rect.minX + padding) * scale, y: (rect.minY + padding) * scale, width: rect.width * scale,
        height: rect.height * scale),
      width: list.width, height: list.height)
  }
}

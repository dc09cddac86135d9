/// A picture of 8-bit coverage: 0 outside, 255 inside.
///
/// Never changed after it was made, so that caches may share it. `stride` is a multiple of four, as Cairo asks; the
/// bytes after a row's end are 0, so that rows may be read four at a time.
final class AlphaMask {
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int
  /// `stride × height` bytes, owned by the mask.
  let bytes: UnsafeMutablePointer<UInt8>

  /// A mask of zeros.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = (width + 3) & ~3
    bytes = .allocate(capacity: max(stride * height, 4))
    bytes.initialize(repeating: 0, count: max(stride * height, 4))
  }

  deinit { bytes.deallocate() }

  /// Bytes of memory, for the bounds of caches.
  var cost: Int { stride * height + 96 }

  /// The first byte of a row.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { bytes + y * stride }

  /// The mask without empty rows and columns at its edges, and where it begins in this one.
  func trimmed() -> (mask: AlphaMask, x: Int, y: Int) {
    var inked = PixelRect(minX: width, minY: height, maxX: 0, maxY: 0)
    for y in 0..<height {
      let row = row(y)
      guard let first = (0..<width).first(where: { row[$0] != 0 }),
        let last = (0..<width).last(where: { row[$0] != 0 })
      else { continue }
      inked = PixelRect(
        minX: min(inked.minX, first), minY: min(inked.minY, y), maxX: max(inked.maxX, last + 1), maxY: y + 1)
    }
    if inked.isEmpty { return (AlphaMask(width: 0, height: 0), 0, 0) }
    if inked == PixelRect(width: width, height: height) { return (self, 0, 0) }
    let copy = AlphaMask(width: inked.width, height: inked.height)
    for y in 0..<copy.height {
      copy.row(y).update(from: row(inked.minY + y) + inked.minX, count: copy.width)
    }
    return (copy, inked.minX, inked.minY)
  }

  /// The mask with left and right exchanged.
  func mirrored() -> AlphaMask {
    let copy = AlphaMask(width: width, height: height)
    for y in 0..<height {
      let (from, to) = (row(y), copy.row(y))
      for x in 0..<width { to[x] = from[width - 1 - x] }
    }
    return copy
  }
}

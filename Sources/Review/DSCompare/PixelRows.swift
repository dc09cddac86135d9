package import DSImage

/// A picture whose rows are decoded when they are read.
package final class PixelRows {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Bytes of a pixel: 1 to 4.
  package let step: Int
  private let place: (Int) -> UnsafePointer<UInt8>

  /// Rows that lie in memory at the place that is given for each, as long as this object lives.
  package init(width: Int, height: Int, step: Int, place: @escaping (Int) -> UnsafePointer<UInt8>) {
    (self.width, self.height, self.step, self.place) = (width, height, step, place)
  }

  /// Rows of pixels that `make` fills, once each.
  package init(width: Int, height: Int, make: @escaping (Int, UnsafeMutablePointer<UInt32>) -> Void) {
    let rows = MadeRows(width: width, height: height, make: make)
    (self.width, self.height, step) = (width, height, 4)
    place = { rows[$0] }
  }

  /// The rows of a picture in memory.
  package convenience init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height) { y, row in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        row.update(from: pixels.baseAddress! + y * bitmap.width, count: bitmap.width)
      }
    }
  }

  /// The bytes of a row.
  subscript(y: Int) -> UnsafePointer<UInt8> { place(y) }

  /// A pixel as a number, only for checking whether two are equal.
  @inline(__always) func pixel(_ row: UnsafePointer<UInt8>, _ x: Int) -> UInt32 {
    switch step {
    case 1: UInt32(row[x])
    case 3: UInt32(row[3 * x]) | UInt32(row[3 * x + 1]) << 8 | UInt32(row[3 * x + 2]) << 16
    default: UnsafeRawPointer(row).loadUnaligned(fromByteOffset: step * x, as: UInt32.self)
    }
  }
}

/// Rows that were made, and are kept.
private final class MadeRows {
  private let width: Int
  private let make: (Int, UnsafeMutablePointer<UInt32>) -> Void
  private var rows: [UnsafeMutablePointer<UInt32>?]

  init(width: Int, height: Int, make: @escaping (Int, UnsafeMutablePointer<UInt32>) -> Void) {
    (self.width, self.make) = (width, make)
    rows = Array(repeating: nil, count: height)
  }

  deinit {
    for row in rows { row?.deallocate() }
  }

  subscript(y: Int) -> UnsafePointer<UInt8> {
    if rows[y] == nil {
      let row = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, width))
      row.initialize(repeating: 0, count: width)
      make(y, row)
      rows[y] = row
    }
    return UnsafeRawPointer(rows[y]!).assumingMemoryBound(to: UInt8.self)
  }
}

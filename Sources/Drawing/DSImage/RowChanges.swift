import CPNG

/// Where each row of a picture differs from the row above: in pictures of user interfaces in less than half of the
/// pixels, so that code which would read all of them can read those alone.
struct RowChanges {
  /// From the first to behind the last column of each row that differs from the pixel above; empty for equal rows. Of
  /// the first row it is all columns.
  private(set) var columns: [cpng_columns] = []
  /// Whether every pixel is opaque.
  private(set) var isOpaque = true

  /// Compares the rows of a picture; memory is kept from picture to picture.
  mutating func find(in bitmap: Bitmap) {
    columns.removeAll(keepingCapacity: true)
    columns.append(contentsOf: repeatElement(cpng_columns(), count: bitmap.height))
    isOpaque = bitmap.pixels.withUnsafeBufferPointer { pixels in
      columns.withUnsafeMutableBufferPointer {
        cpng_compare_rows(pixels.baseAddress, bitmap.width, bitmap.height, $0.baseAddress) == 255
      }
    }
  }

  /// The columns of a row that may differ from the row above.
  subscript(y: Int) -> Range<Int> { Int(columns[y].first)..<Int(columns[y].end) }
}

/// A picture of at most 256 colours, a byte a pixel.
package struct IndexedPicture: Sendable {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  /// The colours, each once, as the pixels of a `Bitmap`.
  package let colors: [UInt32]
  /// The numbers of the colours row by row, each row behind one unused byte, as PNG has them.
  private(set) var rows: [UInt8]

  /// A picture of the first colour.
  package init(width: Int, height: Int, colors: [UInt32]) {
    precondition(1...256 ~= colors.count, "a colour's number is a byte")
    self.width = width
    self.height = height
    self.colors = colors
    rows = [UInt8](repeating: 0, count: (width + 1) * height)
  }

  /// The number of the colour at a column and a row.
  package subscript(x: Int, y: Int) -> UInt8 {
    get { rows[y * (width + 1) + 1 + x] }
    set { rows[y * (width + 1) + 1 + x] = newValue }
  }

  /// The same picture, four bytes a pixel.
  package var bitmap: Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let start = y * (width + 1) + 1
      for number in rows[start..<start + width] { pixels.append(colors[Int(number)]) }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Makes the rows those of a PNG, and gives its palette: the colours that appear, translucent ones first, each group in
  /// order of appearance; and the bits of a pixel.
  consuming func packed() -> (rows: [UInt8], palette: [UInt32], bits: Int) {
    var order: [Int] = []
    var isSeen = [Bool](repeating: false, count: 256)
    for y in 0..<height {
      let start = y * (width + 1) + 1
      for number in rows[start..<start + width] where !isSeen[Int(number)] {
        isSeen[Int(number)] = true
        order.append(Int(number))
      }
    }
    order = order.filter { colors[$0] < 0xFF00_0000 } + order.filter { colors[$0] >= 0xFF00_0000 }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, number) in order.enumerated() { places[number] = UInt8(place) }
    let bits = order.count <= 2 ? 1 : order.count <= 4 ? 2 : order.count <= 16 ? 4 : 8
    let stride = (width * bits + 7) / 8 + 1
    // A byte is written where it was read, or before.
    rows.withUnsafeMutableBufferPointer { rows in
      for y in 0..<height {
        let source = y * (width + 1) + 1
        var target = y * stride
        rows[target] = PNGFilter.written.rawValue
        var (collected, filled) = (0, 0)
        for x in 0..<width {
          collected = collected << bits | Int(places[Int(rows[source + x])])
          filled += bits
          if filled == 8 {
            target += 1
            rows[target] = UInt8(truncatingIfNeeded: collected)
            (collected, filled) = (0, 0)
          }
        }
        if filled > 0 { rows[target + 1] = UInt8(truncatingIfNeeded: collected << (8 - filled)) }
      }
    }
    rows.removeLast(rows.count - stride * height)
    return (rows, order.map { colors[$0] }, bits)
  }
}

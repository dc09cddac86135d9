/// The colours of a picture while there are at most 256, and the number of each.
struct ColorTable {
  /// Distinct pixels in order of appearance; empty if there are more than 256.
  private(set) var colors: [UInt32] = []
  private var keys = [UInt32](repeating: 0, count: size)
  private var values = [Int16](repeating: -1, count: size)

  private static let size = 1024

  /// Finds the colours; says whether every pixel is opaque.
  mutating func collect(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    var alpha: UInt32 = 0xFF00_0000
    var previous: UInt32?
    var position = 0
    while position < pixels.count {
      let pixel = pixels[position]
      position &+= 1
      if pixel == previous { continue }
      previous = pixel
      alpha &= pixel
      let slot = slot(of: pixel)
      if values[slot] >= 0 { continue }
      if colors.count == 256 {
        colors = []
        // Too many for a palette; only opacity is left to find out.
        for rest in position..<pixels.count { alpha &= pixels[rest] }
        return alpha == 0xFF00_0000
      }
      keys[slot] = pixel
      values[slot] = Int16(colors.count)
      colors.append(pixel)
    }
    return alpha == 0xFF00_0000
  }

  /// Numbers the colours by their place in a palette of the same colours.
  mutating func number(_ palette: [UInt32]) {
    for (index, color) in palette.enumerated() { values[slot(of: color)] = Int16(index) }
  }

  /// Writes a row of palette numbers of 1, 2, 4 or 8 bits, the leftmost in the highest bits.
  func store(_ pixels: UnsafeBufferPointer<UInt32>, bits: Int, at row: UnsafeMutableRawPointer) {
    var previous: UInt32 = 0
    var index = slotValue(of: 0)
    var collected = 0
    var filled = 0
    var target = row
    for pixel in pixels {
      if pixel != previous {
        previous = pixel
        index = slotValue(of: pixel)
      }
      collected = collected &<< bits | index
      filled &+= bits
      if filled == 8 {
        target.storeBytes(of: UInt8(truncatingIfNeeded: collected), as: UInt8.self)
        target += 1
        (collected, filled) = (0, 0)
      }
    }
    if filled > 0 { target.storeBytes(of: UInt8(truncatingIfNeeded: collected << (8 - filled)), as: UInt8.self) }
  }

  private func slotValue(of pixel: UInt32) -> Int { Int(values[slot(of: pixel)]) }

  /// Where a colour is, or would be, in the table.
  private func slot(of pixel: UInt32) -> Int {
    var slot = Int((pixel &* 0x9E37_79B1) &>> 22)
    while values[slot] >= 0, keys[slot] != pixel { slot = (slot &+ 1) & (Self.size - 1) }
    return slot
  }
}

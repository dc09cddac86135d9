/// The colours of a picture while there are at most 256, and the number of each.
struct ColorTable {
  /// Distinct pixels in order of appearance; empty if there are more than 256.
  private(set) var colors: [UInt32] = []
  /// A hash table with open addressing: the colours, and their numbers or −1.
  private var keys = [UInt32](repeating: 0, count: Slots.count)
  private var values = [Int16](repeating: -1, count: Slots.count)

  /// The hash table while it is being read or written.
  private struct Slots {
    static let count = 1024

    let keys: UnsafeMutablePointer<UInt32>
    let values: UnsafeMutablePointer<Int16>

    /// Where a colour is, or would be.
    @inline(__always) func slot(of pixel: UInt32) -> Int {
      var slot = Int((pixel &* 0x9E37_79B1) &>> 22)
      while values[slot] >= 0, keys[slot] != pixel { slot = (slot &+ 1) & (Self.count &- 1) }
      return slot
    }
  }

  private mutating func withSlots<Result>(_ body: (Slots) -> Result) -> Result {
    keys.withUnsafeMutableBufferPointer { keys in
      values.withUnsafeMutableBufferPointer { values in
        body(Slots(keys: keys.baseAddress!, values: values.baseAddress!))
      }
    }
  }

  /// Finds the colours of a picture.
  mutating func collect(_ bitmap: Bitmap, _ changes: RowChanges) {
    var found: [UInt32] = []
    let isComplete = bitmap.pixels.withUnsafeBufferPointer { pixels in
      withSlots { slots in
        for y in 0..<bitmap.height {
          // Where a pixel equals the one above, its colour is known.
          let (start, columns) = (y * bitmap.width, changes[y])
          let part = pixels[start + columns.lowerBound..<start + columns.upperBound]
          if !Self.collect(UnsafeBufferPointer(rebasing: part), slots, &found) { return false }
        }
        return true
      }
    }
    colors = isComplete ? found : []
  }

  /// Adds the colours of pixels to those found; false if there are too many.
  private static func collect(_ pixels: UnsafeBufferPointer<UInt32>, _ slots: Slots, _ found: inout [UInt32]) -> Bool {
    guard let first = pixels.first else { return true }
    var previous = ~first
    for pixel in pixels {
      if pixel == previous { continue }
      previous = pixel
      let slot = slots.slot(of: pixel)
      if slots.values[slot] >= 0 { continue }
      if found.count == 256 { return false }
      slots.keys[slot] = pixel
      slots.values[slot] = Int16(found.count)
      found.append(pixel)
    }
    return true
  }

  /// Numbers the colours by their place in a palette of the same colours.
  mutating func number(_ palette: [UInt32]) {
    withSlots { slots in
      for (index, color) in palette.enumerated() { slots.values[slots.slot(of: color)] = Int16(index) }
    }
  }

  /// Writes a row of palette numbers of 1, 2, 4 or 8 bits, the leftmost in the highest bits.
  mutating func store(_ pixels: UnsafeBufferPointer<UInt32>, bits: Int, at row: UnsafeMutableRawPointer) {
    guard let first = pixels.first else { return }
    withSlots { slots in
      var previous = ~first
      var index = 0
      var collected = 0
      var filled = 0
      var target = row
      for pixel in pixels {
        if pixel != previous {
          previous = pixel
          index = Int(slots.values[slots.slot(of: pixel)])
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
  }
}

/// Turns premultiplied into straight alpha.
///
/// A channel c of a pixel of alpha a becomes c · 255 / a, rounded to the nearest integer, by a table of reciprocals with
/// 20 bits after the point: exact for every pair, as a quotient lies at least 1/510 from the next half, or on it.
struct Unpremultiply {
  private let reciprocals: [UInt32] = (0...255).map { $0 == 0 ? 0 : ((255 << 20) + $0 - 1) / $0 }

  /// One pixel; wholly transparent ones become 0.
  func callAsFunction(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    let factor = reciprocals[Int(alpha)]
    func channel(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) &* factor &+ (1 << 19)) >> 20) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }

  /// All pixels of a picture, in place; opaque ones are only looked at.
  func apply(to pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      if index &+ 8 <= count {
        let eight = UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD8<UInt32>.self)
        let pair = eight.lowHalf & eight.highHalf
        let both = pair.lowHalf & pair.highHalf
        if both[0] & both[1] >= 0xFF00_0000 {
          index &+= 8
          continue
        }
      }
      for place in index..<min(index &+ 8, count) { pixels[place] = self(pixels[place]) }
      index &+= 8
    }
  }
}

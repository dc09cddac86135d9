import CBlend
import DSGeometry

/// Blending of one colour into pixels with premultiplied alpha, packed as 0xAARRGGBB.
///
/// Everywhere: new = old × (1 − a) + colour × a, rounded once, where `a` is the colour's alpha times the coverage and
/// the colour's own alpha channel counts as 1 (Porter and Duff's "over" with straight colour). The unsafe pointers
/// are those of a `Canvas`; callers have clipped the ranges.
struct PixelSource {
  /// The colour with an alpha of 255.
  let color: UInt32
  /// The alpha, 0…65,536: finer than 8 bits, so that a translucent token blends to the nearest of 256 steps.
  let alpha: UInt32

  /// The source of a colour.
  init(_ color: Color) {
    self.color = color.argb | 0xFF00_0000
    alpha = UInt32((color.alpha * 65_536).rounded())
  }

  /// Whether nothing behind the colour can be seen.
  var isOpaque: Bool { alpha == 65_536 }
  /// Whether the colour cannot be seen.
  var isClear: Bool { alpha == 0 }

  /// Blends the colour over `count` pixels.
  func blend(over pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    if count <= 0 { return }
    if isOpaque {
      pixels.update(repeating: color, count: count)
      return
    }
    // Plain areas behind a tint are common: the last result is kept.
    var known = pixels[0]
    var result = mix(known, UInt64(alpha))
    for index in 0..<count {
      let pixel = pixels[index]
      if pixel != known {
        known = pixel
        result = mix(pixel, UInt64(alpha))
      }
      pixels[index] = result
    }
  }

  /// Blends the colour through `count` bytes of coverage.
  func blend(over pixels: UnsafeMutablePointer<UInt32>, through mask: UnsafePointer<UInt8>, count: Int) {
    if isOpaque {
      blendRow(pixels, alphas: mask, count: count, color: color)
      return
    }
    let alpha = alpha
    for index in 0..<max(0, count) where mask[index] != 0 {
      pixels[index] = mix(pixels[index], UInt64((alpha &* UInt32(mask[index]) &+ 127) / 255))
    }
  }

  /// Blends the colour through a block of `width` × `height` bytes of coverage; rows are `stride` pixels and
  /// `maskStride` bytes apart.
  func blend(
    over pixels: UnsafeMutablePointer<UInt32>, stride: Int, through mask: UnsafePointer<UInt8>, maskStride: Int,
    width: Int, height: Int
  ) {
    if isOpaque {
      if width > 0, height > 0 { cblend_through_mask(pixels, stride, mask, maskStride, width, height, color) }
      return
    }
    for row in 0..<height {
      blend(over: pixels + row &* stride, through: mask + row &* maskStride, count: width)
    }
  }

  /// One pixel with the colour over it; `alpha` is 0…65,536. Two channels share one 64-bit product.
  private func mix(_ pixel: UInt32, _ alpha: UInt64) -> UInt32 {
    let rest = 65_536 &- alpha
    let half: UInt64 = 0x8000_0000_8000
    func spread(_ value: UInt32) -> UInt64 { UInt64(value & 0xFF) | UInt64(value & 0xFF_0000) &<< 16 }
    func join(_ value: UInt64) -> UInt32 {
      UInt32(truncatingIfNeeded: value &>> 16 & 0xFF) | UInt32(truncatingIfNeeded: value &>> 32 & 0xFF_0000)
    }
    let redBlue = spread(pixel) &* rest &+ spread(color) &* alpha &+ half
    let alphaGreen = spread(pixel &>> 8) &* rest &+ spread(color &>> 8) &* alpha &+ half
    return join(redBlue) | join(alphaGreen) &<< 8
  }
}

/// Four pixels as 16-bit channels: red and blue in one vector, alpha and green in the other.
private typealias Channels = SIMD8<UInt16>

/// Computed, as a stored global would be looked up behind a lock.
private var lowBytes: SIMD4<UInt32> {
  @inline(__always) get { SIMD4<UInt32>(repeating: 0x00FF_00FF) }
}

/// The nearest integers to `sums` / 255, in the high bytes; exact for sums up to 65,025 (Blinn 1995).
@inline(__always)
private func divided(_ sums: Channels) -> Channels {
  let biased = sums &+ Channels(repeating: 128)
  return biased &+ (biased &>> Channels(repeating: 8))
}

/// The channels `first` × (255 − `weights`) + `second` × `weights`, divided by 255, as pixels.
@inline(__always)
private func mixed(_ first: SIMD4<UInt32>, _ second: SIMD4<UInt32>, _ weights: Channels) -> SIMD4<UInt32> {
  let rest = Channels(repeating: 255) &- weights
  let eight = SIMD4<UInt32>(repeating: 8)
  let redBlue = divided(
    unsafeBitCast(first & lowBytes, to: Channels.self) &* rest
      &+ unsafeBitCast(second & lowBytes, to: Channels.self) &* weights)
  let alphaGreen = divided(
    unsafeBitCast(first &>> eight & lowBytes, to: Channels.self) &* rest
      &+ unsafeBitCast(second &>> eight & lowBytes, to: Channels.self) &* weights)
  return unsafeBitCast(redBlue &>> Channels(repeating: 8), to: SIMD4<UInt32>.self)
    | unsafeBitCast(alphaGreen & Channels(repeating: 0xFF00), to: SIMD4<UInt32>.self)
}

/// The four bytes of a word, each in both halves of a 32-bit lane.
@inline(__always)
private func weights(_ word: UInt32) -> Channels {
  func pair(_ word: UInt32) -> UInt64 {
    let both = UInt64(word & 0xFF) | UInt64(word & 0xFF00) &<< 24
    return both | both &<< 16
  }
  return unsafeBitCast(SIMD2<UInt64>(pair(word), pair(word &>> 16)), to: Channels.self)
}

/// The first `count` bytes, 1 to 3, as a word with zeros after them.
@inline(__always)
private func partialWord(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
  var word = UInt32(bytes[0])
  if count > 1 { word |= UInt32(bytes[1]) &<< 8 }
  if count > 2 { word |= UInt32(bytes[2]) &<< 16 }
  return word
}

/// Calls `body` with the four pixels at an index, or with what is left of them at the end, and stores its result.
@inline(__always)
private func update(
  _ pixels: UnsafeMutablePointer<UInt32>, _ index: Int, _ count: Int, _ body: (SIMD4<UInt32>) -> SIMD4<UInt32>
) {
  let target = pixels + index
  if index &+ 4 <= count {
    let result = body(UnsafeRawPointer(target).loadUnaligned(as: SIMD4<UInt32>.self))
    UnsafeMutableRawPointer(target).storeBytes(of: result, as: SIMD4<UInt32>.self)
    return
  }
  var four = SIMD4<UInt32>()
  for lane in 0..<(count &- index) { four[lane] = target[lane] }
  four = body(four)
  for lane in 0..<(count &- index) { target[lane] = four[lane] }
}

/// Blends an opaque colour over `count` pixels, each with its own alpha.
func blendRow(_ pixels: UnsafeMutablePointer<UInt32>, alphas: UnsafePointer<UInt8>, count: Int, color: UInt32) {
  if count > 0 { cblend_through_mask(pixels, 0, alphas, 0, count, 1, color) }
}

/// Blends an opaque colour over `count` pixels with one alpha.
func blendRow(_ pixels: UnsafeMutablePointer<UInt32>, alpha: UInt8, count: Int, color: UInt32) {
  if alpha == 0 || count <= 0 { return }
  let source = SIMD4<UInt32>(repeating: color)
  let weight = Channels(repeating: UInt16(alpha))
  // Plain areas behind a shadow are common: the last result is kept.
  var known = SIMD4<UInt32>(repeating: pixels[0])
  var result = mixed(known, source, weight)
  var index = 0
  while index &+ 4 <= count {
    let old = UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD4<UInt32>.self)
    let change = unsafeBitCast(old ^ known, to: SIMD2<UInt64>.self)
    if change[0] | change[1] != 0 {
      known = old
      result = mixed(old, source, weight)
    }
    UnsafeMutableRawPointer(pixels + index).storeBytes(of: result, as: SIMD4<UInt32>.self)
    index &+= 4
  }
  if index < count { update(pixels, index, count) { mixed($0, source, weight) } }
}

/// Keeps of `count` new pixels what the coverage lets through, and of the old ones the rest.
func keepRow(
  _ pixels: UnsafeMutablePointer<UInt32>, over old: UnsafePointer<UInt32>, coverage: UnsafePointer<UInt8>, count: Int
) {
  var index = 0
  while index < count {
    let left = count &- index
    let word =
      left >= 4
      ? UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self) : partialWord(coverage + index, left)
    if word != 0xFFFF_FFFF {
      var before = SIMD4<UInt32>()
      for lane in 0..<min(4, left) { before[lane] = old[index &+ lane] }
      update(pixels, index, count) { mixed(before, $0, weights(word)) }
    }
    index &+= 4
  }
}

/// Multiplies `count` pixels by a coverage.
func multiplyRow(_ pixels: UnsafeMutablePointer<UInt32>, by coverage: UnsafePointer<UInt8>, count: Int) {
  var index = 0
  while index < count {
    let left = count &- index
    let word =
      left >= 4
      ? UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self) : partialWord(coverage + index, left)
    if word != 0xFFFF_FFFF { update(pixels, index, count) { mixed(SIMD4<UInt32>(), $0, weights(word)) } }
    index &+= 4
  }
}

/// The nearest integer to the product of two fractions of 255.
func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
  let sum = UInt32(a) &* UInt32(b) &+ 128
  return UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
}

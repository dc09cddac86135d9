import Glibc

/// How different two pixels look.
///
/// 1. Both pixels are put on black and on white, so that a change of opacity cannot hide in a background of its own
///    colour: white and transparent look alike on white alone.
/// 2. The results become OKLab (Ottosson 2020, "A perceptual color space for image processing"), whose lightness is 0 for
///    black and 1 for white.
/// 3. On each background the distance is HyAB (Abasi, Tehran and Fairchild 2020, "Distance metrics for very large color
///    differences"): |ΔL| + √(Δa² + Δb²).
/// 4. The larger of the two counts.
struct PerceptualDistance {
  /// Linear light for encoded values in sixteenths of an 8-bit step, which keeps small changes of opacity visible.
  private static let linear: [Double] = (0...(255 * 16)).map { step in
    let encoded = Double(step) / (255 * 16)
    return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  private let linear = Self.linear
  private var lastPair: (UInt32, UInt32) = (0, 0)
  private var lastDistance = 0.0

  /// The distance of two pixels as `Bitmap` packs them, 0 for equal ones.
  mutating func between(_ a: UInt32, _ b: UInt32) -> Double {
    if a == b { return 0 }
    // Flat areas change as a whole: the same pair comes again and again.
    if (a, b) == lastPair { return lastDistance }
    var distance = 0.0
    for background in [0, 255.0] {
      let (first, second) = (lab(a, on: background), lab(b, on: background))
      let (da, db) = (first.a - second.a, first.b - second.b)
      distance = max(distance, abs(first.lightness - second.lightness) + (da * da + db * db).squareRoot())
      if a & b >= 0xFF00_0000 { break }
    }
    lastPair = (a, b)
    lastDistance = distance
    return distance
  }

  /// The greatest difference of a channel on black or on white, in steps of 8 bits, rounded up.
  static func channelDelta(_ a: UInt32, _ b: UInt32) -> Int {
    let (alphaA, alphaB) = (Int(a >> 24), Int(b >> 24))
    var largest = 0
    for shift in [16, 8, 0] as [UInt32] {
      let onBlack = Int(a >> shift & 255) * alphaA - Int(b >> shift & 255) * alphaB
      let onWhite = onBlack + 255 * (alphaB - alphaA)
      largest = max(largest, abs(onBlack), abs(onWhite))
    }
    return (largest + 254) / 255
  }

  private func lab(_ pixel: UInt32, on background: Double) -> (lightness: Double, a: Double, b: Double) {
    let alpha = Double(pixel >> 24) / 255
    func light(_ shift: UInt32) -> Double {
      let encoded = background + (Double(pixel >> shift & 255) - background) * alpha
      return linear[Int((encoded * 16).rounded())]
    }
    let (red, green, blue) = (light(16), light(8), light(0))
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s, 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }
}

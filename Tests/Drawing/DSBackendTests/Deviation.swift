import DSImage
import Testing

/// How far a viewer's picture is from the rasterizer's, in steps of 8 bits.
///
/// A pixel is flat where the eight pixels around it have its colour in both pictures, and an edge elsewhere: there two
/// programs that estimate coverage may differ although both are right.
struct Deviation {
  /// The mean difference of a channel, over all pixels, on black.
  let mean: Double
  /// The greatest difference of a channel of a flat pixel.
  let flat: Int
  /// The greatest difference of a channel of any pixel.
  let largest: Int
  /// The share of pixels whose channels differ by more than `Closeness.edgeStep`.
  let far: Double

  /// A smaller picture counts as one of so many pixels for the share of far ones: a control alone is nearly all edges.
  private static let leastArea = 128 * 128

  /// The deviation of `actual` from `expected`.
  init(actual: Bitmap, expected: Bitmap) {
    let (width, height) = (expected.width, expected.height)
    guard (actual.width, actual.height) == (width, height) else {
      (mean, flat, largest, far) = (255, 255, 255, 1)
      return
    }
    var (sum, flat, largest, distant) = (0, 0, 0, 0)
    actual.pixels.withUnsafeBufferPointer { a in
      expected.pixels.withUnsafeBufferPointer { b in
        for index in 0..<width * height where a[index] != b[index] {
          let delta = Self.deltas(a[index], b[index])
          sum += delta.sum
          largest = max(largest, delta.largest)
          if delta.largest > Closeness.edgeStep { distant += 1 }
          if delta.largest > flat, Self.isFlat(a, index, width), Self.isFlat(b, index, width) { flat = delta.largest }
        }
      }
    }
    mean = Double(sum) / Double(width * height * 4)
    self.far = Double(distant) / Double(max(width * height, Self.leastArea))
    (self.flat, self.largest) = (flat, largest)
  }

  /// The differences of the channels with premultiplied alpha, and the greatest one on black or on white.
  private static func deltas(_ a: UInt32, _ b: UInt32) -> (sum: Int, largest: Int) {
    let (alphaA, alphaB) = (Int(a >> 24), Int(b >> 24))
    var (sum, largest) = (abs(alphaA - alphaB), abs(alphaA - alphaB))
    for shift in [16, 8, 0] as [UInt32] {
      let onBlack = (Int(a >> shift & 255) * alphaA + 127) / 255 - (Int(b >> shift & 255) * alphaB + 127) / 255
      sum += abs(onBlack)
      largest = max(largest, abs(onBlack), abs(onBlack - alphaA + alphaB))
    }
    return (sum, largest)
  }

  /// Whether the pixel and those around it, of a picture of some width, have one colour.
  private static func isFlat(_ pixels: UnsafeBufferPointer<UInt32>, _ index: Int, _ width: Int) -> Bool {
    let (x, y, height) = (index % width, index / width, pixels.count / width)
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) where pixels[row * width + column] != pixels[index] {
        return false
      }
    }
    return true
  }
}

/// How close a viewer's picture must be.
struct Closeness: Hashable {
  /// Pixels that differ by more than this many steps count as far.
  static let edgeStep = 24

  /// The greatest mean difference of a channel.
  var mean: Double
  /// The greatest difference of a flat pixel's channel.
  var flat: Int
  /// The greatest share of far pixels.
  var far: Double
}

extension Deviation {
  /// Records what is beyond a limit.
  func expect(within limit: Closeness, _ name: String) {
    #expect(mean <= limit.mean, "\(name): mean difference")
    #expect(flat <= limit.flat, "\(name): difference of a flat area")
    #expect(far <= limit.far, "\(name): share of far pixels")
  }
}

import CXXHash

/// A 128-bit hash of something; two kinds of hashes cannot be mixed up.
///
/// XXH3 of 128 bits: fast, the same on all machines, and no protection against an attacker who makes collisions.
package struct Hash128<Subject>: Hashable, Sendable, Comparable {
  /// The upper 64 bits.
  package let high: UInt64
  /// The lower 64 bits.
  package let low: UInt64

  /// A hash from its halves.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A hash from its text; nil unless there are 32 lower-case hexadecimal digits.
  package init?(text: some StringProtocol) { self.init(digits: text.utf8) }

  /// A hash from the bytes of its text; nil unless there are 32 lower-case hexadecimal digits.
  package init?(digits: some Sequence<UInt8>) {
    var (high, low, count) = (0 as UInt64, 0 as UInt64, 0)
    for byte in digits {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      (high, low) = (high << 4 | low >> 60, low << 4 | UInt64(digit))
      count += 1
    }
    guard count == 32 else { return nil }
    self.init(high: high, low: low)
  }

  /// 32 lower-case hexadecimal digits, the upper half first.
  package var text: String {
    func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.utf8.count) + text
    }
    return digits(high) + digits(low)
  }

  package static func < (a: Self, b: Self) -> Bool { (a.high, a.low) < (b.high, b.low) }
}

/// What a picture looks like: its size and its pixels, whatever file they came from.
package typealias PixelHash = Hash128<Bitmap>

/// The bytes of a file.
package typealias ContentHash = Hash128<[UInt8]>

extension Hash128<Bitmap> {
  /// The hash of a picture: XXH3 over width and height as 32-bit numbers and the pixels as blue, green, red, alpha,
  /// all of them little-endian, as the bytes lie in memory.
  package init(_ bitmap: Bitmap) {
    self = bitmap.pixels.withUnsafeBytes {
      PixelHash(width: bitmap.width, height: bitmap.height, pixels: $0)
    }
  }

  /// The hash of a picture whose pixels lie in memory as `Bitmap` packs them.
  package init(width: Int, height: Int, pixels: UnsafeRawBufferPointer) {
    #if _endian(big)
      #error("pixels are hashed as they lie in memory, little-endian")
    #endif
    let size = UInt64(UInt32(height)) << 32 | UInt64(UInt32(width))
    let hash = cxxhash_headed(size, pixels.baseAddress, pixels.count)
    self.init(high: hash.high, low: hash.low)
  }
}

extension Hash128<[UInt8]> {
  /// The hash of bytes that lie in memory.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let hash = cxxhash_bytes(bytes.baseAddress, bytes.count)
    self.init(high: hash.high, low: hash.low)
  }
}

extension Bitmap {
  /// The hash of the size and the pixels.
  package var pixelHash: PixelHash { PixelHash(self) }
}

/// The hash of a file's bytes that are made piece by piece, so that they need not be in memory together.
/// - Parameter body: calls its argument with each piece, in order.
package func contentHash(ofPieces body: ((_ piece: [UInt8]) -> Void) -> Void) -> ContentHash {
  guard let pieces = cxxhash_begin() else { preconditionFailure("there is no memory for a hash") }
  body { piece in piece.withUnsafeBytes { cxxhash_add(pieces, $0.baseAddress, $0.count) } }
  let hash = cxxhash_end(pieces)
  return ContentHash(high: hash.high, low: hash.low)
}

/// The hash of a file's bytes.
package func contentHash(_ bytes: [UInt8]) -> ContentHash { bytes.withUnsafeBytes { ContentHash($0) } }

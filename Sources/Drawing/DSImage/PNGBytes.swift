import CPNG
import DSDiagnostics

/// The bytes of a PNG file, in memory or still in the file.
package protocol PNGBytes {
  /// How many there are.
  var count: Int { get }
  /// Some of them, all within the file.
  func bytes(in range: Range<Int>) throws(PNGError) -> [UInt8]
  /// The CRC-32 of some of them.
  func checksum(of range: Range<Int>) throws(PNGError) -> UInt32
}

extension PNGBytes {
  /// The CRC-32 of some bytes, which are read in pieces.
  package func checksum(of range: Range<Int>) throws(PNGError) -> UInt32 {
    var checksum: UInt32 = 0
    var start = range.lowerBound
    while start < range.upperBound {
      let piece = try bytes(in: start..<min(range.upperBound, start + pieceBytes))
      checksum = cpng_crc32(checksum, piece, piece.count)
      start += piece.count
    }
    return checksum
  }
}

/// Bytes that are taken from a file at once.
let pieceBytes = 1 << 16

extension [UInt8]: PNGBytes {
  /// A copy of some bytes.
  package func bytes(in range: Range<Int>) -> [UInt8] { Array(self[range]) }

  /// The CRC-32 of some bytes.
  package func checksum(of range: Range<Int>) -> UInt32 {
    withUnsafeBufferPointer { cpng_crc32(0, $0.baseAddress! + range.lowerBound, range.count) }
  }
}

/// How large a picture may be that is read.
package struct PictureBounds: Sendable {
  /// Bytes of its file.
  var fileBytes: Int
  /// Its width or height.
  var side: Int
  /// Its width times its height.
  var pixels: Int

  /// A picture that is decoded as a whole, to be drawn.
  package static let whole = PictureBounds(
    fileBytes: Limits.imageFileBytes, side: Limits.imageSide, pixels: Limits.imagePixels)
  /// A picture whose size is known from elsewhere, such as the file around it.
  package static func stated(width: Int, height: Int) -> PictureBounds {
    PictureBounds(fileBytes: Limits.imageFileBytes, side: max(width, height), pixels: width * height)
  }
  /// A picture that is decoded as a whole, to be compared.
  package static let compared = PictureBounds(
    fileBytes: Limits.imageFileBytes, side: Limits.comparedSide, pixels: Limits.imagePixels)
  /// A picture of which a few rows at a time are in memory.
  static let rows = PictureBounds(
    fileBytes: Limits.comparedFileBytes, side: Limits.comparedSide, pixels: Limits.comparedPixels)
}

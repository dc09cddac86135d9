/// The content of the header chunk of a PNG (PNG third edition, section 11.2.1).
struct PNGHeader: Hashable, Sendable {
  /// What the samples of a pixel mean; the raw value is the format's number.
  enum ColorType: UInt8, Hashable, Sendable, CaseIterable {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Samples of one pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The bits that a sample may have.
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  /// Columns.
  var width: Int
  /// Rows.
  var height: Int
  /// Bits of one sample.
  var bitDepth: Int
  /// What the samples mean.
  var colorType: ColorType
  /// Whether the pixels come in Adam7's seven passes.
  var interlaced: Bool

  /// Bits of one pixel.
  var bitsPerPixel: Int { bitDepth * colorType.channels }
  /// Bytes of one row without its filter byte.
  var rowBytes: Int { (width * bitsPerPixel + 7) / 8 }
  /// Bytes of all rows with their filter bytes, for a picture that is not interlaced.
  var dataBytes: Int { height * (1 + rowBytes) }
}

/// The size in the first 33 bytes of a PNG, if they are those of one; nothing is checked.
package func pngSize(_ bytes: [UInt8]) -> (width: Int, height: Int, isInterlaced: Bool)? {
  guard bytes.count >= 33, bytes.starts(with: PNGStructure.signature) else { return nil }
  return (Int(bigEndian(bytes, at: 16)), Int(bigEndian(bytes, at: 20)), bytes[28] == 1)
}

import CPNG
import DSImage

/// Builds PNG files of any kind, piece by piece, so that each piece can be wrong.
enum TestPNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func number(_ value: Int) -> [UInt8] {
    [value >> 24, value >> 16, value >> 8, value].map { UInt8(truncatingIfNeeded: $0) }
  }

  /// A chunk with its length and checksum.
  static func chunk(_ name: String, _ content: [UInt8] = []) -> [UInt8] {
    let body = Array(name.utf8) + content
    return number(content.count) + body + number(Int(cpng_crc32(0, body, body.count)))
  }

  static func header(
    _ width: Int, _ height: Int, bitDepth: Int = 8, colorType: Int = 2, interlaced: Bool = false
  ) -> [UInt8] {
    chunk(
      "IHDR",
      number(width) + number(height) + [UInt8(bitDepth), UInt8(colorType), 0, 0, interlaced ? 1 : 0])
  }

  /// A zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let part = bytes[start..<min(start + 65_535, bytes.count)]
      start += part.count
      stream.append(start == bytes.count ? 1 : 0)
      for length in [part.count, ~part.count] {
        stream.append(UInt8(length & 255))
        stream.append(UInt8(length >> 8 & 255))
      }
      stream += part
    } while start < bytes.count
    return stream + number(Int(cpng_adler32(1, bytes, bytes.count)))
  }

  /// A file of a header and some chunks, with its end.
  static func file(_ chunks: [UInt8]...) -> [UInt8] { signature + chunks.flatMap { $0 } + chunk("IEND") }

  /// The rows of a picture, filtered with all five filters in turn, interlaced where asked for.
  static func rows(
    _ width: Int, _ height: Int, bitDepth: Int, channels: Int, interlaced: Bool, _ sample: (Int, Int, Int) -> Int
  ) -> [UInt8] {
    let passes: [(x: Int, y: Int, dx: Int, dy: Int)] =
      interlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
      : [(0, 0, 1, 1)]
    var data: [UInt8] = []
    let step = max(1, bitDepth * channels / 8)
    for pass in passes where pass.x < width && pass.y < height {
      var above: [UInt8]?
      for (index, y) in stride(from: pass.y, to: height, by: pass.dy).enumerated() {
        var bits: [Bool] = []
        for x in stride(from: pass.x, to: width, by: pass.dx) {
          for channel in 0..<channels {
            let value = sample(x, y, channel)
            for bit in (0..<bitDepth).reversed() { bits.append(value >> bit & 1 == 1) }
          }
        }
        while bits.count % 8 != 0 { bits.append(false) }
        let row = stride(from: 0, to: bits.count, by: 8).map { start in
          bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
        }
        let filter = index % 5
        data.append(UInt8(filter))
        for x in row.indices {
          let left = x >= step ? Int(row[x - step]) : 0
          let up = Int(above?[x] ?? 0)
          let corner = x >= step ? Int(above?[x - step] ?? 0) : 0
          let estimate = left + up - corner
          let nearest = [left, up, corner].enumerated().min {
            (abs(estimate - $0.element), $0.offset) < (abs(estimate - $1.element), $1.offset)
          }
          let predicted = [0, left, up, (left + up) / 2, nearest?.element ?? 0][filter]
          data.append(row[x] &- UInt8(truncatingIfNeeded: predicted))
        }
        above = row
      }
    }
    return data
  }
}

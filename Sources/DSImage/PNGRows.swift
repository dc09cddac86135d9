import CPNG

/// The rows of a picture in the smallest of the pixel formats that are written, each behind a filter byte 0.
///
/// Filters other than none make pictures of user interfaces larger: they break the runs and repetitions that
/// compression lives on.
struct PNGRows {
  /// How a pixel is stored.
  enum Format: Hashable {
    case palette(bits: Int)
    case rgb
    case rgba
  }

  /// How pixels are stored.
  let format: Format
  /// The palette, translucent colours first, each group in order of appearance; empty for other formats.
  private(set) var palette: [UInt32] = []
  /// Bytes of a row with its filter byte.
  let stride: Int
  /// Bytes of a pixel, at least 1.
  let step: Int
  /// Bytes of all rows.
  let count: Int

  /// Chooses the format for a picture and writes its rows to the front of `buffer`, which grows where it must.
  init(_ bitmap: Bitmap, into buffer: inout [UInt8]) {
    var table = ColorTable()
    bitmap.pixels.withUnsafeBufferPointer { table.collect($0) }
    palette = table.colors.filter { $0 < 0xFF00_0000 } + table.colors.filter { $0 >= 0xFF00_0000 }
    let bits: Int? =
      switch palette.count {
      case 1...2: 1
      case 3...4: 2
      case 5...16: 4
      case 17...256: 8
      default: nil
      }
    let (width, height) = (bitmap.width, bitmap.height)
    // Room for the largest format; pixels are stored in vectors, the last of which may reach beyond the row.
    let room = height * ((bits.map { (width * $0 + 7) / 8 } ?? 4 * width) + 1) + 16
    if buffer.count < room { buffer = [UInt8](repeating: 0, count: room) }
    table.number(palette)
    (format, stride, step) = bitmap.pixels.withUnsafeBufferPointer { pixels in
      buffer.withUnsafeMutableBytes { buffer in
        let rows = buffer.baseAddress!
        func store(stride: Int, _ storeRow: (UnsafeBufferPointer<UInt32>, UnsafeMutableRawPointer) -> Void) {
          for y in 0..<height {
            let row = rows + y * stride
            row.storeBytes(of: 0, as: UInt8.self)
            storeRow(UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]), row + 1)
          }
        }
        if let bits {
          let stride = (width * bits + 7) / 8 + 1
          store(stride: stride) { table.store($0, bits: bits, at: $1) }
          return (.palette(bits: bits), stride, 1)
        }
        // Whether all pixels are opaque is found out on the way; hardly any other picture has so many colours.
        let bytes = rows.bindMemory(to: UInt8.self, capacity: room)
        if cpng_store_rgb(pixels.baseAddress, width, height, bytes) == 255 { return (.rgb, 3 * width + 1, 3) }
        store(stride: 4 * width + 1, Self.storeRGBA)
        return (.rgba, 4 * width + 1, 4)
      }
    }
    count = stride * height
  }

  private static func storeRGBA(_ pixels: UnsafeBufferPointer<UInt32>, at row: UnsafeMutableRawPointer) {
    for (x, pixel) in pixels.enumerated() {
      row.storeBytes(of: pixel.byteSwapped &>> 8 | pixel & 0xFF00_0000, toByteOffset: 4 &* x, as: UInt32.self)
    }
  }
}

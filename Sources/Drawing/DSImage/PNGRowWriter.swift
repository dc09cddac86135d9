import CPNG

/// The smallest of the pixel formats that are written in which a picture has a place, and its rows in it, each behind a
/// filter byte.
struct PNGRowWriter {
  /// How a pixel is stored.
  enum Format: Hashable {
    case palette(bits: Int)
    case rgb
    case rgba
  }

  /// How pixels are stored.
  let format: Format
  /// The palette, translucent colours first, each group in order of appearance; empty for other formats.
  let palette: [UInt32]
  /// Bytes of a row with its filter byte.
  let stride: Int
  /// Bytes of a pixel, at least 1.
  let step: Int
  /// Bytes of all rows.
  let count: Int
  private var table = ColorTable()

  /// Chooses the format for a picture.
  init(_ bitmap: Bitmap, _ changes: RowChanges) {
    table.collect(bitmap, changes)
    palette = table.colors.filter { $0 < 0xFF00_0000 } + table.colors.filter { $0 >= 0xFF00_0000 }
    let bits: Int? =
      switch palette.count {
      case 1...2: 1
      case 3...4: 2
      case 5...16: 4
      case 17...256: 8
      default: nil
      }
    if let bits {
      (format, stride, step) = (.palette(bits: bits), (bitmap.width * bits + 7) / 8 + 1, 1)
    } else if changes.isOpaque {
      (format, stride, step) = (.rgb, 3 * bitmap.width + 1, 3)
    } else {
      (format, stride, step) = (.rgba, 4 * bitmap.width + 1, 4)
    }
    count = stride * bitmap.height
  }

  /// Writes all rows to the front of `buffer`, which grows where it must.
  mutating func store(_ bitmap: Bitmap, _ changes: RowChanges, into buffer: inout [UInt8]) {
    // Pixels are stored in vectors, the last of which may reach beyond the row.
    if buffer.count < count + 16 { buffer = [UInt8](repeating: 0, count: count + 16) }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      buffer.withUnsafeMutableBytes { store(pixels, width: bitmap.width, changes, at: $0.baseAddress!) }
    }
  }

  private mutating func store(
    _ pixels: UnsafeBufferPointer<UInt32>, width: Int, _ changes: RowChanges, at rows: UnsafeMutableRawPointer
  ) {
    func forEachRow(_ storeRow: (UnsafeBufferPointer<UInt32>, UnsafeMutableRawPointer) -> Void) {
      for y in 0..<count / stride {
        let row = rows + y * stride
        if changes[y].isEmpty {
          row.copyMemory(from: row - stride, byteCount: stride)
        } else {
          row.storeBytes(of: PNGFilter.written.rawValue, as: UInt8.self)
          storeRow(UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width]), row + 1)
        }
      }
    }
    switch format {
    case .palette(let bits):
      table.number(palette)
      forEachRow { table.store($0, bits: bits, at: $1) }
    case .rgb:
      let bytes = rows.bindMemory(to: UInt8.self, capacity: count + 16)
      cpng_store_rgb(pixels.baseAddress, width, count / stride, bytes)
    case .rgba: forEachRow(Self.storeRGBA)
    }
  }

  private static func storeRGBA(_ pixels: UnsafeBufferPointer<UInt32>, at row: UnsafeMutableRawPointer) {
    for (x, pixel) in pixels.enumerated() {
      row.storeBytes(of: pixel.byteSwapped &>> 8 | pixel & 0xFF00_0000, toByteOffset: 4 &* x, as: UInt32.self)
    }
  }
}

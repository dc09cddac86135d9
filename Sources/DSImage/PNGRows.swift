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

  private static let slots = 1024

  /// Chooses the format for a picture and writes its rows to the front of `buffer`, which grows where it must.
  init(_ bitmap: Bitmap, into buffer: inout [UInt8]) {
    var table = ColorTable()
    let isOpaque = bitmap.pixels.withUnsafeBufferPointer { table.collect($0) }
    palette = table.colors.filter { $0 < 0xFF00_0000 } + table.colors.filter { $0 >= 0xFF00_0000 }
    switch palette.count {
    case 1...2: format = .palette(bits: 1)
    case 3...4: format = .palette(bits: 2)
    case 5...16: format = .palette(bits: 4)
    case 17...256: format = .palette(bits: 8)
    default: format = isOpaque ? .rgb : .rgba
    }
    let width = bitmap.width
    switch format {
    case .palette(let bits): (stride, step) = ((width * bits + 7) / 8 + 1, 1)
    case .rgb: (stride, step) = (width * 3 + 1, 3)
    case .rgba: (stride, step) = (width * 4 + 1, 4)
    }
    count = stride * bitmap.height
    // Pixels are stored in whole words, the last of which may reach beyond the row.
    if buffer.count < count + 8 { buffer = [UInt8](repeating: 0, count: count + 8) }
    table.number(palette)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      buffer.withUnsafeMutableBytes { buffer in
        for y in 0..<bitmap.height {
          let row = buffer.baseAddress! + y * stride
          row.storeBytes(of: 0, as: UInt8.self)
          let source = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
          switch format {
          case .palette(let bits): table.store(source, bits: bits, at: row + 1)
          case .rgb: Self.storeRGB(source, at: row + 1)
          case .rgba: Self.storeRGBA(source, at: row + 1)
          }
        }
      }
    }
  }

  private static func storeRGB(_ pixels: UnsafeBufferPointer<UInt32>, at row: UnsafeMutableRawPointer) {
    // Three words for four pixels.
    var target = row
    var x = 0
    while x &+ 4 <= pixels.count {
      let (first, second) = (rgb(pixels[x]), rgb(pixels[x &+ 1]))
      let (third, fourth) = (rgb(pixels[x &+ 2]), rgb(pixels[x &+ 3]))
      target.storeBytes(of: first | second &<< 24, as: UInt32.self)
      target.storeBytes(of: second &>> 8 | third &<< 16, toByteOffset: 4, as: UInt32.self)
      target.storeBytes(of: third &>> 16 | fourth &<< 8, toByteOffset: 8, as: UInt32.self)
      target += 12
      x &+= 4
    }
    while x < pixels.count {
      // One byte too many, which the next pixel or row overwrites.
      target.storeBytes(of: rgb(pixels[x]), as: UInt32.self)
      target += 3
      x &+= 1
    }
  }

  /// Red, green and blue as they lie in memory, lowest byte first.
  @inline(__always) private static func rgb(_ pixel: UInt32) -> UInt32 { pixel.byteSwapped &>> 8 }

  private static func storeRGBA(_ pixels: UnsafeBufferPointer<UInt32>, at row: UnsafeMutableRawPointer) {
    for (x, pixel) in pixels.enumerated() {
      row.storeBytes(of: pixel.byteSwapped &>> 8 | pixel & 0xFF00_0000, toByteOffset: 4 &* x, as: UInt32.self)
    }
  }
}

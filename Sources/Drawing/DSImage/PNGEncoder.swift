import CPNG

/// How long the encoder searches.
package enum PNGEffort: Hashable, Sendable, CaseIterable {
  /// For pictures that are written and forgotten: about 3 ns a pixel.
  case fast
  /// For pictures that are kept: a sixth smaller, a few times slower.
  case small
  /// For pictures that are kept for long: up to a twentieth smaller again, many times slower.
  case smallest
}

/// Writes PNG files; keeps its buffers from picture to picture. One thread may use it at a time.
///
/// The bytes depend on the picture and the effort alone, not on the installed zlib: compression is code of our own, made
/// for flat areas, equal rows and repeated glyphs. Chunks: IHDR, PLTE, tRNS, IDAT, IEND.
package final class PNGEncoder {
  private var changes = RowChanges()
  private var rows: [UInt8] = []
  private var table: [Int32] = []
  private var block = DeflateBlock()
  private lazy var search = DeflateSearch()

  /// An encoder.
  package init() {}

  /// The PNG file of a picture: a palette of the smallest bit depth for up to 256 colours, RGB if opaque, else RGBA.
  /// - Precondition: the picture has at least one pixel.
  package func encode(_ bitmap: Bitmap, effort: PNGEffort = .fast) -> [UInt8] {
    precondition(bitmap.width > 0 && bitmap.height > 0, "a PNG has at least one pixel")
    changes.find(in: bitmap)
    var layout = PNGRowWriter(bitmap, changes)
    let kind: (bitDepth: UInt8, colorType: PNGHeader.ColorType) =
      switch layout.format {
      case .palette(let bits): (UInt8(bits), .palette)
      case .rgb: (8, .rgb)
      case .rgba: (8, .rgba)
      }
    var file = Self.head(width: bitmap.width, height: bitmap.height, kind.bitDepth, kind.colorType, layout.palette)
    file.reserveCapacity(layout.count / 16 + 1024)
    appendData(bitmap, &layout, effort: effort, to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// The PNG file of a picture of few colours: the bytes that its bitmap has, for which there need be no memory.
  package func encode(_ picture: consuming IndexedPicture) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    precondition(width > 0 && height > 0, "a PNG has at least one pixel")
    let (rows, palette, bits) = picture.packed()
    var file = Self.head(width: width, height: height, UInt8(bits), .palette, palette)
    appendChunk(to: &file) { writer in
      rows.withUnsafeBufferPointer { rows in
        compressRows(rows, step: 1, stride: rows.count / height, effort: .fast, writer: &writer)
        return cpng_adler32(1, rows.baseAddress, rows.count)
      }
    }
    Self.append("IEND", [], to: &file)
    return file
  }

  /// The bytes before the pixels.
  private static func head(
    width: Int, height: Int, _ bitDepth: UInt8, _ colorType: PNGHeader.ColorType, _ palette: [UInt32]
  ) -> [UInt8] {
    var file = PNGStructure.signature
    append("IHDR", bigEndian(width) + bigEndian(height) + [bitDepth, colorType.rawValue, 0, 0, 0], to: &file)
    if !palette.isEmpty {
      append("PLTE", palette.flatMap { [$0 >> 16, $0 >> 8, $0].map(UInt8.init(truncatingIfNeeded:)) }, to: &file)
      let alphas = palette.map { UInt8($0 >> 24) }.prefix { $0 < 255 }
      if !alphas.isEmpty { append("tRNS", Array(alphas), to: &file) }
    }
    return file
  }

  /// Appends the compressed rows as one chunk.
  private func appendData(_ bitmap: Bitmap, _ layout: inout PNGRowWriter, effort: PNGEffort, to file: inout [UInt8]) {
    appendChunk(to: &file) { writer in
      if effort == .fast, layout.palette.isEmpty {
        compressPixels(bitmap, layout, writer: &writer)
        return bitmap.pixels.withUnsafeBufferPointer {
          cpng_adler32_pixels($0.baseAddress, bitmap.width, bitmap.height, changes.columns, UInt32(layout.step))
        }
      }
      layout.store(bitmap, changes, into: &rows)
      return rows.withUnsafeBufferPointer { rows in
        let source = UnsafeBufferPointer(rebasing: rows[0..<layout.count])
        compressRows(source, step: layout.step, stride: layout.stride, effort: effort, writer: &writer)
        return cpng_adler32(1, source.baseAddress, source.count)
      }
    }
  }

  /// Appends the chunk of the compressed pixels.
  /// - Parameter compress: writes them, and gives the checksum of what they are made of.
  private func appendChunk(to file: inout [UInt8], _ compress: (inout DeflateWriter) -> UInt32) {
    let start = file.count
    // Length and name, then the head of a zlib stream with a window of 32 KiB.
    file += [0, 0, 0, 0] + Array("IDAT".utf8) + [0x78, 0x01]
    var writer = DeflateWriter(output: file)
    file = []
    let checksum = compress(&writer)
    file = writer.finish()
    file += Self.bigEndian(Int(checksum))
    let length = file.count - start - 8
    file.replaceSubrange(start..<start + 4, with: Self.bigEndian(length))
    file += Self.bigEndian(Self.checksum(file, from: start + 4))
  }

  /// Compresses pixels as they are, fast.
  private func compressPixels(_ bitmap: Bitmap, _ layout: PNGRowWriter, writer: inout DeflateWriter) {
    func flush(_ block: inout DeflateBlock) {
      writer.write(block, source: nil, isLast: false)
      block.removeAll()
    }
    block.removeAll()
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      let matcher = PixelMatcher(
        pixels: pixels.baseAddress!, width: bitmap.width, height: bitmap.height, channels: layout.step,
        changes: changes)
      matcher.run(into: &block, flush: flush)
    }
    writer.write(block, source: nil, isLast: true)
  }

  /// Compresses rows of bytes.
  private func compressRows(
    _ source: UnsafeBufferPointer<UInt8>, step: Int, stride: Int, effort: PNGEffort, writer: inout DeflateWriter
  ) {
    var done = 0
    func write(_ block: borrowing DeflateBlock) {
      let end = done + block.length
      writer.write(block, source: UnsafeBufferPointer(rebasing: source[done..<end]), isLast: end == source.count)
      done = end
    }
    switch effort {
    case .fast:
      func flush(_ block: inout DeflateBlock) {
        write(block)
        block.removeAll()
      }
      block.removeAll()
      let matcher = DeflateMatcher(
        bytes: source.baseAddress!, count: source.count, step: step, stride: stride)
      matcher.run(into: &block, table: &table, flush: flush)
      flush(&block)
    case .small, .smallest:
      search.run(source, stride: stride, depth: effort == .small ? .shallow : .deep) { write($0) }
    }
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    file += bigEndian(content.count)
    let start = file.count
    file += name.utf8
    file += content
    file += bigEndian(checksum(file, from: start))
  }

  private static func checksum(_ file: [UInt8], from start: Int) -> Int {
    file.withUnsafeBufferPointer { Int(cpng_crc32(0, $0.baseAddress! + start, $0.count - start)) }
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [number >> 24, number >> 16, number >> 8, number].map(UInt8.init(truncatingIfNeeded:))
  }
}

/// The PNG file of a picture; a loop keeps a `PNGEncoder` instead.
package func encodePNG(_ bitmap: Bitmap, effort: PNGEffort = .fast) -> [UInt8] {
  PNGEncoder().encode(bitmap, effort: effort)
}

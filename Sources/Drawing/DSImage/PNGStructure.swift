import CPNG
import DSDiagnostics

/// The chunks of a PNG that decide about its pixels, found and checked before any decoder runs.
///
/// A decoder that is given a hostile file may take a gigabyte for 57 bytes; here every length is compared with what is
/// left of the file, and the size with the limits, before anything is allocated. Chunks that do not change pixels are
/// checked and skipped unread. Colour is taken as sRGB whatever gAMA, cHRM, sRGB, iCCP and cICP contain;
/// `unreadMeaning` names what is passed over.
struct PNGStructure {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Chunks that are allowed in a baseline and are skipped: common tools add them without changing a pixel.
  private static let harmless: Set<String> = [
    "sBIT", "bKGD", "hIST", "pHYs", "sPLT", "tIME", "tEXt", "zTXt", "iTXt",
  ]

  /// The header.
  let header: PNGHeader
  /// Where the palette's bytes lie; empty without a palette.
  private(set) var palette = 0..<0
  /// Where the transparency chunk's bytes lie.
  private(set) var transparency: Range<Int>?
  /// The ranges of the chunks that define which colours the samples mean.
  private(set) var colorChunks: [String: Range<Int>] = [:]
  /// The range of the camera's data; nil if there are none.
  private(set) var exif: Range<Int>?
  /// Where the compressed pixels lie.
  private(set) var data: [Range<Int>] = []

  /// The chunks of a file; anything out of order, unknown, too long or damaged is an error.
  init(_ bytes: some PNGBytes, policy: PNGPolicy, bounds: PictureBounds = .whole, file: String) throws(PNGError) {
    guard bytes.count <= bounds.fileBytes else {
      throw PNGError(.fileTooLarge(bytes: bytes.count, limit: bounds.fileBytes), at: 0, file: file)
    }
    let first = try bytes.bytes(in: 0..<min(64, bytes.count))
    guard first.starts(with: Self.signature) else {
      if !first.isEmpty, Self.signature.starts(with: first) { throw PNGError(.cutShort, at: bytes.count, file: file) }
      throw PNGError(
        GitLFSPointer.begins(first) ? .lfsPointer : .notPNG(looksLike: Self.kind(of: first)), at: 0, file: file)
    }
    var chunks = PNGChunks(bytes: bytes, position: Self.signature.count, file: file)
    let head = try chunks.next()
    guard head.name == "IHDR" else { throw PNGError(.missingChunk(name: "IHDR"), at: head.start, file: file) }
    guard head.content.count == 13 else {
      throw PNGError(.badChunkLength(name: "IHDR", length: head.content.count), at: head.start, file: file)
    }
    let place = head.content.lowerBound
    header = try Self.header(try bytes.bytes(in: head.content), at: place, bounds, file: file)
    if policy == .baseline { try Self.checkBaseline(header, at: place, file: file) }

    while true {
      let chunk = try chunks.next()
      if chunk.name == "IEND" {
        guard chunk.content.isEmpty else {
          throw PNGError(.badChunkLength(name: "IEND", length: chunk.content.count), at: chunk.start, file: file)
        }
        break
      }
      try add(chunk, policy: policy, file: file)
    }
    if data.isEmpty { throw PNGError(.missingChunk(name: "IDAT"), at: chunks.position, file: file) }
    if chunks.position < bytes.count {
      throw PNGError(.trailingBytes(count: bytes.count - chunks.position), at: chunks.position, file: file)
    }
  }

  /// Takes a chunk between header and end.
  private mutating func add(_ chunk: PNGChunk, policy: PNGPolicy, file: String) throws(PNGError) {
    func misplaced() -> PNGError { PNGError(.misplacedChunk(name: chunk.name), at: chunk.start, file: file) }
    func badLength() -> PNGError {
      PNGError(.badChunkLength(name: chunk.name, length: chunk.content.count), at: chunk.start, file: file)
    }
    switch chunk.name {
    case "IDAT":
      if header.colorType == .palette, palette.isEmpty {
        throw PNGError(.missingChunk(name: "PLTE"), at: chunk.start, file: file)
      }
      // The pixels are one stream: nothing may come between its pieces.
      if let last = data.last, last.upperBound + 4 != chunk.start { throw misplaced() }
      data.append(chunk.content)
    case "PLTE":
      guard data.isEmpty, palette.isEmpty, transparency == nil, header.colorType != .gray,
        header.colorType != .grayAlpha
      else { throw misplaced() }
      let limit = header.colorType == .palette ? 1 << header.bitDepth : 256
      guard chunk.content.count % 3 == 0, 3...(3 * limit) ~= chunk.content.count else { throw badLength() }
      palette = chunk.content
    case "tRNS":
      guard data.isEmpty, transparency == nil else { throw misplaced() }
      let fits =
        switch header.colorType {
        case .gray: chunk.content.count == 2
        case .rgb: chunk.content.count == 6
        case .palette: 1...max(1, palette.count / 3) ~= chunk.content.count && !palette.isEmpty
        case .grayAlpha, .rgba: throw misplaced()
        }
      guard fits else { throw badLength() }
      transparency = chunk.content
    case "IHDR": throw misplaced()
    case "gAMA", "cHRM", "sRGB", "cICP": colorChunks[chunk.name] = chunk.content
    case "iCCP" where policy == .asset: colorChunks[chunk.name] = chunk.content
    case "eXIf": exif = chunk.content
    case "acTL", "fcTL", "fdAT": throw PNGError(.animated, at: chunk.start, file: file)
    default:
      // Bit 5 of the first letter is whether a reader must know the chunk.
      let isCritical = chunk.name.utf8.first.map { $0 & 0x20 == 0 } ?? true
      if isCritical || (policy == .baseline && !Self.harmless.contains(chunk.name)) {
        throw PNGError(.unknownChunk(name: chunk.name), at: chunk.start, file: file)
      }
    }
  }

  private static func header(
    _ content: [UInt8], at start: Int, _ bounds: PictureBounds, file: String
  ) throws(PNGError) -> PNGHeader {
    let width = Int(bigEndian(content, at: 0))
    let height = Int(bigEndian(content, at: 4))
    let bitDepth = Int(content[8])
    guard let colorType = PNGHeader.ColorType(rawValue: content[9]), colorType.bitDepths.contains(bitDepth),
      content[10] == 0, content[11] == 0, content[12] <= 1, width > 0, height > 0
    else { throw PNGError(.badHeader, at: start, file: file) }
    let isInterlaced = content[12] == 1
    let limit = isInterlaced ? PictureBounds.whole.pixels : bounds.pixels
    guard max(width, height) <= bounds.side, width * height <= limit else {
      throw PNGError(
        .tooManyPixels(width: width, height: height, side: bounds.side, limit: limit), at: start, file: file)
    }
    return PNGHeader(
      width: width, height: height, bitDepth: bitDepth, colorType: colorType, interlaced: isInterlaced)
  }

  private static func checkBaseline(_ header: PNGHeader, at offset: Int, file: String) throws(PNGError) {
    let strange: String? =
      if header.interlaced {
        "an interlaced picture"
      } else if header.bitDepth == 16 {
        "a picture of 16 bits per sample"
      } else if header.colorType == .grayAlpha || (header.colorType == .gray && header.bitDepth < 8) {
        "this kind of grey picture"
      } else {
        nil
      }
    if let strange { throw PNGError(.notABaseline(what: strange), at: offset, file: file) }
  }

  /// The kind of a file that is not a PNG, by its first bytes.
  private static func kind(of bytes: [UInt8]) -> String? {
    let beginnings: [([UInt8], String)] = [
      ([0xFF, 0xD8, 0xFF], "a JPEG"), (Array("GIF8".utf8), "a GIF"), (Array("RIFF".utf8), "a WebP"),
      (Array("<svg".utf8), "an SVG"), (Array("<?xml".utf8), "an XML file"), (Array("<!DOCTYPE".utf8), "an HTML page"),
      (Array("<html".utf8), "an HTML page"), (Array("%PDF".utf8), "a PDF"), (Array("BM".utf8), "a BMP"),
    ]
    return bytes.isEmpty ? "an empty file" : beginnings.first { bytes.starts(with: $0.0) }?.1
  }
}

/// Checks that a file is a PNG whose chunks are whole and in order; its pixels are not checked.
package func checkPNG(_ bytes: some PNGBytes, file: String) throws(PNGError) {
  _ = try PNGStructure(bytes, policy: .asset, bounds: .rows, file: file)
}

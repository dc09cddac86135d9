/// One chunk of a PNG.
struct PNGChunk {
  /// Where the chunk begins.
  var start: Int
  /// The four letters.
  var name: String
  /// Where its content lies.
  var content: Range<Int>
}

/// Steps through the chunks of a PNG, each with its length, name and checksum verified.
struct PNGChunks<Bytes: PNGBytes> {
  let bytes: Bytes
  /// The byte after the last chunk taken.
  private(set) var position: Int
  private let file: String

  init(bytes: Bytes, position: Int, file: String) {
    self.bytes = bytes
    self.position = position
    self.file = file
  }

  /// The next chunk; a file that ends here is cut short.
  mutating func next() throws(PNGError) -> PNGChunk {
    let start = position
    guard bytes.count - start >= 8 else { throw PNGError(.cutShort, at: bytes.count, file: file) }
    let head = try bytes.bytes(in: start..<start + 8)
    let length = Int(bigEndian(head, at: 0))
    let letters = head[4...]
    guard letters.allSatisfy({ 65...90 ~= $0 || 97...122 ~= $0 }) else {
      throw PNGError(.badChunkName, at: start + 4, file: file)
    }
    let name = String(decoding: letters, as: UTF8.self)
    let remaining = bytes.count - start - 8
    guard length <= remaining - 4 else {
      // A file that merely lost its tail is distinguished from one that claims what cannot be.
      let cause: PNGError.Cause =
        length <= remaining ? .cutShort : .chunkTooLong(name: name, length: length, remaining: remaining)
      throw PNGError(cause, at: start, file: file)
    }
    let content = start + 8..<start + 8 + length
    let checksum = try bytes.checksum(of: start + 4..<content.upperBound)
    guard checksum == bigEndian(try bytes.bytes(in: content.upperBound..<content.upperBound + 4), at: 0) else {
      throw PNGError(.badChecksum(chunk: name), at: start, file: file)
    }
    position = content.upperBound + 4
    return PNGChunk(start: start, name: name, content: content)
  }
}

/// The big-endian number of 32 bits at a byte.
func bigEndian(_ bytes: [UInt8], at offset: Int) -> UInt32 {
  UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16 | UInt32(bytes[offset + 2]) << 8
    | UInt32(bytes[offset + 3])
}

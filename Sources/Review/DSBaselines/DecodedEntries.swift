import CCrypto
import DSDiagnostics
import DSImage

extension DecodedFiles {
  /// The SHA-256 of a file's bytes.
  struct Digest: Hashable, Comparable, Sendable {
    fileprivate let words: SIMD4<UInt64>

    init(of file: [UInt8]) {
      var digest = [UInt8](repeating: 0, count: 32)
      _ = SHA256(file, file.count, &digest)
      words = digest.withUnsafeBytes { raw in Self.words(raw, at: 0) }
    }

    fileprivate init(_ bytes: UnsafeRawBufferPointer, at start: Int) { words = Self.words(bytes, at: start) }

    private static func words(_ bytes: UnsafeRawBufferPointer, at start: Int) -> SIMD4<UInt64> {
      var words = SIMD4<UInt64>()
      for index in 0..<4 { words[index] = bytes.loadUnaligned(fromByteOffset: start + index * 8, as: UInt64.self) }
      return words
    }

    static func < (left: Self, right: Self) -> Bool {
      for index in 0..<4 where left.words[index] != right.words[index] { return left.words[index] < right.words[index] }
      return false
    }
  }
}

/// What files hold, sorted by their digests, as the cache's file has it: a table in memory would take three times as much.
///
/// An entry is the digest, the hash of the pixels, and the size.
struct DecodedEntries: Sendable {
  private static let header = Array("dsrender decoded files 1\n".utf8)
  private static let stride = 7 * 8

  private let bytes: [UInt8]

  /// No entries.
  init() { bytes = Self.header }

  /// The entries of a file; nil where it has another form, or another order.
  init?(_ file: [UInt8]) {
    guard file.starts(with: Self.header), (file.count - Self.header.count).isMultiple(of: Self.stride) else {
      return nil
    }
    bytes = file
    guard (1..<max(1, count)).allSatisfy({ digest($0 - 1) < digest($0) }) else { return nil }
  }

  /// How many entries there are.
  var count: Int { (bytes.count - Self.header.count) / Self.stride }

  /// What a file holds; nil if it has no entry.
  subscript(_ file: DecodedFiles.Digest) -> DecodedFiles.Picture? {
    let index = (0..<count).partitionPoint { digest($0) >= file }
    return index < count && digest(index) == file ? picture(index) : nil
  }

  /// The file with further entries, which take the places of those of the same digests.
  func adding(_ new: [DecodedFiles.Digest: DecodedFiles.Picture]) -> [UInt8] {
    var all = Self.header
    all.reserveCapacity(bytes.count + new.count * Self.stride)
    var index = 0
    for file in new.keys.sorted() {
      while index < count, digest(index) < file {
        all += bytes[start(index)..<start(index + 1)]
        index += 1
      }
      if index < count, digest(index) == file { index += 1 }
      if let picture = new[file] { Self.append(file, picture, to: &all) }
    }
    all += bytes[start(index)...]
    return all
  }

  private func start(_ index: Int) -> Int { Self.header.count + index * Self.stride }

  private func digest(_ index: Int) -> DecodedFiles.Digest {
    bytes.withUnsafeBytes { DecodedFiles.Digest($0, at: start(index)) }
  }

  private func picture(_ index: Int) -> DecodedFiles.Picture {
    bytes.withUnsafeBytes { raw in
      func word(_ number: Int) -> UInt64 {
        UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: start(index) + number * 8, as: UInt64.self))
      }
      let size = word(6)
      return DecodedFiles.Picture(
        width: Int(size >> 32), height: Int(size & 0xFFFF_FFFF), pixels: PixelHash(high: word(4), low: word(5)))
    }
  }

  private static func append(_ file: DecodedFiles.Digest, _ picture: DecodedFiles.Picture, to bytes: inout [UInt8]) {
    let size = UInt64(picture.width) << 32 | UInt64(picture.height)
    for index in 0..<4 { withUnsafeBytes(of: file.words[index]) { bytes += $0 } }
    for word in [picture.pixels.high, picture.pixels.low, size] {
      withUnsafeBytes(of: word.littleEndian) { bytes += $0 }
    }
  }
}

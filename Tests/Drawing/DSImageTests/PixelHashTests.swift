import DSImage
import Testing

struct PixelHashTests {
  @Test func `the hash is the one that is documented`() {
    // Width and height, then the pixels as they lie in memory.
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0x1122_3344, 0x5566_7788])
    let bytes: [UInt8] = [2, 0, 0, 0, 1, 0, 0, 0, 0x44, 0x33, 0x22, 0x11, 0x88, 0x77, 0x66, 0x55]
    #expect(bitmap.pixelHash.text == contentHash(bytes).text)
  }

  @Test func `one pixel, the width or the height change the hash`() {
    let picture = Bitmap(width: 6, height: 4)
    var changed = picture
    changed[5, 3] = 0x0100_0000
    let hashes = [picture, changed, Bitmap(width: 4, height: 6), Bitmap(width: 24, height: 1)].map(\.pixelHash)
    #expect(Set(hashes).count == 4)
  }

  @Test func `a hash is read back from its text`() {
    let hash = PixelHash(high: 0xAB, low: 0xFFFF_0000_1234_5678)
    #expect(hash.text == "00000000000000abffff000012345678")
    #expect(PixelHash(text: hash.text) == hash)
  }

  @Test(arguments: [
    "", "00000000000000abffff00001234567", "00000000000000ABffff000012345678", "+0000000000000abffff000012345678",
  ])
  func `a text that is no hash is refused`(text: String) {
    #expect(PixelHash(text: text) == nil)
  }

  @Test func `the hash of no bytes is the published one`() {
    #expect(contentHash([]).text == "99aa06d3014798d86001c324468d497f")
  }

  @Test(arguments: [
    (1, "a6cd5e9392000f6ac44bdff4074eecdb"), (200, "a3ff89d7545be9c805caadce51ebcee6"),
    (241, "d894c74b1b3ea28f44dbd3180a664e27"), (1025, "f91cd5a698df60973ef78c3256f23450"),
    (5000, "e02f66fdc051deda01f8ab17e509b9d1"),
  ])
  func `hashes are those of the xxHash library on every processor`(count: Int, hash: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 131 + $0 >> 8) }
    #expect(contentHash(bytes).text == hash)
  }

  @Test(arguments: [1, 7, 240, 241, 1000, 4096])
  func `pieces have the hash that they have together`(length: Int) {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 131 + $0 >> 8) }
    let hash = contentHash(ofPieces: { add in
      add([])
      for start in stride(from: 0, to: bytes.count, by: length) {
        add(Array(bytes[start..<min(bytes.count, start + length)]))
      }
    })
    #expect(hash == contentHash(bytes))
  }
}

import Testing
import UIKit

@Suite("A picture of pixels in memory")
struct PixelImageTests {
  /// The picture of bytes; as many of them as are given.
  private func image(
    _ bytes: [UInt8], width: Int = 1, height: Int = 1, bits: Int = 32, row: Int? = nil, _ alpha: CGImageAlphaInfo,
    _ order: CGBitmapInfo = []
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row ?? width * bits / 8,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue).union(order),
      provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
  }

  /// The rows of a picture's file, each with the number of its filter before it: they are not compressed.
  private func rows(_ image: CGImage?) throws -> [UInt8] {
    let image = try #require(image)
    let file = [UInt8](try #require(UIImage(cgImage: image).pngData()))
    // A signature, the header's chunk, the next chunk's length and name, and what a stream and its block begin with.
    let start = 8 + 25 + 8 + 2 + 5
    return Array(file[start..<start + (1 + 4 * image.width) * image.height])
  }

  @Test("has the colours of its bytes, in whichever order they are") func orders() throws {
    #expect(try rows(image([1, 2, 3, 4], .last)) == [0, 1, 2, 3, 4])
    #expect(try rows(image([1, 2, 3, 4], .first)) == [0, 2, 3, 4, 1])
    #expect(try rows(image([1, 2, 3, 4], .noneSkipLast)) == [0, 1, 2, 3, 255])
    #expect(try rows(image([1, 2, 3, 4], .noneSkipFirst)) == [0, 2, 3, 4, 255])
    #expect(try rows(image([1, 2, 3, 4], .noneSkipFirst, .byteOrder32Little)) == [0, 3, 2, 1, 255])
    #expect(try rows(image([1, 2, 3], bits: 24, .none)) == [0, 1, 2, 3, 255])
    #expect(try rows(image([9], bits: 8, .none)) == [0, 9, 9, 9, 255])
  }

  @Test("has colours that were multiplied with their alpha as they were before") func multiplied() throws {
    #expect(try rows(image([64, 32, 0, 128], .premultipliedLast)) == [0, 128, 64, 0, 128])
    #expect(try rows(image([0, 7, 0, 7], .premultipliedFirst)) == [0, 7, 0, 7, 0])
    #expect(try rows(image([200, 0, 0, 100], .premultipliedLast)) == [0, 255, 0, 0, 100])
  }

  @Test("skips what is behind a row") func padding() throws {
    let bytes: [UInt8] = [1, 2, 3, 9, 4, 5, 6]
    #expect(
      try rows(image(bytes, width: 1, height: 2, bits: 24, row: 4, .none)) == [0, 1, 2, 3, 255, 0, 4, 5, 6, 255])
  }

  @Test("has its size, also where its file has several blocks") func size() throws {
    let picture = try #require(image([UInt8](repeating: 128, count: 200 * 100 * 4), width: 200, height: 100, .last))
    #expect(picture.width == 200 && picture.height == 100)
    #expect(UIImage(cgImage: picture).size == CGSize(width: 200, height: 100))
  }

  @Test("is nothing where bytes are missing or their order is unknown") func refused() {
    #expect(image([1, 2, 3], .last) == nil)
    #expect(image([1, 2, 3, 4], width: 0, .last) == nil)
    #expect(image([1, 2, 3, 4], row: 3, .last) == nil)
    #expect(image([1, 2, 3, 4], .alphaOnly) == nil)
    #expect(image([1, 2], bits: 16, .none) == nil)
  }
}

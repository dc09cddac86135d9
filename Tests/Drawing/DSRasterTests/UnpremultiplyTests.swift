import Testing

@testable import DSRaster

@Suite struct UnpremultiplyTests {
  @Test func `every channel of every alpha becomes the nearest integer`() {
    let straight = Unpremultiply()
    var wrong = 0
    for alpha in 1...255 as ClosedRange<UInt32> {
      for channel in 0...alpha {
        let expected = (channel * 510 + alpha) / (2 * alpha)
        let pixel = straight(alpha << 24 | channel << 16 | channel << 8 | channel)
        if pixel != alpha << 24 | expected << 16 | expected << 8 | expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func `a wholly transparent pixel becomes 0`() {
    #expect(Unpremultiply()(0) == 0)
  }

  @Test func `translucent pixels among opaque ones are all found`() {
    var pixels = [UInt32](repeating: 0xFF12_3456, count: 21)
    for index in [0, 7, 9, 18, 20] { pixels[index] = 0x8040_4040 }
    let expected = pixels.map { $0 == 0x8040_4040 ? 0x8080_8080 : $0 }
    pixels.withUnsafeMutableBufferPointer { buffer in
      if let memory = buffer.baseAddress { Unpremultiply().apply(to: memory, count: buffer.count) }
    }
    #expect(pixels == expected)
  }
}

import CBlur
import Glibc
import Testing

@testable import DSRaster

@Suite struct BlurTests {
  /// The blur of a single point of 255 in a line.
  private func response(_ sigma: Double) -> [Double] {
    let kernel = BlurKernel(sigma: sigma)
    let count = 2 * kernel.reach + 1
    let lines = UnsafeMutablePointer<SIMD8<Int32>>.allocate(capacity: 2 * count)
    defer { lines.deallocate() }
    for index in 0..<count { lines[index] = SIMD8(repeating: index == kernel.reach ? 255 << 8 : 0) }
    var response: [Double] = []
    kernel.withLoops { loops in
      guard let blurred = cblur_lines(loops, lines, lines + count, count) else { return }
      response = (0..<count).map { Double(blurred[$0][2]) / (255 * 256) }
    }
    return response
  }

  @Test(arguments: [0.5, 1, 1.7, 2, 2.5, 3.3, 4, 8, 16.5, 40])
  func `a blurred point is symmetric, keeps its weight and has the variance asked for`(sigma: Double) {
    let response = response(sigma)
    #expect(response == response.reversed())
    #expect(abs(response.reduce(0, +) - 1) < 0.02)
    let center = response.count / 2
    let variance = response.indices.reduce(0) { $0 + response[$1] * Double(($1 - center) * ($1 - center)) }
    // Three boxes of the specification's width have 0.94 times the deviation; whole pixels make that up to 1.06, and the
    // samples of a very narrow Gaussian down to 0.93.
    #expect((0.92...1.07).contains(variance.squareRoot() / sigma))
  }

  @Test func `no deviation changes nothing`() {
    #expect(response(0) == [1])
    #expect(BoxBlur.reach(sigma: 0) == 0)
  }

  @Test func `a plain area stays as it is away from its edges`() {
    let mask = AlphaMask(width: 61, height: 53)
    for y in 0..<53 { for x in 0..<61 { mask.row(y)[x] = 201 } }
    BoxBlur.blur(mask, sigmaX: 4, sigmaY: 3)
    let (reachX, reachY) = (BoxBlur.reach(sigma: 4), BoxBlur.reach(sigma: 3))
    for y in reachY..<53 - reachY { for x in reachX..<61 - reachX { #expect(mask.row(y)[x] == 201) } }
    #expect(mask.row(0)[0] < 100)
  }

  @Test func `a canvas is blurred as its alpha alone would be`() {
    let (width, height) = (37, 29)
    let mask = AlphaMask(width: width, height: height)
    let canvas = Canvas(width: width, height: height)
    canvas.beginDirect()
    for y in 12..<17 {
      for x in 14..<22 {
        mask.row(y)[x] = UInt8(x * 11)
        canvas.row(y)[x] = UInt32(x * 11) &* 0x0101_0101
      }
    }
    BoxBlur.blur(mask, sigmaX: 3, sigmaY: 1)
    BoxBlur.blur(canvas, sigmaX: 3, sigmaY: 1)
    for y in 0..<height {
      for x in 0..<width { #expect(canvas.row(y)[x] == UInt32(mask.row(y)[x]) &* 0x0101_0101) }
    }
  }
}

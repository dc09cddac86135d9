import Glibc

/// A Gaussian blur along one direction, as the filter specifications do it.
///
/// From a standard deviation of 2 pixels: three box averages of `floor(σ · 3·√(2π)/4 + ½)` pixels (Filter Effects 1,
/// `feGaussianBlur`); for an even width the first two lie half a pixel to either side and the third is a pixel wider.
/// Below 2 pixels: the Gaussian itself, cut at three standard deviations, in steps of 1/32,768. All sums are integers.
struct BlurKernel {
  /// One pass over a line.
  private enum Pass {
    /// The average of the pixels from `before` to the left to `after` to the right.
    case box(before: Int, after: Int)
    /// Weights of the pixels at −n…n, whose sum is 32,768.
    case weights([Int32])
  }

  /// Four lines that are blurred together: values of 8 bits, times 256.
  typealias Quad = SIMD4<Int32>

  private let passes: [Pass]
  /// How many pixels a blurred point spreads to each side.
  let reach: Int

  /// A kernel of a standard deviation in pixels; one of 0 changes nothing.
  init(sigma: Double) {
    if sigma >= 2 {
      let width = Int((sigma * 1.879_971_205_598_572_5 + 0.5).rounded(.down))
      let half = width / 2
      if width.isMultiple(of: 2) {
        passes = [
          .box(before: half, after: half - 1), .box(before: half - 1, after: half), .box(before: half, after: half),
        ]
        reach = 3 * half - 1
      } else {
        passes = Array(repeating: .box(before: half, after: half), count: 3)
        reach = 3 * half
      }
    } else if sigma > 0.05 {
      let radius = Int((sigma * 3).rounded(.up))
      let raw = (-radius...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = raw.reduce(0, +)
      var weights = raw.map { Int32(($0 / sum * 32_768).rounded()) }
      weights[radius] += 32_768 - weights.reduce(0, +)
      passes = [.weights(weights)]
      reach = radius
    } else {
      (passes, reach) = ([], 0)
    }
  }

  /// Blurs `count` values in `line`; what lies beyond its ends counts as 0. `spare` is scratch space of the same size.
  func apply(_ line: UnsafeMutablePointer<Quad>, _ spare: UnsafeMutablePointer<Quad>, count: Int) {
    var (from, to) = (line, spare)
    for pass in passes {
      switch pass {
      case .box(let before, let after): Self.average(from, to, count, before, after)
      case .weights(let weights): Self.convolve(from, to, count, weights)
      }
      swap(&from, &to)
    }
    if from != line { line.update(from: from, count: count) }
  }

  private static func average(
    _ from: UnsafeMutablePointer<Quad>, _ to: UnsafeMutablePointer<Quad>, _ count: Int, _ before: Int, _ after: Int
  ) {
    let factor = 1 / Float(before + after + 1)
    var sum = Quad()
    for index in 0..<min(after, count) { sum &+= from[index] }
    for index in 0..<count {
      if index &+ after < count { sum &+= from[index &+ after] }
      if index > before { sum &-= from[index &- before &- 1] }
      // Adding 2^23 rounds to an integer, which is then the low bits of the number.
      let scaled = SIMD4<Float>(sum) * factor + 8_388_608
      to[index] = unsafeBitCast(scaled, to: Quad.self) & 0x7F_FFFF
    }
  }

  private static func convolve(
    _ from: UnsafeMutablePointer<Quad>, _ to: UnsafeMutablePointer<Quad>, _ count: Int, _ weights: [Int32]
  ) {
    let radius = weights.count / 2
    for index in 0..<count {
      var sum = Quad(repeating: 16_384)
      for tap in max(0, index - radius)...min(count - 1, index + radius) {
        sum &+= from[tap] &* weights[tap - index + radius]
      }
      to[index] = sum &>> 15
    }
  }
}

/// Blurs rectangles of values in both directions, four rows or columns at a time.
enum BoxBlur {
  /// How many pixels a blur of a standard deviation spreads.
  static func reach(sigma: Double) -> Int { BlurKernel(sigma: sigma).reach }

  /// Blurs coverage; the mask must have space for the blur's reach at every side.
  static func blur(_ mask: AlphaMask, sigmaX: Double, sigmaY: Double) {
    let (width, height) = (mask.width, mask.height)
    if width == 0 || height == 0 { return }
    let pitch = mask.stride
    // Between the two directions values keep 16 bits, so that rounding does not add up. Whole groups of four rows.
    let size = pitch * ((height + 3) & ~3)
    let plane = UnsafeMutablePointer<UInt16>.allocate(capacity: size)
    plane.initialize(repeating: 0, count: size)
    let empty = UnsafeMutablePointer<UInt8>.allocate(capacity: pitch)
    empty.initialize(repeating: 0, count: pitch)
    defer {
      plane.deallocate()
      empty.deallocate()
    }
    withLines(max(width, height)) { line, spare in
      let across = BlurKernel(sigma: sigmaX)
      for y in stride(from: 0, to: height, by: 4) {
        func row(_ lane: Int) -> UnsafePointer<UInt8> {
          UnsafePointer(y + lane < height ? mask.row(y + lane) : empty)
        }
        let (row0, row1, row2, row3) = (row(0), row(1), row(2), row(3))
        for x in 0..<width {
          line[x] = BlurKernel.Quad(Int32(row0[x]), Int32(row1[x]), Int32(row2[x]), Int32(row3[x])) &<< 8
        }
        across.apply(line, spare, count: width)
        let target = plane + y * pitch
        for x in 0..<width {
          let quad = line[x]
          target[x] = UInt16(truncatingIfNeeded: quad[0])
          target[x &+ pitch] = UInt16(truncatingIfNeeded: quad[1])
          target[x &+ 2 &* pitch] = UInt16(truncatingIfNeeded: quad[2])
          target[x &+ 3 &* pitch] = UInt16(truncatingIfNeeded: quad[3])
        }
      }
      let down = BlurKernel(sigma: sigmaY)
      for x in stride(from: 0, to: pitch, by: 4) {
        for y in 0..<height {
          let from = plane + (y &* pitch &+ x)
          line[y] = BlurKernel.Quad(Int32(from[0]), Int32(from[1]), Int32(from[2]), Int32(from[3]))
        }
        down.apply(line, spare, count: height)
        for y in 0..<height {
          let bytes = (line[y] &+ 128) &>> 8
          let to = mask.bytes + (y &* pitch &+ x)
          to[0] = UInt8(truncatingIfNeeded: bytes[0])
          to[1] = UInt8(truncatingIfNeeded: bytes[1])
          to[2] = UInt8(truncatingIfNeeded: bytes[2])
          to[3] = UInt8(truncatingIfNeeded: bytes[3])
        }
      }
    }
  }

  /// Blurs the four premultiplied channels of a canvas, which must have space for the blur's reach at every side.
  static func blur(_ canvas: Canvas, sigmaX: Double, sigmaY: Double) {
    let (width, height) = (canvas.bounds.width, canvas.bounds.height)
    if width == 0 || height == 0 { return }
    canvas.beginDirect()
    let plane = UnsafeMutablePointer<SIMD4<UInt16>>.allocate(capacity: width * height)
    defer { plane.deallocate() }
    withLines(max(width, height)) { line, spare in
      let across = BlurKernel(sigma: sigmaX)
      for y in 0..<height {
        let row = canvas.row(y)
        for x in 0..<width {
          let pixel = Int32(bitPattern: row[x])
          line[x] = BlurKernel.Quad(
            (pixel & 0xFF) &<< 8, pixel & 0xFF00, (pixel &>> 8) & 0xFF00, (pixel &>> 16) & 0xFF00)
        }
        across.apply(line, spare, count: width)
        for x in 0..<width { plane[y &* width &+ x] = SIMD4<UInt16>(truncatingIfNeeded: line[x]) }
      }
      let down = BlurKernel(sigma: sigmaY)
      for x in 0..<width {
        for y in 0..<height { line[y] = BlurKernel.Quad(truncatingIfNeeded: plane[y &* width &+ x]) }
        down.apply(line, spare, count: height)
        for y in 0..<height {
          let bytes = (line[y] &+ 128) &>> 8
          canvas.row(y)[x] = UInt32(
            truncatingIfNeeded: bytes[0] | bytes[1] &<< 8 | bytes[2] &<< 16 | bytes[3] &<< 24)
        }
      }
    }
  }

  private static func withLines(
    _ count: Int, _ body: (UnsafeMutablePointer<BlurKernel.Quad>, UnsafeMutablePointer<BlurKernel.Quad>) -> Void
  ) {
    let lines = UnsafeMutablePointer<BlurKernel.Quad>.allocate(capacity: 2 * count)
    defer { lines.deallocate() }
    body(lines, lines + count)
  }
}

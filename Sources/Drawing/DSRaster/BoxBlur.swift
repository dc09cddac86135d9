import CBlur
import Glibc

/// A Gaussian blur along one direction, as the filter specifications do it.
///
/// From a standard deviation of 2 pixels: three box averages of `floor(σ · 3·√(2π)/4 + ½)` pixels (Filter Effects 1,
/// `feGaussianBlur`); for an even width the first two lie half a pixel to either side and the third is a pixel wider.
/// Below 2 pixels: the Gaussian itself, cut at three standard deviations, in steps of 1/32,768. All sums are integers.
struct BlurKernel {
  private var boxes: [cblur_box] = []
  /// Weights of the pixels at −n…n, whose sum is 32,768.
  private var weights: [Int32] = []
  /// How many pixels a blurred point spreads to each side.
  private(set) var reach = 0

  /// A kernel of a standard deviation in pixels; one of 0 changes nothing.
  init(sigma: Double) {
    if sigma >= 2 {
      let width = Int((sigma * 1.879_971_205_598_572_5 + 0.5).rounded(.down))
      let half = width / 2
      if width.isMultiple(of: 2) {
        boxes = [
          cblur_box(before: half, after: half - 1), cblur_box(before: half - 1, after: half),
          cblur_box(before: half, after: half),
        ]
        reach = 3 * half - 1
      } else {
        boxes = Array(repeating: cblur_box(before: half, after: half), count: 3)
        reach = 3 * half
      }
    } else if sigma > 0.05 {
      reach = Int((sigma * 3).rounded(.up))
      let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
      let sum = raw.reduce(0, +)
      weights = raw.map { Int32(($0 / sum * 32_768).rounded()) }
      weights[reach] += 32_768 - weights.reduce(0, +)
    }
  }

  /// Calls a closure with the kernel as the loops in C read it.
  func withLoops(_ body: (UnsafePointer<cblur_kernel>) -> Void) {
    boxes.withUnsafeBufferPointer { boxes in
      weights.withUnsafeBufferPointer { weights in
        let kernel = cblur_kernel(
          boxes: boxes.baseAddress, box_count: boxes.count, weights: weights.isEmpty ? nil : weights.baseAddress,
          radius: weights.count / 2)
        withUnsafePointer(to: kernel, body)
      }
    }
  }
}

/// Blurs rectangles of values in both directions.
enum BoxBlur {
  /// How many pixels a blur of a standard deviation spreads.
  static func reach(sigma: Double) -> Int { BlurKernel(sigma: sigma).reach }

  /// Blurs coverage; the mask must have space for the blur's reach at every side.
  static func blur(_ mask: AlphaMask, sigmaX: Double, sigmaY: Double) {
    blur(mask.width, mask.height, sigmaX, sigmaY) { across, down, scratch in
      cblur_mask(mask.bytes, mask.stride, mask.width, mask.height, across, down, scratch)
    }
  }

  /// Blurs the four premultiplied channels of a canvas, which must have space for the blur's reach at every side.
  static func blur(_ canvas: Canvas, sigmaX: Double, sigmaY: Double) {
    let (width, height) = (canvas.bounds.width, canvas.bounds.height)
    canvas.beginDirect()
    blur(width, height, sigmaX, sigmaY) { across, down, scratch in
      cblur_pixels(canvas.row(0), width, width, height, across, down, scratch)
    }
  }

  private static func blur(
    _ width: Int, _ height: Int, _ sigmaX: Double, _ sigmaY: Double,
    _ loops: (UnsafePointer<cblur_kernel>, UnsafePointer<cblur_kernel>, UnsafeMutableRawPointer) -> Void
  ) {
    if width == 0 || height == 0 { return }
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: cblur_scratch_size(width, height), alignment: MemoryLayout<SIMD8<Int32>>.alignment)
    defer { scratch.deallocate() }
    BlurKernel(sigma: sigmaX).withLoops { across in
      BlurKernel(sigma: sigmaY).withLoops { down in loops(across, down, scratch) }
    }
  }
}

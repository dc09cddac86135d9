/// The bits of a pixel that hold a channel.
struct BMPMask: Equatable {
  private let shift: Int
  /// How many bits there are; 0 for a channel that a picture does not have.
  let width: Int
  private let most: UInt64

  /// The channel of a mask; nil if its bits are not neighbours.
  init?(_ mask: Int) {
    shift = mask == 0 ? 0 : mask.trailingZeroBitCount
    most = UInt64(mask >> shift)
    width = most.nonzeroBitCount
    if most != 1 << width - 1 { return nil }
  }

  /// The channel of a pixel, spread or rounded so that `full` is the highest value.
  func value(_ pixel: Int, full: UInt64) -> UInt64 {
    most == 0 ? 0 : (UInt64(pixel) >> shift & most * full + most / 2) / most
  }
}

/// The bits of a pixel that hold its channels.
struct BMPMasks {
  let red: BMPMask
  let green: BMPMask
  let blue: BMPMask
  /// Alpha; nil for opaque pixels.
  let alpha: BMPMask?

  /// The channels of pixels without stated masks.
  static let plain16 = BMPMasks([0x7C00, 0x03E0, 0x001F], bits: 16)
  static let plain32 = BMPMasks([0xFF_0000, 0xFF00, 0xFF], bits: 32)

  /// Red, green, blue, and maybe alpha; nil if the bits of one are not neighbours, of two are the same, or are not in a
  /// pixel.
  init?(_ masks: [Int], bits: Int) {
    var taken = 0
    for mask in masks {
      guard mask & taken == 0, mask >> bits == 0 else { return nil }
      taken |= mask
    }
    guard let red = BMPMask(masks[0]), let green = BMPMask(masks[1]), let blue = BMPMask(masks[2]),
      masks[0] | masks[1] | masks[2] != 0
    else { return nil }
    (self.red, self.green, self.blue) = (red, green, blue)
    guard masks.count > 3, masks[3] != 0 else {
      alpha = nil
      return
    }
    guard let alpha = BMPMask(masks[3]) else { return nil }
    self.alpha = alpha
  }

  /// The most bits of a channel.
  var depth: Int { max(red.width, green.width, blue.width, alpha?.width ?? 0) }
}

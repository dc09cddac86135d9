/// The pixels of a picture file in as many bits as the file has.
package struct DecodedPicture: Hashable, Sendable {
  /// The pixels in 8 bits a sample.
  package var bitmap: Bitmap
  /// Red, green, blue and alpha of every pixel, 16 bits each; nil for a picture of at most 8 bits a sample.
  package var samples: [UInt16]?

  /// A picture of at most 8 bits a sample.
  /// - Parameter keepsHidden: whether wholly transparent pixels keep their colours.
  init(width: Int, height: Int, pixels: [UInt32], keepsHidden: Bool) {
    bitmap = Bitmap(width: width, height: height, pixels: pixels)
    if !keepsHidden { bitmap.pixels.clearHidden() }
  }

  /// A picture of 16 bits a sample, in which wholly transparent pixels are 0.
  /// - Parameter keepsHidden: whether these keep their colours in the bitmap.
  init(width: Int, height: Int, samples: [UInt16], keepsHidden: Bool) {
    bitmap = Bitmap(width: width, height: height, samples: samples, keepsHidden: keepsHidden)
    var cleared = samples
    for place in stride(from: 0, to: cleared.count, by: 4) where cleared[place + 3] == 0 {
      for color in place..<place + 3 { cleared[color] = 0 }
    }
    self.samples = cleared
  }
}

extension Bitmap {
  /// A picture of samples of 16 bits, rounded to 8.
  init(width: Int, height: Int, samples: [UInt16], keepsHidden: Bool = false) {
    func byte(_ sample: UInt16) -> UInt32 { (UInt32(sample) * 255 + 32_767) / 65_535 }
    let pixels = stride(from: 0, to: samples.count, by: 4).map { place -> UInt32 in
      let alpha = byte(samples[place + 3])
      if alpha == 0, !keepsHidden { return 0 }
      return alpha << 24 | byte(samples[place]) << 16 | byte(samples[place + 1]) << 8 | byte(samples[place + 2])
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

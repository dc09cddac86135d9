/// What a PNG file holds beyond the 8 bits a sample of a `Bitmap`: for comparing files that other programs wrote.
package struct PNGDetail: Sendable {
  /// Red, green, blue and alpha of every pixel, 16 bits each; nil for a picture of at most 8 bits a sample.
  package let samples: [UInt16]?
  /// The contents of the chunks that define which colours the samples mean (gAMA, cHRM, sRGB, iCCP, cICP), by name.
  package let colorChunks: [String: [UInt8]]

  /// The detail of a file that `decodePNG` has taken.
  /// - Throws: if the pixels of 16 bits a sample cannot be read, as those that are interlaced.
  package init(_ bytes: [UInt8], file: String) throws(PNGError) {
    let structure = try PNGStructure(bytes, policy: .asset, bounds: .compared, file: file)
    colorChunks = structure.colorChunks.mapValues { Array(bytes[$0]) }
    guard structure.header.bitDepth == 16 else {
      samples = nil
      return
    }
    if structure.header.interlaced {
      throw PNGError(.notCompared(what: "16 bits a sample, interlaced"), at: 0, file: file)
    }
    samples = try PNGRowReader(bytes, structure, file: file).samples()
  }
}

extension Bitmap {
  /// Red, green, blue and alpha of every pixel, spread to 16 bits.
  package var samples: [UInt16] {
    pixels.flatMap { pixel in [16, 8, 0, 24].map { UInt16(truncatingIfNeeded: pixel >> $0 & 0xFF) * 257 } }
  }
}

/// What a picture file says about its colours.
package struct StatedColors: Sendable {
  /// The chunks of a PNG that define which colours the samples mean, by name; nil for other kinds of files.
  let chunks: [String: [UInt8]]?
  let meaning: ColorMeaning

  /// What the chunks of a PNG say.
  package init(png chunks: [String: [UInt8]]) {
    self.chunks = chunks
    meaning = ColorMeaning(png: chunks)
  }

  /// What an ICC profile says; nil for a file without one.
  package init(profile: [UInt8]?) { self.init(ColorMeaning(profile: profile)) }

  /// What a file says that is no PNG.
  init(_ meaning: ColorMeaning) { (chunks, self.meaning) = (nil, meaning) }

  /// What a file of a kind that is compared says; its pixels are not looked at.
  package init(_ bytes: some PNGBytes, file: String) throws(PictureError) {
    switch try PictureKind(compared: bytes, file: file) {
    case .jpeg:
      let bytes = try whole(bytes)
      self.init(
        profile: try reading { () throws(JPEGError) in
          try JPEGHeader(bytes, bounds: .compared, file: file).profile
        })
    case .webp:
      let bytes = try whole(bytes)
      self.init(
        profile: try reading { () throws(WebPError) in
          try WebPHeader(bytes, bounds: .compared, file: file).profile
        })
    case .tiff:
      let bytes = try whole(bytes)
      self.init(
        profile: try reading { () throws(TIFFError) in
          try TIFFHeader(bytes, bounds: .compared, file: file).profile
        })
    case .bmp:
      let bytes = try whole(bytes)
      self.init(
        try reading { () throws(BMPError) in try BMPHeader(bytes, bounds: .compared, file: file).colors })
    default:
      self.init(
        png: try reading { () throws(PNGError) in
          let structure = try PNGStructure(bytes, policy: .asset, bounds: .rows, file: file)
          var chunks: [String: [UInt8]] = [:]
          for (name, range) in structure.colorChunks { chunks[name] = try bytes.bytes(in: range) }
          return chunks
        })
    }
  }
}

/// How what two files say about their colours differs.
package struct ColorDifference: Hashable, Sendable {
  /// The names of the chunks that differ, in order; empty unless both files are PNGs.
  package let chunks: [String]
  /// What the expected picture says, in words.
  package let expected: String
  /// What the actual picture says, in words.
  package let actual: String

  /// The difference of two files; nil if there is none. Chunks of two PNGs differ if one byte does. Otherwise what they
  /// mean is compared, where saying nothing means sRGB.
  package init?(expected: StatedColors, actual: StatedColors) {
    if let old = expected.chunks, let new = actual.chunks {
      chunks = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
      if chunks.isEmpty { return nil }
    } else {
      chunks = []
      if expected.meaning == actual.meaning || (expected.meaning.isStandard && actual.meaning.isStandard) { return nil }
    }
    (self.expected, self.actual) = (expected.meaning.words, actual.meaning.words)
  }

  /// The difference in one line.
  package var line: String {
    let names = chunks.isEmpty ? "" : " (\(chunks.joined(separator: ", ")))"
    return expected == actual
      ? "expected and actual: \(expected), but not the same\(names)"
      : "expected: \(expected); actual: \(actual)\(names)"
  }
}

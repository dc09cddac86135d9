/// The pixels of a TIFF while its parts are put together, as they are to be shown.
struct TIFFPixels {
  private let header: TIFFHeader
  private let places: (start: Int, across: Int, down: Int)
  /// The colours of single samples of up to 8 bits, without alpha; empty for RGB and 16 bits.
  private let colors: [UInt32]
  /// The same in 16 bits, for palettes that need them: three numbers for each.
  private let deepColors: [UInt16]
  /// Pixels of at most 8 bits a sample.
  private var pixels: [UInt32]
  /// Red, green, blue and alpha of 16 bits.
  private var samples: [UInt16]

  /// Pixels without any colour.
  init(_ header: TIFFHeader) {
    self.header = header
    places = header.orientation.places(width: header.width, height: header.height)
    let count = header.width * header.height
    (colors, deepColors) = Self.colors(header)
    if header.bits == 16 || !deepColors.isEmpty {
      samples = [UInt16](repeating: 0, count: 4 * count)
      pixels = []
      if header.alpha == .none { for index in 0..<count { samples[4 * index + 3] = .max } }
    } else {
      samples = []
      pixels = [UInt32](repeating: header.alpha == .none ? 0xFF00_0000 : 0, count: count)
    }
  }

  /// What single samples mean, in 8 or 16 bits.
  private static func colors(_ header: TIFFHeader) -> ([UInt32], [UInt16]) {
    guard header.bits <= 8 else { return ([], []) }
    let most = (1 << header.bits) - 1
    switch header.meaning {
    case .rgb: return ([], [])
    case .grey: return ((0...most).map { UInt32($0 * 255 / most) * 0x01_0101 }, [])
    case .inverted: return ((0...most).map { UInt32((most - $0) * 255 / most) * 0x01_0101 }, [])
    case .palette(let stored):
      // Old programs write 8 bits. Those that turn 8 bits into 16 leave the low byte 0, or repeat the high one.
      let isSmall = stored.allSatisfy { $0 < 256 }
      let values = isSmall ? stored.map { $0 * 257 } : stored
      let isDeep = values.contains { $0 & 255 != 0 && $0 & 255 != $0 >> 8 }
      let count = most + 1
      let entries = (0..<count).map { index -> [Int] in
        [values[index], values[count + index], values[2 * count + index]]
      }
      if isDeep { return ([], entries.flatMap { $0.map { UInt16(truncatingIfNeeded: $0) } }) }
      return (entries.map { $0.reduce(UInt32(0)) { $0 << 8 | UInt32($1 >> 8 & 255) } }, [])
    }
  }

  /// Puts the decompressed bytes of a part into the picture.
  mutating func put(_ bytes: UnsafeRawBufferPointer, part index: Int) {
    let parts = header.parts
    let (x, y) = (index % parts.across * parts.width, index / parts.across % parts.down * parts.height)
    let first = index / (parts.across * parts.down)
    let width = min(parts.width, header.width - x)
    for row in 0..<min(parts.rowCount(index), header.height - y) {
      let line = UnsafeRawBufferPointer(rebasing: bytes[row * parts.rowBytes..<(row + 1) * parts.rowBytes])
      var place = places.start + x * places.across + (y + row) * places.down
      for column in 0..<width {
        for sample in 0..<parts.samples {
          put(value(line, column * parts.samples + sample), sample: first + sample, at: place)
        }
        place += places.across
      }
    }
  }

  /// A sample of a row.
  private func value(_ line: UnsafeRawBufferPointer, _ index: Int) -> Int {
    switch header.bits {
    case 8: Int(line[index])
    case 16: Int(line.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self))
    default:
      Int(line[index * header.bits / 8]) >> (8 - header.bits - index * header.bits % 8) & (1 << header.bits - 1)
    }
  }

  private mutating func put(_ value: Int, sample: Int, at place: Int) {
    let isAlpha = sample == header.meaning.samples
    if samples.isEmpty {
      if isAlpha {
        pixels[place] |= UInt32(value) << 24
      } else {
        pixels[place] |= colors.isEmpty ? UInt32(value) << (16 - 8 * sample) : colors[value]
      }
      return
    }
    let full = UInt16(truncatingIfNeeded: header.bits == 16 ? value : value * 257)
    switch header.meaning {
    case _ where isAlpha: samples[4 * place + 3] = full
    case .rgb: samples[4 * place + sample] = full
    case .grey, .inverted:
      let grey = if case .inverted = header.meaning { UInt16.max - full } else { full }
      for color in 0..<3 { samples[4 * place + color] = grey }
    case .palette: for color in 0..<3 { samples[4 * place + color] = deepColors[3 * value + color] }
    }
  }

  /// Divides the colours by alpha, to the nearest number; false if one is brighter than its alpha. Different colours stay
  /// different.
  mutating func divideByAlpha() -> Bool {
    for place in pixels.indices {
      let alpha = pixels[place] >> 24
      if alpha == 255 { continue }
      var divided = alpha << 24
      for shift in [16, 8, 0] as [UInt32] {
        let color = pixels[place] >> shift & 255
        if color > alpha { return false }
        divided |= (alpha == 0 ? 0 : (color * 255 + alpha / 2) / alpha) << shift
      }
      pixels[place] = divided
    }
    for start in stride(from: 0, to: samples.count, by: 4) {
      let alpha = UInt32(samples[start + 3])
      for color in start..<start + 3 where alpha < 65_535 {
        if samples[color] > alpha { return false }
        samples[color] = alpha == 0 ? 0 : UInt16((UInt32(samples[color]) * 65_535 + alpha / 2) / alpha)
      }
    }
    return true
  }

  /// The whole picture.
  func picture(keepsHidden: Bool) -> DecodedPicture {
    let isTurned = header.orientation.isTurned
    let (width, height) = isTurned ? (header.height, header.width) : (header.width, header.height)
    return samples.isEmpty
      ? DecodedPicture(width: width, height: height, pixels: pixels, keepsHidden: keepsHidden)
      : DecodedPicture(width: width, height: height, samples: samples, keepsHidden: keepsHidden)
  }
}

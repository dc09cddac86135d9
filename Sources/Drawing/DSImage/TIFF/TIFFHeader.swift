import DSDiagnostics

/// The data of a TIFF about its picture, found and checked before any decoder runs (TIFF 6.0).
struct TIFFHeader {
  /// What the fourth sample of a colour, or the second of a grey, does.
  enum Alpha {
    case none
    case straight
    /// Colours are multiplied by it.
    case associated
  }

  /// What samples mean.
  enum Meaning {
    case grey
    /// Grey whose 0 is white.
    case inverted
    case rgb
    /// Red, green and blue of every colour, 16 bits each, all reds first.
    case palette([Int])

    /// Samples of a pixel without alpha.
    var samples: Int { if case .rgb = self { 3 } else { 1 } }
  }

  /// Columns of the pixels as they are stored.
  private(set) var width = 0
  /// Rows of the pixels as they are stored.
  private(set) var height = 0
  /// Bits of each sample: 1, 2, 4, 8 or 16.
  private(set) var bits = 1
  /// Samples of each pixel, alpha included.
  private(set) var samples = 1
  private(set) var alpha = Alpha.none
  private(set) var meaning = Meaning.grey
  private(set) var compression = TIFFCompression.none
  /// The strips or tiles with the pixels.
  private(set) var parts = TIFFParts()
  /// How the stored pixels are turned and mirrored.
  private(set) var orientation = Orientation.upright
  /// The ICC profile; nil if there is none.
  private(set) var profile: [UInt8]?
  /// Tags that only the decompression needs: the order of bits, the options of fax codes, and the predictor.
  private(set) var codecTags: [TIFFTag: Int] = [:]
  /// Whether the lowest byte of a number comes first.
  let isLittle: Bool

  /// The header of a file.
  init(_ bytes: [UInt8], bounds: PictureBounds, file: String) throws(TIFFError) {
    guard bytes.count <= bounds.fileBytes else {
      throw TIFFError(.fileTooLarge(bytes: bytes.count, limit: bounds.fileBytes), at: 0, file: file)
    }
    guard let reader = TIFFBytes(count: bytes.count, read: { bytes.bytes(in: $0) }) else {
      throw TIFFError(bytes.count < 4 ? .cutShort : .notTIFF, at: bytes.count < 4 ? bytes.count : 0, file: file)
    }
    isLittle = reader.isLittle
    let pages = reader.pages()
    if pages.hasSeveral { throw TIFFError(.severalPages, at: 0, file: file) }
    guard let directory = pages.picture, !pages.isCutShort else {
      throw TIFFError(.cutShort, at: bytes.count, file: file)
    }
    let tags = TIFFTags(reader, directory, file: file)
    try readSize(tags, bounds)
    try readSamples(tags)
    try readCompression(tags)
    parts = try TIFFParts(tags, self, bounds)
    orientation = Orientation(rawValue: UInt16(clamping: try tags.number(.orientation, or: 1))) ?? .upright
    if let entry = directory[.iccProfile] {
      profile = reader.bytes(at: entry.valuePlace, min(entry.count, Limits.profileBytes + 1))
      if profile == nil { throw tags.problem(.cutShort, at: bytes.count) }
    }
  }

  private mutating func readSize(_ tags: TIFFTags, _ bounds: PictureBounds) throws(TIFFError) {
    (width, height) = (try tags.number(.imageWidth), try tags.number(.imageLength))
    guard width > 0 else { throw tags.bad(.imageWidth) }
    guard height > 0 else { throw tags.bad(.imageLength) }
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard max(width, height) <= bounds.side, !isTooLarge, pixels <= bounds.pixels else {
      throw tags.problem(
        .tooManyPixels(width: width, height: height, side: bounds.side, limit: bounds.pixels))
    }
  }

  private mutating func readSamples(_ tags: TIFFTags) throws(TIFFError) {
    samples = try tags.number(.samplesPerPixel, or: 1)
    guard samples > 0 else { throw tags.bad(.samplesPerPixel) }
    let depths = try tags.numbers(.bitsPerSample, or: [1])
    guard let depth = depths.first, depths.allSatisfy({ $0 == depth }) else {
      throw tags.problem(.unreadKind("samples of different depths"))
    }
    bits = depth
    let formats = try tags.numbers(.sampleFormat, or: [1])
    // 4 is undefined, which programs read as whole numbers.
    guard formats.allSatisfy({ $0 == 1 || $0 == 4 }) else {
      throw tags.problem(.unreadKind(formats.contains(3) ? "floating-point samples" : "samples with a sign"))
    }
    meaning = try readMeaning(tags)
    let isAllowed = if case .rgb = meaning { [8, 16] } else { [1, 2, 4, 8, 16] }
    guard isAllowed.contains(bits) else { throw tags.problem(.unreadKind("\(bits) bits a sample")) }
    try readAlpha(tags)
  }

  private func readMeaning(_ tags: TIFFTags) throws(TIFFError) -> Meaning {
    switch try tags.number(.photometricInterpretation) {
    case 0: return .inverted
    case 1: return .grey
    case 2: return .rgb
    case 3:
      guard [1, 2, 4, 8].contains(bits) else { throw tags.problem(.unreadKind("a palette of \(bits) bits")) }
      let colors = try tags.numbers(.colorMap)
      guard colors.count == 3 << bits else { throw tags.bad(.colorMap) }
      return .palette(colors)
    case 4: throw tags.problem(.unreadKind("a mask"))
    case 5: throw tags.problem(.fourInks)
    case 6: throw tags.problem(.unreadKind("YCbCr"))
    case 8, 9, 10: throw tags.problem(.unreadKind("CIE L*a*b*"))
    case let number: throw tags.problem(.unreadKind("PhotometricInterpretation \(number)"))
    }
  }

  private mutating func readAlpha(_ tags: TIFFTags) throws(TIFFError) {
    switch samples - meaning.samples {
    case 0: return
    case 1: break
    case ..<0: throw tags.bad(.samplesPerPixel)
    default: throw tags.problem(.unreadKind("\(samples) samples a pixel"))
    }
    guard bits >= 8 else { throw tags.problem(.unreadKind("alpha of \(bits) bits")) }
    switch try tags.numbers(.extraSamples, or: []) {
    case [1]: alpha = .associated
    case [2]: alpha = .straight
    default: throw tags.problem(.unreadKind("a sample that may or may not be alpha"))
    }
  }

  private mutating func readCompression(_ tags: TIFFTags) throws(TIFFError) {
    let number = try tags.number(.compression, or: 1)
    guard let compression = TIFFCompression(rawValue: number) else {
      throw tags.problem(.unreadCompression(TIFFCompression.name(of: number)))
    }
    guard compression.isInstalled else {
      throw tags.problem(.unreadCompression("\(compression.name), which is missing"))
    }
    if compression.isFax, bits != 1 || samples != 1 { throw tags.bad(.compression) }
    self.compression = compression
    codecTags[.fillOrder] = try tags.number(.fillOrder, or: 1)
    if compression == .fax3 { codecTags[.t4Options] = try tags.number(.t4Options, or: 0) }
    if compression == .fax4 { codecTags[.t6Options] = try tags.number(.t6Options, or: 0) }
    guard [1, 2].contains(codecTags[.fillOrder]) else { throw tags.bad(.fillOrder) }
    guard compression.hasPredictor else { return }
    switch try tags.number(.predictor, or: 1) {
    case 1: break
    case 2 where bits >= 8: codecTags[.predictor] = 2
    case 2: throw tags.problem(.unreadKind("a predictor for \(bits) bits a sample"))
    case 3: throw tags.problem(.unreadKind("a predictor for floating-point samples"))
    default: throw tags.bad(.predictor)
    }
  }
}

/// The strips or tiles of a TIFF: where they lie in the file, and in the picture.
struct TIFFParts {
  /// Whether they are tiles, all of one size. Strips are as wide as the picture, and the last may be lower.
  private(set) var areTiles = false
  /// Columns of each.
  private(set) var width = 0
  /// Rows of each.
  private(set) var height = 0
  /// How many lie beside one another.
  private(set) var across = 1
  /// How many lie one below the other.
  private(set) var down = 0
  /// Whether each holds one sample of its pixels: first all parts of the first sample.
  private(set) var arePlanes = false
  /// Where each begins in the file.
  private(set) var offsets: [Int] = []
  /// How many bytes each has in the file.
  private(set) var counts: [Int] = []
  /// Samples of each pixel that a part holds.
  private(set) var samples = 1
  private var bits = 1
  private var pictureHeight = 0

  /// No parts.
  init() {}

  /// The parts that the tags of a picture describe.
  init(_ tags: TIFFTags, _ header: TIFFHeader, _ bounds: PictureBounds) throws(TIFFError) {
    areTiles = tags.has(.tileWidth)
    (bits, pictureHeight) = (header.bits, header.height)
    switch try tags.number(.planarConfiguration, or: 1) {
    case 1: break
    case 2: arePlanes = header.samples > 1
    default: throw tags.bad(.planarConfiguration)
    }
    samples = arePlanes ? 1 : header.samples
    if areTiles {
      (width, height) = (try tags.number(.tileWidth), try tags.number(.tileLength))
    } else {
      // Without the tag the picture is one strip.
      (width, height) = (header.width, min(try tags.number(.rowsPerStrip, or: .max), header.height))
    }
    // Very small tiles would be very many.
    if areTiles, width % 16 != 0 || height % 16 != 0 {
      throw tags.problem(.unreadKind("tiles whose sides are not multiples of 16"))
    }
    guard width > 0, width <= bounds.side else { throw tags.bad(.tileWidth) }
    guard height > 0, height <= bounds.side else { throw tags.bad(areTiles ? .tileLength : .rowsPerStrip) }
    across = (header.width + width - 1) / width
    down = (header.height + height - 1) / height
    // Tiles cover more than the picture, and all of them is decompressed.
    let (columns, rows) = (across * width, down * height)
    if areTiles, columns > 4 * bounds.pixels / rows { throw tags.bad(.tileWidth) }
    try readPlaces(tags, count: across * down * (arePlanes ? header.samples : 1), bounds)
    guard header.compression == .none else { return }
    for index in offsets.indices where counts[index] < byteCount(index) {
      throw tags.problem(.corruptData(detail: "a part has fewer bytes than its pixels need"), at: offsets[index])
    }
  }

  private mutating func readPlaces(_ tags: TIFFTags, count: Int, _ bounds: PictureBounds) throws(TIFFError) {
    let (placeTag, countTag): (TIFFTag, TIFFTag) =
      areTiles ? (.tileOffsets, .tileByteCounts) : (.stripOffsets, .stripByteCounts)
    (offsets, counts) = (try tags.numbers(placeTag, atMost: count), try tags.numbers(countTag, atMost: count))
    guard offsets.count == count else { throw tags.bad(placeTag) }
    guard counts.count == count else { throw tags.bad(countTag) }
    var total = 0
    for index in 0..<count {
      let (start, length) = (offsets[index], counts[index])
      guard length <= tags.fileBytes, start <= tags.fileBytes - length else {
        throw tags.problem(.cutShort, at: tags.fileBytes)
      }
      // Parts may share bytes, but all parts sharing all bytes would take hours.
      total += length
      if total > bounds.fileBytes { throw tags.bad(countTag) }
    }
  }

  /// Bytes of a decompressed row.
  var rowBytes: Int { (width * samples * bits + 7) / 8 }

  /// Rows of a part.
  func rowCount(_ index: Int) -> Int {
    areTiles ? height : min(height, pictureHeight - index / across % down * height)
  }

  /// Decompressed bytes of a part.
  func byteCount(_ index: Int) -> Int { rowBytes * rowCount(index) }
}

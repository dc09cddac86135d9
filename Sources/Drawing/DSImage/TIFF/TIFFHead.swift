extension TIFFHeader {
  /// The header and the directory of a file that consists of them and of the bytes of the given one: what libtiff reads.
  ///
  /// It has nothing but the tags that decide how parts are decompressed, whose values are checked. Everything else that a
  /// file can contain does not reach libtiff.
  func head() -> [UInt8] {
    var entries: [(tag: TIFFTag, type: Int, values: [Int])] = [
      (.imageWidth, 4, [width]), (.imageLength, 4, [height]),
      (.bitsPerSample, 3, Array(repeating: bits, count: samples)), (.compression, 3, [compression.rawValue]),
      // What samples mean is not libtiff's affair: with any meaning it decompresses the same.
      (.photometricInterpretation, 3, [1]), (.samplesPerPixel, 3, [samples]),
      (.planarConfiguration, 3, [parts.arePlanes ? 2 : 1]),
    ]
    if parts.areTiles { entries += [(.tileWidth, 4, [parts.width]), (.tileLength, 4, [parts.height])] }
    if !parts.areTiles { entries.append((.rowsPerStrip, 4, [parts.height])) }
    if samples > 1 { entries.append((.extraSamples, 3, Array(repeating: 0, count: samples - 1))) }
    entries += codecTags.map { ($0.key, $0.key == .fillOrder || $0.key == .predictor ? 3 : 4, [$0.value]) }
    let (offsets, counts): (TIFFTag, TIFFTag) =
      parts.areTiles ? (.tileOffsets, .tileByteCounts) : (.stripOffsets, .stripByteCounts)
    entries += [(offsets, 4, parts.offsets), (counts, 4, parts.counts)]
    entries.sort { $0.tag.rawValue < $1.tag.rawValue }

    let directoryEnd = 8 + 2 + 12 * entries.count + 4
    let valueBytes = entries.map { $0.values.count * ($0.type == 3 ? 2 : 4) }.filter { $0 > 4 }
    let size = directoryEnd + valueBytes.reduce(0) { $0 + $1 + $1 % 2 }
    var writer = TIFFWriter(isLittle: isLittle)
    var directory = TIFFWriter(isLittle: isLittle)
    writer.text(isLittle ? "II" : "MM")
    writer.number(42, 2)
    writer.number(8, 4)
    writer.number(entries.count, 2)
    for (tag, type, values) in entries {
      let bytes = type == 3 ? 2 : 4
      writer.number(tag.rawValue, 2)
      writer.number(type, 2)
      writer.number(values.count, 4)
      // The data follow this head.
      let values = tag == offsets ? values.map { $0 + size } : values
      if values.count * bytes <= 4 {
        for value in values { writer.number(value, bytes) }
        writer.zeros(4 - values.count * bytes)
      } else {
        writer.number(directoryEnd + directory.bytes.count, 4)
        for value in values { directory.number(value, bytes) }
        directory.zeros(directory.bytes.count % 2)
      }
    }
    writer.number(0, 4)
    return writer.bytes + directory.bytes
  }
}

/// Writes numbers in a byte order.
private struct TIFFWriter {
  let isLittle: Bool
  private(set) var bytes: [UInt8] = []

  init(isLittle: Bool) { self.isLittle = isLittle }

  mutating func number(_ value: Int, _ count: Int) {
    for index in 0..<count {
      bytes.append(UInt8(truncatingIfNeeded: value >> (8 * (isLittle ? index : count - 1 - index))))
    }
  }

  mutating func text(_ text: String) { bytes += Array(text.utf8) }

  mutating func zeros(_ count: Int) { bytes += [UInt8](repeating: 0, count: count) }
}

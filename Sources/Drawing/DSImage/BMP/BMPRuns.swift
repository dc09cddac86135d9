/// Reads the runs of a compressed BMP, RLE4 or RLE8, from the bottom row to the top.
struct BMPRuns {
  private let bytes: [UInt8]
  private let header: BMPHeader
  private let file: String
  private var place: Int
  private var x = 0
  /// The row, counted from the bottom.
  private var y = 0
  private var result: [UInt32]

  /// The runs of a file.
  init(_ bytes: [UInt8], _ header: BMPHeader, file: String) {
    (self.bytes, self.header, self.file) = (bytes, header, file)
    place = header.data
    result = [UInt32](repeating: 0, count: header.width * header.height)
  }

  /// The pixels; those that no run has are 0.
  mutating func pixels() throws(BMPError) -> [UInt32] {
    while true {
      // Some programs do not write the end.
      if place >= bytes.count, y == header.height || (y == header.height - 1 && x == header.width) { return result }
      let (count, value) = (try next(), try next())
      switch (count, value) {
      case (0, 0): (x, y) = (0, y + 1)
      case (0, 1): return result
      case (0, 2): (x, y) = (x + (try next()), y + (try next()))
      case (0, _): try readSingly(value)
      default: try repeatPixels(value, count)
      }
      guard x <= header.width, y <= header.height else { throw damaged() }
    }
  }

  /// A run of one colour, or of two that take turns in four bits each.
  private mutating func repeatPixels(_ value: Int, _ count: Int) throws(BMPError) {
    try check(count)
    for index in 0..<count {
      try put(header.bits == 8 ? value : index % 2 == 0 ? value >> 4 : value & 15)
    }
  }

  /// Pixels of a colour each; their bytes are even in number.
  private mutating func readSingly(_ count: Int) throws(BMPError) {
    try check(count)
    var byte = 0
    for index in 0..<count {
      if header.bits == 8 || index % 2 == 0 { byte = try next() }
      try put(header.bits == 8 ? byte : index % 2 == 0 ? byte >> 4 : byte & 15)
    }
    let byteCount = header.bits == 8 ? count : (count + 1) / 2
    if byteCount % 2 == 1 { _ = try next() }
  }

  private func check(_ count: Int) throws(BMPError) {
    if y >= header.height || count > header.width - x { throw damaged() }
  }

  private mutating func put(_ index: Int) throws(BMPError) {
    guard index < header.palette.count else {
      throw BMPError(.paletteIndex(index: index, colors: header.palette.count), at: place - 1, file: file)
    }
    result[(header.height - 1 - y) * header.width + x] = header.palette[index]
    x += 1
  }

  private mutating func next() throws(BMPError) -> Int {
    guard place < bytes.count else { throw BMPError(.cutShort, at: bytes.count, file: file) }
    defer { place += 1 }
    return Int(bytes[place])
  }

  private func damaged() -> BMPError { BMPError(.badRun, at: place, file: file) }
}

/// The bytes of a TIFF, with numbers in the byte order of the file (TIFF 6.0, section 2). BigTIFF has wider numbers.
struct TIFFBytes<Failure: Error> {
  /// How many there are.
  let count: Int
  /// Whether the lowest byte of a number comes first.
  let isLittle: Bool
  /// Whether places in the file are numbers of 64 bits.
  let isBig: Bool
  private let read: (Range<Int>) throws(Failure) -> [UInt8]

  /// The bytes of a file; nil if it does not begin as a TIFF does.
  init?(count: Int, read: @escaping (Range<Int>) throws(Failure) -> [UInt8]) throws(Failure) {
    let first = try read(0..<min(4, count))
    switch first {
    case [0x49, 0x49, 42, 0]: (isLittle, isBig) = (true, false)
    case [0x4D, 0x4D, 0, 42]: (isLittle, isBig) = (false, false)
    case [0x49, 0x49, 43, 0]: (isLittle, isBig) = (true, true)
    case [0x4D, 0x4D, 0, 43]: (isLittle, isBig) = (false, true)
    default: return nil
    }
    (self.count, self.read) = (count, read)
  }

  /// Bytes at a place; nil if the file ends before.
  func bytes(at place: Int, _ length: Int) throws(Failure) -> [UInt8]? {
    guard place >= 0, length >= 0, length <= count, place <= count - length else { return nil }
    return try read(place..<place + length)
  }

  /// The number in some bytes; nil if it does not fit into an `Int`.
  func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    let value = (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return Int(exactly: value)
  }

  /// The number at a place; nil if the file ends before.
  func number(at place: Int, _ length: Int) throws(Failure) -> Int? {
    guard let bytes = try bytes(at: place, length) else { return nil }
    return number(bytes[...])
  }

  /// Where the first directory lies; nil if the file does not say.
  func firstDirectory() throws(Failure) -> Int? {
    if !isBig { return try number(at: 4, 4) }
    // Places have 8 bytes, and 0 follows.
    guard try number(at: 4, 4) == (isLittle ? 8 : 8 << 16) else { return nil }
    return try number(at: 8, 8)
  }

  /// The directory at a place; nil if the file ends before it does.
  func directory(at place: Int) throws(Failure) -> TIFFDirectory? {
    let (countBytes, entryBytes, placeBytes) = isBig ? (8, 20, 8) : (2, 12, 4)
    // Programs write some twenty entries; a list of very many in each of many directories would take minutes.
    guard let entryCount = try number(at: place, countBytes), entryCount <= 4_096,
      let bytes = try bytes(at: place + countBytes, entryCount * entryBytes + placeBytes)
    else { return nil }
    var directory = TIFFDirectory(place: place)
    for index in 0..<entryCount {
      let entry = bytes[index * entryBytes..<(index + 1) * entryBytes]
      let start = entry.startIndex
      guard let tag = number(entry[start..<start + 2]), let type = number(entry[start + 2..<start + 4]),
        let values = number(entry[start + 4..<start + 4 + placeBytes])
      else { continue }
      let content = start + 4 + placeBytes
      let own = place + countBytes + index * entryBytes
      let size = TIFFDirectory.Entry.bytes(ofType: type)
      // Values that fit into the entry are in it.
      let isInside = size.map { values <= placeBytes / $0 } ?? true
      let valuePlace = isInside ? own + 4 + placeBytes : number(entry[content..<content + placeBytes]) ?? count
      directory.entries.append(
        TIFFDirectory.Entry(tag: tag, type: type, count: values, place: own, valuePlace: valuePlace))
    }
    directory.next = number(bytes[(entryCount * entryBytes)...]) ?? count
    return directory
  }

  /// The first whole numbers of an entry; nil if they are of a different type, or beyond the end of the file.
  func numbers(of entry: TIFFDirectory.Entry, atMost most: Int) throws(Failure) -> [Int]? {
    guard entry.isWhole, let size = TIFFDirectory.Entry.bytes(ofType: entry.type), entry.count <= count / size,
      entry.valuePlace <= count - entry.count * size,
      let bytes = try bytes(at: entry.valuePlace, min(entry.count, most) * size)
    else { return nil }
    var numbers: [Int] = []
    numbers.reserveCapacity(entry.count)
    for start in stride(from: 0, to: bytes.count, by: size) {
      guard let number = number(bytes[start..<start + size]) else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

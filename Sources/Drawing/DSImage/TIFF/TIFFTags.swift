/// The tags of one directory, and the errors about them.
struct TIFFTags {
  private let reader: TIFFBytes<Never>
  private let directory: TIFFDirectory
  private let file: String

  /// The tags of a directory of a file.
  init(_ reader: TIFFBytes<Never>, _ directory: TIFFDirectory, file: String) {
    (self.reader, self.directory, self.file) = (reader, directory, file)
  }

  /// How many bytes the file has.
  var fileBytes: Int { reader.count }

  /// Whether there is a tag.
  func has(_ tag: TIFFTag) -> Bool { directory[tag] != nil }

  /// The numbers of a tag, at least one unless the default has none.
  /// - Parameters:
  ///   - standard: the numbers of a picture without the tag; nil if it needs the tag.
  ///   - most: how many are read.
  func numbers(_ tag: TIFFTag, or standard: [Int]? = nil, atMost most: Int = 1_000) throws(TIFFError) -> [Int] {
    guard let entry = directory[tag] else {
      if let standard { return standard }
      throw problem(.missingTag(tag.name))
    }
    guard let numbers = reader.numbers(of: entry, atMost: most) else {
      let size = TIFFDirectory.Entry.bytes(ofType: entry.type) ?? 1
      let isBeyond =
        entry.isWhole
        && (entry.count > reader.count / size
          || entry.valuePlace > reader.count - entry.count * size)
      throw isBeyond ? problem(.cutShort, at: reader.count) : bad(tag)
    }
    if numbers.isEmpty { throw bad(tag) }
    return numbers
  }

  /// The only number of a tag.
  func number(_ tag: TIFFTag, or standard: Int? = nil) throws(TIFFError) -> Int {
    try numbers(tag, or: standard.map { [$0] })[0]
  }

  /// An error at the directory, or at a byte.
  func problem(_ cause: TIFFCause, at place: Int? = nil) -> TIFFError {
    TIFFError(cause, at: place ?? directory.place, file: file)
  }

  /// An error at a tag with a wrong value.
  func bad(_ tag: TIFFTag) -> TIFFError { problem(.badTag(tag.name), at: directory[tag]?.place) }
}

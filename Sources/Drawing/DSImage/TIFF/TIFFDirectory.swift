/// A directory of a TIFF, which describes one picture.
struct TIFFDirectory {
  /// A tag with its values.
  struct Entry {
    let tag: Int
    let type: Int
    /// How many values there are.
    let count: Int
    /// Where the entry lies.
    let place: Int
    /// Where its values lie.
    let valuePlace: Int

    /// Whether the values are whole numbers without a sign: BYTE, SHORT, LONG, IFD, LONG8 and IFD8.
    var isWhole: Bool { [1, 3, 4, 13, 16, 18].contains(type) }

    /// The bytes of a value; nil for a type that is not known.
    static func bytes(ofType type: Int) -> Int? {
      switch type {
      case 1, 2, 6, 7: 1
      case 3, 8: 2
      case 4, 9, 11, 13: 4
      case 5, 10, 12, 16, 17, 18: 8
      default: nil
      }
    }
  }

  /// Where it lies.
  let place: Int
  /// Its tags, in the order of the file.
  var entries: [Entry] = []
  /// Where the next directory lies; 0 after the last.
  var next = 0

  /// The first entry of a tag.
  subscript(tag: TIFFTag) -> Entry? { entries.first { $0.tag == tag.rawValue } }
}

/// The pages of a TIFF.
struct TIFFPages {
  /// The directory of the picture: the first of full resolution, else the first; nil if there is none.
  var picture: TIFFDirectory?
  /// Whether there is more than one of full resolution.
  var hasSeveral = false
  /// Whether the file ends before the list of directories does.
  var isCutShort = false
}

extension TIFFBytes {
  /// Looks for the pictures of full resolution. Smaller copies of a picture, and masks, are no pages.
  func pages() throws(Failure) -> TIFFPages {
    var pages = TIFFPages()
    var hasFull = false
    var next = try firstDirectory() ?? 0
    pages.isCutShort = next == 0
    var seen: Set<Int> = []
    // A list that leads back to its beginning ends there.
    while next != 0, seen.insert(next).inserted {
      guard let directory = try directory(at: next) else {
        pages.isCutShort = true
        break
      }
      let isFull = try isFull(directory)
      // Programs write some ten smaller copies.
      if isFull && hasFull || seen.count > 100 {
        pages.hasSeveral = true
        break
      }
      if pages.picture == nil || isFull { pages.picture = directory }
      hasFull = hasFull || isFull
      next = directory.next
    }
    return pages
  }

  private func isFull(_ directory: TIFFDirectory) throws(Failure) -> Bool {
    if let entry = directory[.newSubfileType], let kind = try numbers(of: entry, atMost: 1)?.first {
      return kind & 0b101 == 0
    }
    if let entry = directory[.subfileType], let kind = try numbers(of: entry, atMost: 1)?.first { return kind != 2 }
    return true
  }
}

import DSDiagnostics

/// The data of a JPEG about its picture before its pixels, found and checked before any decoder runs (ITU-T T.81, annex
/// B).
struct JPEGHeader {
  /// The first bytes of every JPEG.
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Columns of the pixels as they are stored.
  private(set) var width = 0
  /// Rows of the pixels as they are stored.
  private(set) var height = 0
  /// How the stored pixels are turned and mirrored.
  private(set) var orientation = Orientation.upright
  /// The ICC profile, whose parts are put together; nil if there is none.
  var profile: [UInt8]? {
    profileParts.isEmpty
      ? nil : Array(profileParts.sorted { $0.key < $1.key }.flatMap(\.value).prefix(Limits.profileBytes + 1))
  }
  /// The parts of the profile by their numbers.
  private var profileParts: [UInt8: ArraySlice<UInt8>] = [:]
  /// Where the compressed pixels begin.
  private(set) var data = 0

  /// The header of a file.
  init(_ bytes: [UInt8], bounds: PictureBounds = .whole, file: String) throws(JPEGError) {
    guard bytes.count <= bounds.fileBytes else {
      throw JPEGError(.fileTooLarge(bytes: bytes.count), at: 0, file: file)
    }
    guard bytes.starts(with: Self.signature) else {
      throw JPEGError(Self.signature.starts(with: bytes) ? .cutShort : .notJPEG, at: 0, file: file)
    }
    var place = 2
    while true {
      guard place < bytes.count else { throw JPEGError(.cutShort, at: bytes.count, file: file) }
      guard bytes[place] == 0xFF else { throw JPEGError(.badMarker, at: place, file: file) }
      // Any number of FF may precede a marker.
      let start = place
      while place < bytes.count, bytes[place] == 0xFF { place += 1 }
      guard place + 2 < bytes.count else { throw JPEGError(.cutShort, at: bytes.count, file: file) }
      let marker = bytes[place]
      let length = Int(bytes[place + 1]) << 8 | Int(bytes[place + 2])
      guard length >= 2 else { throw JPEGError(.badLength, at: place + 1, file: file) }
      guard length <= bytes.count - place - 1 else { throw JPEGError(.cutShort, at: bytes.count, file: file) }
      let content = place + 3..<place + 1 + length
      place = content.upperBound
      switch marker {
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF: try read(frame: bytes[content], kind: marker, bounds, at: start, file: file)
      case 0xE1: orientation = Orientation(exif: bytes[content]) ?? orientation
      case 0xE2: read(application: bytes[content])
      case 0xDA:
        guard width > 0 else { throw JPEGError(.missingHeader, at: start, file: file) }
        data = place
        return
      case 0x01, 0xD0...0xD9: throw JPEGError(.badMarker, at: start, file: file)
      default: break
      }
    }
  }

  /// Takes a part of an ICC profile from application data, if it is one (ICC.1:2022, B.4): its number and that of all
  /// parts follow the mark.
  private mutating func read(application bytes: ArraySlice<UInt8>) {
    let mark = Array("ICC_PROFILE".utf8) + [0]
    guard bytes.starts(with: mark), bytes.count > mark.count + 2 else { return }
    let number = bytes[bytes.startIndex + mark.count]
    if profileParts[number] == nil { profileParts[number] = bytes.dropFirst(mark.count + 2) }
  }

  /// Reads a frame's header.
  private mutating func read(
    frame: ArraySlice<UInt8>, kind: UInt8, _ bounds: PictureBounds, at place: Int, file: String
  ) throws(JPEGError) {
    let bytes = Array(frame)
    guard bytes.count >= 6, bytes.count == 6 + 3 * Int(bytes[5]) else {
      throw JPEGError(.badLength, at: place, file: file)
    }
    switch kind {
    case 0xC0...0xC2: break
    case 0xC3, 0xC7, 0xCB, 0xCF: throw JPEGError(.unreadKind("without losses"), at: place, file: file)
    case 0xC9, 0xCA: throw JPEGError(.unreadKind("of arithmetic coding"), at: place, file: file)
    default: throw JPEGError(.unreadKind("of several frames"), at: place, file: file)
    }
    guard bytes[0] == 8 else {
      throw JPEGError(.unreadKind("of \(bytes[0]) bits a sample"), at: place, file: file)
    }
    (height, width) = (Int(bytes[1]) << 8 | Int(bytes[2]), Int(bytes[3]) << 8 | Int(bytes[4]))
    switch bytes[5] {
    case 1, 3: break
    case 4: throw JPEGError(.fourInks, at: place, file: file)
    default: throw JPEGError(.badHeader, at: place, file: file)
    }
    guard width > 0, height > 0 else { throw JPEGError(.badHeader, at: place, file: file) }
    guard max(width, height) <= bounds.side, width * height <= bounds.pixels else {
      throw JPEGError(
        .tooManyPixels(width: width, height: height, side: bounds.side, limit: bounds.pixels), at: place, file: file)
    }
  }
}

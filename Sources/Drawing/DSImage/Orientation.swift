/// How a camera was held: the stored rows and columns, as they are to be shown (Exif 2.32, tag 0112).
enum JPEGOrientation: UInt16 {
  case upright = 1
  case mirrored = 2
  case halfTurn = 3
  case flipped = 4
  case transposed = 5
  case quarterTurn = 6
  case transversed = 7
  case threeQuarterTurn = 8

  /// The orientation in a part of application data; nil if there is none. Damaged data count as none: programs write a
  /// lot there, and the pixels are whole without it.
  init?(exif bytes: ArraySlice<UInt8>) {
    let tiff = Array(bytes.dropFirst(6))
    guard bytes.starts(with: Array("Exif".utf8) + [0, 0]), tiff.count >= 8 else { return nil }
    let isLittle = tiff.starts(with: Array("II".utf8))
    guard isLittle || tiff.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place <= tiff.count - count else { return nil }
      let digits = tiff[place..<place + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for entry in 0..<entries {
      let place = directory + 2 + 12 * entry
      guard let tag = number(place, 2) else { return nil }
      // A number of 16 bits, once.
      guard tag == 0x0112, number(place + 2, 2) == 3, number(place + 4, 4) == 1 else { continue }
      guard let value = number(place + 8, 2) else { return nil }
      self.init(rawValue: UInt16(value))
      return
    }
    return nil
  }

  /// A picture as it has to be shown.
  func shown(_ stored: Bitmap) -> Bitmap {
    let isTurned = rawValue >= 5
    let (width, height) = isTurned ? (stored.height, stored.width) : (stored.width, stored.height)
    if self == .upright { return stored }
    var shown = Bitmap(width: width, height: height)
    let (right, bottom) = (stored.width - 1, stored.height - 1)
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) =
          switch self {
          case .upright: (x, y)
          case .mirrored: (right - x, y)
          case .halfTurn: (right - x, bottom - y)
          case .flipped: (x, bottom - y)
          case .transposed: (y, x)
          case .quarterTurn: (y, bottom - x)
          case .transversed: (right - y, bottom - x)
          case .threeQuarterTurn: (right - y, x)
          }
        shown[x, y] = stored[column, row]
      }
    }
    return shown
  }
}

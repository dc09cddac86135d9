/// How a camera was held: the stored rows and columns, as they are to be shown (Exif 2.32, tag 0112).
enum Orientation: UInt16 {
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

  /// Whether rows are shown as columns.
  var isTurned: Bool { rawValue >= 5 }

  /// Where a stored pixel is shown, counted row by row: at `start + column × across + row × down`.
  func places(width: Int, height: Int) -> (start: Int, across: Int, down: Int) {
    switch self {
    case .upright: (0, 1, width)
    case .mirrored: (width - 1, -1, width)
    case .halfTurn: (width * height - 1, -1, -width)
    case .flipped: ((height - 1) * width, 1, -width)
    case .transposed: (0, height, 1)
    case .quarterTurn: (height - 1, height, -1)
    case .transversed: (width * height - 1, -height, -1)
    case .threeQuarterTurn: ((width - 1) * height, -height, 1)
    }
  }

  /// A picture as it has to be shown.
  func shown(_ stored: Bitmap) -> Bitmap {
    if self == .upright { return stored }
    let (start, across, down) = places(width: stored.width, height: stored.height)
    var shown =
      isTurned
      ? Bitmap(width: stored.height, height: stored.width) : Bitmap(width: stored.width, height: stored.height)
    for y in 0..<stored.height {
      for x in 0..<stored.width { shown.pixels[start + x * across + y * down] = stored[x, y] }
    }
    return shown
  }
}

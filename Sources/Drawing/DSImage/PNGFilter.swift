/// How the bytes of a row are written as differences from their neighbours (PNG third edition, section 9.2).
enum PNGFilter: UInt8 {
  case none, sub, up, average, paeth

  /// The filter of every row that is written.
  ///
  /// The others make pictures of user interfaces larger: they break the runs and repetitions that compression lives on.
  static let written = PNGFilter.none

  /// What a byte is expected to be, by the byte of the pixel before it, the one above it and the one above that.
  @inline(__always)
  func predicted(left: Int, above: Int, corner: Int) -> Int {
    switch self {
    case .none: 0
    case .sub: left
    case .up: above
    case .average: (left + above) / 2
    case .paeth: Self.nearest(left, above, corner)
    }
  }

  /// The neighbour nearest to left + above − corner.
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let estimate = left + above - corner
    let distances = (left: abs(estimate - left), above: abs(estimate - above), corner: abs(estimate - corner))
    if distances.left <= distances.above && distances.left <= distances.corner { return left }
    return distances.above <= distances.corner ? above : corner
  }
}

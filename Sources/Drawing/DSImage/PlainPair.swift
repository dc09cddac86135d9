import Glibc

/// Two PNG files of at most 8 bits a sample whose rows are compared before their filters are undone.
///
/// - A row whose filtered bytes equal those of the other file, under a row that is equal, is equal: it is not decoded.
/// - If filtered bytes differ, filters are undone, and the bytes compared.
/// - If those differ too, or the files store pixels in different ways, pixels are made and compared.
package struct PlainPair {
  private let expected: PlainPicture
  private let actual: PlainPicture

  /// Two files; nil if one is damaged or of another kind, or both together take more than `room` bytes: `PNGRows` and
  /// `decodePNG` take those, and report what is wrong.
  package init?(expected: [UInt8], actual: [UInt8], room: Int) {
    guard let old = PlainPicture(expected, room: room),
      let new = PlainPicture(actual, room: room - old.header.dataBytes)
    else { return nil }
    (self.expected, self.actual) = (old, new)
  }

  /// The columns and rows of the picture that was expected.
  package var expectedSize: (width: Int, height: Int) { (expected.header.width, expected.header.height) }
  /// The columns and rows of the picture that is there.
  package var actualSize: (width: Int, height: Int) { (actual.header.width, actual.header.height) }
  /// The contents of the chunks that define which colours the samples of each mean, by name.
  package var colorChunks: (expected: [String: [UInt8]], actual: [String: [UInt8]]) {
    (expected.colorChunks, actual.colorChunks)
  }

  /// Calls `body` with the number and both rows of pixels, from the top, where they may differ; once only.
  /// - Parameters:
  ///   - all: whether it gets the equal rows too.
  ///   - body: may change the second row, which is its own.
  /// - Returns: false if a file turned out to be damaged.
  package func forEachRow(
    all: Bool, _ body: (Int, UnsafeBufferPointer<UInt32>, UnsafeMutableBufferPointer<UInt32>) -> Void
  ) -> Bool {
    let old = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: expected.header.width)
    let new = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: actual.header.width)
    defer {
      old.deallocate()
      new.deallocate()
    }
    var walk = PlainWalk(expected, actual)
    for y in 0..<max(expected.header.height, actual.header.height) {
      let (hasOld, hasNew) = (y < expected.header.height, y < actual.header.height)
      if hasOld, !expected.hasKnownFilter(y) { return false }
      if hasNew, !actual.hasKnownFilter(y) { return false }
      let isEqual = walk.step(to: y, reads: all || expected.mayLackColors)
      if isEqual, !all, !expected.mayLackColors { continue }
      if hasOld, !expected.expand(y, into: old.baseAddress!) { return false }
      if hasNew, !(isEqual ? expected : actual).expand(y, into: new.baseAddress!) { return false }
      if isEqual, !all { continue }
      body(
        y, UnsafeBufferPointer(rebasing: old[..<(hasOld ? old.count : 0)]),
        UnsafeMutableBufferPointer(rebasing: new[..<(hasNew ? new.count : 0)]))
    }
    return true
  }
}

extension PlainPair {
  /// Bytes of a pixel where pixels are equal if their stored bytes are, and only then; nil if they are stored in other
  /// ways.
  package var storedStep: Int? {
    let header = expected.header
    guard PlainWalk(expected, actual).isAlike, header.bitDepth == 8 else { return nil }
    switch header.colorType {
    case .gray, .palette: return 1
    case .rgb: return 3
    case .grayAlpha, .rgba: return nil
    }
  }

  /// The stored bytes of a row of the expected picture, after `forEachRow`.
  package func storedExpected(_ y: Int) -> UnsafePointer<UInt8> {
    expected.undoFilters(to: y)
    return UnsafePointer(expected.bytes(y))
  }

  /// The stored bytes of a row of the actual picture, after `forEachRow`.
  package func storedActual(_ y: Int) -> UnsafePointer<UInt8> {
    actual.isRaw[y] ? UnsafePointer(actual.bytes(y)) : storedExpected(y)
  }

  /// Makes the pixels of a row of the expected picture, after `forEachRow`.
  package func readExpected(_ y: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    expected.undoFilters(to: y)
    _ = expected.expand(y, into: pixels)
  }

  /// Makes the pixels of a row of the actual picture, after `forEachRow`.
  package func readActual(_ y: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    // Rows that are equal were left as they were.
    if actual.isRaw[y] { _ = actual.expand(y, into: pixels) } else { readExpected(y, into: pixels) }
  }
}

/// Goes down two pictures, and undoes no more filters than it must.
private struct PlainWalk {
  private let expected: PlainPicture
  private let actual: PlainPicture
  /// Whether equal bytes are equal pixels.
  let isAlike: Bool
  /// Whether the row above is the same in both.
  private var isEqualAbove = true
  /// Whether the row above is found in the expected picture alone.
  private var isSharedAbove = false

  init(_ expected: PlainPicture, _ actual: PlainPicture) {
    (self.expected, self.actual) = (expected, actual)
    let (old, new) = (expected.header, actual.header)
    isAlike =
      old.width == new.width && old.colorType == new.colorType && old.bitDepth == new.bitDepth
      && (old.colorType != .palette || expected.palette == actual.palette)
  }

  /// Goes to the next row, and returns whether both are the same there; if so, only the expected one can be read, and
  /// only if it `reads`.
  mutating func step(to y: Int, reads: Bool) -> Bool {
    let (hasOld, hasNew) = (y < expected.header.height, y < actual.header.height)
    let canBeEqual = isAlike && hasOld && hasNew
    if canBeEqual, isEqualAbove || expected.standsAlone(y),
      memcmp(expected.filtered(y), actual.filtered(y), expected.header.rowBytes + 1) == 0
    {
      if reads { expected.undoFilters(to: y) }
      (isEqualAbove, isSharedAbove) = (true, true)
      return true
    }
    if isSharedAbove, hasNew, !actual.standsAlone(y) { expected.undoFilters(to: y - 1) }
    let above = isSharedAbove ? expected.above(y) : actual.above(y)
    if canBeEqual, expected.isSlow(y), actual.isSlow(y) {
      if y > 0 { expected.undoFilters(to: y - 1) }
      expected.undoFilters(of: y, actual, above: expected.above(y), aboveOther: above)
    } else {
      if hasOld { expected.undoFilters(to: y) }
      if hasNew { actual.undoFilter(of: y, above: above) }
    }
    isSharedAbove = false
    isEqualAbove = canBeEqual && memcmp(expected.bytes(y), actual.bytes(y), expected.header.rowBytes) == 0
    return isEqualAbove
  }
}

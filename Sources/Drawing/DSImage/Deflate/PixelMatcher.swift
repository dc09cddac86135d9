import CPNG

/// Finds repetitions in the pixels of a picture fast, without storing them as bytes first (LZ77). Three candidates at
/// each pixel:
///
/// 1. The pixel above: whole equal rows and vertical edges. A long match is taken without searching further.
/// 2. The pixel before: a run of one colour; a long one is taken too.
/// 3. The last position of the same two pixels: glyphs and rounded corners. With 16 bits for a position, the table of
///    last positions fits the first cache.
///
/// The longest wins, the nearest among equals. Matches begin and end between pixels: a byte that fits beyond them saves
/// less than the search for it costs.
struct PixelMatcher {
  private let picture: cpng_picture
  /// Where the rows differ from the row above.
  private let changes: RowChanges
  /// Bytes of a row with its filter byte.
  private let stride: Int

  /// A matcher of `width` × `height` pixels that are stored as red, green, blue and, if `channels` is 4, alpha.
  init(pixels: UnsafePointer<UInt32>, width: Int, height: Int, channels: Int, changes: RowChanges) {
    picture = cpng_picture(pixels: pixels, width: width, height: height, channels: UInt32(channels))
    self.changes = changes
    stride = width * channels + 1
  }

  /// Appends the tokens of all rows, each behind a filter byte 0, to `block`, calling `flush` whenever it is full.
  func run(into block: inout DeflateBlock, flush: (inout DeflateBlock) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 1 << CPNG_TABLE_BITS) { table in
      withUnsafeTemporaryAllocation(of: cpng_step.self, capacity: picture.width) { steps in
        table.initialize(repeating: 0)
        var pending = PendingMatch()
        for y in 0..<picture.height {
          row(y, table.baseAddress!, steps.baseAddress!, &pending, &block, flush)
        }
        pending.end(in: &block, flush: flush)
      }
    }
  }

  /// Appends a row.
  @inline(__always)
  private func row(
    _ y: Int, _ table: UnsafeMutablePointer<UInt16>, _ steps: UnsafeMutablePointer<cpng_step>,
    _ pending: inout PendingMatch, _ block: inout DeflateBlock, _ flush: (inout DeflateBlock) -> Void
  ) {
    let (width, channels) = (picture.width, Int(picture.channels))
    let seesRowAbove = y > 0 && stride <= DeflateBlock.window
    let changed = seesRowAbove ? changes[y] : 0..<width
    if seesRowAbove, pending.distance == stride || changed.lowerBound > 0 {
      // The filter byte is equal as well.
      pending.extend(by: 1 &+ changed.lowerBound &* channels, distance: stride, in: &block, flush: flush)
    } else {
      pending.end(in: &block, flush: flush)
      if block.isFull { flush(&block) }
      block.append(literal: 0)
    }
    let columns = cpng_columns(first: UInt32(changed.lowerBound), end: UInt32(changed.upperBound))
    let count = withUnsafePointer(to: picture) { cpng_match_pixels($0, y, columns, table, steps) }
    var pixel = picture.pixels + (y &* width &+ changed.lowerBound)
    for step in UnsafeBufferPointer(start: steps, count: count) {
      if step.literals > 0 {
        pending.end(in: &block, flush: flush)
        for _ in 0..<step.literals {
          append(pixel.pointee, to: &block, flush: flush)
          pixel += 1
        }
      }
      pending.extend(by: Int(step.length) &* channels, distance: Int(step.distance), in: &block, flush: flush)
      pixel += Int(step.length)
    }
    if changed.upperBound < width {
      pending.extend(by: (width &- changed.upperBound) &* channels, distance: stride, in: &block, flush: flush)
    }
  }

  /// Appends a pixel as it is.
  @inline(__always)
  private func append(_ pixel: UInt32, to block: inout DeflateBlock, flush: (inout DeflateBlock) -> Void) {
    if block.room < 4 { flush(&block) }
    block.append(literal: UInt8(truncatingIfNeeded: pixel &>> 16))
    block.append(literal: UInt8(truncatingIfNeeded: pixel &>> 8))
    block.append(literal: UInt8(truncatingIfNeeded: pixel))
    if picture.channels == 4 { block.append(literal: UInt8(truncatingIfNeeded: pixel &>> 24)) }
  }
}

/// A match that may go on: pieces that follow each other at one distance are one match.
struct PendingMatch {
  private var length = 0
  /// Bytes from a repetition back to what it repeats; 0 where there is none.
  private(set) var distance = 0

  /// Adds `count` bytes at a distance.
  @inline(__always)
  mutating func extend(
    by count: Int, distance: Int, in block: inout DeflateBlock, flush: (inout DeflateBlock) -> Void
  ) {
    if distance != self.distance {
      end(in: &block, flush: flush)
      self.distance = distance
    }
    length &+= count
  }

  /// Appends what there is in pieces of 3…258 bytes.
  @inline(__always)
  mutating func end(in block: inout DeflateBlock, flush: (inout DeflateBlock) -> Void) {
    while length > 0 {
      var piece = min(length, DeflateBlock.longestMatch)
      // What remains must be long enough for another match.
      if length > piece, length &- piece < DeflateBlock.shortestMatch { piece &-= DeflateBlock.shortestMatch }
      if block.isFull { flush(&block) }
      block.append(length: piece, distance: distance)
      length &-= piece
    }
    distance = 0
  }
}

/// Finds the shortest way to write bytes as literals and matches, for pictures that are kept.
///
/// Bytes are cut into segments, each a block of its own. In a segment the bytes are the nodes of a graph and each
/// literal and each match an edge that costs its bits; the shortest path is the block (as in Zopfli and libdeflate). The
/// bits come from the code of the path before, so a few rounds are needed; the first begins with the fixed code.
struct DeflateSearch {
  private static let segmentLength = 1 << 18
  private static let rounds = 4
  /// Earlier places with the same three bytes that are looked at, the nearest first.
  private static let candidates = 128
  /// A match of this length is taken as it is: no choice inside it could save much.
  private static let goodLength = 160
  private static let hashBits = 15
  private static let unreached = UInt32.max

  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  /// Bytes of a row with its filter byte.
  private let stride: Int
  /// The last place of each hash, and the place before each place of the window.
  private var heads = [Int32](repeating: -1, count: 1 << hashBits)
  private var chain = [Int32](repeating: -1, count: DeflateBlock.window)
  /// The matches of a segment in the order of their places, and where those of each place end.
  private var matches: [Match] = []
  private var matchEnds: [Int] = []

  /// A match of any length from 3 to `length`; of a place's matches a longer one may lie farther back.
  private struct Match {
    var length: Int32
    var distance: Int32
  }

  /// A search through `count` bytes of rows.
  init(bytes: UnsafePointer<UInt8>, count: Int, stride: Int) {
    (self.bytes, self.count, self.stride) = (bytes, count, stride)
  }

  /// Calls `write` with the block of each segment.
  mutating func run(_ write: (borrowing DeflateBlock) -> Void) {
    var block = DeflateBlock(capacity: min(count, Self.segmentLength))
    var start = 0
    while start < count {
      let end = min(count, start + Self.segmentLength)
      findMatches(from: start, to: end)
      var costs = DeflateCosts.fixed
      for _ in 0..<Self.rounds {
        fill(&block, from: start, with: shortestPath(from: start, to: end, costs))
        costs = DeflateCosts(of: block)
      }
      write(block)
      start = end
    }
  }

  /// Collects the matches of each place of a segment, shortest first, each longer than those before.
  private mutating func findMatches(from start: Int, to end: Int) {
    matches.removeAll(keepingCapacity: true)
    matchEnds.removeAll(keepingCapacity: true)
    var next = start
    for place in start..<end {
      if place >= next, let longest = addMatches(at: place, end: end), longest >= Self.goodLength {
        next = place + longest
      }
      matchEnds.append(matches.count)
      if place + 3 <= count {
        let slot = hash(place)
        chain[place & (DeflateBlock.window - 1)] = heads[slot]
        heads[slot] = Int32(place)
      }
    }
  }

  /// Adds the matches of one place; the length of the longest, if any.
  private mutating func addMatches(at place: Int, end: Int) -> Int? {
    let most = min(DeflateBlock.longestMatch, end - place)
    if most < DeflateBlock.shortestMatch { return nil }
    var longest = DeflateBlock.shortestMatch - 1
    func length(_ distance: Int) -> Int {
      var length = 0
      while length < most && bytes[place + length] == bytes[place - distance + length] { length += 1 }
      return length
    }
    func take(_ distance: Int) {
      // A longer match must differ from the longest so far in the byte after it.
      if longest >= most || bytes[place + longest] != bytes[place - distance + longest] { return }
      let length = length(distance)
      if length <= longest { return }
      longest = length
      matches.append(Match(length: Int32(length), distance: Int32(distance)))
    }
    var candidate = Int(heads[hash(place)])
    var left = Self.candidates
    while candidate >= 0, place - candidate <= DeflateBlock.window, left > 0, longest < Self.goodLength {
      take(place - candidate)
      let before = Int(chain[candidate & (DeflateBlock.window - 1)])
      // The chain is a ring: a place that is not before this one belongs to a later round.
      if before >= candidate { break }
      candidate = before
      left -= 1
    }
    // The row above may lie behind more candidates than are looked at.
    if stride <= min(place, DeflateBlock.window) { take(stride) }
    return longest >= DeflateBlock.shortestMatch ? longest : nil
  }

  private func hash(_ place: Int) -> Int {
    let word = UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((word &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
  }

  /// The matches of the cheapest way through a segment, in order; a length of 1 is a literal.
  private func shortestPath(from start: Int, to end: Int, _ costs: DeflateCosts) -> [Match] {
    let length = end - start
    var cheapest = [UInt32](repeating: Self.unreached, count: length + 1)
    var last = [Match](repeating: Match(length: 1, distance: 0), count: length + 1)
    cheapest[0] = 0
    var firstMatch = 0
    for index in 0..<length {
      let here = cheapest[index]
      func reach(_ target: Int, _ cost: UInt32, by match: Match) {
        if cost < cheapest[target] { (cheapest[target], last[target]) = (cost, match) }
      }
      reach(index + 1, here + costs.literals[Int(bytes[start + index])], by: Match(length: 1, distance: 0))
      var shortest = Int32(DeflateBlock.shortestMatch)
      for match in matches[firstMatch..<matchEnds[index]] {
        let cost = here + costs.distance(Int(match.distance))
        if match.length >= Self.goodLength { shortest = match.length }
        for length in shortest...match.length {
          reach(
            index + Int(length), cost + costs.lengths[Int(length)],
            by: Match(length: length, distance: match.distance))
        }
        shortest = match.length + 1
      }
      firstMatch = matchEnds[index]
    }
    var path: [Match] = []
    var index = length
    while index > 0 {
      path.append(last[index])
      index -= Int(last[index].length)
    }
    return path.reversed()
  }

  private func fill(_ block: inout DeflateBlock, from start: Int, with path: [Match]) {
    block.removeAll()
    var place = start
    for match in path {
      if match.length == 1 {
        block.append(literal: bytes[place])
      } else {
        block.append(length: Int(match.length), distance: Int(match.distance))
      }
      place += Int(match.length)
    }
  }
}

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
  ///
  /// Most of the search's time is spent here. Pointers and `while` are what debug builds are quick with too: in them a
  /// package's previews are recorded.
  private func shortestPath(from start: Int, to end: Int, _ costs: DeflateCosts) -> [Match] {
    let length = end - start
    let cheapest = UnsafeMutablePointer<UInt32>.allocate(capacity: length + 1)
    let last = UnsafeMutablePointer<Match>.allocate(capacity: length + 1)
    defer {
      cheapest.deallocate()
      last.deallocate()
    }
    cheapest.initialize(repeating: Self.unreached, count: length + 1)
    last.initialize(repeating: Match(length: 1, distance: 0), count: length + 1)
    cheapest[0] = 0
    matches.withUnsafeBufferPointer { matches in
      costs.lengths.withUnsafeBufferPointer { lengths in
        costs.literals.withUnsafeBufferPointer { literals in
          var match = 0
          var index = 0
          while index < length {
            let here = cheapest[index]
            let literal = here &+ literals[Int(bytes[start &+ index])]
            if literal < cheapest[index &+ 1] {
              cheapest[index &+ 1] = literal
              last[index &+ 1] = Match(length: 1, distance: 0)
            }
            var length = DeflateBlock.shortestMatch
            let matchEnd = matchEnds[index]
            while match < matchEnd {
              let distance = matches[match].distance
              let longest = Int(matches[match].length)
              let cost = here &+ costs.distance(Int(distance))
              if longest >= Self.goodLength { length = longest }
              while length <= longest {
                let reached = cost &+ lengths[length]
                if reached < cheapest[index &+ length] {
                  cheapest[index &+ length] = reached
                  last[index &+ length] = Match(length: Int32(truncatingIfNeeded: length), distance: distance)
                }
                length &+= 1
              }
              match &+= 1
            }
            index &+= 1
          }
        }
      }
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

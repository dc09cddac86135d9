/// Finds a short way to write bytes as literals and matches, for pictures that are kept; keeps its buffers.
///
/// Bytes are cut into segments, each a separate block. In a segment the bytes are the nodes of a graph and each literal
/// and each match an edge that costs its bits; the shortest path is the block (as in Zopfli and libdeflate). The bits
/// come from the code of the path before, so more rounds find shorter ways; the first begins with the fixed code.
///
/// Pointers and `while` are fast in debug builds too, which record a package's previews.
final class DeflateSearch {
  /// How far a search goes.
  struct Depth {
    /// How often the shortest path is looked for.
    var rounds: Int
    /// Earlier places with the same three bytes that are looked at, the nearest first.
    var candidates: Int
    /// A match of this length is taken as it is: no choice inside it could save much.
    var goodLength: Int

    /// Measured with the fixtures' 1,075 pictures: 4 % larger than `deep` in a fifth of its time.
    static let shallow = Depth(rounds: 1, candidates: 8, goodLength: 48)
    /// Where more of anything saves less than one byte in a hundred.
    static let deep = Depth(rounds: 4, candidates: 128, goodLength: 160)
  }

  private static let segmentLength = 1 << 18
  private static let hashBits = 15
  private static let windowMask = DeflateBlock.window - 1

  /// A match of any length from 3 to `length`; of a place's matches a longer one may lie farther back.
  private struct Match {
    var length: Int32
    var distance: Int32

    static let literal = Match(length: 1, distance: 0)
  }

  /// The last place of each hash, and the place before each place of the window; -1 for none.
  private let heads = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << hashBits)
  private let chain = UnsafeMutablePointer<Int32>.allocate(capacity: DeflateBlock.window)
  /// The matches of a segment in the order of their places.
  private var matches: [Match] = []
  /// The bytes of a segment for which there is room in what follows.
  private var room = 0
  /// Where the matches of each place of a segment end.
  private var matchEnds = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// The bits of the cheapest way to each place of a segment, and its last step.
  private var cheapest = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  private var last = UnsafeMutablePointer<Match>.allocate(capacity: 0)
  private var block = DeflateBlock(capacity: 0)

  /// A search that has found nothing yet.
  init() {}

  deinit {
    heads.deallocate()
    chain.deallocate()
    matchEnds.deallocate()
    cheapest.deallocate()
    last.deallocate()
  }

  /// Calls `write` with the block of each segment.
  /// - Parameter stride: bytes of a row with its filter byte.
  func run(
    _ bytes: UnsafeBufferPointer<UInt8>, stride: Int, depth: Depth, _ write: (borrowing DeflateBlock) -> Void
  ) {
    makeRoom(min(bytes.count, Self.segmentLength))
    heads.initialize(repeating: -1, count: 1 << Self.hashBits)
    let source = Source(bytes: bytes.baseAddress!, count: bytes.count, stride: stride)
    var start = 0
    while start < source.count {
      let end = min(source.count, start + Self.segmentLength)
      findMatches(source, from: start, to: end, depth)
      var costs = DeflateCosts.fixed
      for round in 1...depth.rounds {
        findShortestPath(source, from: start, to: end, costs, goodLength: depth.goodLength)
        fill(source, from: start, to: end)
        if round < depth.rounds { costs = DeflateCosts(of: block) }
      }
      write(block)
      start = end
    }
  }

  /// What is searched.
  private struct Source {
    let bytes: UnsafePointer<UInt8>
    let count: Int
    let stride: Int

    @inline(__always) func hash(_ place: Int) -> Int {
      let word =
        UInt32(bytes[place]) | UInt32(bytes[place &+ 1]) &<< 8 | UInt32(bytes[place &+ 2]) &<< 16
      return Int((word &* 0x9E37_79B1) &>> UInt32(32 &- hashBits))
    }

    /// How many bytes, at most so many, from `place` on equal those `distance` bytes before.
    @inline(__always) func matchLength(_ place: Int, distance: Int, most: Int) -> Int {
      let here = UnsafeRawPointer(bytes + place)
      let there = UnsafeRawPointer(bytes + (place &- distance))
      var length = 0
      while length &+ 8 <= most {
        let difference =
          here.loadUnaligned(fromByteOffset: length, as: UInt64.self)
          ^ there.loadUnaligned(fromByteOffset: length, as: UInt64.self)
        if difference != 0 { return length &+ difference.littleEndian.trailingZeroBitCount &>> 3 }
        length &+= 8
      }
      while length < most, bytes[place &+ length] == bytes[place &- distance &+ length] { length &+= 1 }
      return length
    }
  }

  private func makeRoom(_ count: Int) {
    if count <= room { return }
    room = count
    matchEnds.deallocate()
    cheapest.deallocate()
    last.deallocate()
    matchEnds = .allocate(capacity: count)
    cheapest = .allocate(capacity: count + 1)
    last = .allocate(capacity: count + 1)
    block = DeflateBlock(capacity: count)
  }

  /// Collects the matches of each place of a segment, shortest first, each longer than those before.
  private func findMatches(_ source: Source, from start: Int, to end: Int, _ depth: Depth) {
    matches.removeAll(keepingCapacity: true)
    var next = start
    var place = start
    while place < end {
      let slot = place &+ DeflateBlock.shortestMatch <= source.count ? source.hash(place) : -1
      if place >= next, slot >= 0 {
        let longest = addMatches(source, at: place, first: Int(heads[slot]), end: end, depth)
        if longest >= depth.goodLength { next = place &+ longest }
      }
      matchEnds[place &- start] = Int32(truncatingIfNeeded: matches.count)
      if slot >= 0 {
        chain[place & Self.windowMask] = heads[slot]
        heads[slot] = Int32(truncatingIfNeeded: place)
      }
      place &+= 1
    }
  }

  /// Adds the matches of one place; the length of the longest.
  private func addMatches(_ source: Source, at place: Int, first: Int, end: Int, _ depth: Depth) -> Int {
    let most = min(DeflateBlock.longestMatch, end &- place)
    if most < DeflateBlock.shortestMatch { return 0 }
    var longest = DeflateBlock.shortestMatch &- 1
    @inline(__always) func take(_ distance: Int) {
      // A longer match must differ from the longest so far in the byte after it.
      if longest >= most || source.bytes[place &+ longest] != source.bytes[place &- distance &+ longest] { return }
      let length = source.matchLength(place, distance: distance, most: most)
      if length <= longest { return }
      longest = length
      matches.append(
        Match(length: Int32(truncatingIfNeeded: length), distance: Int32(truncatingIfNeeded: distance)))
    }
    var candidate = first
    var left = depth.candidates
    while candidate >= 0, place &- candidate <= DeflateBlock.window, left > 0, longest < depth.goodLength {
      take(place &- candidate)
      let before = Int(chain[candidate & Self.windowMask])
      // The chain is a ring: a place that is not before this one belongs to a later round.
      if before >= candidate { break }
      candidate = before
      left &-= 1
    }
    // The row above may lie behind more candidates than are looked at.
    if source.stride <= min(place, DeflateBlock.window) { take(source.stride) }
    return longest
  }

  /// Finds the last step of the cheapest way to each place of a segment. Most of the time is spent here.
  private func findShortestPath(
    _ source: Source, from start: Int, to end: Int, _ costs: DeflateCosts, goodLength: Int
  ) {
    let count = end &- start
    cheapest.initialize(repeating: UInt32.max, count: count + 1)
    last.initialize(repeating: .literal, count: count + 1)
    cheapest[0] = 0
    matches.withUnsafeBufferPointer { matches in
      costs.lengths.withUnsafeBufferPointer { lengths in
        costs.literals.withUnsafeBufferPointer { literals in
          var match = 0
          var index = 0
          while index < count {
            let here = cheapest[index]
            let literal = here &+ literals[Int(source.bytes[start &+ index])]
            if literal < cheapest[index &+ 1] {
              cheapest[index &+ 1] = literal
              last[index &+ 1] = .literal
            }
            var length = DeflateBlock.shortestMatch
            let matchEnd = Int(matchEnds[index])
            while match < matchEnd {
              let distance = matches[match].distance
              let longest = Int(matches[match].length)
              let cost = here &+ costs.distance(Int(distance))
              if longest >= goodLength { length = longest }
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
  }

  /// Makes the block of the cheapest way through a segment.
  private func fill(_ source: Source, from start: Int, to end: Int) {
    // The way is known from its end: its steps are turned around in place, each kept where it begins.
    var index = end &- start
    var step = last[index]
    while index > 0 {
      let begin = index &- Int(step.length)
      let before = last[begin]
      last[begin] = step
      (index, step) = (begin, before)
    }
    block.removeAll()
    while index < end &- start {
      let step = last[index]
      if step.length == 1 {
        block.append(literal: source.bytes[start &+ index])
      } else {
        block.append(length: Int(step.length), distance: Int(step.distance))
      }
      index &+= Int(step.length)
    }
  }
}

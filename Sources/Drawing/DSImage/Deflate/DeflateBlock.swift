/// Literals and matches of one DEFLATE block, and how often each code occurs (RFC 1951, section 3.2.5).
///
/// A token is a literal byte, or `matchFlag | (length − 3) << 15 | (distance − 1)`.
struct DeflateBlock: ~Copyable {
  static let matchFlag: UInt32 = 1 << 31
  static let endOfBlock = 256
  static let shortestMatch = 3
  static let longestMatch = 258
  static let window = 32_768

  /// Extra bits of the 29 length codes.
  static let lengthExtra: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The shortest length of each length code, less 3.
  static let lengthBase: [UInt8] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 255,
  ]
  /// The length code of each length less 3.
  static let lengthCode: [UInt8] = {
    var codes: [UInt8] = []
    for (code, base) in lengthBase.enumerated() {
      while codes.count < base { codes.append(UInt8(code - 1)) }
    }
    return codes + [28]
  }()

  // What is changed is copied into a constant first: of `literalCounts[0] += 1` in a type that cannot be copied, Swift 6.3
  // makes invalid code with `--sanitize=thread`.
  let tokens: UnsafeMutablePointer<UInt32>
  let literalCounts: UnsafeMutableBufferPointer<UInt32>
  let distanceCounts: UnsafeMutableBufferPointer<UInt32>
  private let capacity: Int
  private let codes: UnsafeMutablePointer<UInt8>
  /// Tokens in the block.
  private(set) var count = 0
  /// Bytes that the tokens stand for.
  private(set) var length = 0

  /// A block of at most `capacity` tokens.
  init(capacity: Int = 1 << 16) {
    self.capacity = capacity
    tokens = .allocate(capacity: capacity)
    literalCounts = .allocate(capacity: 286)
    distanceCounts = .allocate(capacity: 30)
    codes = .allocate(capacity: 256)
    codes.initialize(from: Self.lengthCode, count: 256)
    literalCounts.initialize(repeating: 0)
    distanceCounts.initialize(repeating: 0)
  }

  deinit {
    tokens.deallocate()
    literalCounts.deallocate()
    distanceCounts.deallocate()
    codes.deallocate()
  }

  /// Whether the next literal or piece of a match may not fit.
  @inline(__always) var isFull: Bool { count == capacity }

  /// How many tokens fit.
  @inline(__always) var room: Int { capacity &- count }

  mutating func removeAll() {
    count = 0
    length = 0
    literalCounts.update(repeating: 0)
    distanceCounts.update(repeating: 0)
  }

  @inline(__always) mutating func append(literal: UInt8) {
    tokens[count] = UInt32(literal)
    count &+= 1
    length &+= 1
    let counts = literalCounts
    counts[Int(literal)] &+= 1
  }

  /// Adds a match of 3…258 bytes from `distance` bytes back.
  @inline(__always) mutating func append(length matched: Int, distance: Int) {
    tokens[count] = Self.matchFlag | UInt32(truncatingIfNeeded: (matched &- 3) &<< 15 | (distance &- 1))
    count &+= 1
    length &+= matched
    let (literals, distances) = (literalCounts, distanceCounts)
    literals[257 &+ Int(codes[matched &- 3])] &+= 1
    distances[Self.distanceCode(distance)] &+= 1
  }

  /// The code of a distance, 0…29.
  @inline(__always) static func distanceCode(_ distance: Int) -> Int {
    let value = distance &- 1
    if value < 4 { return value }
    let bits = (Int.bitWidth &- 2) &- value.leadingZeroBitCount
    return 2 &* bits &+ 2 &+ (value &>> bits & 1)
  }

  /// The extra bits of a distance code.
  @inline(__always) static func distanceExtra(_ code: Int) -> Int { code < 4 ? 0 : (code &>> 1) &- 1 }
}

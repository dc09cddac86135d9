import TestRandom

/// The random choices of one case.
package struct FuzzChance {
  private var random: SeededRandom
  /// Of so many numbers one is hostile; nil for a case of good ones.
  private let numbersForOneHostile: Int?

  /// The choices of a case, the same in every run.
  package init(kind: String, seed: Int, number: Int) {
    // Neighbouring seeds have the same numbers but for the first: it is mixed once more.
    var mixed = kind.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    for part in [seed, number] {
      var one = SeededRandom(seed: Int(truncatingIfNeeded: mixed ^ UInt64(truncatingIfNeeded: part)))
      mixed = one.next()
    }
    random = SeededRandom(seed: Int(truncatingIfNeeded: mixed))
    numbersForOneHostile = [nil, nil, 200, 40, 10].randomElement(using: &random)!
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  /// Whether something happens that does so once in so many times.
  mutating func happens(oneIn count: Int) -> Bool { number(1...count) == 1 }

  /// One of some values.
  mutating func one<Value>(of values: [Value]) -> Value { values[number(0...values.count - 1)] }

  /// Whether the next number is to be hostile.
  mutating func isHostile() -> Bool { numbersForOneHostile.map { happens(oneIn: $0) } ?? false }

  /// A number with up to two digits behind the point, as text; now and then one that readers stumble over.
  mutating func text(_ range: ClosedRange<Int>) -> String {
    if isHostile() { return one(of: Self.hostileTexts) }
    let whole = number(range)
    return happens(oneIn: 3) ? "\(whole).\(number(0...99))" : "\(whole)"
  }

  /// A whole number as text; now and then one that readers stumble over.
  mutating func wholeText(_ range: ClosedRange<Int>) -> String {
    isHostile() ? one(of: Self.hostileTexts) : "\(number(range))"
  }

  /// A number of so many bytes, mostly the given one.
  mutating func field(_ usual: Int, bytes: Int) -> Int {
    guard isHostile() else { return usual }
    let most = 1 << (8 * bytes) - 1
    return one(of: [
      0, 1, most, most - 1, most >> 1, (most >> 1) + 1, (usual &+ 1) & most, (usual &- 1) & most, number(0...most),
    ])
  }

  /// A random text; see `RandomText`.
  mutating func anyText() -> String { RandomText.make(using: &random) }

  private static let hostileTexts = [
    "-1", "0", "-0", "1e9", "1e308", "-1e308", "1e-320", "NaN", "inf", "2147483648", "-2147483649", "4294967296",
    "9223372036854775807", "-9223372036854775808", "9223372036854775808", "9223372036854000000", "99999999999999999999",
    "32767", "65536", "1000001", "0.0000001", ".", "-", "", "+", "1.2.3", "0x10", "1e", "١",
  ]

  /// Bytes with some damage, one time in three.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    guard happens(oneIn: 3) else { return bytes }
    var bytes = bytes
    for _ in 0..<number(1...4) where !bytes.isEmpty {
      let place = number(0...bytes.count - 1)
      let length = min(number(1...24), bytes.count - place)
      switch number(0...6) {
      case 0: bytes[place] = UInt8(number(0...255))
      case 1: bytes[place] ^= 1 << UInt8(number(0...7))
      case 2: bytes.removeSubrange(place..<place + length)
      case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: number(0...bytes.count))
      case 4: bytes.removeLast(min(bytes.count, number(1...bytes.count)) / 4)
      case 5: bytes.replaceSubrange(place..<place + length, with: one(of: Self.hostileTexts).utf8)
      default: for index in place..<place + length { bytes[index] = UInt8(number(0...255)) }
      }
    }
    return bytes
  }
}

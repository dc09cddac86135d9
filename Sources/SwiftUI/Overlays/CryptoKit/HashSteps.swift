import Foundation

// The hash functions of FIPS 180-4 and RFC 1321. Their constants are fractions of roots and sines, which are computed: those of 64
// bits by whole numbers, because a Double has fewer bits.

/// The bytes with a mark and their number in bits at the end, so that they fill blocks.
private func padded(_ bytes: [UInt8], block: Int, isBigEndian: Bool = true) -> [UInt8] {
  var result = bytes + [0x80]
  let length = block / 8
  while result.count % block != block - length { result.append(0) }
  let bits = UInt64(bytes.count) &* 8
  let number = (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * (isBigEndian ? 7 - $0 : $0))) }
  return result + [UInt8](repeating: 0, count: length - 8) + number
}

private let primes: [UInt64] = {
  var found: [UInt64] = []
  var number: UInt64 = 2
  while found.count < 80 {
    if !found.contains(where: { number % $0 == 0 }) { found.append(number) }
    number += 1
  }
  return found
}()

/// The first 64 bits behind the point of a number's root.
private func fraction(of number: UInt64, root: Int) -> UInt64 {
  // The largest x with x^root ≤ number · 2^(64 · root), whose low 64 bits are the fraction; found bit by bit.
  var whole: UInt64 = 0
  while (root == 2 ? (whole + 1) * (whole + 1) : (whole + 1) * (whole + 1) * (whole + 1)) <= number { whole += 1 }
  var low: UInt64 = 0
  for bit in (0..<64).reversed() {
    let candidate = low | 1 << UInt64(bit)
    if power([candidate, whole], root) <= [UInt64](repeating: 0, count: root) + [number] { low = candidate }
  }
  return low
}

/// A power of a number of several words, the lowest first.
private func power(_ number: [UInt64], _ exponent: Int) -> [UInt64] {
  (1..<exponent).reduce(number) { result, _ in product(result, number) }
}

private func product(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
  var result = [UInt64](repeating: 0, count: left.count + right.count)
  for (place, word) in left.enumerated() {
    var carry: UInt64 = 0
    for (offset, other) in right.enumerated() {
      let (high, low) = word.multipliedFullWidth(by: other)
      let (first, isOver) = result[place + offset].addingReportingOverflow(low)
      let (second, isOverAgain) = first.addingReportingOverflow(carry)
      result[place + offset] = second
      carry = high &+ (isOver ? 1 : 0) &+ (isOverAgain ? 1 : 0)
    }
    result[place + right.count] = carry
  }
  return result
}

/// Whether one number of words is at most another.
private func <= (left: [UInt64], right: [UInt64]) -> Bool {
  for place in (0..<max(left.count, right.count)).reversed() {
    let (one, other) = (place < left.count ? left[place] : 0, place < right.count ? right[place] : 0)
    if one != other { return one < other }
  }
  return true
}

private let squares = primes.prefix(8).map { fraction(of: $0, root: 2) }
private let cubes = primes.map { fraction(of: $0, root: 3) }

/// SHA-2 with words of 32 or 64 bits.
private func sha2<Word: FixedWidthInteger & UnsignedInteger>(
  _ bytes: [UInt8], _ type: Word.Type, rounds: Int, turns: [[Int]]
) -> [UInt8] {
  let size = Word.bitWidth / 8
  let constants = cubes.prefix(rounds).map { Word(truncatingIfNeeded: $0 >> UInt64(64 - Word.bitWidth)) }
  var state = squares.map { Word(truncatingIfNeeded: $0 >> UInt64(64 - Word.bitWidth)) }
  func turned(_ word: Word, _ by: Int) -> Word { word >> Word(by) | word << Word(Word.bitWidth - by) }
  func mixed(_ word: Word, _ by: [Int], shifts: Bool) -> Word {
    turned(word, by[0]) ^ turned(word, by[1]) ^ (shifts ? word >> Word(by[2]) : turned(word, by[2]))
  }
  let text = padded(bytes, block: 16 * size)
  for start in stride(from: 0, to: text.count, by: 16 * size) {
    var words = (0..<16).map { place in
      text[(start + place * size)..<(start + place * size + size)].reduce(Word(0)) { $0 << 8 | Word($1) }
    }
    for place in 16..<rounds {
      let (one, two) = (
        mixed(words[place - 15], turns[0], shifts: true), mixed(words[place - 2], turns[1], shifts: true)
      )
      words.append(words[place - 16] &+ one &+ words[place - 7] &+ two)
    }
    var s = state
    for place in 0..<rounds {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let first = s[7] &+ mixed(s[4], turns[3], shifts: false) &+ choice &+ constants[place] &+ words[place]
      let second = mixed(s[0], turns[2], shifts: false) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }
  return state.flatMap { word in (0..<size).map { UInt8(truncatingIfNeeded: word >> Word(8 * (size - 1 - $0))) } }
}

func sha256(_ bytes: [UInt8]) -> [UInt8] {
  sha2(bytes, UInt32.self, rounds: 64, turns: [[7, 18, 3], [17, 19, 10], [2, 13, 22], [6, 11, 25]])
}

func sha512(_ bytes: [UInt8]) -> [UInt8] {
  sha2(bytes, UInt64.self, rounds: 80, turns: [[1, 8, 7], [19, 61, 6], [28, 34, 39], [14, 18, 41]])
}

private func turned(_ word: UInt32, left by: UInt32) -> UInt32 { word << by | word >> (32 - by) }

func sha1(_ bytes: [UInt8]) -> [UInt8] {
  var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  let text = padded(bytes, block: 64)
  for start in stride(from: 0, to: text.count, by: 64) {
    var words = (0..<16).map { place in
      text[(start + place * 4)..<(start + place * 4 + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for place in 16..<80 {
      words.append(turned(words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16], left: 1))
    }
    var s = state
    for place in 0..<80 {
      let mix: UInt32
      let constant: UInt32
      switch place / 20 {
      case 0: (mix, constant) = (s[1] & s[2] | ~s[1] & s[3], 0x5A82_7999)
      case 1: (mix, constant) = (s[1] ^ s[2] ^ s[3], 0x6ED9_EBA1)
      case 2: (mix, constant) = (s[1] & s[2] | s[1] & s[3] | s[2] & s[3], 0x8F1B_BCDC)
      default: (mix, constant) = (s[1] ^ s[2] ^ s[3], 0xCA62_C1D6)
      }
      let next = turned(s[0], left: 5) &+ mix &+ s[4] &+ constant &+ words[place]
      s = [next, s[0], turned(s[1], left: 30), s[2], s[3]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }
  return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
}

func md5(_ bytes: [UInt8]) -> [UInt8] {
  let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
  let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
  var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
  let text = padded(bytes, block: 64, isBigEndian: false)
  for start in stride(from: 0, to: text.count, by: 64) {
    let words = (0..<16).map { place in
      text[(start + place * 4)..<(start + place * 4 + 4)].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    var s = state
    for place in 0..<64 {
      let mix: UInt32
      let word: Int
      switch place / 16 {
      case 0: (mix, word) = (s[1] & s[2] | ~s[1] & s[3], place)
      case 1: (mix, word) = (s[3] & s[1] | ~s[3] & s[2], (5 * place + 1) % 16)
      case 2: (mix, word) = (s[1] ^ s[2] ^ s[3], (3 * place + 5) % 16)
      default: (mix, word) = (s[2] ^ (s[1] | ~s[3]), 7 * place % 16)
      }
      let sum = s[0] &+ mix &+ constants[place] &+ words[word]
      s = [s[3], s[1] &+ turned(sum, left: turns[place / 16 * 4 + place % 4]), s[1], s[2]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }
  return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) } }
}

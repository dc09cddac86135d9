/// The two codes of a dynamic block as they are sent (RFC 1951, section 3.2.7).
struct DeflateHeader {
  /// Numbers and how many bits each takes.
  private(set) var fields: [(value: Int, bits: UInt8)] = []

  /// Bits of all fields.
  var bits: Int { fields.reduce(0) { $0 + Int($1.bits) } }

  /// The order in which the lengths of the code's code are sent.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  init(literals: HuffmanCode, distances: HuffmanCode) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let steps = Self.runs(literals.lengths[0..<literalCount] + distances.lengths[0..<distanceCount])
    var counts = [UInt32](repeating: 0, count: 19)
    for step in steps { counts[step.symbol] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let lengths = Self.order.map { code.lengths[$0] }
    let lengthCount = max(4, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)

    fields.append((literalCount - 257, 5))
    fields.append((distanceCount - 1, 5))
    fields.append((lengthCount - 4, 4))
    for length in lengths[0..<lengthCount] { fields.append((Int(length), 3)) }
    for step in steps {
      fields.append((Int(code.words[step.symbol]), code.lengths[step.symbol]))
      switch step.symbol {
      case 16: fields.append((step.repeats - 3, 2))
      case 17: fields.append((step.repeats - 3, 3))
      case 18: fields.append((step.repeats - 11, 7))
      default: break
      }
    }
  }

  /// Lengths with their repetitions: 16 repeats the one before 3…6 times, 17 and 18 are 3…10 and 11…138 zeros.
  private static func runs(_ lengths: ArraySlice<UInt8>) -> [(symbol: Int, repeats: Int)] {
    var steps: [(symbol: Int, repeats: Int)] = []
    var index = lengths.startIndex
    while index < lengths.endIndex {
      let length = lengths[index]
      var count = 1
      while index + count < lengths.endIndex, lengths[index + count] == length { count += 1 }
      index += count
      if length > 0 {
        steps.append((Int(length), 1))
        count -= 1
      }
      while count > 0 {
        let repeats = min(count, length > 0 ? 6 : 138)
        if repeats < 3 {
          for _ in 0..<repeats { steps.append((Int(length), 1)) }
        } else {
          steps.append((length > 0 ? 16 : repeats < 11 ? 17 : 18, repeats))
        }
        count -= repeats
      }
    }
    return steps
  }
}

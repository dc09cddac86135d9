import DSDiagnostics
import Glibc

/// Arithmetic in a text, as Tokens Studio and Style Dictionary compute it: `8px * 2`, `calc(-1 * 8px)`,
/// `roundTo(16 / 1.2, 0) * 2`.
///
/// `px` counts as no unit, and another unit is kept where the result has one for certain: `4 * 7rem` is 28 rem, `4px + 7em`
/// is nothing. `rem` and `px` can be added, as 1 rem is 16 px. Results are rounded to four decimals, as there.
struct Calculation {
  /// The result of a text that is a calculation; nil for texts that are none, or whose units do not go together.
  static func result(of text: String) -> UnitNumber? {
    guard text.utf8.count <= Limits.calculationBytes else { return nil }
    var calculation = Calculation(text)
    guard let value = calculation.sum(), calculation.isAtEnd, value.number.isFinite else { return nil }
    let rounded = (value.number * 10_000).rounded() / 10_000
    return UnitNumber(rounded.isFinite ? rounded : value.number, value.unit)
  }

  /// A number on the way: an empty unit and `px` go with everything.
  private struct Value {
    var number: Double
    var unit: String

    var isPlain: Bool { unit.isEmpty || unit == "px" }
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  private var isAtEnd: Bool { mutating get { skipSpace(); return offset == bytes.count } }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] == 0x20 || (0x09...0x0D).contains(bytes[offset]) { offset += 1 }
  }

  private mutating func take(_ characters: String) -> UInt8? {
    let start = offset
    skipSpace()
    guard offset < bytes.count, characters.utf8.contains(bytes[offset]) else {
      offset = start
      return nil
    }
    offset += 1
    return bytes[offset - 1]
  }

  private mutating func sum() -> Value? {
    guard var left = product() else { return nil }
    while let sign = takeSign() {
      guard let right = product(), let unit = Self.commonUnit(&left, right) else { return nil }
      var addend = right.number
      if right.unit == "rem", unit == "px" { addend *= 16 }
      left = Value(number: sign == UInt8(ascii: "+") ? left.number + addend : left.number - addend, unit: unit)
    }
    return left
  }

  /// The sign of a sum. One with white space before it and none behind begins another value, as in `6px -10px`.
  private mutating func takeSign() -> UInt8? {
    let start = offset
    guard let sign = take("+-") else { return nil }
    let hasSpace = offset - start > 1
    if hasSpace, offset < bytes.count, bytes[offset] > 0x20 {
      offset = start
      return nil
    }
    return sign
  }

  /// The unit of a sum; `rem` becomes `px` where both are there.
  private static func commonUnit(_ left: inout Value, _ right: Value) -> String? {
    if left.unit == right.unit { return left.unit }
    if left.isPlain, right.isPlain { return "px" }
    if left.unit == "rem", right.unit == "px" {
      left = Value(number: left.number * 16, unit: "px")
      return "px"
    }
    return left.unit == "px" && right.unit == "rem" ? "px" : nil
  }

  private mutating func product() -> Value? {
    guard var left = power() else { return nil }
    while let sign = takeFactor() {
      guard let right = power() else { return nil }
      switch sign {
      case UInt8(ascii: "*"):
        guard left.unit == right.unit || left.isPlain || right.isPlain else { return nil }
        left = Value(
          number: left.number * right.number, unit: left.isPlain && !right.unit.isEmpty ? right.unit : left.unit)
      case UInt8(ascii: "/"):
        guard right.number != 0, right.isPlain || left.unit == right.unit else { return nil }
        // `4em / 2em` is a plain number, `4px / 2px` stays a length, as in Tokens Studio.
        let unit = left.unit == right.unit && !left.isPlain ? "" : left.unit.isEmpty ? right.unit : left.unit
        left = Value(number: left.number / right.number, unit: unit)
      default:
        guard right.number != 0, left.isPlain, right.isPlain else { return nil }
        left.number = fmod(left.number, right.number)
      }
    }
    return left
  }

  /// An operator of a product. A `%` is the remainder only where white space is before it: else it is a unit.
  private mutating func takeFactor() -> UInt8? {
    if let sign = take("*/") { return sign }
    let start = offset
    if let sign = take("%"), offset - start > 1 { return sign }
    offset = start
    return nil
  }

  private mutating func power() -> Value? {
    guard let base = signed() else { return nil }
    guard take("^") != nil else { return base }
    guard enter(), let exponent = power(), exponent.isPlain else { return nil }
    depth -= 1
    return Value(number: pow(base.number, exponent.number), unit: base.unit)
  }

  private mutating func signed() -> Value? {
    guard let sign = take("+-") else { return term() }
    guard enter(), let value = signed() else { return nil }
    depth -= 1
    return Value(number: sign == UInt8(ascii: "-") ? -value.number : value.number, unit: value.unit)
  }

  /// A number, parentheses, or a function.
  private mutating func term() -> Value? {
    if take("(") != nil {
      guard enter(), let value = sum(), take(")") != nil else { return nil }
      depth -= 1
      return value
    }
    if let number = number() { return number }
    guard let name = name(), take("(") != nil, enter() else { return nil }
    var arguments: [Value] = []
    repeat {
      guard let argument = sum() else { return nil }
      arguments.append(argument)
    } while take(",") != nil
    guard take(")") != nil else { return nil }
    depth -= 1
    return Self.call(name, arguments)
  }

  private mutating func enter() -> Bool {
    depth += 1
    return depth <= Limits.calculationDepth
  }

  private mutating func number() -> Value? {
    skipSpace()
    let start = offset
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    while offset < bytes.count, isDigit(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") { offset += 1 }
    // An exponent, where digits follow it: `1e3`, but not `1em`.
    if offset > start, offset + 1 < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      var next = offset + 1
      if bytes[next] == UInt8(ascii: "-") || bytes[next] == UInt8(ascii: "+") { next += 1 }
      if next < bytes.count, isDigit(bytes[next]) {
        offset = next
        while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
      }
    }
    guard offset > start, let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      offset = start
      return nil
    }
    let unitStart = offset
    while offset < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[offset] | 0x20) { offset += 1 }
    if offset == unitStart, offset < bytes.count, bytes[offset] == UInt8(ascii: "%") { offset += 1 }
    return Value(number: value, unit: String(decoding: bytes[unitStart..<offset], as: UTF8.self).lowercased())
  }

  private mutating func name() -> String? {
    skipSpace()
    let start = offset
    while offset < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[offset] | 0x20) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self).lowercased() : nil
  }

  /// The functions of CSS and of the expressions of Tokens Studio that give lengths.
  private static func call(_ name: String, _ arguments: [Value]) -> Value? {
    guard let first = arguments.first else { return nil }
    let units = Set(arguments.map(\.unit)).subtracting(["", "px"])
    guard units.count <= 1 else { return nil }
    let isMixed = !units.isEmpty && arguments.contains { $0.isPlain }
    let unit = units.first ?? (arguments.contains { $0.unit == "px" } ? "px" : "")
    let numbers = arguments.map(\.number)
    func one(_ function: (Double) -> Double) -> Value? {
      numbers.count == 1 ? Value(number: function(numbers[0]), unit: first.unit) : nil
    }
    switch name {
    case "calc": return numbers.count == 1 ? first : nil
    case "min": return isMixed ? nil : numbers.min().map { Value(number: $0, unit: unit) }
    case "max": return isMixed ? nil : numbers.max().map { Value(number: $0, unit: unit) }
    case "clamp":
      guard numbers.count == 3, !isMixed else { return nil }
      return Value(number: max(numbers[0], min(numbers[1], numbers[2])), unit: unit)
    case "round":
      // Halves go up, as in the expressions of Tokens Studio.
      return one { ($0 + 0.5).rounded(.down) }
    case "floor": return one { $0.rounded(.down) }
    case "ceil": return one { $0.rounded(.up) }
    case "abs": return one { abs($0) }
    case "exp": return first.isPlain ? one { exp($0) } : nil
    case "log", "ln":
      // Of base e, as in the expressions of Tokens Studio and Penpot.
      return first.isPlain && numbers[0] > 0 ? one { log($0) } : nil
    case "sqrt": return numbers[0] >= 0 ? one { $0.squareRoot() } : nil
    case "roundto":
      // Without a number of digits it rounds to whole ones.
      let digits = numbers.count == 1 ? 0 : numbers[1]
      guard numbers.count <= 2, abs(digits) <= 12 else { return nil }
      let factor = pow(10, digits.rounded())
      return Value(
        number: (numbers[0] * factor + 0.5).rounded(.down) / factor, unit: first.unit.isEmpty ? unit : first.unit)
    case "pow":
      return numbers.count == 2 ? Value(number: pow(numbers[0], numbers[1]), unit: first.unit) : nil
    default: return nil
    }
  }
}

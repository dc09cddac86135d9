import Foundation

/// A number as rules of plurals see it: its value, and its digits as they are shown.
///
/// Source of the operands: Unicode Technical Standard 35, part 3, section 5.1, "Operands".
package struct PluralNumber: Equatable {
  /// The absolute value.
  var n: Double
  /// The digits before the point.
  var i: Double
  /// How many digits are behind the point.
  var v: Double = 0
  /// The digits behind the point as a number, with and without zeros at their end.
  var f: Double = 0
  var t: Double = 0

  /// A whole number.
  package init(whole: Double) {
    n = abs(whole)
    i = abs(whole)
  }

  /// A fraction with as few digits as it has.
  package init(_ value: Double) {
    n = abs(value)
    i = abs(value).rounded(.towardZero)
    let parts = "\(abs(value))".split(separator: ".")
    guard parts.count == 2, parts[1] != "0", let digits = Double(parts[1]) else { return }
    v = Double(parts[1].count)
    f = digits
    t = digits
  }

  func operand(_ name: Character) -> Double {
    switch name {
    case "n": n
    case "i": i
    case "v": v
    case "f": f
    case "t": t
    default: 0
    }
  }
}

/// Which form of a text a number takes in a language: zero, one, two, few, many or other.
package enum PluralRules {
  /// The category of a number in a language, such as `few`; `other` for languages without a rule.
  package static func category(of number: PluralNumber, language: String) -> String {
    let tag = language.replacingOccurrences(of: "_", with: "-")
    let plain = tag.split(separator: "-").first.map(String.init) ?? tag
    for rule in rules[tag] ?? rules[plain] ?? [] where rule.holds(number) { return rule.category }
    return "other"
  }

  /// When a category applies: any of several conditions, each of which has parts that must all hold.
  private struct Rule {
    let category: String
    let anyOf: [[Relation]]

    func holds(_ number: PluralNumber) -> Bool { anyOf.contains { $0.allSatisfy { $0.holds(number) } } }
  }

  /// A part of a condition: an operand, or what is left of it after a division, lies in ranges or does not.
  private struct Relation {
    let operand: Character
    let divisor: Double?
    let isEqual: Bool
    let ranges: [ClosedRange<Double>]

    func holds(_ number: PluralNumber) -> Bool {
      var value = number.operand(operand)
      if let divisor { value = value.truncatingRemainder(dividingBy: divisor) }
      let isInside = value == value.rounded() && ranges.contains { $0.contains(value) }
      return isInside == isEqual
    }
  }

  private static let rules: [String: [Rule]] = {
    var rules: [String: [Rule]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let list: [Rule] = parts[1].split(separator: ";").compactMap(rule)
      for language in parts[0].split(separator: " ") { rules[String(language)] = list }
    }
    return rules
  }()

  private static func rule(_ text: Substring) -> Rule? {
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    guard let category = words.first else { return nil }
    var anyOf: [[Relation]] = [[]]
    var place = 1
    while place < words.count {
      if words[place] == "or" {
        anyOf.append([])
        place += 1
      } else if words[place] == "and" {
        place += 1
      } else {
        guard let relation = relation(words, &place) else { return nil }
        anyOf[anyOf.count - 1].append(relation)
      }
    }
    return Rule(category: String(category), anyOf: anyOf)
  }

  /// Reads `i % 10 = 2..4,9` from a place in the words of a rule.
  private static func relation(_ words: [Substring], _ place: inout Int) -> Relation? {
    guard let operand = words[place].first, place + 2 < words.count else { return nil }
    var divisor: Double?
    place += 1
    if words[place] == "%", place + 3 < words.count {
      divisor = Double(words[place + 1])
      place += 2
    }
    let isEqual = words[place] == "="
    guard place + 1 < words.count else { return nil }
    let ranges: [ClosedRange<Double>] = words[place + 1].split(separator: ",").compactMap { part in
      let ends = part.split(separator: ".").compactMap { Double($0) }
      guard let first = ends.first, let last = ends.last else { return nil }
      return first...last
    }
    place += 2
    return Relation(operand: operand, divisor: divisor, isEqual: isEqual, ranges: ranges)
  }
}

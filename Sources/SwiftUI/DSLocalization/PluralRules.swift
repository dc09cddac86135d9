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

  /// The cardinal rules of CLDR 45; languages that are not listed have but one form.
  private static let table = """
    am as bn doi fa gu hi kn pcm zu:one i = 0 or n = 1
    ff hy kab:one i = 0,1
    ast de en et fi fy gl ia ie io lij nl sc sv sw ur yi:one i = 1 and v = 0
    si:one n = 0,1 or i = 0 and f = 1
    ak bho csw guw ln mg nso pa ti wa:one n = 0..1
    tzm:one n = 0..1 or n = 11..99
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc:one n = 1
    ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn:one n = 1
    om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts:one n = 1
    ug uz ve vo vun wae xh xog:one n = 1
    da:one n = 1 or t != 0 and i = 0,1
    is:one t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11
    mk:one v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
    ceb fil tl:one v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != 4,6,9
    lv prg:zero n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19;\
    one n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
    lag:zero n = 0;one i = 0,1 and n != 0
    blo ksh:zero n = 0;one n = 1
    he iw:one i = 1 and v = 0 or i = 0 and v != 0;two i = 2 and v = 0
    iu naq sat se sma smi smj smn sms:one n = 1;two n = 2
    shi:one i = 0 or n = 1;few n = 2..10
    mo ro:one i = 1 and v = 0;few v != 0 or n = 0 or n != 1 and n % 100 = 1..19
    bs hr sh sr:one v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11;\
    few v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
    fr:one i = 0,1;many i != 0 and i % 1000000 = 0 and v = 0
    pt:one i = 0..1;many i != 0 and i % 1000000 = 0 and v = 0
    ca it pt-PT lld scn vec:one i = 1 and v = 0;many i != 0 and i % 1000000 = 0 and v = 0
    es:one n = 1;many i != 0 and i % 1000000 = 0 and v = 0
    gd:one n = 1,11;two n = 2,12;few n = 3..10,13..19
    sl:one v = 0 and i % 100 = 1;two v = 0 and i % 100 = 2;few v = 0 and i % 100 = 3..4 or v != 0
    dsb hsb:one v = 0 and i % 100 = 1 or f % 100 = 1;two v = 0 and i % 100 = 2 or f % 100 = 2;\
    few v = 0 and i % 100 = 3..4 or f % 100 = 3..4
    cs sk:one i = 1 and v = 0;few i = 2..4 and v = 0;many v != 0
    pl:one i = 1 and v = 0;few v = 0 and i % 10 = 2..4 and i % 100 != 12..14;\
    many v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
    be:one n % 10 = 1 and n % 100 != 11;few n % 10 = 2..4 and n % 100 != 12..14;\
    many n % 10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
    lt:one n % 10 = 1 and n % 100 != 11..19;few n % 10 = 2..9 and n % 100 != 11..19;many f != 0
    ru uk:one v = 0 and i % 10 = 1 and i % 100 != 11;few v = 0 and i % 10 = 2..4 and i % 100 != 12..14;\
    many v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
    br:one n % 10 = 1 and n % 100 != 11,71,91;two n % 10 = 2 and n % 100 != 12,72,92;\
    few n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99;many n != 0 and n % 1000000 = 0
    mt:one n = 1;two n = 2;few n = 0 or n % 100 = 3..10;many n % 100 = 11..19
    ga:one n = 1;two n = 2;few n = 3..6;many n = 7..10
    gv:one v = 0 and i % 10 = 1;two v = 0 and i % 10 = 2;few v = 0 and i % 100 = 0,20,40,60,80;many v != 0
    kw:zero n = 0;one n = 1;two n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = \
    1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000;few n % 100 = 3,23,43,63,83;\
    many n != 1 and n % 100 = 1,21,41,61,81
    ar ars:zero n = 0;one n = 1;two n = 2;few n % 100 = 3..10;many n % 100 = 11..99
    cy:zero n = 0;one n = 1;two n = 2;few n = 3;many n = 6
    """
}

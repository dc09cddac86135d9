package import DSCascade
import DSDiagnostics
import DSGeometry
import DSShots

/// What `dsrender tokens lint` looks for in a system.
package struct LintSettings: Hashable, Sendable {
  /// The rules that are set, with their options.
  package var rules: [LintRule: RuleSettings] = [:]

  /// The defaults of all rules.
  package init() {}

  /// What holds for a rule.
  package subscript(rule: LintRule) -> RuleSettings {
    get { rules[rule] ?? RuleSettings(level: rule.defaultLevel) }
    set { rules[rule] = newValue }
  }

  /// Whether a rule that needs pictures is on.
  package var needsPictures: Bool { LintRule.allCases.contains { $0.needsPictures && self[$0].level != .off } }
}

/// The level and the options of a rule; an option that the rule does not have is never read.
package struct RuleSettings: Hashable, Sendable {
  /// How much a finding counts.
  package var level: LintLevel
  /// Patterns for the tokens that are looked at; empty for all. `*` is one name, `**` any number.
  package var only: [TokenPattern] = []
  /// Patterns for the tokens that are not looked at.
  package var ignore: [TokenPattern] = []
  /// How names are written.
  package var nameCase: NameCase?
  /// Tokens that must exist.
  package var tokens: [String] = []
  /// Modes whose contexts must all define a token.
  package var modes: [String] = []
  /// Names that a group must have.
  package var children: [String] = []
  /// Members that a typography must have.
  package var members: [String] = []
  /// Colour spaces that may be written.
  package var spaces: [ColorSpace] = []
  /// The gamut that must hold a colour.
  package var gamut = ColorGamut.srgb
  /// The least font size in points.
  package var size: Double?
  /// Pairs of colours.
  package var pairs: [ColorPair] = []
  /// The least contrast.
  package var ratio = 4.5
  /// Whether sizes without a unit are found in every file.
  package var all = false

  /// A rule of a level, without options.
  package init(level: LintLevel) { self.level = level }

  /// Whether the rule looks at a token.
  package func covers(_ path: String) -> Bool {
    (only.isEmpty || only.contains { $0.matches(path) }) && !ignore.contains { $0.matches(path) }
  }
}

/// A foreground and the ground behind it.
package struct ColorPair: Hashable, Sendable {
  /// The token of what is written.
  package var foreground: String
  /// The token of what is behind it.
  package var background: String
  /// The least contrast; nil for that of the rule.
  package var ratio: Double?

  /// A pair of tokens.
  package init(foreground: String, background: String, ratio: Double? = nil) {
    (self.foreground, self.background, self.ratio) = (foreground, background, ratio)
  }
}

/// A pattern for token paths: `*` is any part of one name, `**` of any names, `{a,b}` either.
package struct TokenPattern: Hashable, Sendable {
  private let glob: Glob

  /// A pattern as it is written, such as `color.*.hover`.
  package init(_ text: String) { glob = Glob(Self.slashed(text)) }

  /// Whether the whole path fits.
  package func matches(_ path: String) -> Bool { glob.matches(Self.slashed(path)) }

  // Globs divide at slashes. A slash within a name divides it too, which no pattern of a name minds.
  private static func slashed(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
  }
}

/// How names are written.
package enum NameCase: String, Hashable, Sendable, CaseIterable {
  case kebab = "kebab-case"
  case camel = "camelCase"
  case pascal = "PascalCase"
  case snake = "snake_case"
  case screaming = "SCREAMING_SNAKE_CASE"

  /// Whether a name is written so; digits are letters of either case.
  func fits(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    func isLower(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || isDigit(byte) }
    func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || isDigit(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func words(by divider: Character, _ isLetter: (UInt8) -> Bool) -> Bool {
      bytes.split(separator: divider.asciiValue ?? 0, omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty && $0.allSatisfy(isLetter) }
    }
    guard let first = bytes.first else { return false }
    return switch self {
    case .kebab: words(by: "-", isLower)
    case .snake: words(by: "_", isLower)
    case .screaming: words(by: "_", isUpper)
    case .camel: isLower(first) && bytes.allSatisfy { isLower($0) || isUpper($0) }
    case .pascal: isUpper(first) && bytes.allSatisfy { isLower($0) || isUpper($0) }
    }
  }

  /// The name written so, for a hint.
  func spelling(of name: String) -> String {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for letter in name {
      let isWord = letter.isLetter || letter.isNumber
      if !isWord || (letter.isUppercase && wasLower) {
        if !word.isEmpty { words.append(word.lowercased()) }
        word = ""
      }
      if isWord { word.append(letter) }
      wasLower = letter.isLowercase || letter.isNumber
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
    return switch self {
    case .kebab: words.joined(separator: "-")
    case .snake: words.joined(separator: "_")
    case .screaming: words.joined(separator: "_").uppercased()
    case .camel: (words.first ?? "") + words.dropFirst().map(capitalized).joined()
    case .pascal: words.map(capitalized).joined()
    }
  }
}

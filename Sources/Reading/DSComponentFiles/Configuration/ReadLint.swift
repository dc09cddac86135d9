import DSCascade
import DSDiagnostics
import DSSyntax
import DSTokenLint

extension Decoding {
  /// The rules of `lint`; reports rules and options that there are not.
  func lintSettings(_ node: SyntaxNode) -> LintSettings {
    var settings = LintSettings()
    guard var reader = ObjectReader(node, as: "'lint'", &bag) else { return settings }
    for rule in LintRule.allCases {
      guard let value = reader.value(rule.rawValue) else { continue }
      if let read = ruleSettings(value, of: rule) { settings[rule] = read }
    }
    finish(reader, LintVocabulary.rules)
    return settings
  }

  private func ruleSettings(_ node: SyntaxNode, of rule: LintRule) -> RuleSettings? {
    guard node.members != nil else {
      guard let level = node.readChoice("'\(rule.rawValue)'", of: LintLevel.self, &bag) else { return nil }
      if level != .off, let option = rule.neededOption {
        bag.error(
          "missing-key", "the rule '\(rule.rawValue)' needs '\(option.rawValue)'", at: node.location,
          hint: "write \(rule.rawValue): {level: \(level.rawValue), \(option.rawValue): …}")
      }
      return RuleSettings(level: level)
    }
    guard var reader = ObjectReader(node, as: "the rule '\(rule.rawValue)'", &bag) else { return nil }
    let level = reader.required("level", &bag).flatMap { $0.readChoice("'level'", of: LintLevel.self, &bag) }
    var settings = RuleSettings(level: level ?? .off)
    for option in rule.options {
      guard
        option == rule.neededOption
          ? reader.required(option.rawValue, &bag) != nil : reader.value(option.rawValue) != nil
      else { continue }
      read(option, of: &reader, into: &settings)
    }
    finish(reader, LintVocabulary.members(of: rule))
    return level == nil ? nil : settings
  }

  private func read(_ option: LintOption, of reader: inout ObjectReader, into settings: inout RuleSettings) {
    let key = option.rawValue
    switch option {
    case .nameCase: settings.nameCase = reader.choice(key, of: NameCase.self, &bag)
    case .tokens: settings.tokens = filled(key, &reader)
    case .modes: settings.modes = filled(key, &reader)
    case .children: settings.children = filled(key, &reader)
    case .members: settings.members = filled(key, &reader)
    case .spaces:
      settings.spaces = reader.array(key, &bag).compactMap {
        $0.readChoice("an element of '\(key)'", of: ColorSpace.self, &bag)
      }
      expectFilled(key, settings.spaces.isEmpty, reader)
    case .gamut: if let gamut = reader.choice(key, of: ColorGamut.self, &bag) { settings.gamut = gamut }
    case .size: settings.size = reader.number(key, in: 1...1000, &bag)
    case .pairs:
      settings.pairs = reader.array(key, &bag).compactMap(colorPair)
      expectFilled(key, settings.pairs.isEmpty, reader)
    case .ratio: if let ratio = reader.number(key, in: 1...21, &bag) { settings.ratio = ratio }
    case .all: settings.all = reader.boolean(key, &bag) ?? false
    case .only: settings.only = reader.strings(key, &bag).map(TokenPattern.init)
    case .ignore: settings.ignore = reader.strings(key, &bag).map(TokenPattern.init)
    }
  }

  private func filled(_ key: String, _ reader: inout ObjectReader) -> [String] {
    let strings = reader.strings(key, &bag)
    expectFilled(key, strings.isEmpty, reader)
    return strings
  }

  /// Reports a list without elements: the rule would find nothing.
  private func expectFilled(_ key: String, _ isEmpty: Bool, _ reader: ObjectReader) {
    guard isEmpty, let node = reader.node[key], node.elements?.isEmpty == true else { return }
    bag.error("out-of-range", "'\(key)' is empty", at: node.location, hint: "set the rule to off to look for nothing")
  }

  private func colorPair(_ node: SyntaxNode) -> ColorPair? {
    guard var reader = ObjectReader(node, as: "a pair of colours", &bag) else { return nil }
    let foreground = reader.string("foreground", required: true, &bag)
    let background = reader.string("background", required: true, &bag)
    let ratio = reader.number("ratio", in: 1...21, &bag)
    finish(reader, LintVocabulary.pair)
    guard let foreground, let background else { return nil }
    return ColorPair(foreground: foreground, background: background, ratio: ratio)
  }
}

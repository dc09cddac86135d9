import DSCascade
import DSDiagnostics
import DSTokenLint

/// The keys of `lint`: the rules, and the options of each.
enum LintVocabulary {
  private static let levels = LintLevel.allCases.map(\.rawValue)

  /// The rules.
  static let rules = LintRule.allCases.map { rule in
    ArgumentDefinition(
      // A rule that needs an option can be named without it only to switch it off.
      rule.rawValue,
      .either([.choice(rule.neededOption == nil ? levels : [LintLevel.off.rawValue]), .object(objectName(of: rule))]),
      "Finds \(rule.summary).",
      default: rule.defaultLevel.rawValue)
  }

  /// The options of all rules.
  static let options = [level] + LintOption.allCases.map(definition)

  /// The options of each rule, as definitions of the schema.
  static let objects = LintRule.allCases.map { rule in
    (
      name: objectName(of: rule),
      members: [level] + rule.options.map { definition($0, isNeeded: $0 == rule.neededOption) }
    )
  }

  /// A pair of colours.
  static let pair = [
    ArgumentDefinition("foreground", .name, "The token of what is written.", required: true),
    ArgumentDefinition("background", .name, "The token of what is behind it.", required: true),
    ArgumentDefinition("ratio", .number(1...21), "The least contrast.", default: "the rule's"),
  ]

  /// The options of a rule.
  static func members(of rule: LintRule) -> [ArgumentDefinition] {
    objects.first { $0.name == objectName(of: rule) }?.members ?? []
  }

  private static func objectName(of rule: LintRule) -> String { "lint." + rule.rawValue }

  private static let level = ArgumentDefinition("level", .choice(levels), "How much a finding counts.", required: true)

  private static func definition(_ option: LintOption) -> ArgumentDefinition { definition(option, isNeeded: false) }

  private static func definition(_ option: LintOption, isNeeded: Bool) -> ArgumentDefinition {
    let (type, words, usual): (ArgumentType, String, String?) =
      switch option {
      case .nameCase: (.choice(NameCase.allCases.map(\.rawValue)), "How names are written.", nil)
      case .tokens: (.list(.name, atLeast: 1), "Tokens that must exist; `*` is one name, `**` any.", nil)
      case .modes: (.list(.name, atLeast: 1), "Modes whose contexts must all define the tokens.", nil)
      case .children: (.list(.name, atLeast: 1), "Names that the groups of 'only' must have.", nil)
      case .members: (.list(.name, atLeast: 1), "Members that a typography must have.", nil)
      case .spaces:
        (.list(.choice(ColorSpace.allCases.map(\.rawValue)), atLeast: 1), "Colour spaces that may be written.", nil)
      case .gamut: (.choice(ColorGamut.allCases.map(\.rawValue)), "The gamut that must hold a colour.", "srgb")
      case .size: (.number(1...1000), "The least font size in points.", nil)
      case .pairs: (.list(.object("lintPair"), atLeast: 1), "Pairs of colours.", nil)
      case .ratio: (.number(1...21), "The least contrast.", "4.5")
      case .all: (.boolean, "Whether sizes without a unit are found in every file.", "false")
      case .only:
        (.list(.name), "Patterns for the tokens or groups that are looked at, such as `color.*.hover`.", "all")
      case .ignore: (.list(.name), "Patterns for the tokens, groups or components that are not looked at.", "none")
      }
    return ArgumentDefinition(option.rawValue, type, words, required: isNeeded, default: isNeeded ? nil : usual)
  }
}

/// A rule of `dsrender tokens lint`; its raw value is its name in configurations and output.
package enum LintRule: String, Hashable, Sendable, CaseIterable {
  // Faults: a token has no value, or not the one that its author believes.
  case danglingReference = "dangling-reference"
  case circularReference = "circular-reference"
  case typeClash = "type-clash"
  case invalidValue = "invalid-value"
  case duplicateName = "duplicate-name"
  case legacyFormat = "legacy-format"
  case tierOrder = "tier-order"
  case tierSkip = "tier-skip"
  case modeGap = "mode-gap"
  case numberWithoutUnit = "number-without-unit"
  case deprecatedUse = "deprecated-use"
  // Conventions of a team.
  case naming
  case requiredToken = "required-token"
  case requiredMode = "required-mode"
  case requiredChild = "required-child"
  case missingType = "missing-type"
  case missingDescription = "missing-description"
  case missingMember = "missing-member"
  case duplicateValue = "duplicate-value"
  case unreferenced
  case colorSpace = "color-space"
  case outOfGamut = "out-of-gamut"
  case smallFont = "small-font"
  case contrast
  // What only pictures show.
  case drawnContrast = "drawn-contrast"
  case undrawnToken = "undrawn-token"
  case unseenChange = "unseen-change"
  case sameValueTogether = "same-value-together"
  case componentWithoutScenarios = "component-without-scenarios"
  case undrawnMode = "undrawn-mode"
  case undrawnState = "undrawn-state"

  /// The level where nothing else is set.
  package var defaultLevel: LintLevel {
    switch self {
    case .danglingReference, .circularReference, .typeClash, .invalidValue, .tierOrder: .error
    case .duplicateName, .tierSkip, .modeGap, .numberWithoutUnit, .deprecatedUse, .drawnContrast, .undrawnToken,
      .componentWithoutScenarios, .undrawnMode, .undrawnState:
      .warning
    case .naming, .requiredToken, .requiredMode, .requiredChild, .missingType, .missingDescription, .missingMember,
      .duplicateValue, .unreferenced, .colorSpace, .outOfGamut, .smallFont, .contrast, .unseenChange, .legacyFormat,
      .sameValueTogether:
      .off
    }
  }

  /// Whether the rule looks at pictures, and so needs the components of a configuration.
  package var needsPictures: Bool {
    switch self {
    case .drawnContrast, .undrawnToken, .unseenChange, .sameValueTogether, .componentWithoutScenarios, .undrawnMode,
      .undrawnState:
      true
    case .danglingReference, .circularReference, .typeClash, .invalidValue, .duplicateName, .tierOrder, .tierSkip,
      .modeGap, .numberWithoutUnit, .deprecatedUse, .naming, .requiredToken, .requiredMode, .requiredChild,
      .missingType, .missingDescription, .missingMember, .duplicateValue, .unreferenced, .colorSpace, .outOfGamut,
      .smallFont, .contrast, .legacyFormat:
      false
    }
  }

  /// The option without which the rule has nothing to look for; nil for rules that need none.
  package var neededOption: LintOption? {
    switch self {
    case .naming: .nameCase
    case .requiredToken: .tokens
    case .requiredMode: .modes
    case .requiredChild: .children
    case .missingMember: .members
    case .colorSpace: .spaces
    case .smallFont: .size
    case .contrast: .pairs
    case .danglingReference, .circularReference, .typeClash, .invalidValue, .duplicateName, .tierOrder, .tierSkip,
      .modeGap, .numberWithoutUnit, .deprecatedUse, .missingType, .missingDescription, .duplicateValue,
      .unreferenced, .outOfGamut, .drawnContrast, .undrawnToken, .unseenChange, .sameValueTogether,
      .componentWithoutScenarios, .undrawnMode, .undrawnState, .legacyFormat:
      nil
    }
  }

  /// The options that the rule has beside its level.
  package var options: [LintOption] {
    let ofTokens: [LintOption] = [.only, .ignore]
    return switch self {
    case .requiredToken: [.tokens]
    case .duplicateName, .legacyFormat: []
    case .contrast: [.pairs, .ratio]
    case .outOfGamut: ofTokens + [.gamut]
    case .numberWithoutUnit: ofTokens + [.all]
    case .componentWithoutScenarios, .undrawnMode, .undrawnState, .drawnContrast: [.ignore]
    default: ofTokens + [neededOption].compactMap(\.self)
    }
  }

  /// What the rule finds, in one line.
  package var summary: String {
    switch self {
    case .danglingReference: "a reference to a token, group or member that does not exist"
    case .circularReference: "tokens or groups that refer to each other in a circle"
    case .typeClash: "a reference to a token of a type that does not fit"
    case .invalidValue: "a value that its type does not allow, or a token that cannot be read"
    case .duplicateName: "a name that occurs twice in a group, of which the last one counts"
    case .legacyFormat: "a form that DTCG 2025.10 does not have; one finding for each form and file"
    case .tierOrder: "a reference to a higher tier"
    case .tierSkip: "a reference past a tier"
    case .modeGap: "a token that some contexts of a mode lack"
    case .numberWithoutUnit: "a size without a unit in a file whose other sizes have one"
    case .deprecatedUse: "a reference to a deprecated token"
    case .naming: "a name that is not written in the case that is agreed on"
    case .requiredToken: "a token that must exist and does not"
    case .requiredMode: "a token that a context of a mode must define and does not"
    case .requiredChild: "a group without a token or group that it must have"
    case .missingType: "a token with neither a type, nor one of a group, nor one of what it refers to"
    case .missingDescription: "a token without a description"
    case .missingMember: "a typography without a member that it must have"
    case .duplicateValue: "two tokens of a type with the same value written out, in every context"
    case .unreferenced: "a token of a lower tier that no token refers to"
    case .colorSpace: "a colour that is written in another colour space than those that are agreed on"
    case .outOfGamut: "a colour that the gamut does not hold"
    case .smallFont: "a font size, also of a typography, below the least that is agreed on"
    case .contrast: "a pair of colours with too little contrast, in any context"
    case .drawnContrast: "a text or symbol with too little contrast with what is painted behind it, in any shot"
    case .undrawnToken: "a token that no shot uses, in no context"
    case .unseenChange: "a token that shots use, but whose change changes no picture"
    case .sameValueTogether: "two colours that are equal in every context, and that one component uses side by side"
    case .componentWithoutScenarios: "a component without scenarios that no other component uses"
    case .undrawnMode: "a context of a mode that no shot is drawn in"
    case .undrawnState: "a state that a component draws differently, and that no shot of it has"
    }
  }
}

/// How much a finding of a rule counts.
package enum LintLevel: String, Hashable, Sendable, CaseIterable {
  case off, warning, error
}

/// An option of a rule; its raw value is its key in configurations.
package enum LintOption: String, Hashable, Sendable, CaseIterable {
  case nameCase = "case"
  case tokens, modes, children, members, spaces, gamut, size, pairs, ratio, all
  case only, ignore
}

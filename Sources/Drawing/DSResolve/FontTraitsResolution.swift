import DSDiagnostics
import DSNode
import DSText

extension Resolver {
  /// Puts what is added to a font on a style.
  mutating func add(
    _ traits: Modifier.FontTraits, to style: inout TextStyle, _ environment: Environment, _ location: SourceLocation
  ) {
    if let italic = traits.italic { style.italic = italic }
    if traits.bold {
      style.weight = boldWeight(of: style, environment)
      style.isBold = true
    }
    if let scale = traits.scale { style.size *= scale }
    if let isSecondary = traits.isSecondary { style.fullSize = isSecondary ? style.size : nil }
    if let leading = traits.leading { style.extraLeading = leading }
    if traits.monospacedDigits { style.features.insert(.monospacedDigits) }
    switch traits.smallCaps {
    case .all: style.features.formUnion([.smallCapsFromLowercase, .smallCapsFromUppercase])
    case .lowercase: style.features.insert(.smallCapsFromLowercase)
    case .uppercase: style.features.insert(.smallCapsFromUppercase)
    case nil: break
    }
    style.openTypeFeatures =
      style.openTypeFeatures.filter { old in !traits.features.contains { $0.tag == old.tag } }
      + traits.features.map { TextStyle.OpenTypeFeature(tag: $0.tag, value: UInt32($0.value)) }
    if let design = traits.design { use(design, in: &style, environment, location) }
    if let width = traits.width {
      // A ten-thousandth is less than fonts tell apart, and more than numbers lose on the way from percent and back.
      let percent = ((1 + width) * 1e4).rounded() / 100
      style.width = percent.isNaN ? 100 : min(max(percent, Limits.fontWidth.lowerBound), Limits.fontWidth.upperBound)
    }
  }

  /// The weight of a style's bold letters: the text style's own where a profile has one, else 700.
  func boldWeight(of style: TextStyle, _ environment: Environment) -> Double {
    guard let name = style.textStyle, environment.context.isSystem(style) else { return 700 }
    return environment.context.profile?.textStyles.first { $0.name == name }?.boldWeight ?? 700
  }

  /// Reverts what modifiers above have set.
  func reset(_ aspect: Modifier.FontAspect, _ environment: inout Environment) {
    switch aspect {
    case .weight:
      environment[FontWeightKey.self].weight = nil
    case .bold:
      environment[FontWeightKey.self].isBold = false
    case .italic: environment[ItalicKey.self] = nil
    case .design: environment[FontTraitsKey.self].design = nil
    case .monospaced:
      if environment[FontTraitsKey.self].design == .monospaced { environment[FontTraitsKey.self].design = nil }
    case .width: environment[FontTraitsKey.self].width = nil
    }
  }

  /// Takes the listed family that has a kind of letters.
  private mutating func use(
    _ design: Modifier.FontTraits.Design, in style: inout TextStyle, _ environment: Environment,
    _ location: SourceLocation
  ) {
    style.design = design == .standard ? nil : design.rawValue
    if design == .standard { return }
    if let family = environment.context.companion(of: style.family, design) {
      style.family = family
    } else if !environment.context.textsAreRecorded {
      bag.warning(
        "font-design", "no listed font has \(design.rawValue) letters; the usual ones are drawn", at: location,
        hint: "list a font under 'fonts' whose family has the word '\(design.word)' in its name")
    }
  }
}

extension ResolveContext {
  /// Whether a style's letters are the platform's own, of any design: they have the platform's metrics.
  func isSystem(_ style: TextStyle) -> Bool {
    if style.family == systemFamily { return true }
    guard let design = style.design.flatMap(Modifier.FontTraits.Design.init) else { return false }
    return companion(of: systemFamily, design) == style.family
  }

  /// The listed family that has a design's letters: one whose name has the word for it, best together with the words of a
  /// family's name; that family itself where it has the word.
  func companion(of family: String, _ design: Modifier.FontTraits.Design) -> String? {
    func words(_ family: String) -> [String] { family.lowercased().split(separator: " ").map(String.init) }
    let own = words(family)
    if own.contains(where: { $0.hasPrefix(design.word) }) { return family }
    let found = families.sorted().filter { words($0).contains { $0.hasPrefix(design.word) } }
    return found.max { one, other in
      words(one).filter(own.contains).count < words(other).filter(own.contains).count
    }
  }
}

extension Modifier.FontTraits.Design {
  /// The word in the name of a family with such letters, in small letters; empty for the usual ones.
  fileprivate var word: String {
    switch self {
    case .standard: ""
    case .serif: "serif"
    case .rounded: "rounded"
    case .monospaced: "mono"
    }
  }
}

extension TextStyle {
  /// Reverts what a font above has set, except the family.
  mutating func reset() {
    tracking = 0
    lineHeight = nil
    textStyle = nil
    extraLeading = 0
    features = []
    openTypeFeatures = []
    width = 100
    design = nil
    italic = false
    isBold = false
  }
}

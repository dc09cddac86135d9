import DSCascade
package import DSDiagnostics
import DSNode
import DSShots
package import DSSyntax
import DSTokenLint

/// Reads `dsrender.yaml`; touches none of the files it names.
/// - Parameters:
///   - node: the parsed file.
///   - drawing: whether something is drawn, which takes components and fonts; tokens need neither.
///   - diagnostics: where problems go.
/// - Returns: nil if nothing can be made of the file; otherwise what could be read.
package func readConfiguration(
  _ node: SyntaxNode, drawing: Bool = true, diagnostics: inout DiagnosticBag
) -> Configuration? {
  let decoding = Decoding(system: SystemNames(""), bag: diagnostics)
  defer { diagnostics = decoding.bag }
  return decoding.configuration(node, drawing: drawing)
}

extension SyntaxNode.Member {
  /// Whether a system is one of pictures that other programs make.
  fileprivate var isOfPictures: Bool { value["kind"] != nil }
}

extension Decoding {
  fileprivate func configuration(_ node: SyntaxNode, drawing: Bool) -> Configuration? {
    guard var reader = ObjectReader(node, as: "the configuration", &bag) else { return nil }
    reader.required("version", &bag).map(checkVersion)
    let folder = Configuration.PathSetting(path: "Baselines", location: node.location)
    let baselines = reader.value("baselines").flatMap { path($0, "'baselines'") } ?? folder
    reader.value("platform").map(checkPlatform)
    let xcode = reader.value("xcode").flatMap(self.xcode)
    if let xcode, drawing, node["systems"] == nil {
      // The program that has the project's previews gets systems with them.
      bag.error(
        "missing-key", "this command needs 'systems', or runs where '\(xcode.project.path)' is drawn",
        at: xcode.project.location,
        hint: "run 'dsrender matrix' in this file's folder, without '--config'; or list 'systems' with their 'modules'")
    }
    let members = reader.members("systems", required: node["xcode"] == nil, &bag)
    finish(reader, ConfigurationVocabulary.file)
    if baselines.path.hasPrefix("/") || baselines.path.split(separator: "/").contains("..") {
      bag.error(
        "invalid-path", "'baselines' is '\(baselines.path)', which leaves the configuration's folder",
        at: baselines.location, hint: "write a folder such as Baselines")
    }
    if members.isEmpty, let systems = node["systems"], systems.members != nil {
      bag.error("out-of-range", "'systems' is empty", at: systems.location)
    }
    var spellings: [String: String] = [:]
    for member in members {
      guard let other = spellings.updateValue(member.key, forKey: member.key.lowercased()) else { continue }
      bag.error(
        "ambiguous-system", "systems '\(other)' and '\(member.key)' differ in case only", at: member.location,
        hint: "their baselines are the same files where a file system does not tell capitals apart")
    }
    let (pictures, drawn) = (members.filter(\.isOfPictures), members.filter { !$0.isOfPictures })
    return Configuration(
      baselines: baselines, systems: drawn.compactMap { system($0, drawing: drawing) },
      pictures: pictures.filter(hasValidName).compactMap(pictureSystem))
  }

  private func checkPlatform(_ node: SyntaxNode) {
    guard let name = node.readString("'platform'", &bag) else { return }
    guard !ConfigurationVocabulary.platforms.contains(name) else { return }
    bag.error(
      "out-of-range", "'platform' is '\(name)'", at: node.location,
      hint: "write one of: " + ConfigurationVocabulary.platforms.joined(separator: ", "))
  }

  private func checkVersion(_ node: SyntaxNode) {
    guard let version = node.number else {
      let _: Never? = node.mismatch("'version'", "1", &bag)
      return
    }
    if version != 1 {
      bag.error(
        "out-of-range", "'version' is \(node.shown), but version 1 is the only one", at: node.location,
        hint: "write version: 1")
    }
  }

  /// Whether a system's name can be part of ids; reports one that cannot.
  private func hasValidName(_ member: SyntaxNode.Member) -> Bool {
    let isOfTests = member.key.hasSuffix(ShotName.testEnding)
    if ShotName.isValid(member.key), !isOfTests { return true }
    bag.error(
      "invalid-name", "a design system cannot be named '\(member.key)'", at: member.location,
      hint: isOfTests
        ? "'\(ShotName.testEnding)' marks the baselines of tests (docs/testing.md)" : ShotName.hint(for: member.key))
    return false
  }

  private func system(_ member: SyntaxNode.Member, drawing: Bool) -> SystemConfiguration? {
    guard hasValidName(member) else { return nil }
    guard var reader = ObjectReader(member.value, as: "the design system '\(member.key)'", &bag) else { return nil }
    let resolver = reader.value("resolver").flatMap { path($0, "'resolver'") }
    let tokens = reader.value("tokens").map { paths($0, "'tokens'") } ?? []
    let bareSize = reader.choice("bareSize", of: TokenReading.BareSize.self, &bag)
    let lineHeight = reader.choice("lineHeight", of: TokenReading.BareLineHeight.self, &bag)
    let names = reader.members("names", &bag).compactMap(tokenName)
    let modules = reader.strings("modules", &bag)
    let components =
      (drawing && modules.isEmpty ? reader.required("components", &bag) : reader.value("components"))
      .map { paths($0, "'components'") } ?? []
    let modes = reader.members("modes", &bag).compactMap(mode)
    let symbols = reader.value("symbols").map { paths($0, "'symbols'") } ?? []
    let images = reader.value("images").map { paths($0, "'images'") } ?? []
    let fonts = reader.array("fonts", &bag).compactMap(self.font)
    let fallbackNodes = reader.array("fallbacks", &bag)
    let substitutes = reader.members("substitutes", &bag).compactMap(substitute)
    let profile = reader.value("profile").flatMap(self.profile)
    var defaults = reader.value("defaults").map(self.defaults) ?? Self.noDefaults
    if defaults.background == nil, !modules.isEmpty {
      // Previews show what an app shows on its window: on nothing, their black texts vanish in a dark viewer.
      defaults.background = .system(
        profile?.platform == .macos26 ? "windowBackground" : "systemBackground", member.location)
    }
    let scheme = reader.string("scheme", &bag)
    let locale = reader.value("locale").flatMap { node in
      node.readString("'locale'", &bag).map { SystemConfiguration.ModeSetting(name: $0, location: node.location) }
    }
    let tiers = reader.array("tiers", &bag).compactMap(self.tier)
    let environment = reader.value("environment").map(environmentDefinitions) ?? []
    let axes = reader.value("axes").map(self.axes) ?? Axes()
    let accepted = acceptedFindingsOfSystem(&reader)
    let checks = reader.value("checks").flatMap(self.checks)
    let lint = reader.value("lint").map(lintSettings) ?? LintSettings()
    finish(reader, ConfigurationVocabulary.system)
    if reader.node["resolver"] != nil, reader.node["tokens"] != nil {
      bag.error(
        "conflicting-keys", "'\(member.key)' has both 'resolver' and 'tokens'", at: member.location,
        hint: "list the token files in the resolver document")
    }
    if reader.node["resolver"] != nil, reader.node["modes"] != nil {
      bag.error(
        "conflicting-keys", "'\(member.key)' has both 'resolver' and 'modes'", at: member.location,
        hint: "declare the modes as modifiers of the resolver document; their contexts may be empty")
    }
    var system = SystemConfiguration(
      name: member.key, resolver: resolver, tokens: tokens,
      reading: TokenReading(bareSize: bareSize ?? .px, lineHeight: lineHeight), names: names, modes: modes,
      components: components,
      modules: modules, symbols: symbols, images: images,
      fonts: fonts, fallbacks: fallbacks(fallbackNodes, among: fonts), profile: profile, defaults: defaults,
      schemeMode: scheme, localeMode: locale,
      tiers: tiers, environment: environment, axes: axes.settings, exclusions: axes.exclusions,
      inclusions: axes.inclusions, accepted: accepted, checks: checks, location: member.location)
    system.substitutes = substitutes
    system.lint = lint
    return system
  }

  private func substitute(_ member: SyntaxNode.Member) -> SystemConfiguration.Substitute? {
    member.value.readString("the substitute for '\(member.key)'", &bag).map {
      SystemConfiguration.Substitute(family: member.key, by: $0, location: member.value.location)
    }
  }

  private func checks(_ node: SyntaxNode) -> CheckSettings? {
    guard var reader = ObjectReader(node, as: "'checks'", &bag) else { return nil }
    var settings = CheckSettings()
    let level = reader.value("contrast").flatMap {
      $0.readChoice("'contrast'", of: CheckSettings.ContrastLevel.self, &bag)
    }
    if let level { settings.contrast = level }
    settings.touchTarget = reader.value("touchTarget").flatMap {
      $0.readNumber("'touchTarget'", in: 1...Double(Limits.shotSide), &bag)
    }
    finish(reader, ConfigurationVocabulary.checks)
    return settings
  }

  private func profile(_ node: SyntaxNode) -> ProfileName? {
    guard let name = node.readString("'profile'", &bag) else { return nil }
    if let profile = ProfileName(rawValue: name) { return profile }
    let names = ProfileName.allCases.map(\.rawValue)
    bag.error(
      "unknown-profile", "there is no profile '\(name)'", at: node.location,
      hint: didYouMean(name, among: names)
        ?? "use one of \(names.joined(separator: ", "))")
    return nil
  }

  private func mode(_ member: SyntaxNode.Member) -> SystemConfiguration.Mode? {
    let values = (member.value.elements ?? []).compactMap { $0.readString("a value of '\(member.key)'", &bag) }
    for name in [member.key] + values where !ShotName.isValidAxisValue(name) {
      bag.error(
        "invalid-name", "a mode or its value cannot be named '\(name)'", at: member.location,
        hint: ShotName.hint(for: name, rule: ShotName.rule + ", without '.'"))
      return nil
    }
    if values.isEmpty {
      bag.error(
        "out-of-range", "the mode '\(member.key)' needs a list of values", at: member.location,
        hint: "write \(member.key): [first, second]")
      return nil
    }
    if Set(values).count < values.count {
      bag.error("duplicate-name", "the mode '\(member.key)' has a value twice", at: member.location)
      return nil
    }
    return SystemConfiguration.Mode(name: member.key, values: values, location: member.location)
  }

  private func tokenName(_ member: SyntaxNode.Member) -> SystemConfiguration.TokenName? {
    guard let id = member.value.readString("the id of '\(member.key)'", &bag) else { return nil }
    guard ShotName.isValidAxisValue(id) else {
      bag.error(
        "invalid-name", "a mode or context cannot have the id '\(id)'", at: member.value.location,
        hint: ShotName.hint(for: id, rule: ShotName.rule + ", without '.'"))
      return nil
    }
    return SystemConfiguration.TokenName(name: member.key, id: id, location: member.location)
  }

  func path(_ node: SyntaxNode, _ what: String) -> Configuration.PathSetting? {
    guard let path = node.readString(what, &bag) else { return nil }
    if path.isEmpty || path.utf8.contains(0) {
      bag.error("invalid-path", "\(what) is an empty path", at: node.location)
      return nil
    }
    return Configuration.PathSetting(path: path, location: node.location)
  }

  private func paths(_ node: SyntaxNode, _ what: String) -> [Configuration.PathSetting] {
    let nodes = node.elements ?? [node]
    if nodes.isEmpty { bag.error("out-of-range", "\(what) is empty", at: node.location) }
    return nodes.compactMap { path($0, what) }
  }

  private func font(_ node: SyntaxNode) -> SystemConfiguration.Font? {
    guard var reader = ObjectReader(node, as: "a font", &bag) else { return nil }
    let file = reader.required("file", &bag).flatMap { path($0, "'file'") }
    let hash = reader.required("sha256", &bag).flatMap(sha256)
    let family = reader.string("family", required: true, &bag)
    let weights = reader.value("weights").map(self.weights) ?? 400...400
    let isItalic = reader.boolean("italic", &bag) ?? false
    let index = reader.integer("index", in: 0...Limits.collectionFonts, &bag) ?? 0
    finish(reader, ConfigurationVocabulary.font)
    guard let file, let hash, let family, let weights else { return nil }
    return SystemConfiguration.Font(
      file: file, sha256: hash, family: family, weights: weights, isItalic: isItalic, index: index)
  }

  private func sha256(_ node: SyntaxNode) -> String? {
    guard let text = node.readString("'sha256'", &bag)?.lowercased() else { return nil }
    let isHex = text.utf8.allSatisfy { Reference.isDigit($0) || (0x61...0x66).contains($0) }
    if isHex, text.utf8.count == 64 { return text }
    bag.error(
      "wrong-type", "'sha256' is \(node.shown), expected 64 hexadecimal digits", at: node.location,
      hint: "sha256sum prints them")
    return nil
  }

  private func weights(_ node: SyntaxNode) -> ClosedRange<Double>? {
    let nodes = node.elements ?? [node]
    let numbers = nodes.compactMap { $0.readNumber("'weights'", in: 1...1000, &bag) }
    guard numbers.count == nodes.count else { return nil }
    if let first = numbers.first, let last = numbers.last, numbers.count <= 2, first <= last { return first...last }
    bag.error(
      "out-of-range", "'weights' needs one weight, or the least and the greatest", at: node.location,
      hint: "write [100, 900]")
    return nil
  }

  private func fallbacks(_ nodes: [SyntaxNode], among fonts: [SystemConfiguration.Font]) -> [String] {
    let families = fonts.map(\.family)
    return nodes.compactMap { node in
      guard let family = node.readString("a fallback", &bag) else { return nil }
      if families.contains(family) { return family }
      bag.error(
        "unknown-font", "no font has the family '\(family)'", at: node.location,
        hint: didYouMean(family, among: families) ?? "list its file under 'fonts'")
      return nil
    }
  }

  private static let noDefaults = SystemConfiguration.Defaults()

  private func defaults(_ node: SyntaxNode) -> SystemConfiguration.Defaults {
    var defaults = Self.noDefaults
    guard var reader = ObjectReader(node, as: "'defaults'", &bag) else { return defaults }
    func expression(_ node: SyntaxNode) -> Expression { Expression(node, in: Scope()) }
    defaults.font = reader.value("font").flatMap { font(expression($0), "'font'") }
    defaults.foreground = reader.value("foreground").flatMap { paint(expression($0), "'foreground'") }
    defaults.tint = reader.value("tint").flatMap { paint(expression($0), "'tint'") }
    defaults.background = reader.value("background").flatMap { paint(expression($0), "'background'") }
    defaults.padding = reader.value("padding").flatMap { node in
      value(expression(node), "'padding'") { length($0, $1, .size) }
    }
    finish(reader, ConfigurationVocabulary.defaults)
    return defaults
  }

  private func tier(_ node: SyntaxNode) -> SystemConfiguration.Tier? {
    guard var reader = ObjectReader(node, as: "a tier", &bag) else { return nil }
    let name = reader.string("name", required: true, &bag)
    let prefixes = reader.strings("prefixes", required: true, &bag)
    let skips = reader.boolean("skips", &bag) ?? false
    finish(reader, ConfigurationVocabulary.tier)
    return name.map { SystemConfiguration.Tier(name: $0, prefixes: prefixes, skips: skips, location: node.location) }
  }

  /// The configuration's settings of the matrix.
  private struct Axes {
    var settings: [AxisSetting] = []
    var exclusions: [VariantPattern] = []
    var inclusions: [VariantPattern] = []
  }

  private func axes(_ node: SyntaxNode) -> Axes {
    var axes = Axes()
    for member in node.readMembers("'axes'", &bag) ?? [] {
      switch member.key {
      case "exclude": axes.exclusions = patterns(member)
      case "include": axes.inclusions = patterns(member)
      default: axisSetting(member).map { axes.settings.append($0) }
      }
    }
    return axes
  }

  private func patterns(_ member: SyntaxNode.Member) -> [VariantPattern] {
    (member.value.readArray("'\(member.key)'", &bag) ?? []).compactMap { node in
      let settings = (node.readMembers("an element of '\(member.key)'", &bag) ?? []).compactMap(axisSetting)
      if settings.isEmpty, node.members != nil {
        bag.error(
          "out-of-range", "an empty mapping in '\(member.key)' would mean every variant", at: node.location)
      }
      return settings.isEmpty ? nil : VariantPattern(settings)
    }
  }
}

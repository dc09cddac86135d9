import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSText

extension Resolver {
  /// The style of texts in the environment of a view.
  ///
  /// Fonts are put on one another, the context's first; then the single modifiers. Sizes from tokens and text styles
  /// follow the reader's size of text, sizes in points do not.
  mutating func textStyle(_ environment: Environment, at location: SourceLocation) -> TextStyle {
    typesetting(environment, at: location).style
  }

  /// The style of texts in the environment of a view, and what becomes of small and capital letters.
  ///
  /// A case and lines of a typography hold where no modifier gives any.
  mutating func typesetting(
    _ environment: Environment, at location: SourceLocation
  ) -> (style: TextStyle, letters: Modifier.TextCase?) {
    var style = TextStyle(family: "", size: 17)
    let profile = environment.context.profile
    // A text without a font is body text, which grows with the reader's size.
    apply(profile?.defaultFont ?? .textStyle("body", weight: nil), to: &style, environment, location)
    for font in environment.context.font { apply(font, to: &style, environment, location) }
    let usualFamily = style.family
    for font in environment[FontKey.self] { apply(font, to: &style, environment, location) }
    let choice = environment[FontWeightKey.self]
    if choice.isBold, choice.isBoldInside || choice.weight == nil {
      style.weight = boldWeight(of: style, environment)
      style.isBold = true
    } else if let weight = choice.weight {
      style.isBold = false
      style.weight = number(weight, environment, at: location, in: 1...1000, or: 400)
    }
    add(environment[FontTraitsKey.self], to: &style, environment, location)
    if let italic = environment[ItalicKey.self] { style.italic = italic }
    takeSibling(of: &style, environment)
    tellUpright(&style, environment, location)
    tellDrawnWeight(of: style, environment, location)
    tellDrawnWidth(of: style, environment, location)
    let typography = lastTypography(of: environment)
    let line = typography?.textDecoration
    style.underline = environment[UnderlineKey.self].isActive || line == .underline
    style.strikethrough = environment[StrikethroughKey.self].isActive || line == .lineThrough
    style.background = environment[TextBackgroundKey.self] != nil
    style.baselineOffset = number(
      environment[BaselineOffsetKey.self], environment, at: location, in: -Limits.tracking...Limits.tracking)
    if let tracking = environment[TrackingKey.self] {
      style.tracking = number(tracking, environment, at: location, in: -Limits.tracking...Limits.tracking)
    }
    switch environment[LineHeightKey.self] {
    case .multiple(let factor):
      style.lineHeight =
        number(factor, environment, at: location, in: 0...Limits.resolvedLineHeightMultiple, or: 1) * style.size
    case .points(let points):
      style.lineHeight = number(points, environment, at: location, in: 0...Limits.textSize, or: style.size)
    case .increase(let points):
      style.lineHeight = style.size + number(points, environment, at: location, in: 0...Limits.textSize, or: 0)
    case .natural, nil: break
    }
    // The system's own font has the platform's metrics; an explicit family has those of its file.
    if let profile, environment.context.isSystem(style) {
      style.metrics = profile.metrics(
        size: style.size, style: style.textStyle, weight: style.weight, pixel: 1 / environment.context.scale)
    }
    // Fonts of one's own have no secondary scale, and neither have the other kinds of letters.
    let isScaled = style.family == usualFamily || style.design == "rounded"
    if !isScaled || ![nil, "rounded"].contains(style.design) { style.fullSize = nil }
    if style.fullSize != nil { SecondaryScale.shrink(&style) }
    environment.context.setAsPlatform(&style)
    return (style, environment[TextCaseKey.self] ?? typography?.textCase.flatMap { .init(rawValue: $0.rawValue) })
  }

  /// The typography that decides the font of an environment; nil where something other than a token does.
  private mutating func lastTypography(of environment: Environment) -> TypographyValue? {
    for font in (environment.context.font + environment[FontKey.self]).reversed() {
      if let found = typography(of: font, environment) { return found }
    }
    return nil
  }

  /// The typography that a font is, `.some(nil)` for any other whole font, nil for a change to a font.
  private mutating func typography(of font: Modifier.FontNode, _ environment: Environment) -> TypographyValue?? {
    switch font {
    case .token(let reference):
      switch token(reference, environment) {
      case .typography(let typography)?: return .some(typography)
      case .fontFamily?: return nil
      case nil, .some: return .some(nil)
      }
    case .traits(_, let inner): return typography(of: inner, environment)
    case .choose(let reference, let cases, let fallback):
      guard let branch = choose(reference, cases.map { ($0.key, $0.font) }, fallback: fallback, environment) else {
        return nil
      }
      return typography(of: branch, environment)
    case .parts: return nil
    case .textStyle, .complete: return .some(nil)
    }
  }

  private mutating func apply(
    _ font: Modifier.FontNode, to style: inout TextStyle, _ environment: Environment, _ location: SourceLocation
  ) {
    let typeSize = environment.typeSize
    switch font {
    case .token(let reference):
      switch token(reference, environment) {
      case .typography(let typography):
        useFamily(typography.fontFamily, in: &style, environment, reference.location)
        style.size = typography.fontSize * typeSize.factor
        style.weight = typography.fontWeight
        style.tracking = typography.letterSpacing * typeSize.factor
        style.lineHeight = typography.lineHeight.map { $0 * style.size }
        style.italic = typography.isItalic
        style.textStyle = nil
      case .fontFamily(let families): useFamily(families, in: &style, environment, reference.location)
      case nil: break
      case .some(let other):
        bag.error(
          "wrong-token-type",
          "token '\(reference.path)' is \(other.kindText), but a typography is needed",
          at: reference.location)
      }
    case .textStyle(let name, let weight):
      guard let table = TextStyleTable.all.first(where: { $0.name == name }) else {
        let names = TextStyleTable.all.map(\.name)
        bag.error(
          "unknown-text-style", "there is no text style '\(name)'", at: location,
          hint: didYouMean(name, among: names) ?? "use one of \(names.joined(separator: ", "))")
        return
      }
      style.reset()
      let entry = environment.context.profile?.textStyles.first { $0.name == name }
      style.size =
        entry.flatMap { environment.context.profile?.size(of: $0, typeSize) } ?? table.sizes[typeSize.index]
      style.weight =
        number(weight, environment, at: location, in: 1...1000) ?? entry?.weight ?? table.weight
      style.textStyle = name
    case .parts(let family, let size, let weight):
      if let family { useFamily(families(family, environment), in: &style, environment, location) }
      if let size {
        style.size = number(size, environment, at: location, in: 0.1...Limits.textSize, or: style.size)
        style.lineHeight = nil
        style.textStyle = nil
        style.tracking = 0
      }
      if let weight { style.weight = number(weight, environment, at: location, in: 1...1000, or: 400) }
    case .complete(let family, let size, let relativeTo, let weight):
      // The context's family stays; the fonts of views above are gone.
      style.reset()
      if let family { useFamily(families(family, environment), in: &style, environment, location) }
      let growth = relativeTo.map { TypeScale.factor(of: $0, at: typeSize.rawValue) } ?? 1
      style.size = number(size, environment, at: location, in: 0.1...Limits.textSize, or: style.size) * growth
      style.weight =
        number(weight, environment, at: location, in: 1...1000)
        ?? environment.context.namedFonts[style.family]?.usualWeight ?? 400
    case .traits(let traits, let inner):
      apply(inner, to: &style, environment, location)
      add(traits, to: &style, environment, location)
    case .choose(let reference, let cases, let fallback):
      if let branch = choose(reference, cases.map { ($0.key, $0.font) }, fallback: fallback, environment) {
        apply(branch, to: &style, environment, location)
      }
    }
  }

  /// Takes another font of the family if a text names a single one and asks for a weight or a slant that it lacks, as
  /// Apple's platforms do.
  private func takeSibling(of style: inout TextStyle, _ environment: Environment) {
    guard let font = environment.context.namedFonts[style.family] else { return }
    if font.weights.contains(style.weight), !style.italic || font.isItalic { return }
    style.family = font.family
    style.italic = style.italic || font.isItalic
  }

  /// Draws a text upright whose family is one of an app's own fonts and has no italic letters, as Apple's platforms do, and
  /// warns of it.
  private mutating func tellUpright(_ style: inout TextStyle, _ environment: Environment, _ location: SourceLocation) {
    let context = environment.context
    guard style.italic, !context.textsAreRecorded, context.namedFamilies.contains(style.family),
      context.weights[style.family]?.italic.isEmpty == true
    else { return }
    style.italic = false
    bag.warning(
      "font-slant", "'\(style.family)' has no italic letters; the text is drawn upright, as on Apple's platforms",
      at: location, hint: "add an italic font of the family to the app, or leave the text upright")
  }

  /// Warns if the family has no letters of the requested weight.
  private mutating func tellDrawnWeight(
    of style: TextStyle, _ environment: Environment, _ location: SourceLocation
  ) {
    guard !environment.context.textsAreRecorded, let family = environment.context.weights[style.family] else { return }
    let fonts = style.italic && !family.italic.isEmpty ? family.italic : family.upright
    guard let drawn = drawnWeight(for: style.weight, among: fonts), drawn != style.weight else { return }
    bag.warning(
      "font-weight",
      "'\(style.family)' has no weight \(style.weight.text()); the text is drawn in \(drawn.text())", at: location,
      hint: "list a font of that weight, or ask for one that is listed")
  }

  /// Warns if the family has no letters of the requested width.
  private mutating func tellDrawnWidth(
    of style: TextStyle, _ environment: Environment, _ location: SourceLocation
  ) {
    guard style.width != 100, !environment.context.textsAreRecorded, let widths = environment.context.widths else {
      return
    }
    let found = widths(style.family, style.weight, style.italic)
    if found?.contains(style.width) == true { return }
    let drawn = found.map { min(max(style.width, $0.lowerBound), $0.upperBound) }
    bag.warning(
      "font-width",
      "'\(style.family)' has no letters of \(style.width.text()) % of the usual width; the text is drawn in "
        + (drawn.map { "\($0.text()) %" } ?? "the font's own width"),
      at: location,
      hint: found.map { "the font's widths are \($0.lowerBound.text())…\($0.upperBound.text()) %" }
        ?? "list a variable font with the axis 'wdth', or the font of that width as a family of another name")
  }

  /// Takes the first of the families that the design system has, else the first that has it in other letter case, else the
  /// first that has a substitute, else the platform's font by one of its names; reports an error where there is none.
  private mutating func useFamily(
    _ families: [String], in style: inout TextStyle, _ environment: Environment, _ location: SourceLocation
  ) {
    let known = environment.context.families.union(environment.context.namedFamilies)
    if let family = families.first(where: known.contains) {
      style.family = family
    } else if let family = families.lazy.compactMap({ namedAlike($0, among: known) }).first {
      style.family = family
    } else if let family = families.lazy.compactMap({ environment.context.substitutes[$0] }).first(
      where: known.contains)
    {
      style.family = family
    } else if let standIn = environment.context.standIn, families.contains(where: isSanFrancisco) {
      style.family = standIn.family
    } else if environment.context.textsAreRecorded, let family = families.first {
      style.family = family
    } else if !families.isEmpty {
      let names = known.sorted()
      bag.error(
        "unknown-font-family", "no font of \(families.map { "'\($0)'" }.joined(separator: " or ")) is listed",
        at: location,
        hint: didYouMean(families[0], among: names)
          ?? "list the font under 'fonts', name a listed one under 'substitutes', or use one of \(names.joined(separator: ", "))"
      )
    }
  }
}

/// The one name that differs from a family's in letter case alone: Apple's platforms find a font of 'Poppins-SemiBold' by
/// 'Poppins-Semibold', as browsers do. Nil if there is none, or several.
private func namedAlike(_ family: String, among known: Set<String>) -> String? {
  let wanted = family.lowercased()
  let found = known.filter { $0.lowercased() == wanted }
  return found.count == 1 ? found.first : nil
}

/// Whether a family's name is one of San Francisco's. Apple's platforms do not find their own font by these, and draw it instead
/// of a font that they do not find.
private func isSanFrancisco(_ family: String) -> Bool {
  ["SF Pro", "SF UI", "SFPro", "SFUI", ".SF"].contains { family.hasPrefix($0) }
}

import DSGeometry

extension TokenEvaluation {
  /// A typography; members that are missing have their initial values, and only the size has none.
  ///
  /// Lengths relative to the font, heights of lines in points, and slants in the words of a weight become what DTCG has.
  mutating func typography(_ literal: TokenExpression) -> TypographyValue? {
    let names = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    let literal = inSingular(literal)
    guard
      let members = members(
        literal, required: [], optional: names + Self.further, "a typography: \(names.joined(separator: ", "))")
    else { return nil }
    let missing = names.filter { members[$0] == nil }
    if missing.contains("fontSize") {
      opaqueMember = .missing("fontSize")
    } else if !missing.isEmpty {
      let list = missing.map { "'\($0)'" }.joined(separator: ", ")
      note(.missingMember, at: literal.location, "without \(list) it has the initial value")
    }
    for member in members.members where Self.unused.contains(member.key) {
      note(.unreadMember, at: member.value.location ?? literal.location, "'\(member.key)' of a typography")
    }
    let before = problems.count
    let families = families(members["fontFamily"])
    let size = members["fontSize"].map { dimensionMember($0) } ?? nil
    let weight = weight(members["fontWeight"])
    let spacing = spacing(members["letterSpacing"], size: size)
    let isOlder =
      reading.isForeign || !missing.isEmpty
      || ["fontSize", "letterSpacing"].contains { members[$0].map(isWithoutUnit) ?? false }
    let height = height(members["lineHeight"], size: size, isOlder: isOlder)
    let slant = word(members["fontStyle"])
    let letters = word(members["textCase"] ?? members["textTransform"])
    let line = word(members["textDecoration"])
    if let size, size <= 0 { return expected("a font size above 0", members["fontSize"]!) }
    guard let families, let size, let weight, let spacing, let height, problems.count == before else { return nil }
    var value = TypographyValue(
      fontFamily: families, fontSize: size, fontWeight: weight.weight, letterSpacing: spacing, lineHeight: height.factor
    )
    value.isItalic = weight.isItalic || slant == "italic" || slant == "oblique"
    value.textCase = TypographyValue.TextCase(rawValue: Self.cases[letters ?? ""] ?? letters ?? "")
    value.textDecoration = TypographyValue.TextDecoration(rawValue: Self.lines[line ?? ""] ?? line ?? "")
    return value
  }

  /// Penpot names members by the types of its tokens: `fontFamilies` for `fontFamily`.
  private mutating func inSingular(_ literal: TokenExpression) -> TokenExpression {
    guard case .object(let members) = literal.kind,
      members.contains(where: { Self.plurals[$0.key].map { literal[$0] == nil } ?? false })
    else { return literal }
    note(.typographyNames, at: literal.location)
    var renamed: [String: TokenExpression] = [:]
    for member in members {
      let singular = Self.plurals[member.key]
      renamed[singular.map { literal[$0] == nil } == true ? singular! : member.key] = member.value
    }
    return TokenExpression(TokenExpression.object(renamed).kind, at: literal.location)
  }

  private static let plurals = [
    "fontFamilies": "fontFamily", "fontSizes": "fontSize", "fontWeights": "fontWeight", "lineHeights": "lineHeight",
  ]

  /// Members of design tools beside those of DTCG: first those that pictures use.
  private static let further = ["fontStyle", "textCase", "textTransform", "textDecoration"] + unused
  private static let unused = [
    "paragraphSpacing", "paragraphIndent", "fontVariationSettings", "fontFeatureSettings", "fontVariations",
    "fontStretch", "fontVariant", "fontOpticalSizing", "listSpacing", "textAlign", "textAlignHorizontal",
    "textAlignVertical", "hangingPunctuation", "hangingList", "verticalTrim", "leadingTrim",
  ]
  /// Figma's words for cases and lines.
  private static let cases = ["upper": "uppercase", "lower": "lowercase", "title": "capitalize"]
  private static let lines = ["strikethrough": "line-through", "linethrough": "line-through"]

  private mutating func families(_ expression: TokenExpression?) -> [String]? {
    guard let expression else { return [] }
    if case .fontFamily(let families)? = member(expression, as: .fontFamily) { return families }
    return nil
  }

  /// The weight, with the slant that its words may have, also those of the token that it is a reference to.
  private mutating func weight(_ expression: TokenExpression?) -> (weight: Double, isItalic: Bool)? {
    guard let expression else { return (400, false) }
    let before = problems.count
    if let literal = quietly({ $0.literal(expression) }), case .string(let text) = literal.kind,
      let words = FontWeightText(text)
    {
      if !expression.isReference, Self.fontWeights[text] == nil { note(.weightName, at: literal.location) }
      return (words.weight, words.isItalic)
    }
    problems.removeLast(problems.count - before)
    if case .fontWeight(let weight)? = member(expression, as: .fontWeight) { return (weight, false) }
    return nil
  }

  /// Points between letters; relative ones by the size.
  private mutating func spacing(_ expression: TokenExpression?, size: Double?) -> Double? {
    guard let expression else { return 0 }
    let outer = role
    role = .letterSpacing
    defer { role = outer }
    guard let found = value(expression, as: .dimension) else { return nil }
    switch found {
    case .dimension(let points): return points
    case .em(let factor): return size.map { $0 * factor }
    case .opaque(let value):
      // A share of a token that does not know what it is for.
      if value.reason == .unit("%"), let share = UnitNumber(value.text) { return size.map { $0 * share.value / 100 } }
      if value.reason == .keyword, isNormal(value.text) { return 0 }
      opaqueMember = value.reason
      return nil
    case .color, .number, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition,
      .shadow, .gradient, .typography, .string, .boolean:
      return fail(.wrongType(expected: .dimension, found: found.type), at: expression.location)
    }
  }

  /// The height of a line.
  private enum Height {
    /// That of the font.
    case natural
    /// A multiple of the size.
    case factor(Double)

    var factor: Double? { if case .factor(let factor) = self { factor } else { nil } }
  }

  /// - Parameter isOlder: whether the typography is written as DTCG 2025.10 does not: its numbers need not be multiples.
  private mutating func height(_ expression: TokenExpression?, size: Double?, isOlder: Bool) -> Height? {
    guard let expression else { return .natural }
    let outer = role
    role = .lineHeight
    defer { role = outer }
    guard let found = value(expression, as: .number) else { return nil }
    let factor: Double
    switch found {
    case .number(let number):
      // DTCG has multiples alone, but tools write points, and no line is sixteen times as high as its letters.
      let isFactor =
        expression.isReference || !isOlder ? reading.isFactor(referred: number) : reading.isFactor(number)
      if !isFactor || isOlder && !expression.isReference || number > TokenReading.largestFactor {
        noteLineHeight(number, isFactor: isFactor, at: expression.location)
      }
      guard let size, size > 0 else { return nil }
      factor = isFactor ? number : number / size
    case .dimension(let points):
      guard let size, size > 0 else { return nil }
      if !expression.isReference { note(.lineHeightText, at: expression.location) }
      factor = points / size
    case .em(let number): factor = number
    case .opaque(let value):
      if value.reason == .keyword, isNormal(value.text) { return .natural }
      guard value.reason == .unit("%"), let share = UnitNumber(value.text) else {
        opaqueMember = value.reason
        return nil
      }
      factor = share.value / 100
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow,
      .gradient, .typography, .string, .boolean:
      return fail(.wrongType(expected: .number, found: found.type), at: expression.location)
    }
    if factor > 0 { return .factor(factor) }
    // Lines in relation to the text around them, which no picture knows.
    if case .em(0) = found {
      opaqueMember = .zero("lineHeight")
      return nil
    }
    return expected("a line height above 0, as a multiple of the font size", expression)
  }

  /// Whether a length is written as a number or a text, as DTCG 2025.10 does not.
  private func isWithoutUnit(_ expression: TokenExpression) -> Bool {
    switch expression.kind {
    case .number, .string, .composed: true
    case .null, .boolean, .list, .object, .alias, .pointer: false
    }
  }

  private func isNormal(_ text: String) -> Bool { ["normal", "auto", "none", ""].contains(text.trimmed.lowercased()) }

  /// A keyword in small letters, also that of a token of whatever type; nil where there is none.
  private mutating func word(_ expression: TokenExpression?) -> String? {
    guard let expression else { return nil }
    let before = problems.count
    defer { if wholeTarget(expression) == nil { problems.removeLast(problems.count - before) } }
    guard let literal = literal(expression), case .string(let text) = literal.kind else { return nil }
    return TokenRole.plain(text)
  }
}

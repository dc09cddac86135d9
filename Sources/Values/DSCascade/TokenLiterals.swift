import DSDiagnostics
import DSGeometry

extension TokenEvaluation {
  /// A literal as a value of a type; it may contain references.
  ///
  /// A composite with a member that pictures cannot use is as a whole one that they cannot use.
  mutating func literalValue(_ literal: TokenExpression, as type: TokenType) -> TokenValue? {
    let outer = opaqueMember
    let before = problems.count
    opaqueMember = nil
    defer { opaqueMember = outer }
    if isForeignObject(literal, for: type) { return opaque(literal.plainText, .several) }
    if let list = severalValues(literal, of: type) { return list }
    if problems.count > before { return nil }
    if let value = read(literal, as: type) { return value }
    guard let reason = opaqueMember, problems.count == before else { return nil }
    return .opaque(OpaqueValue(literal.plainText, reason))
  }

  /// A border; its colour alone where the text is one.
  private mutating func borderValue(_ literal: TokenExpression) -> TokenValue? {
    if case .string(let text) = literal.kind, let color = readColorText(text) {
      note(.relatedType, at: literal.location, "a colour where the type is border")
      return .color(color)
    }
    return border(literal).map { .border($0) }
  }

  private mutating func read(_ literal: TokenExpression, as type: TokenType) -> TokenValue? {
    switch type {
    case .color: colorValue(literal)
    case .dimension: dimension(literal)
    case .number: numberValue(literal)
    case .fontFamily: fontFamily(literal).map { .fontFamily($0) }
    case .fontWeight: fontWeight(literal)
    case .duration: duration(literal)
    case .cubicBezier: cubicBezier(literal)
    case .strokeStyle: strokeStyle(literal).map { .strokeStyle($0) }
    case .border: borderValue(literal)
    case .transition: transition(literal).map { .transition($0) }
    case .shadow: shadows(literal).map { .shadow($0) }
    case .gradient: gradient(literal).map { .gradient($0) }
    case .typography: typography(literal).map { .typography($0) }
    case .string: text(literal).map { .string($0) }
    case .boolean: truth(literal).map { .boolean($0) }
    case .opaque:
      obvious(literal)
        ?? .opaque(OpaqueValue(literal.plainText, .type(reading.writtenType ?? "tokens of the type")))
    }
  }

  /// The value of a text whose form alone tells its type, in a token with a type that DTCG does not have.
  private mutating func obvious(_ literal: TokenExpression) -> TokenValue? {
    guard case .string(let text) = literal.kind else { return nil }
    // A colour may hold calculations, which only its type reads.
    let isColor = CSSText.call(text).map { OpaqueValue.colorFunctions.contains($0.name) } ?? false
    guard let type = isColor ? .color : Self.inferredType(of: literal, named: "", role: .plain) else { return nil }
    switch type {
    case .color, .dimension, .duration, .cubicBezier, .gradient, .shadow, .border: break
    case .number, .fontFamily, .fontWeight, .strokeStyle, .transition, .typography, .string, .boolean, .opaque:
      return nil
    }
    let before = problems.count
    let value = quietly { $0.literalValue(literal, as: type) }
    problems.removeLast(problems.count - before)
    if case .opaque? = value { return nil }
    return value
  }

  /// Points, from `{"value": 12, "unit": "px"}`, `"12px"` or a bare number; 1 rem is 16 pt.
  private mutating func dimension(_ literal: TokenExpression) -> TokenValue? {
    let wanted = #"a dimension such as {"value": 12, "unit": "px"}"#
    switch literal.kind {
    case .number(let number): return measure(UnitNumber(number, ""), literal, isText: true)
    case .string(let text):
      if let number = UnitNumber(text) {
        // A number and a word, such as `0 auto`, look like one with a unit.
        return measure(number, literal, isText: true) ?? severalLengths(text)
          ?? expected(wanted, literal, hint: Self.unitHint)
      }
      if let reason = OpaqueValue.reason(of: text), calculated(text) == nil { return opaque(text, reason) }
      if let number = calculated(text) {
        note(.calculation, at: literal.location, "'\(text)' is \(number.value.text())\(number.unit)")
        return measure(number, literal, isText: false) ?? opaque(text, .calculation)
      }
      return severalLengths(text) ?? expected(wanted, literal, hint: Self.unitHint)
    case .object:
      guard let members = members(literal, required: ["value", "unit"], wanted) else { return nil }
      let value = self.measured(members["value"]!, "a number of px or rem")
      guard let written = self.literal(members["unit"]!), let unit = string(written, "the unit px or rem")
      else { return nil }
      let measured = TokenExpression(.string("\((value ?? 1).text())\(unit)"), at: literal.location)
      let name = Self.unitWords[unit.lowercased()] ?? unit.lowercased()
      let found = quietly { $0.measure(UnitNumber(value ?? 1, name), measured, isText: false) }
      if case .opaque? = found { note(.foreignUnit, at: written.location, "'\(name)'") }
      if let found { return value == nil ? nil : found }
      return expected("the unit px or rem", written, hint: suggested(unit, among: ["px", "rem"]) ?? Self.unitHint)
    case .null, .boolean, .list, .alias, .pointer, .composed: return expected(wanted, literal)
    }
  }

  private static let unitHint = "it is one of px, rem"
  /// Units as Figma spells them out.
  private static let unitWords = ["pixels": "px", "percent": "%"]

  /// A number with a unit as a length; nil for unknown units.
  private mutating func measure(_ number: UnitNumber, _ literal: TokenExpression, isText: Bool) -> TokenValue? {
    switch number.unit {
    case "px", "rem":
      let points = number.unit == "rem" ? number.value * 16 : number.value
      if isText { note(.dimensionText, at: literal.location) }
      return .dimension(points)
    case "":
      let points = reading.points(bare: number.value)
      // 0 needs no unit.
      if points == 0 {
        note(.dimensionText, at: literal.location)
        return .dimension(0)
      }
      note(
        .bareDimension, at: literal.location,
        "'\(number.value.text())' is read as \(points.text()) pt (bareSize: \(reading.bareSize.rawValue))",
        hint: TokenNote.Kind.bareDimension.hint + ", or " + reading.choice.wayToSet("bareSize", "--bare-size"))
      return .dimension(points)
    case "em": return .em(number.value)
    case "%" where role == .letterSpacing: return .em(number.value / 100)
    case let unit where UnitNumber.foreign.contains(unit): return opaque(literal.plainText, .unit(unit))
    default: return nil
    }
  }

  /// `6px 10px` and the like; nil for other texts.
  private func severalLengths(_ text: String) -> TokenValue? {
    let parts = CSSText.parts(text, at: " ,/\t\n\r")
    let isLengths = parts.allSatisfy { part in
      UnitNumber(part) != nil || OpaqueValue.reason(of: part) != nil || Calculation.result(of: part) != nil
    }
    if parts.count > 1, isLengths || isShadow(text) { return opaque(text, .several) }
    // A calculation whose units do not go together: numbers, operators and parentheses alone.
    let words = CSSText.parts(text, at: " \t()*/+,")
    let isCalculation = words.allSatisfy { word in
      UnitNumber(word) != nil || ["-", "calc", "min", "max", "clamp", "round", "roundTo"].contains(word)
    }
    return words.count > 1 && isCalculation ? opaque(text, .calculation) : nil
  }

  private func isShadow(_ text: String) -> Bool {
    ShorthandText.shadows(text)?.allSatisfy { readColorText($0["color"]?.plainText ?? "") != nil } ?? false
  }

  /// The result of a text that is a calculation and more than a number.
  private func calculated(_ text: String) -> UnitNumber? { Calculation.result(of: text) }

  /// A number; a height of line may be a length.
  private mutating func numberValue(_ literal: TokenExpression) -> TokenValue? {
    let wanted = "a number"
    switch literal.kind {
    case .number(let number):
      guard number.isFinite else { return expected(wanted, literal) }
      return reading.writtenType != nil && role == .lineHeight ? bareLineHeight(number, literal) : .number(number)
    case .string(let text):
      if let number = UnitNumber(text) {
        return quantity(number, literal) ?? expected(wanted, literal)
      }
      if let number = calculated(text) {
        note(.calculation, at: literal.location, "'\(text)' is \(number.value.text())\(number.unit)")
        return quantity(number, literal) ?? opaque(text, .calculation)
      }
      if let reason = OpaqueValue.reason(of: text) { return opaque(text, reason) }
      if let value = textTypedAsNumber(text, literal) { return value }
      return severalLengths(text) ?? expected(wanted, literal)
    case .object:
      // A height of line as a length.
      guard literal["value"] != nil, literal["unit"] != nil else { return expected(wanted, literal) }
      note(.lengthAsNumber, at: literal.location)
      return dimension(literal)
    case .null, .boolean, .list, .alias, .pointer, .composed: return expected(wanted, literal)
    }
  }

  private mutating func quantity(_ number: UnitNumber, _ literal: TokenExpression) -> TokenValue? {
    switch number.unit {
    case "":
      if role == .lineHeight { return bareLineHeight(number.value, literal) }
      note(.numberText, at: literal.location)
      return .number(number.value)
    case "%":
      note(.numberText, at: literal.location)
      return .number(number.value / 100)
    case "px", "rem":
      let points = number.unit == "rem" ? number.value * 16 : number.value
      note(.lengthAsNumber, at: literal.location, "'\(literal.plainText)' is read as \(points.text()) pt")
      return .dimension(points)
    case "em" where role == .lineHeight: return .number(number.value)
    case "em": return .em(number.value)
    case let unit where UnitNumber.foreign.contains(unit): return opaque(literal.plainText, .unit(unit))
    default: return nil
    }
  }

  /// A height of line without a unit: a multiple of the size, or points.
  mutating func bareLineHeight(_ number: Double, _ literal: TokenExpression) -> TokenValue {
    let isFactor = reading.isFactor(number)
    noteLineHeight(number, isFactor: isFactor, at: literal.location)
    return isFactor ? .number(number) : .dimension(number)
  }

  /// Notes how a height of line without a unit is read, where a setting or its size decided it.
  mutating func noteLineHeight(_ number: Double, isFactor: Bool, at location: SourceLocation?) {
    guard !isFactor || reading.lineHeight != nil else { return }
    let setting = reading.lineHeight.map { " (lineHeight: \($0.rawValue))" } ?? ""
    note(
      .bareLineHeight, at: location,
      "'\(number.text())' is read as \(number.text())" + (isFactor ? " times the font size" : " pt") + setting,
      hint: TokenNote.Kind.bareLineHeight.hint + ", or " + reading.choice.wayToSet("lineHeight", "--line-height"))
  }

  /// Seconds, from `{"value": 100, "unit": "ms"}`, `"100ms"` or a bare number of milliseconds.
  private mutating func duration(_ literal: TokenExpression) -> TokenValue? {
    let wanted = #"a duration such as {"value": 100, "unit": "ms"}"#
    switch literal.kind {
    case .number(let number): return bareDuration(number, literal)
    case .string(let text):
      guard let number = UnitNumber(text) ?? calculated(text) else {
        return OpaqueValue.reason(of: text).map { opaque(text, $0) } ?? expected(wanted, literal)
      }
      switch number.unit {
      case "": return bareDuration(number.value, literal)
      case "ms", "s":
        note(.durationText, at: literal.location)
        return .duration(number.unit == "ms" ? number.value / 1000 : number.value)
      default: return expected(wanted, literal)
      }
    case .object:
      guard let members = members(literal, required: ["value", "unit"], wanted) else { return nil }
      let value = measured(members["value"]!, "a number of ms or s")
      guard let unit = keyword(members["unit"]!, among: ["ms", "s"], "the unit ms or s"), let value else { return nil }
      return .duration(unit == "ms" ? value / 1000 : value)
    case .null, .boolean, .list, .alias, .pointer, .composed: return expected(wanted, literal)
    }
  }

  private mutating func bareDuration(_ number: Double, _ literal: TokenExpression) -> TokenValue {
    note(.bareDuration, at: literal.location, "'\(number.text())' is read as \(number.text()) ms")
    return .duration(number / 1000)
  }

  /// The number of a dimension or duration, which tools may quote.
  private mutating func measured(_ expression: TokenExpression, _ wanted: String) -> Double? {
    guard let literal = literal(expression) else { return nil }
    if case .string(let text) = literal.kind, let number = UnitNumber(text) ?? calculated(text), number.unit.isEmpty {
      note(.numberText, at: literal.location)
      return number.value
    }
    return number(literal, wanted)
  }

  /// Families in order of preference, from a name, a list of names, or names in one text.
  mutating func fontFamily(_ literal: TokenExpression) -> [String]? {
    let wanted = "a font family or a list of them"
    guard case .list(let elements) = literal.kind else {
      guard let text = string(literal, wanted) else { return nil }
      let names = CSSText.parts(text, at: ",").map { $0.filter { !"'\"".contains($0) }.trimmed }.filter { !$0.isEmpty }
      if names.isEmpty { return expected(wanted, literal) }
      if names.count > 1 || names[0] != text { note(.familyList, at: literal.location) }
      return names
    }
    if elements.isEmpty { return expected("at least one font family", literal) }
    var families: [String] = []
    var isComplete = true
    for element in elements {
      if wholeTarget(element) != nil {
        if case .fontFamily(let names)? = value(element, as: .fontFamily) {
          families += names
          guard !isTooLong(families.count, literal) else { return nil }
        } else {
          isComplete = false
        }
      } else if let name = string(element, "a font family") {
        families.append(name)
      } else {
        isComplete = false
      }
    }
    return isComplete ? families : nil
  }

  /// Whether a list that references may double has become too long; recorded if so.
  mutating func isTooLong(_ count: Int, _ list: TokenExpression) -> Bool {
    guard count > Limits.tokenElements else { return false }
    let wanted = "at most \(Limits.tokenElements) elements, those of references included"
    let _: Never? = fail(.badValue(found: "\(count)", expected: wanted, hint: nil), at: list.location)
    return true
  }

  /// A weight, from a number of 1…1000 or a name.
  private mutating func fontWeight(_ literal: TokenExpression) -> TokenValue? {
    let wanted = "a font weight of 1 to 1000, or a name such as bold"
    guard case .string(let name) = literal.kind else {
      return number(literal, in: 1...1000, wanted).map { .fontWeight($0) }
    }
    if let weight = Self.fontWeights[name] { return .fontWeight(weight) }
    if let weight = FontWeightText(name) {
      note(.weightName, at: literal.location)
      if weight.isItalic { note(.droppedStyle, at: literal.location, "'\(name)' is read as \(weight.weight.text())") }
      return .fontWeight(weight.weight)
    }
    if let number = calculated(name), number.unit.isEmpty, (1...1000).contains(number.value) {
      note(.calculation, at: literal.location, "'\(name)' is \(number.value.text())")
      return .fontWeight(number.value)
    }
    if ["inherit", "initial", "unset", "bolder", "lighter"].contains(name.lowercased()) {
      return opaque(name, .keyword)
    }
    return expected(wanted, literal, hint: suggested(name, among: Self.fontWeights.keys.sorted()))
  }

  /// Four numbers, the horizontal ones within 0…1; or a curve of CSS.
  private mutating func cubicBezier(_ literal: TokenExpression) -> TokenValue? {
    let wanted = "four numbers [x1, y1, x2, y2]"
    if case .string(let text) = literal.kind {
      guard let curve = ShorthandText.curve(text), (0...1).contains(curve[0]), (0...1).contains(curve[2]) else {
        return OpaqueValue.reason(of: text).map { opaque(text, $0) } ?? expected(wanted, literal)
      }
      note(.curveText, at: literal.location)
      return .cubicBezier(curve[0], curve[1], curve[2], curve[3])
    }
    guard let elements = list(literal, wanted) else { return nil }
    guard elements.count == 4 else { return expected(wanted, literal) }
    var numbers: [Double] = []
    for (index, element) in elements.enumerated() {
      let value =
        index % 2 == 0
        ? number(element, in: 0...1, "a horizontal coordinate of 0 to 1") : number(element, "a vertical coordinate")
      if let value { numbers.append(value) }
    }
    return numbers.count == 4 ? .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }

  /// A text; numbers and truth values are texts too.
  private mutating func text(_ literal: TokenExpression) -> String? {
    switch literal.kind {
    case .string(let text): text
    case .number(let number): number.text()
    case .boolean(let value): value ? "true" : "false"
    case .null, .list, .object, .alias, .pointer, .composed: expected("a string", literal)
    }
  }

  /// `true` or `false`, or a text of it.
  private mutating func truth(_ literal: TokenExpression) -> Bool? {
    if case .string(let text) = literal.kind, ["true", "false"].contains(text.trimmed.lowercased()) {
      note(.booleanText, at: literal.location)
      return text.trimmed.lowercased() == "true"
    }
    return boolean(literal, "true or false")
  }

  /// The weights that DTCG 2025.10 names.
  static let fontWeights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
    "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800,
    "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]
}

import DSCascade
import DSDiagnostics
import DSGeometry

/// The formats that tools wrote before DTCG 2025.10: rewrites them, and counts them for one warning a format and file.
struct LegacyFormats {
  /// A format that 2025.10 writes differently.
  enum Format: Int, CaseIterable {
    case unprefixed, foreignType, colorText, dimensionText, durationText, numberText, weightName, familyList
    case lineHeightText, shadowNames
  }

  /// Types of Style Dictionary and Tokens Studio, and what they are in DTCG.
  static let types: [String: TokenType] = [
    "fontSizes": .dimension, "fontSize": .dimension, "fontWeights": .fontWeight, "fontFamilies": .fontFamily,
    "lineHeights": .number, "lineHeight": .number, "letterSpacing": .dimension, "paragraphSpacing": .dimension,
    "borderWidth": .dimension, "borderRadius": .dimension, "sizing": .dimension, "size": .dimension,
    "spacing": .dimension, "opacity": .number, "boxShadow": .shadow, "text": .string, "time": .duration,
    "cubic-bezier": .cubicBezier,
  ]

  private var found: [Format: (first: SourceLocation, hint: String, count: Int)] = [:]

  /// Records that a format was met; `hint` is how to write it now, by default an example of the format.
  mutating func note(_ format: Format, at location: SourceLocation?, hint: String? = nil) {
    guard let location else { return }
    found[format, default: (location, hint ?? format.hint, 0)].count += 1
  }

  /// One warning for each format, at the first place, with the number of places.
  func report(to diagnostics: inout DiagnosticBag) {
    for format in Format.allCases {
      guard let (first, hint, count) = found[format] else { continue }
      let more = count > 1 ? " (and \(count - 1) more in this file)" : ""
      diagnostics.warning("legacy-token-format", format.message + more, at: first, hint: hint)
    }
  }

  /// The value with legacy formats of `type` rewritten; everything else stays, to be judged by the type's own rules.
  mutating func modernised(_ value: TokenExpression, as type: TokenType) -> TokenExpression {
    guard !value.isReference else { return value }
    return switch type {
    case .color: color(value)
    case .dimension: dimension(value)
    case .duration: duration(value)
    case .number: number(value)
    case .fontWeight: fontWeight(value)
    case .fontFamily: fontFamily(value)
    case .border: mapMembers(value, ["color": .color, "width": .dimension, "style": .strokeStyle])
    case .transition:
      mapMembers(value, ["duration": .duration, "delay": .duration, "timingFunction": .cubicBezier])
    case .strokeStyle: mapMembers(value, ["dashArray": .dimension])
    case .gradient: mapMembers(value, ["color": .color, "position": .number])
    case .shadow: mapMembers(shadow(value), Self.shadowTypes)
    case .typography: typography(value)
    case .cubicBezier, .string, .boolean: value
    }
  }

  private static let shadowTypes: [String: TokenType] = [
    "color": .color, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension, "spread": .dimension,
  ]

  /// An object's members, or those of a list's objects, rewritten by their types; a member that is a list is rewritten
  /// element by element.
  private mutating func mapMembers(_ value: TokenExpression, _ types: [String: TokenType]) -> TokenExpression {
    switch value.kind {
    case .list(let elements):
      var list: [TokenExpression] = []
      for element in elements { list.append(mapMembers(element, types)) }
      return TokenExpression(.list(list), at: value.location)
    case .object(let members):
      var mapped = members
      for index in members.indices {
        guard let type = types[members[index].key] else { continue }
        if case .list(let elements) = members[index].value.kind, type == .dimension {
          var list: [TokenExpression] = []
          for element in elements { list.append(modernised(element, as: type)) }
          mapped[index].value.kind = .list(list)
        } else {
          mapped[index].value = modernised(members[index].value, as: type)
        }
      }
      return TokenExpression(.object(mapped), at: value.location)
    case .null, .boolean, .number, .string, .alias, .pointer: return value
    }
  }

  private mutating func color(_ value: TokenExpression) -> TokenExpression {
    guard case .string(let text) = value.kind, let color = readColorText(text) else { return value }
    note(.colorText, at: value.location, hint: "write " + color.tokenText)
    return TokenExpression(TokenExpression.value(.color(color)).kind, at: value.location)
  }

  private mutating func dimension(_ value: TokenExpression) -> TokenExpression {
    let number: Double
    var unit = "px"
    switch value.kind {
    case .number(let points): number = points
    case .string(let text):
      guard let (magnitude, suffix) = splitUnit(text), ["", "px", "rem"].contains(suffix) else { return value }
      number = magnitude
      if suffix == "rem" { unit = suffix }
    case .null, .boolean, .list, .object, .alias, .pointer: return value
    }
    note(.dimensionText, at: value.location)
    return measure(number, unit, at: value.location)
  }

  private mutating func duration(_ value: TokenExpression) -> TokenExpression {
    guard case .string(let text) = value.kind, let (number, unit) = splitUnit(text), ["ms", "s"].contains(unit) else {
      return value
    }
    note(.durationText, at: value.location)
    return measure(number, unit, at: value.location)
  }

  private mutating func number(_ value: TokenExpression) -> TokenExpression {
    guard case .string(let text) = value.kind, let (number, unit) = splitUnit(text), ["", "%"].contains(unit) else {
      return value
    }
    note(.numberText, at: value.location)
    return TokenExpression(.number(unit == "%" ? number / 100 : number), at: value.location)
  }

  private mutating func fontWeight(_ value: TokenExpression) -> TokenExpression {
    guard case .string(let text) = value.kind else { return value }
    if let number = Double(text), number.isFinite {
      note(.weightName, at: value.location)
      return TokenExpression(.number(number), at: value.location)
    }
    func plain(_ name: String) -> String { String(name.lowercased().filter { !" -_".contains($0) }) }
    guard let name = fontWeightNames.first(where: { plain($0) == plain(text) }), name != text else { return value }
    note(.weightName, at: value.location)
    return TokenExpression(.string(name), at: value.location)
  }

  private mutating func fontFamily(_ value: TokenExpression) -> TokenExpression {
    guard case .string(let text) = value.kind, text.contains(",") else { return value }
    note(.familyList, at: value.location)
    let names = text.split(separator: ",").map { $0.filter { !"'\"".contains($0) }.trimmed }.filter { !$0.isEmpty }
    return TokenExpression(.list(names.map { TokenExpression(.string($0), at: value.location) }), at: value.location)
  }

  /// Tokens Studio names a shadow's members `x`, `y` and `type`.
  private mutating func shadow(_ value: TokenExpression) -> TokenExpression {
    if case .list(let elements) = value.kind {
      var list: [TokenExpression] = []
      for element in elements { list.append(shadow(element)) }
      return TokenExpression(.list(list), at: value.location)
    }
    guard case .object(let members) = value.kind, value["x"] != nil, value["y"] != nil else { return value }
    note(.shadowNames, at: value.location)
    var renamed: [String: TokenExpression] = [:]
    for member in members {
      switch (member.key, member.value.kind) {
      case ("x", _): renamed["offsetX"] = member.value
      case ("y", _): renamed["offsetY"] = member.value
      case ("type", .string("innerShadow")): renamed["inset"] = TokenExpression(.boolean(true))
      case ("type", .string("dropShadow")): renamed["inset"] = TokenExpression(.boolean(false))
      default: renamed[member.key] = member.value
      }
    }
    return TokenExpression(TokenExpression.object(renamed).kind, at: value.location)
  }

  private mutating func typography(_ value: TokenExpression) -> TokenExpression {
    let types: [String: TokenType] = [
      "fontFamily": .fontFamily, "fontSize": .dimension, "fontWeight": .fontWeight, "letterSpacing": .dimension,
      "lineHeight": .number,
    ]
    var value = mapMembers(value, types)
    // A line height in px is a multiple of the size only where both are written out.
    guard case .object(var members) = value.kind, let index = members.firstIndex(where: { $0.key == "lineHeight" }),
      let size = value["fontSize"].flatMap(points), size > 0, !members[index].value.isReference
    else { return value }
    if case .number = members[index].value.kind { return value }
    var height = members[index].value
    if case .string(let text) = height.kind, let (number, unit) = splitUnit(text), ["px", "rem"].contains(unit) {
      height = measure(number, unit, at: height.location)
    }
    guard let height = points(height) else { return value }
    note(.lineHeightText, at: members[index].value.location)
    members[index].value.kind = .number(height / size)
    value.kind = .object(members)
    return value
  }

  /// The points of a dimension that is written out.
  private func points(_ expression: TokenExpression) -> Double? {
    guard case .number(let number)? = expression["value"]?.kind, case .string(let unit)? = expression["unit"]?.kind
    else { return nil }
    return unit == "px" ? number : unit == "rem" ? number * 16 : nil
  }

  private func measure(_ number: Double, _ unit: String, at location: SourceLocation?) -> TokenExpression {
    TokenExpression(TokenExpression.object(["value": .number(number), "unit": .string(unit)]).kind, at: location)
  }
}

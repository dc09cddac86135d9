import DSCascade
import DSDiagnostics
import DSGeometry

/// How values are written.
extension Linter {
  mutating func checkWritings() {
    findBareSizes()
    look(.missingType) { linter, _, path, writing in
      guard writing.definition.type == nil, !writing.definition.expression.isReference,
        writing.contexts.allSatisfy({
          linter.tokens.contexts[$0].style.groupType(of: path, includingRoot: true) == nil
        })
      else { return }
      linter.add(
        .missingType, token: path, "'\(path)' has no type",
        at: writing.definition.location ?? linter.tokens.place(of: path),
        hint: "add \"$type\" to the token or to a group around it")
    }
    checkColors()
    checkTypography()
  }

  /// Sizes without a unit, in files most of whose sizes have one: a file without any unit counts in pixels on purpose.
  private mutating func findBareSizes() {
    guard let settings = settings(of: .numberWithoutUnit) else { return }
    var withUnit: [String: Int] = [:]
    var bare: [String: [(path: TokenPath, place: SourceLocation, number: Double)]] = [:]
    for path in tokens.paths {
      for writing in tokens.writings[path] ?? [] {
        guard writing.definition.type == .dimension, let size = writing.definition.expression.writtenSize else {
          continue
        }
        let place = writing.definition.expression.location ?? tokens.place(of: path)
        if size.hasUnit {
          withUnit[place.file, default: 0] += 1
        } else if size.number != 0 {
          bare[place.file, default: []].append((path, place, size.number))
        }
      }
    }
    for (file, sizes) in bare.sorted(by: { $0.key < $1.key }) {
      let others = withUnit[file] ?? 0
      guard settings.all || others > sizes.count else { continue }
      for size in sizes where settings.covers(size.path.description) {
        add(
          .numberWithoutUnit, token: size.path,
          "'\(size.path)' is \(size.number.text()) without a unit"
            + (others > 0 ? ", and \(others) other sizes in this file have one" : ""),
          at: size.place, hint: "write {\"value\": \(size.number.text()), \"unit\": \"px\"}")
      }
    }
  }

  private mutating func checkColors() {
    look(.colorSpace) { linter, settings, path, writing in
      let others = writing.definition.colors.map(\.space).filter { !settings.spaces.contains($0) }
      guard let other = others.first else { return }
      let spaces = settings.spaces.map(\.rawValue).joined(separator: " or ")
      linter.add(
        .colorSpace, token: path, "'\(path)' is written in \(other.rawValue), expected \(spaces)",
        at: writing.definition.location ?? linter.tokens.place(of: path), hint: "write the colour in \(spaces)")
    }
    look(.outOfGamut) { linter, settings, path, writing in
      guard writing.definition.colors.contains(where: { !$0.isWithin(settings.gamut) }) else { return }
      linter.add(
        .outOfGamut, token: path, "'\(path)' has a colour that \(settings.gamut.rawValue) cannot show",
        at: writing.definition.location ?? linter.tokens.place(of: path),
        hint: "lower its chroma, or set 'gamut' to what your displays show")
    }
  }

  private mutating func checkTypography() {
    look(.missingMember) { linter, settings, path, writing in
      guard case .object(let members) = writing.definition.expression.kind,
        let index = writing.contexts.first,
        case .typography? = try? linter.tokens.contexts[index].style.value(of: path)
      else { return }
      let missing = settings.members.filter { name in !members.contains { $0.key == name } }
      guard !missing.isEmpty else { return }
      linter.add(
        .missingMember, token: path, "'\(path)' has no \(missing.joined(separator: ", "))",
        at: writing.definition.location ?? linter.tokens.place(of: path), hint: "write every member out")
    }
    guard let settings = settings(of: .smallFont), let least = settings.size else { return }
    for path in tokens.paths where settings.covers(path.description) {
      var small: [Int] = []
      var size = least
      for (index, value) in tokens.values(of: path).enumerated() {
        guard let found = value?.fontSize(at: path), found < least else { continue }
        small.append(index)
        size = min(size, found)
      }
      guard !small.isEmpty else { continue }
      add(
        .smallFont, token: path,
        "'\(path)' is \(size.text()) pt\(tokens.suffix(small)), expected at least \(least.text())",
        at: tokens.place(of: path), hint: "take a larger size, or except it under 'ignore'")
    }
  }
}

extension TokenDefinition {
  /// The colours that are written out in a token that holds some.
  fileprivate var colors: [WrittenColor] {
    switch type {
    case .color, .border, .gradient, .shadow: expression.writtenColors
    case nil, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition,
      .typography, .string, .boolean, .opaque:
      []
    }
  }
}

extension TokenExpression {
  /// The number of a size that is written out, and whether a unit is with it; nil for everything else.
  fileprivate var writtenSize: (number: Double, hasUnit: Bool)? {
    switch kind {
    case .number(let number): (number, false)
    case .string(let text): Double(text).map { ($0, false) } ?? Self.sizeWithUnit(text)
    case .object(let members):
      members.first { $0.key == "value" }.flatMap { member in
        if case .number(let number) = member.value.kind { (number, members.contains { $0.key == "unit" }) } else { nil }
      }
    case .null, .boolean, .list, .alias, .composed, .pointer: nil
    }
  }

  private static func sizeWithUnit(_ text: String) -> (number: Double, hasUnit: Bool)? {
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
    let unit = text.dropFirst(digits.count)
    guard let number = Double(digits), !unit.isEmpty, unit.allSatisfy(\.isLetter) else { return nil }
    return (number, true)
  }
}

extension TokenValue {
  /// A font size in points: that of a typography, or a length whose name says so.
  fileprivate func fontSize(at path: TokenPath) -> Double? {
    switch self {
    case .typography(let typography): typography.fontSize
    case .dimension(let length):
      String(decoding: path.description.lowercased().utf8.filter { !"-_ .".utf8.contains($0) }, as: UTF8.self)
        .contains("fontsize") ? length : nil
    case .color, .number, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition,
      .shadow, .gradient, .string, .boolean, .em, .opaque:
      nil
    }
  }
}

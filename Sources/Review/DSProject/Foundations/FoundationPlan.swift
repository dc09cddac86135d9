package import DSCascade
import DSGeometry

/// Which sheets show the tokens of a theme, and in which modes.
package struct FoundationPlan: Sendable {
  /// One picture of a sheet: the tokens of a group.
  package struct Scenario: Sendable {
    /// The scenario's name.
    package var name: String
    /// The path of the group; empty for all tokens.
    package var group: String
    /// Whether tokens of groups inside it are left out.
    package var isDirect: Bool
    /// Which of the tokens are shown, counted from 0; nil for all.
    package var slice: Range<Int>?
    /// The type of the tokens; nil where the sheet decides it.
    package var type: TokenType?
    /// The modes that change none of the tokens, with the context that is drawn.
    package var fixed: [(mode: String, context: String)]
  }

  /// The sheets with their pictures, in the order of the sheets.
  package private(set) var sheets: [(sheet: FoundationSheet, scenarios: [Scenario])] = []
  /// How many tokens there are with a value.
  package let tokens: Int
  /// The mode that decides whether grounds are dark: one that has a light and a dark context; nil for none, or where its name
  /// says so itself.
  package let schemeMode: String?
  /// The families that tokens name and that there is no font of, sorted, with those that stand in for them.
  package let substitutes: [(family: String, by: String)]

  /// What tokens that are shown as texts need room for.
  package let texts: Texts

  /// What tokens that are shown as texts need room for: texts of several lines need columns of a fixed width.
  package struct Texts: Hashable, Sendable {
    /// Whether some value takes several lines.
    package var hasLongValues = false
    /// Whether some token has a description.
    package var hasDescriptions = false
  }

  /// Plans the sheets of a theme.
  /// - Parameter families: the families of the fonts that there are.
  package init(_ theme: Theme, families: [String]) {
    let found = ThemeTokens(theme)
    tokens = found.types.count
    texts = found.texts
    substitutes = found.missingFamilies(families).map { ($0, standIn(for: $0, among: families)) }
    schemeMode = theme.modes.contains { $0.name == "scheme" } ? nil : theme.modes.first(where: \.isScheme)?.name
    let modes = ChangingModes(theme)
    for sheet in FoundationSheet.allCases {
      var names = SheetNames()
      var scenarios: [Scenario] = []
      for type in found.types(on: sheet) {
        let all = found.tokens(of: type)
        let own = found.tokens(of: type, on: sheet)
        // What is known by its name has a picture where a group holds nothing else; the general sheet shows the others.
        let tops = sheet.general != nil ? pureGroups(of: own, among: all) : [TokenPath("")]
        for part in tops.flatMap({ parts(of: all, in: $0, on: sheet) }) {
          scenarios.append(
            Scenario(
              name: names.name(for: part.group, type: sheet.hasSeveralTypes ? type : nil),
              group: part.group.description,
              isDirect: part.isDirect, slice: part.slice, type: sheet.hasSeveralTypes ? type : nil,
              fixed: modes.fixed(for: part.tokens)))
        }
      }
      if !scenarios.isEmpty { sheets.append((sheet, scenarios)) }
    }
  }

  /// How many pictures there are without modes.
  package var pictures: Int { sheets.reduce(0) { $0 + $1.scenarios.count } }
}

extension Theme.Mode {
  /// Whether one of its contexts is light by its name, and one dark.
  fileprivate var isScheme: Bool {
    ["light", "dark"].allSatisfy { scheme in
      contexts.contains { name in
        name.lowercased().split { !$0.isLetter }.contains { $0 == scheme }
      }
    }
  }
}

/// The tokens of a theme in all of its contexts.
private struct ThemeTokens {
  private(set) var types: [TokenPath: TokenType] = [:]
  private var sheets: [TokenPath: FoundationSheet] = [:]
  private var families: [[String]] = []
  private(set) var texts = FoundationPlan.Texts()

  init(_ theme: Theme) {
    for style in theme.coveringSelections.compactMap({ try? theme.style(in: $0) }) {
      for path in style.tokenPaths {
        guard let value = try? style.value(of: path) else { continue }
        types[path] = value.type
        let sheet = FoundationSheet(path, value)
        sheets[path] = sheet
        if sheet == .values || sheet.general == .values {
          if value.text.count > 64 { texts.hasLongValues = true }
          if style.definition(of: path)?.description?.isEmpty == false { texts.hasDescriptions = true }
        }
        switch value {
        case .typography(let typography): families.append(typography.fontFamily)
        case .fontFamily(let names): families.append(names)
        default: break
        }
      }
    }
  }

  /// The types of which there are tokens on a sheet, in the order of DTCG.
  func types(on sheet: FoundationSheet) -> [TokenType] {
    (TokenType.allCases + [.opaque]).filter { !tokens(of: $0, on: sheet).isEmpty }
  }

  /// The tokens of a type, sorted.
  func tokens(of type: TokenType) -> [TokenPath] { types.filter { $0.value == type }.keys.sorted() }

  /// The tokens of a type that a sheet shows, sorted. What is known by its name is on the general sheet of its type too,
  /// which has no gaps.
  func tokens(of type: TokenType, on sheet: FoundationSheet) -> [TokenPath] {
    tokens(of: type).filter { sheets[$0] == sheet || sheets[$0]?.general == sheet }
  }

  /// The first names of lists of families of which there is none, sorted.
  func missingFamilies(_ known: [String]) -> [String] {
    Set(families.filter { names in !names.contains(where: known.contains) }.compactMap(\.first)).sorted()
  }
}

/// The highest groups in which all tokens of a type are among some of them; sorted.
private func pureGroups(of own: [TokenPath], among all: [TokenPath]) -> [TokenPath] {
  let own = Set(own)
  var mixed: Set<TokenPath> = []
  for path in all where !own.contains(path) { mixed.formUnion(path.ancestors) }
  return Set(own.compactMap { path in path.ancestors.last { !mixed.contains($0) } }).sorted()
}

/// A group with the tokens of it that one picture shows.
private struct SheetPart {
  var group: TokenPath
  var isDirect = false
  var slice: Range<Int>?
  var tokens: [TokenPath]
}

/// A group as one part, or as several where it has more tokens than a picture holds: its groups, and then slices.
private func parts(of all: [TokenPath], in group: TokenPath, on sheet: FoundationSheet) -> [SheetPart] {
  let tokens = all.filter { $0 == group || $0.names(below: group) != nil }
  if sheet.height(of: tokens) <= sheet.greatestHeight(of: tokens) { return [SheetPart(group: group, tokens: tokens)] }
  let direct = tokens.filter { $0.ancestors.first == group }
  let groups = Set(
    tokens.compactMap { path -> TokenPath? in
      guard path.ancestors.first != group, let first = path.names(below: group)?.split(separator: ".").first else {
        return nil
      }
      return group.appending(first)
    }
  ).sorted { naturallyPrecedes($0.description, $1.description) }
  return slices(of: direct, in: group, on: sheet) + groups.flatMap { parts(of: all, in: $0, on: sheet) }
}

/// The tokens of a group without those of groups inside, in as many pictures as they take.
private func slices(of direct: [TokenPath], in group: TokenPath, on sheet: FoundationSheet) -> [SheetPart] {
  if direct.isEmpty { return [] }
  let count = Int((sheet.height(of: direct) / sheet.greatestHeight(of: direct)).rounded(.up))
  if count < 2 { return [SheetPart(group: group, isDirect: true, tokens: direct)] }
  let length = (direct.count + count - 1) / count
  return stride(from: 0, to: direct.count, by: length).map { start in
    // All of them count for the modes: which of them are on a slice depends on their order.
    SheetPart(
      group: group, isDirect: true, slice: start..<min(start + length, direct.count), tokens: direct)
  }
}

/// The family that stands in for one that there is no font of: one of its kind, as far as its name says.
private func standIn(for family: String, among families: [String]) -> String {
  let name = family.lowercased()
  func first(_ word: String) -> String? { families.first { $0.contains(word) } }
  let kind: String? =
    if ["mono", "code", "courier", "consolas", "menlo"].contains(where: name.contains) {
      first("Mono")
    } else if name.contains("rounded") {
      first("Rounded")
    } else if ["georgia", "times", "garamond", "playfair", "merriweather", "lora"].contains(where: name.contains)
      || (name.contains("serif") && !name.contains("sans"))
    {
      first("Serif")
    } else {
      nil
    }
  return kind ?? families.first ?? family
}

/// Names of scenarios, each once.
private struct SheetNames {
  private var taken: Set<String> = []

  /// The name of the picture of a group, which may be a part of an id.
  mutating func name(for group: TokenPath, type: TokenType?) -> String {
    let words = (type.map { [$0.rawValue] } ?? []) + (group.description.isEmpty ? [] : group.segments)
    var name = ""
    for scalar in words.joined(separator: "-").unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(Character(scalar)))
      if isPlain { name.unicodeScalars.append(scalar) } else if name.last != "-", !name.isEmpty { name += "-" }
    }
    while name.last == "-" { name.removeLast() }
    if name.isEmpty { name = group.description.isEmpty ? "all" : "group" }
    name = String(name.prefix(60))
    var unique = name
    var number = 2
    // Some file systems take names that differ in capitals for the same.
    while !taken.insert(unique.lowercased()).inserted {
      unique = "\(name)-\(number)"
      number += 1
    }
    return unique
  }
}

/// Which modes change which tokens.
private struct ChangingModes {
  private let modes: [(mode: Theme.Mode, usual: String, changed: Set<TokenPath>)]

  init(_ theme: Theme) {
    let first = theme.coveringSelections.first ?? ModeSelection()
    // Modes may matter only together: where there are few selections, each is compared with that of the usual context.
    let selections =
      theme.modes.reduce(1) { $0 * $1.contexts.count } <= 128 ? theme.selections : theme.coveringSelections
    modes = theme.modes.map { mode in
      let usual = first[mode.name] ?? mode.contexts[0]
      var changed: Set<TokenPath> = []
      for selection in selections where selection[mode.name] != usual {
        var other = selection
        other[mode.name] = usual
        guard
          let (a, b) = (try? theme.style(in: selection)).flatMap({ a in (try? theme.style(in: other)).map { (a, $0) } })
        else { continue }
        for path in Set(a.tokenPaths + b.tokenPaths) where a.knownValue(of: path) != b.knownValue(of: path) {
          changed.insert(path)
        }
      }
      return (mode, usual, changed)
    }
  }

  /// The modes that change none of some tokens, with the context to draw them in.
  func fixed(for tokens: [TokenPath]) -> [(mode: String, context: String)] {
    modes.filter { $0.mode.contexts.count > 1 && $0.changed.isDisjoint(with: tokens) }.map { ($0.mode.name, $0.usual) }
  }
}

/// The page `docs/swiftui-support.md`: how much of Apple's public API there is, and what differs.
package func supportPage(_ comparison: SymbolComparison) -> String {
  var page = introduction
  page += "## The four families\n\n"
  page += table("family", families(comparison) + [("modifiers of `View`", modifiers(comparison))])
  page += "\n## Section by section\n\n"
  page += table("section", comparison.sections.map { ($0.section.title, Counts($0.statuses)) }, total: "all")
  for (section, statuses) in comparison.sections {
    page += "\n## \(section.title)\n"
    page += paragraph("Differs", section.symbols, statuses, column: 1)
    page += paragraph("Ignored", section.symbols, statuses, column: 2)
    page += paragraph("Unavailable", section.symbols, statuses, column: 3)
    page += names("Full", section.symbols, statuses, column: 0)
    page += names("Absent", section.symbols, statuses, column: 4)
  }
  return page
}

private let introduction = """
  <!-- Generated from the code by scripts/generate swiftui-support. -->

  # SwiftUI support

  This page compares every public symbol of SwiftUI with what the module `SwiftUI` of this package exports. The list of
  Apple's names is `Fixtures/SwiftUI/symbols.txt`, the exported symbols come from the toolchain's symbol graph, and the
  differences come from documentation comments. After a change of the API run `scripts/generate swiftui-support`; until
  then a test fails.

  - **Full**: works as Apple documents it, as far as a still picture can show.
  - **Partial**: exists, and the picture can differ; the sentence says how.
  - **Ignored**: exists so that sources compile, and has no effect; the sentence says why. If Apple's picture would
    differ, the run reports it.
  - **Unavailable**: has no meaning here; using it is a compiler error with an explanation.
  - **Absent**: does not exist; sources that use it do not compile.

  Each type, member, case, associated type, macro and function counts once. Overloads with the same labels count once,
  and are partial if one of them is. A type's sentence applies to members without a sentence; a protocol's sentence does
  so only if the protocol is ignored. A type is ignored if only ignored symbols accept or return it. A symbol with fewer
  labels than Apple's is partial; one whose additional labels have defaults counts under the name it is called by. A
  missing overload beside an existing one is listed only if a comment mentions it.

  Not counted:

  - what conformances to the standard library's protocols add
  - result builders' blocks of several views
  - areas that a picture of a component does not touch: bridges to UIKit and AppKit, widgets, documents, commands,
    immersive spaces and everything with depth, and the modifiers that other frameworks add to views (charts, maps,
    store, photos and similar)

  [frames.md](frames.md#what-equality-rests-on) lists what was compared with recordings of Apple's own SwiftUI, and where
  the recordings come from.

  A test compares pairs of views that Apple's platforms draw differently because of one symbol. It fails if they look the
  same here although the symbol counts as full (`Tests/Tools/DSSupportPageTests/HonestyTests.swift`).


  """

/// How many symbols have each status.
private struct Counts {
  var numbers: [Int]

  init(_ statuses: [SymbolStatus]) {
    numbers = SymbolStatus.names.indices.map { column in statuses.count { $0.column == column } }
  }

  var total: Int { numbers.reduce(0, +) }

  /// A number with its share in whole percent.
  func cell(_ column: Int) -> String {
    let number = numbers[column]
    return number == 0 ? "–" : "\(number) · \((number * 200 + total) / (total * 2)) %"
  }
}

private func families(_ comparison: SymbolComparison) -> [(String, Counts)] {
  ["layout", "text", "shape", "control"].map { family in
    (family, Counts(comparison.sections.filter { $0.section.family == family }.flatMap(\.statuses)))
  }
}

private func modifiers(_ comparison: SymbolComparison) -> Counts {
  Counts(
    comparison.sections.flatMap { section, statuses in
      zip(section.symbols, statuses).filter { $0.0.hasPrefix("View/") }.map(\.1)
    })
}

private func table(_ subject: String, _ rows: [(String, Counts)], total: String? = nil) -> String {
  var text = "| \(subject) | symbols | \(SymbolStatus.names.joined(separator: " | ")) |\n"
  text += "|---|---:|" + String(repeating: "---:|", count: SymbolStatus.names.count) + "\n"
  var rows = rows
  if let total {
    var sum = Counts([])
    for (_, counts) in rows { sum.numbers = zip(sum.numbers, counts.numbers).map(+) }
    rows.append((total, sum))
  }
  for (name, counts) in rows {
    let cells = SymbolStatus.names.indices.map(counts.cell).joined(separator: " | ")
    text += "| \(name) | \(counts.total) | \(cells) |\n"
  }
  return text
}

/// Symbols of one status with their sentences; those with the same sentence are listed together.
private func paragraph(_ title: String, _ symbols: [String], _ statuses: [SymbolStatus], column: Int) -> String {
  var sentences: [String] = []
  var named: [String: [String]] = [:]
  for (symbol, status) in zip(symbols, statuses) where status.column == column {
    let sentence = status.sentence ?? ""
    if named[sentence] == nil { sentences.append(sentence) }
    named[sentence, default: []].append(symbol)
  }
  if sentences.isEmpty { return "" }
  return "\n\(title):\n\n"
    + sentences.map { sentence in
      wrapped("- " + compact(named[sentence] ?? []).joined(separator: "; ") + ": " + sentence, indent: "  ")
    }.joined()
}

/// The names of one status, in a run.
private func names(_ title: String, _ symbols: [String], _ statuses: [SymbolStatus], column: Int) -> String {
  let chosen = zip(symbols, statuses).filter { $0.1.column == column }.map(\.0)
  if chosen.isEmpty { return "" }
  return "\n\(title):\n\n" + compact(chosen).map { wrapped("- " + $0, indent: "  ") }.joined()
}

/// Paths with the members of one type together: `Text` (`bold()`, `italic()`).
private func compact(_ paths: [String]) -> [String] {
  var types: [String] = []
  var members: [String: [String]] = [:]
  var whole: Set<String> = []
  for path in paths {
    let parts = path.split(separator: "/", maxSplits: 1)
    let type = String(parts[0])
    if members[type] == nil {
      types.append(type)
      members[type] = []
    }
    if parts.count == 2 { members[type, default: []].append(String(parts[1])) } else { whole.insert(type) }
  }
  return types.map { type in
    let inside = (members[type] ?? []).map { "`\($0)`" }.joined(separator: ", ")
    if inside.isEmpty { return "`\(type)`" }
    return whole.contains(type) ? "`\(type)`, with \(inside)" : "of `\(type)`: \(inside)"
  }
}

/// Lines of at most 120 characters.
private func wrapped(_ text: String, indent: String) -> String {
  var lines = [""]
  for word in text.split(separator: " ") {
    let last = lines[lines.count - 1]
    if last.isEmpty {
      lines[lines.count - 1] = String(word)
    } else if last.count + word.count + 1 > 120 {
      lines.append(indent + word)
    } else {
      lines[lines.count - 1] += " " + word
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

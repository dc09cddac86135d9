/// Apple's public symbols in sections, as `Fixtures/SwiftUI/symbols.txt` lists them.
package struct SymbolList: Sendable {
  /// A heading and the symbols below it.
  package struct Section: Sendable {
    /// What the symbols are about.
    package var title: String
    /// The family that the section counts towards, such as `text`; nil if it counts towards none.
    package var family: String?
    /// Paths such as `View/padding(_:)`, sorted.
    package var symbols: [String]
  }

  /// In the order of the file.
  package var sections: [Section]

  /// Reads the list: a line `# Title (family)` begins a section, every other line is a path.
  package init(_ text: String) {
    sections = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        sections.append(Self.section(titled: line.dropFirst(2)))
      } else if !sections.isEmpty {
        sections[sections.count - 1].symbols.append(String(line))
      }
    }
  }

  /// All paths of all sections.
  package var paths: Set<String> { Set(sections.flatMap(\.symbols)) }

  private static func section(titled line: Substring) -> Section {
    guard line.hasSuffix(")"), let opening = line.lastIndex(of: "(") else {
      return Section(title: String(line), family: nil, symbols: [])
    }
    let title = line[..<opening].dropLast()
    return Section(title: String(title), family: String(line[line.index(after: opening)...].dropLast()), symbols: [])
  }
}

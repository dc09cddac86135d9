/// Apple's list beside what a module exports.
package struct SymbolComparison: Sendable {
  /// What is listed, section by section, in the list's order.
  package var sections: [(section: SymbolList.Section, statuses: [SymbolStatus])]
  /// What is exported and not Apple's, sorted; must be empty.
  package var foreign: [String]

  /// Compares.
  ///
  /// - Parameters:
  ///   - unavailable: what sources mark unavailable, which the graph leaves out.
  ///   - alsoApples: paths that are Apple's and not on the list; `Type/*` stands for everything below a type.
  ///   - otherFrameworks: types of Apple's other frameworks, which are not measured.
  package init(
    list: SymbolList, graph: SymbolGraph, unavailable: [(path: String, message: String)] = [],
    alsoApples: Set<String> = [], otherFrameworks: Set<String> = []
  ) {
    let exports = Exports(graph, unavailable: unavailable)
    let listed = list.paths
    let narrower = exports.narrowerNames(of: listed)
    sections = list.sections.map { section in
      (section, section.symbols.map { exports.status(of: $0) ?? exports.status(of: $0, narrower: narrower) ?? .absent })
    }
    let used = Set(narrower.values)
    foreign = exports.paths.filter { path in
      let parts = path.split(separator: "/").map(String.init)
      return !listed.contains(path) && !used.contains(path) && !alsoApples.contains(path)
        && !parts.indices.contains { alsoApples.contains(parts[...$0].joined(separator: "/") + "/*") }
        && !otherFrameworks.contains(parts[0]) && !parts.contains { $0.hasPrefix("_") }
        && !exports.isWitness(path, listed: listed)
    }.sorted()
  }
}

import DSSupportPage
import Foundation
import TestFolder
import Testing

/// This repository, compared with Apple's list once for all tests.
extension Repository {
  /// The built modules lie beside the tests.
  static let modules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "Modules").path(percentEncoded: false)

  static let comparison = Result { try compareSymbols(repository: path, modules: modules) }

  static func text(_ file: String) throws -> String { try String(contentsOfFile: path + "/" + file, encoding: .utf8) }
}

@Test func `the module exports Apple's names and no others`() throws {
  let foreign = try Repository.comparison.get().foreign
  #expect(
    foreign == [],
    """
    Give a name of our own a leading underscore or less access. A name of Apple's, once looked up, goes into \
    Fixtures/SwiftUI/symbols.txt, or into also-apple.txt beside it where the page need not count it.
    """)
}

@Test func `the list names every symbol once, in order`() throws {
  let list = SymbolList(try Repository.text("Fixtures/SwiftUI/symbols.txt"))
  for section in list.sections {
    let inOrder = section.symbols.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
    #expect(section.symbols == inOrder, "\(section.title)")
    #expect(section.family.map { ["layout", "text", "shape", "control"].contains($0) } ?? true, "\(section.title)")
  }
  #expect(list.paths.count == list.sections.reduce(0) { $0 + $1.symbols.count })
}

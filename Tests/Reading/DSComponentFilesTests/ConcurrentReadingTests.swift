import DSDiagnostics
import DSNode
import DSNodeText
import DSShots
import DSSyntax
import Testing

@testable import DSComponentFiles

/// Components are read by several cores at once.
struct ConcurrentReadingTests {
  /// Components that use one another, of which every third names a parameter that is not there.
  private func files() throws -> [SyntaxNode] {
    try (0..<60).map { number in
      let inside = number < 4 ? "Text: $title" : "View\(number - 4): {title: $title}"
      let wrong = number.isMultiple(of: 3) ? "\n  wrong: {parameters: {tone: loud}}" : ""
      let text = """
        component: view\(number)
        parameters: {title: {type: string, default: A}}
        body: {\(inside)}
        scenarios:
          plain: {}
          titles: {each: {title: [b, c]}}\(wrong)
        """
      return try parseSyntax(Array(text.utf8), file: "\(number).yaml")
    }
  }

  /// What is read of the files, in its order, and the problems, in theirs.
  private func read(_ files: [SyntaxNode]) -> (scenarios: [String], problems: [String]) {
    var (bag, memory) = (DiagnosticBag(), ComponentMemory())
    let names = SystemNames("s")
    let components = readComponents(files, system: names, memory: &memory, diagnostics: &bag)
    let found = scenarios(of: components, system: names, memory: &memory, diagnostics: &bag)
    return (
      found.map { "\($0.component)/\($0.name)\n\($0.node.text(.comparable))" },
      bag.diagnostics.filter { $0.id == "unknown-parameter" }.map(\.location.file)
    )
  }

  @Test func `Scenarios and problems come in the order of their components`() throws {
    let found = try read(files())
    let names = found.scenarios.map { String($0.prefix { $0 != "\n" }) }
    #expect(
      names
        == (0..<60).flatMap { number in
          ["plain", "titles-b", "titles-c"].map { "view\(number)/\($0)" }
            + (number.isMultiple(of: 3) ? ["view\(number)/wrong"] : [])
        })
    #expect(found.problems == stride(from: 0, to: 60, by: 3).map { "\($0).yaml" })
  }

  @Test func `What is read is the same each time`() throws {
    let files = try files()
    let first = read(files)
    for _ in 0..<5 {
      let again = read(files)
      #expect(again.scenarios == first.scenarios)
      #expect(again.problems == first.problems)
    }
  }
}

import DSDiagnostics
import DSFiles
import DSSyntax
import TestFolder
import Testing

@testable import DSComponentFiles

/// The generated documents in `docs` are those of the vocabulary.
///
/// `scripts/generate reference schemas` regenerates them.
struct DocumentTests {
  private static let root = Repository.path

  @Test(
    "The documents are up to date",
    arguments: ["docs/schema/component.schema.json", "docs/schema/configuration.schema.json", "docs/reference.md"])
  func upToDate(path: String) throws {
    let text =
      switch path {
      case "docs/reference.md": referenceText()
      case "docs/schema/component.schema.json": componentSchema()
      default: configurationSchema()
      }
    let full = joinPath(Self.root, path)
    let found = try readFile(full, limit: Limits.textFileBytes)
    let isEqual = found == Array(text.utf8)
    #expect(isEqual, "\(path) is stale; run scripts/generate reference schemas")
  }

  @Test(
    "The schemas are JSON, and every reference has a definition", arguments: [false, true])
  func schemas(isConfiguration: Bool) throws {
    let text = isConfiguration ? configurationSchema() : componentSchema()
    let schema = try parseSyntax(Array(text.utf8), file: "schema.json")
    let definitions = Set(schema["$defs"]?.members?.map(\.key) ?? [])
    var used: Set<String> = []
    func visit(_ node: SyntaxNode) {
      for member in node.members ?? [] {
        if member.key == "$ref", let target = member.value.string {
          used.insert(String(target.dropFirst("#/$defs/".count)))
        }
        visit(member.value)
      }
      for element in node.elements ?? [] { visit(element) }
    }
    visit(schema)
    #expect(used.subtracting(definitions).sorted() == [])
    #expect(definitions.subtracting(used).sorted() == [])
  }
}

import DSDiagnostics
import DSFiles
import DSShots
import DSSyntax
import TestFolder
import Testing

@testable import DSComponentFiles

/// The configuration and the component files of the repository are read without a word.
struct FixtureTests {
  private static let root = Repository.path

  private func parse(_ path: String) throws -> SyntaxNode {
    try parseSyntax(readFile(joinPath(Self.root, path), limit: Limits.textFileBytes), file: path)
  }

  /// The modes that a resolver document declares.
  private func declaredModes(inResolver path: String) throws -> [MatrixAxis] {
    let modifiers = try #require(parse(path)["modifiers"]?.members)
    return modifiers.map { MatrixAxis($0.key, values: $0.value["contexts"]?.members?.map(\.key) ?? []) }
  }

  @Test("Every fixture is read, and every scenario expanded")
  func fixtures() throws {
    var bag = DiagnosticBag()
    let configuration = try #require(readConfiguration(parse("dsrender.yaml"), diagnostics: &bag))
    for system in configuration.systems {
      var files: [SyntaxNode] = []
      for folder in system.components {
        for name in try listFiles(joinPath(Self.root, folder.path), suffix: ".yaml").sorted() {
          files.append(try parse(joinPath(folder.path, name)))
        }
      }
      let modes = try system.resolver.map { try declaredModes(inResolver: $0.path) }
      let names = SystemNames(system.name, modes: modes, environment: system.environment)
      var memory = ComponentMemory()
      let components = readComponents(files, system: names, memory: &memory, diagnostics: &bag)
      let scenarios = scenarios(of: components, system: names, memory: &memory, diagnostics: &bag)
      #expect(components.count == files.count)
      #expect(scenarios.count > components.count)
    }
    #expect(bag.sorted.map(\.text) == [])
    #expect(configuration.systems.count >= 3)
  }
}

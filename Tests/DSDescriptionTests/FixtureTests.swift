import DSDiagnostics
import DSFiles
import DSNode
import DSShots
import DSSyntax
import Testing

@testable import DSDescription

/// The component files of the repository are read without a word.
struct FixtureTests {
  private static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  private static let modes: [String: [MatrixAxis]] = [
    "dbux": [
      MatrixAxis("theme", values: ["db", "s-bahn", "whitelabel"]), MatrixAxis("scheme", values: ["light", "dark"]),
    ]
  ]

  @Test("Every fixture is read, and every scenario expanded", arguments: ["dbux", "ouds", "profile"])
  func fixtures(system: String) throws {
    var files: [SyntaxNode] = []
    for folder in ["components", "foundations"] {
      let path = "\(Self.root)/Fixtures/\(system)/\(folder)"
      guard try fileKind(path) != nil else { continue }
      for name in try listFiles(path, suffix: ".yaml").sorted() {
        files.append(try parseSyntax(readFile(path + "/" + name, limit: Limits.textFileBytes), file: name))
      }
    }
    #expect(!files.isEmpty)
    var bag = DiagnosticBag()
    let environment = ["isProfileVerified", "isProfilePremium"].map { name in
      EnvironmentDefinition(
        name: name, type: .boolean, defaultValue: .boolean(false), location: SourceLocation(file: "dsrender.yaml"))
    }
    let names = SystemNames(system, environment: system == "profile" ? environment : [])
    let components = readComponents(files, system: names, diagnostics: &bag)
    let scenarios = scenarios(of: components, system: names, diagnostics: &bag)
    #expect(bag.sorted.map(\.text) == [])
    #expect(scenarios.count >= components.count)
  }
}

import DSDiagnostics
import DSSyntax
import Testing

@testable import DSProject

struct AddPictureSystemTests {
  private let settings = [(key: "expected", text: "old"), (key: "actual", text: "new")]

  private func adding(_ name: String = "web", to text: String?) throws -> String {
    try addingPictureSystem(name, settings, to: text, file: "dsrender.yaml")
  }

  @Test(arguments: [nil, "", "\n \n"])
  func `a new configuration holds the system alone`(_ text: String?) throws {
    #expect(
      try adding(to: text) == """
        version: 1
        systems:
          web:
            kind: pictures
            expected: old
            actual: new

        """)
  }

  @Test func `a system comes behind the last one, and nothing else changes`() throws {
    let old = """
      # Ours.
      version: 1
      systems:
          kit:   # the kit
              components: components

              # nothing yet

      # Where they lie.
      baselines: Pictures

      """
    #expect(
      try adding(to: old) == """
        # Ours.
        version: 1
        systems:
            kit:   # the kit
                components: components
            web:
              kind: pictures
              expected: old
              actual: new

                # nothing yet

        # Where they lie.
        baselines: Pictures

        """)
  }

  @Test(arguments: [
    "version: 1\n", "version: 1", "version: 1\nsystems:\n", "version: 1\nsystems: # none\nbaselines: B\n",
  ])
  func `a configuration without systems gets the first one`(_ old: String) throws {
    let tree = try parseSyntax(Array(adding(to: old).utf8), file: "dsrender.yaml")
    #expect(tree["systems"]?["web"]?["kind"]?.string == "pictures")
    #expect(tree["version"]?.number == 1)
  }

  @Test func `line ends of Windows are kept`() throws {
    let text = try adding(to: "version: 1\r\nsystems:\r\n  kit:\r\n    components: c\r\n")
    #expect(text.unicodeScalars.filter { $0 == "\n" }.count == 8)
    #expect(!text.replacing("\r\n", with: "").contains { $0.isNewline })
  }

  @Test(
    arguments: [
      ("systems:\n  web:\n    components: c\n", "duplicate-system"),
      ("systems: {kit: {components: c}}\n", "unsupported-form"), ("{\"version\": 1}\n", "unsupported-form"),
      ("version: 1\n...\n", "unsupported-form"), ("- a\n", "unsupported-form"), ("text\n", "unsupported-form"),
      ("systems: text\n", "unsupported-form"),
    ])
  func `what cannot be added to is refused`(_ old: String, _ id: String) throws {
    let error = try #require(throws: DiagnosticsError.self) { try adding(to: old) }
    #expect(error.diagnostics.map(\.id) == [id])
    #expect(error.diagnostics.first?.hint != nil)
  }

  @Test(arguments: ["a b", "true", "-", "é", "a: b", "\"\\\u{1}\n", ".x", "1", "{component}.png", "#a", ""])
  func `every text is read as it was given`(_ text: String) throws {
    let written = try addingPictureSystem("web", [(key: "expected", text: text)], to: nil, file: "dsrender.yaml")
    let tree = try parseSyntax(Array(written.utf8), file: "dsrender.yaml")
    #expect(tree["systems"]?["web"]?["expected"]?.string == text)
  }
}

import Foundation
import TestFolder
import Testing

@testable import DSPackages

/// Folders of languages that catalogues of strings become.
struct CompiledCatalogTests {
  private let folder = TestFolder()

  private func write(_ name: String, _ text: String) throws {
    let path = folder[name]
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func compile() throws { try CompiledCatalogs.write(beside: URL(fileURLWithPath: folder["program"])) }

  /// The texts of a language, as sources ask for them.
  private func text(_ key: String, _ language: String, table: String? = nil) throws -> String? {
    let app = try #require(Bundle(path: folder["App_App.resources"]))
    guard let path = app.path(forResource: language, ofType: "lproj") else { return nil }
    return Bundle(path: path)?.localizedString(forKey: key, value: "none", table: table)
  }

  @Test func `sources open the folder of a language, and find the texts of the catalogue`() throws {
    try write(
      "App_App.resources/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Say \\"hi\\"": {"localizations": {"fi": {"stringUnit": {"value": "Sano\\n\\"moi\\" \\\\o/"}}}},
        "%lld boats": {"localizations": {"fi": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld vene"}}, "other": {"stringUnit": {"value": "%lld venettä"}}}}}}}}}
      """)
    try write("App_App.resources/fi.lproj/Own.strings", "\"a\" = \"b\";")
    try write("Kit_Kit.resources/plain.txt", "")
    try compile()
    #expect(try text("Say \"hi\"", "fi") == "Sano\n\"moi\" \\o/")
    #expect(try text("%lld boats", "fi") == "%lld venettä")
    #expect(try text("Say \"hi\"", "en") == "Say \"hi\"")
    #expect(try text("a", "fi", table: "Own") == "b")
    #expect(try text("a", "sv") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["Kit_Kit.resources"]) == ["plain.txt"])
  }

  @Test func `a catalogue that changes or is not readable leaves nothing old, and files of the author stay`() throws {
    let place = "App_App.resources/Localizable.xcstrings"
    try write("App_App.resources/de.lproj/Localizable.strings", "\"a\" = \"eigen\";")
    func catalog(_ languages: String...) -> String {
      let texts = languages.map { "\"\($0)\": {\"stringUnit\": {\"value\": \"\($0) text\"}}" }.joined(separator: ",")
      return "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\(texts)}}}}"
    }
    func languages() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder["App_App.resources"]).filter { $0.hasSuffix(".lproj") }
        .sorted()
    }
    try write(place, catalog("fi", "de"))
    try compile()
    #expect(try languages() == ["de.lproj", "en.lproj", "fi.lproj"])
    #expect(try text("a", "de") == "eigen")
    try write(place, catalog("et", "sv", "de"))
    try compile()
    #expect(try languages() == ["de.lproj", "en.lproj", "et.lproj", "sv.lproj"])
    try write(place, "{")
    try compile()
    #expect(try languages() == ["de.lproj"])
    try FileManager.default.removeItem(atPath: folder[place])
    try compile()
    #expect(try text("a", "de") == "eigen")
  }
}

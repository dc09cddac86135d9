import Foundation
import Testing

@testable import DSView

struct LocalizationTests {
  /// A folder that is a bundle for the time of a test.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  private func plain(_ text: Text, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return text.plain(in: environment)
  }

  @Test func `keys are looked up in the strings of a bundle, in the environment's language`() throws {
    try withBundle([
      "en.lproj/Localizable.strings": "\"greeting %@\" = \"Hello **%@**!\"; \"title\" = \"Title\";",
      "de.lproj/Localizable.strings": "/* c */ \"%1$lld of %2$@\" = \"%2$@: %1$lld\"; \"title\" = \"Titel\";",
      "de.lproj/Other.strings": "\"title\" = \"Anderer\";",
    ]) { bundle in
      #expect(plain(Text("greeting \("Ada")", bundle: bundle)) == "Hello Ada!")
      #expect(plain(Text("title", bundle: bundle), "de_AT") == "Titel")
      #expect(plain(Text("title", tableName: "Other", bundle: bundle), "de") == "Anderer")
      #expect(plain(Text("title", bundle: bundle), "fr") == "Title")
      #expect(plain(Text("absent \(1)", bundle: bundle)) == "absent 1")
      #expect(plain(Text("title")) == "title")
    }
  }

  @Test func `values take the places that a translation names`() throws {
    try withBundle(["de.lproj/Localizable.strings": "\"%lld of %@\" = \"%2$@: %1$lld\";"]) { bundle in
      #expect(plain(Text("\(1234) of \("x")", bundle: bundle), "de") == "x: 1.234")
    }
  }

  @Test func `a catalogue of strings serves too, its plurals by their general form`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Titel"}}}},
        "%lld items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld things"}}}}}}},
        "bare": {}}}
      """
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      #expect(plain(Text("title", bundle: bundle), "de") == "Titel")
      #expect(plain(Text("\(3) items", bundle: bundle)) == "3 things")
      #expect(plain(Text("bare", bundle: bundle)) == "bare")
    }
  }
}

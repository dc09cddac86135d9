import DSDiagnostics
import DSLocalization
import Foundation
import Testing

@testable import DSControls
@testable import DSEffects
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

  @Test func `the folder of a language is a bundle in that language, whatever the environment's is`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {
        "fi": {"stringUnit": {"value": "Otsikko"}}, "en": {"stringUnit": {"value": "Title"}}}}}}
      """
    let folders = ["fi.lproj/Localizable.strings": "\"done\" = \"Valmis\";"]
    try withBundle(folders.merging(["Localizable.xcstrings": catalog]) { $1 }) { bundle in
      let path = try #require(bundle.path(forResource: "fi", ofType: "lproj"))
      let finnish = try #require(Bundle(path: path))
      #expect(plain(Text("title", bundle: finnish)) == "Otsikko")
      #expect(plain(Text("done", bundle: finnish), "de") == "Valmis")
      #expect(plain(Text("absent", bundle: finnish)) == "absent")
      #expect(plain(Text("title", bundle: bundle), "fi") == "Otsikko")
    }
  }

  @Test func `a format that is wider than any text is followed up to a limit, with a warning`() {
    let place = SourceLocation(file: "Card.swift")
    let plain = ReachedLimits.collecting(at: place) { StringFormat.pieces(of: "%5.2f") }
    #expect(plain.warnings.isEmpty)
    let wide = ReachedLimits.collecting(at: place) { StringFormat.pieces(of: "%9000d") }
    #expect(wide.result.count == 1 && wide.warnings.map(\.id) == ["format-too-wide"])
    guard case .format(let format) = wide.result[0] else { return }
    #expect(format.width == Limits.formatWidth)
  }

  @Test func `a bundle without the language speaks the one that it was written in`() throws {
    let information = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key>
      <string>sv</string></dict></plist>
      """
    try withBundle([
      "Info.plist": information, "sv.lproj/Localizable.strings": "\"thanks\" = \"Tack\"; \"done\" = \"Klar\";",
      "en.lproj/Localizable.strings": "\"done\" = \"Done\";",
    ]) { bundle in
      #expect(plain(Text("thanks", bundle: bundle)) == "Tack")
      #expect(plain(Text("done", bundle: bundle)) == "Done")
      #expect(plain(Text("done", bundle: bundle), "fr") == "Klar")
    }
  }

  @Test func `values take the places that a translation names`() throws {
    try withBundle(["de.lproj/Localizable.strings": "\"%lld of %@\" = \"%2$@: %1$lld\";"]) { bundle in
      #expect(plain(Text("\(1234) of \("x")", bundle: bundle), "de") == "x: 1.234")
    }
  }

  @Test func `a catalogue of strings serves too, with the forms that numbers ask for`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Titel"}}}},
        "%lld items": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld things"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld rzecz"}}, "few": {"stringUnit": {"value": "%lld rzeczy"}},
            "many": {"stringUnit": {"value": "%lld rzeczy!"}}, "other": {"stringUnit": {"value": "%lld rzeczy?"}}}}}}},
        "%@ has %lld cats and %lld dogs": {"localizations": {"en": {
          "stringUnit": {"value": "%@ has %#@cats@ and %#@dogs@"},
          "substitutions": {
            "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}},
            "dogs": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "zero": {"stringUnit": {"value": "no dog"}}, "one": {"stringUnit": {"value": "%arg dog"}},
              "other": {"stringUnit": {"value": "%arg dogs"}}}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
        "bare": {}}}
      """
    try withBundle(["Localizable.xcstrings": catalog]) { bundle in
      #expect(plain(Text("title", bundle: bundle), "de") == "Titel")
      #expect(plain(Text("\(3) items", bundle: bundle)) == "3 things")
      #expect(plain(Text("\(1) items", bundle: bundle)) == "1 item")
      let polish = [1, 2, 5, 12, 22].map { plain(Text("\($0) items", bundle: bundle), "pl") }
      #expect(polish == ["1 rzecz", "2 rzeczy", "5 rzeczy!", "12 rzeczy!", "22 rzeczy"])
      let pets = { (cats: Int, dogs: Int) in
        plain(Text("\("Ada") has \(cats) cats and \(dogs) dogs", bundle: bundle))
      }
      #expect(pets(1, 0) == "Ada has a cat and no dog")
      #expect(pets(2, 1) == "Ada has 2 cats and 1 dog")
      #expect(plain(Text("tap", bundle: bundle)) == "Tap")
      #expect(plain(Text("bare", bundle: bundle)) == "bare")
    }
  }

  @Test func `a dictionary of plurals comes before plain strings`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files in %@</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>one file</string>
      <key>other</key><string>%lld files</string></dict></dict></dict></plist>
      """
    try withBundle([
      "en.lproj/Localizable.stringsdict": list,
      "en.lproj/Localizable.strings": "\"%lld files in %@\" = \"wrong\"; \"plain\" = \"Plain\";",
    ]) { bundle in
      #expect(plain(Text("\(1) files in \("box")", bundle: bundle)) == "one file in box")
      #expect(plain(Text("\(1200) files in \("box")", bundle: bundle)) == "1,200 files in box")
      #expect(plain(Text("plain", bundle: bundle)) == "Plain")
    }
  }

  @Test(arguments: [
    ("en", "one other other other", [1, 0, 2, 1.5]), ("fr", "one one other many", [0, 1, 2, 1_000_000]),
    ("ru", "one few many many one other", [1, 3, 5, 11, 21, 1.5]), ("cs", "one few other many", [1, 4, 5, 1.5]),
    ("ar", "zero one two few many other", [0, 1, 2, 105, 111, 100]), ("ja", "other", [1]),
    ("cy", "zero one two few many other", [0, 1, 2, 3, 6, 4]), ("sl", "one two few other few", [101, 2, 3, 5, 1.5]),
    ("lt", "one few other many", [21, 2, 11, 1.5]), ("pt-PT", "other one", [0, 1]), ("pt_BR", "one one", [0, 1]),
    ("lv", "zero one zero other", [0, 21, 11, 2]), ("mk", "one other one", [1, 11, 1.1]),
    ("he", "one two other", [1, 2, 3]), ("ga", "one two few many other", [1, 2, 6, 10, 11]), ("xx", "other", [1]),
  ])
  func `numbers have the categories of CLDR`(language: String, categories: String, numbers: [Double]) {
    let found = numbers.map { PluralRules.category(of: PluralNumber($0), language: language) }
    #expect(found == categories.split(separator: " ").map(String.init))
  }

  @Test func `English words are put into the plural where a passage says so`() {
    func apples(_ count: Int) -> String { plain(Text("^[\(count) apple](inflect: true) left")) }
    #expect([0, 1, 2, 1234].map(apples) == ["0 apples left", "1 apple left", "2 apples left", "1,234 apples left"])
    #expect(
      plain(Text("^[\(3) **red** berry](inflect: true), ^[\(1) child](inflect: true)")) == "3 red berries, 1 child")
    #expect(plain(Text("^[\(2) \("Person")](inflect: true)")) == "2 People")
    #expect(plain(Text("^[5 box](inflect: true) and ^[word](rainbow: 'yes')")) == "5 boxes and word")
    #expect(plain(Text("2^[n] and ^ and [^](x)")) == "2^[n] and ^ and ^")
    #expect(plain(Text("^[\(2) Apfel](inflect: true)"), "de") == "2 Apfel")
  }

  @Test func `resources are looked up when they are drawn`() throws {
    try withBundle([
      "en.lproj/Localizable.strings": "\"title\" = \"Title\"; \"n %lld\" = \"Number %lld\";",
      "de.lproj/Localizable.strings": "\"title\" = \"Titel\"; \"key\" = \"Schlüssel %lld\";",
    ]) { bundle in
      let resource = LocalizedStringResource("title", bundle: .atURL(bundle.bundleURL))
      #expect(plain(Text(resource)) == "Title")
      #expect(plain(Text(resource), "de") == "Titel")
      #expect(plain(Text("<\(resource)>"), "de") == "<Titel>")
      #expect(resource.key == "title")
      let fixed = LocalizedStringResource("title", locale: Locale(identifier: "de"), bundle: bundle)
      #expect(plain(Text(fixed)) == "Titel")
      let keyed = LocalizedStringResource("key", defaultValue: "Key \(2)", bundle: bundle)
      #expect(plain(Text(keyed)) == "Key 2")
      #expect(plain(Text(keyed), "de") == "Schlüssel 2")
      #expect(String(localized: "n \(1234)", bundle: bundle) == "Number 1,234")
      #expect(String(localized: "title", bundle: bundle, locale: Locale(identifier: "de")) == "Titel")
      #expect(String(localized: "absent", defaultValue: "None \("x")", bundle: bundle) == "None x")
      #expect(String(localized: resource) == "Title")
    }
    let literal: LocalizedStringResource = "Hello \("Ada")"
    #expect(plain(Text(literal)) == "Hello Ada" && literal.key == "Hello %@")
  }
}

import DSFoundation
import DSPluralStrings
import Foundation
import TestFolder
import Testing

/// A bundle of Finnish boats, whose harbour was written in English.
private struct Harbour {
  let folder = TestFolder()

  var bundle: Bundle {
    get throws {
      for (name, text) in [
        "en.lproj/Localizable.strings": #""harbour" = "Harbour"; "berth" = "Berth %@ of %d";"#,
        "en.lproj/Localizable.stringsdict": Self.list([
          "boats": "<string>%#@boats@ in %@</string>" + Self.forms("boats", "one", "%d boat", "other", "%d boats"),
          "crew": "<string>%2$#@crew@, %1$#@boats@</string>"
            + Self.forms("crew", "one", "one sailor", "other", "%d sailors")
            + Self.forms("boats", "one", "a boat", "other", "%d boats"),
          "weight": "<string>%#@weight@</string>" + Self.forms("weight", "one", "%.1f ton", "other", "%.1f tons"),
        ]),
      ] {
        let path = URL(filePath: folder[name])
        try FileManager.default.createDirectory(at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: path, atomically: true, encoding: .utf8)
      }
      return try #require(Bundle(path: folder.path))
    }
  }

  private static func list(_ texts: [String: String]) -> String {
    let entries = texts.map { "<key>\($0)</key><dict><key>NSStringLocalizedFormatKey</key>\($1)</dict>" }
    return "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
  }

  private static func forms(_ name: String, _ words: String...) -> String {
    let pairs = stride(from: 0, to: words.count, by: 2).map {
      "<key>\(words[$0])</key><string>\(words[$0 + 1])</string>"
    }
    return """
      <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(pairs.joined())</dict>
      """
  }

  /// The text of a key, by the function that sources call.
  func text(_ key: String) throws -> String { NSLocalizedString(key, bundle: try bundle, comment: "") }
}

struct FoundationFunctionsTests {
  private let harbour = Harbour()

  @Test(arguments: [
    (0, "0 boats in Kotka"), (1, "1 boat in Kotka"), (2, "2 boats in Kotka"), (-2, "-2 boats in Kotka"),
  ])
  func `a number chooses its form in each function that fills values in`(count: Int, expected: String) throws {
    let format = try harbour.text("boats")
    let posix = Locale(identifier: "en_US_POSIX")
    #expect(String(format: format, count, "Kotka") == expected)
    #expect(String(format: format, Int32(count), "Kotka") == expected)
    #expect(String(format: format, arguments: [count, "Kotka"]) == expected)
    #expect(String(format: format, locale: posix, count, "Kotka") == expected)
    #expect(String(format: format, locale: posix, arguments: [count, "Kotka"]) == expected)
    #expect(String.localizedStringWithFormat(format, count, "Kotka") == expected)
    #expect(String(format: "(" + format + ")", count, "Kotka") == "(\(expected))")
  }

  @Test func `parts name their values, and fractions choose forms too`() throws {
    #expect(String(format: try harbour.text("crew"), 1, 3) == "3 sailors, a boat")
    #expect(String(format: try harbour.text("crew"), 4, 1) == "one sailor, 4 boats")
    #expect(String(format: try harbour.text("boats"), 7) == "7 boats in ")
    #expect(String(format: try harbour.text("weight"), 1.0) == "1.0 ton")
    #expect(String(format: try harbour.text("weight"), 1.5) == "1.5 tons")
  }

  @Test func `texts without forms are what they were`() throws {
    #expect(try harbour.text("harbour") == "Harbour")
    #expect(String(format: try harbour.text("berth"), "B", 12) == "Berth B of 12")
    #expect(try harbour.text("quay") == "quay")
    #expect(NSLocalizedString("quay", bundle: try harbour.bundle, value: "Quay", comment: "") == "Quay")
    #expect(String(format: "%5.2f|%-4d|%@|%%", 2.5, 7, "x") == " 2.50|7   |x|%")
    #expect(String(format: "%#@boats@ and %d", 1, 2) == "boats and 1")
  }

  @Test func `a bundle's own function gives the same`() throws {
    let bundle = try harbour.bundle
    let format = bundle._pluralizedText(forKey: "boats", value: nil, table: nil)
    #expect(String(format: format, 1, "Kotka") == "1 boat in Kotka")
    #expect(bundle._pluralizedText(forKey: "quay", value: "Quay", table: "") == "Quay")
  }
}

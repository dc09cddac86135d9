import Foundation
import Testing

@testable import DSLocalization

struct PluralRulesTests {
  /// Whole numbers and fractions that reach every category of CLDR.
  private static let numbers =
    (Array(0...210) + [1_000, 1_000_000]).map { PluralNumber(whole: Double($0)) }
    + (0..<30).flatMap { whole in (1..<25).map { PluralNumber(Double(whole) + Double($0) / 100) } }

  @Test func `each rule of the table is read, and holds for some number`() {
    let lines = PluralRules.table.split(separator: "\n")
    #expect(lines.count > 30)
    for line in lines {
      let parts = line.split(separator: ":")
      let categories = Set(parts[1].split(separator: ";").map { String($0.prefix { $0 != " " }) })
      for language in parts[0].split(separator: " ").map(String.init) {
        let found = Set(Self.numbers.map { PluralRules.category(of: $0, language: language) })
        #expect(found.subtracting(["other"]) == categories, "\(language)")
      }
    }
  }

  @Test func `withdrawn codes and regions have rules, and languages of one form have none`() {
    func categories(_ language: String) -> [String] {
      [0, 1, 2, 5, 1.5].map { PluralRules.category(of: PluralNumber($0), language: language) }
    }
    #expect(categories("iw") == categories("he") && categories("ji") == categories("yi"))
    #expect(categories("pt_PT") != categories("pt") && categories("pt-AO") == categories("pt"))
    #expect(categories("ja") == Array(repeating: "other", count: 5))
  }

  @Test func `the table is what its script wrote`() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let check = Process()
    check.executableURL = URL(filePath: "/bin/sh")
    check.arguments = [root.appending(path: "scripts/plural-rules").path, "--check"]
    try check.run()
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
  }
}

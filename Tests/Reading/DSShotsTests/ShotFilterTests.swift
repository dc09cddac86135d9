import DSDiagnostics
import DSNode
import Testing

@testable import DSShots

/// Globs over ids and restrictions of axes.
struct ShotFilterTests {
  private func shot(_ id: String, theme: String) -> Shot {
    let here = SourceLocation(file: "a.yaml")
    let parts = id.split(separator: "@")[0].split(separator: "/").map(String.init)
    let scenario = Scenario(
      system: parts[0], component: parts[1], name: parts[2], node: DSNode(.empty, at: here), at: here)
    return Shot(id: id, scenario: scenario, variant: Variant([Variant.Choice(axis: "theme", value: theme)]))
  }

  @Test(
    "Globs fit as documented",
    arguments: [
      ("dbux/*/primary*", "dbux/button/primary-pressed@db.dark", true), ("dbux/*", "dbux/button/primary@db", false),
      ("dbux/**", "dbux/button/primary@db", true), ("**@*.dark*", "dbux/button/primary@db.dark.regular", true),
      ("**/{button,badge}/?", "ouds/badge/a", true), ("**/{button,badge}/?", "ouds/card/a", false),
      ("a?c", "a/c", false), ("{a,{b,c}}d", "cd", true), ("{a", "{a", true), ("", "a", false), ("", "", true),
      ("*", "abc", true), ("**", "", true), ("a**b*c", "axx/yybzzc", true), ("a**b*c", "axxb/c", false),
    ])
  func globs(pattern: String, text: String, fits: Bool) { #expect(Glob(pattern).matches(text) == fits) }

  @Test("A pattern made to be slow is not", .timeLimit(.minutes(60)))
  func slowPattern() {
    #expect(!Glob(String(repeating: "*a", count: 200)).matches(String(repeating: "a", count: 1000) + "b"))
    let doubled = Glob(String(repeating: "{a,b}", count: 40))
    #expect(!doubled.matches("a") && doubled.isCutShort)
    #expect(!Glob(String(repeating: "{a,b}", count: 9)).isCutShort)
  }

  @Test("A shot passes if one glob fits its id or its scenario, and every axis agrees")
  func filter() {
    let shots = [shot("dbux/button/a@db", theme: "db"), shot("dbux/button/a@s", theme: "s")]
    var filter = ShotFilter(globs: ["dbux/button/a", "nothing"])
    #expect(shots.map(filter.matches) == [true, true])
    #expect(filter.unusedGlobs(among: shots).map(\.pattern) == ["nothing"])
    var bag = DiagnosticBag()
    filter.restrict("theme=s,db2", among: [Matrix([MatrixAxis("theme", values: ["db", "s"])])], &bag)
    filter.restrict("teme=s", among: [Matrix([MatrixAxis("theme", values: ["db", "s"])])], &bag)
    filter.restrict("theme", among: [], &bag)
    #expect(bag.diagnostics.map(\.id) == ["unknown-axis-value", "unknown-axis", "invalid-axis"])
    filter.restrict("theme=s", among: [Matrix([MatrixAxis("theme", values: ["db", "s"])])], &bag)
    #expect(shots.map(filter.matches) == [false, true])
    #expect(ShotFilter().isOpen && ShotFilter().matches(shots[0]))
  }
}

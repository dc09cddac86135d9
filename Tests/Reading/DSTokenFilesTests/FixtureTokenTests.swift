import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSSyntax
import DSTokenFiles
import TestFolder
import Testing

/// The token files of the two design systems, against facts read from their sources.
struct FixtureTokenTests {
  /// The theme of a design system and everything found wrong with it.
  static func theme(_ system: String, tiers: [Tier] = []) throws -> (theme: Theme, diagnostics: [Diagnostic]) {
    let folder = Repository.path + "/Fixtures/\(system)/"
    func load(_ path: String) throws -> SyntaxNode {
      try parseSyntax(try readFile(folder + path, limit: Limits.textFileBytes), file: path)
    }
    var bag = DiagnosticBag()
    let theme = try #require(
      readResolver(try load("\(system).resolver.json"), name: system, tiers: tiers, diagnostics: &bag, load: load))
    bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
    return (theme, bag.diagnostics)
  }

  static let ouds = Result { try theme("ouds") }
  static let dbux = Result { try theme("dbux") }

  @Test(arguments: [dbux, ouds])
  func `every token has a value in every context, and nothing is written in a legacy format`(
    system: Result<(theme: Theme, diagnostics: [Diagnostic]), any Error>
  ) throws {
    let (theme, diagnostics) = try system.get()
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.text).joined(separator: "\n"))")
    #expect(try theme.tokenPaths(in: ModeSelection()).count > 500)
  }

  @Test(arguments: [
    (["theme": "db", "scheme": "light", "hue": "brand"], "adaptive.bgBasicLevel1Default", "#fff8f8"),
    (["theme": "db", "scheme": "dark", "hue": "brand"], "adaptive.bgBasicLevel1Default", "#390001"),
    (["theme": "s-bahn", "scheme": "dark", "hue": "brand"], "adaptive.bgBasicLevel1Default", "#091c06"),
    (["theme": "s-bahn", "scheme": "light", "hue": "brand"], "adaptive.onBgBasicEmphasis80Default", "#336a2a"),
    (["theme": "db", "hue": "brand"], "adaptive.bgBasicTransparentSemiHovered", "#c000103d"),
    (["density": "functional"], "sizing.md", "32 pt"), (["density": "regular"], "sizing.md", "40 pt"),
    (["density": "expressive"], "sizing.md", "48 pt"),
  ])
  func `DB UX has the values of its source`(modes: [String: String], path: String, expected: String) throws {
    #expect(try Self.dbux.get().theme.value(of: TokenPath(path), in: ModeSelection(modes)).text == expected)
  }

  @Test(arguments: [
    (["theme": "orange", "scheme": "light"], "component.button.colorContentDefaultEnabled", "#000000"),
    (["theme": "orange", "scheme": "dark"], "component.button.colorContentDefaultEnabled", "#eeeeee"),
    (["theme": "sosh", "scheme": "light"], "component.button.colorContentDefaultEnabled", "#de034b"),
    (["theme": "sosh", "scheme": "dark"], "component.button.colorContentDefaultEnabled", "#5dbcfe"),
    (["theme": "wireframe", "scheme": "dark"], "component.button.colorContentDefaultEnabled", "#c1d8fc"),
    (["theme": "orange"], "component.button.borderRadiusDefault", "0 pt"),
    (["theme": "sosh"], "component.button.borderRadiusDefault", "4 pt"),
    (["theme": "wireframe"], "component.button.borderRadiusDefault", "6 pt"),
  ])
  func `OUDS has the values of its source`(modes: [String: String], path: String, expected: String) throws {
    #expect(try Self.ouds.get().theme.value(of: TokenPath(path), in: ModeSelection(modes)).text == expected)
  }

  @Test func `OUDS keeps its tiers`() throws {
    let tiers = ["raw", "semantic", "component"].map { Tier(name: $0, members: [$0]) }
    let errors = try Self.theme("ouds", tiers: tiers).diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.text).joined(separator: "\n"))")
  }
}

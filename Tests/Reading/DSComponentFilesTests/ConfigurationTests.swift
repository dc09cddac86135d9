import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSShots
import DSSyntax
import Testing

@testable import DSComponentFiles

/// `dsrender.yaml`: values and faults.
struct ConfigurationTests {
  private let font = "{file: a.ttf, sha256: \(String(repeating: "0a", count: 32)), family: Sans, weights: [100, 900]}"

  private func read(_ text: String) throws -> (configuration: Configuration?, problems: [String]) {
    var bag = DiagnosticBag()
    let node = try parseSyntax(Array(text.utf8), file: "dsrender.yaml")
    let configuration = readConfiguration(node, diagnostics: &bag)
    return (configuration, bag.sorted.map { "\($0.location.line): \($0.id)" })
  }

  private func xcode(_ text: String) throws -> (found: XcodeConfiguration?, problems: [String]) {
    var bag = DiagnosticBag()
    let node = try parseSyntax(Array(text.utf8), file: "dsrender.yaml")
    let found = readXcodeConfiguration(node, diagnostics: &bag)
    return (found, bag.sorted.map { "\($0.location.line): \($0.message) (\($0.hint ?? ""))" })
  }

  @Test("An Xcode project keeps its path, target, build configuration and what is left out")
  func xcodeProject() throws {
    let full = try xcode(
      "version: 1\nxcode:\n  project: ios/App.xcodeproj\n  target: App\n  configuration: Beta\n  without: [Firebase]")
    #expect(full.problems == [])
    #expect(full.found?.project.path == "ios/App.xcodeproj" && full.found?.project.location.line == 3)
    #expect(full.found?.target == "App" && full.found?.configuration == "Beta" && full.found?.without == ["Firebase"])
    let short = try xcode("xcode: {project: App.xcworkspace}")
    #expect(short.problems == [])
    #expect(short.found?.target == nil && short.found?.configuration == nil && short.found?.without == [])
    #expect(try xcode("version: 1").found == nil)
    // Commands that have the project's previews get systems with them; the others say where to run.
    let alone = try read("version: 1\nxcode: {project: App.xcodeproj}")
    #expect(alone.problems == ["2: missing-key"])
    let both = try read("version: 1\nxcode: {project: App.xcodeproj}\nsystems: {s: {modules: [App], fonts: []}}")
    #expect(both.problems == [])
  }

  @Test(
    "A fault of an Xcode project is reported at its line, with what to write",
    arguments: [
      ("xcode:\n  target: App", "2: 'xcode' needs 'project' ()"),
      ("xcode: App.xcodeproj", "1: 'xcode' is the string 'App.xcodeproj', expected a mapping ()"),
      (
        "xcode:\n  project: Package.swift",
        "2: 'project' is 'Package.swift', expected an '.xcodeproj' or '.xcworkspace' (write project: App.xcodeproj)"
      ),
      ("xcode:\n  project: ''", "2: 'project' is an empty path ()"),
      (
        "xcode:\n  project: App.xcodeproj\n  tarjet: App",
        "3: 'xcode' has no 'tarjet' (did you mean 'target'?)"
      ),
    ])
  func xcodeFaults(_ text: String, _ problem: String) throws { #expect(try xcode(text).problems == [problem]) }

  @Test("A system keeps its paths, fonts, defaults, axes and environment")
  func everything() throws {
    let (configuration, problems) = try read(
      """
      version: 1
      systems:
        dbux:
          resolver: a/r.json
          components: [a/c, a/d]
          symbols: s
          fonts: [\(font)]
          fallbacks: [Sans]
          defaults: {font: {family: Sans, size: 17, weight: semibold}, foreground: "{c.text}", background: white, padding: 8}
          scheme: mode
          bareSize: rem
          lineHeight: px
          tiers: [{name: raw, prefixes: [raw]}]
          environment: {isNew: {type: boolean, default: true}}
          axes: {device: [mobile], hue: [], scale: 3, exclude: [{theme: x, device: [a, b]}]}
      """)
    #expect(problems == [])
    let system = try #require(configuration?.systems.first)
    #expect(system.reading == .init(bareSize: .rem, lineHeight: .px))
    #expect(configuration?.baselines.path == "Baselines")
    #expect(system.name == "dbux" && system.resolver?.path == "a/r.json" && system.schemeMode == "mode")
    #expect(system.components.map(\.path) == ["a/c", "a/d"] && system.symbols.map(\.path) == ["s"])
    #expect(system.fonts.first?.weights == 100...900 && system.fallbacks == ["Sans"])
    #expect(
      system.defaults.font
        == .parts(family: .literal(["Sans"]), size: .literal(17), weight: .literal(600)))
    #expect(system.defaults.background == .color(.literal(.white)) && system.defaults.padding == .literal(8))
    #expect(system.tiers.first?.prefixes == ["raw"])
    #expect(system.environment.first?.defaultValue == .boolean(true))
    #expect(
      system.axes.map(\.axis) == ["device", "hue", "scale"] && system.axes.map(\.values) == [["mobile"], [], ["3"]])
    #expect(system.exclusions.first?.settings.map(\.values) == [["x"], ["a", "b"]])
  }

  @Test(
    "Previews stand on the platform's ground where nothing else is said, component files on nothing",
    arguments: [
      ("modules: [Kit]", "systemBackground"), ("modules: [Kit], profile: macos26", "windowBackground"),
      ("modules: [Kit], defaults: {background: clear}", "a colour"), ("components: c, fonts: [%]", nil),
    ])
  func ground(settings: String, name: String?) throws {
    let settings = settings.replacing("%", with: font)
    let (configuration, problems) = try read("{version: 1, systems: {kit: {\(settings)}}}")
    #expect(problems == [])
    let system = try #require(configuration?.systems.first)
    let ground = system.defaults.background.map { background in
      if case .system(let name, _) = background { name } else { "a colour" }
    }
    #expect(ground == name)
  }

  @Test("Every fault is reported in one go, each at its place")
  func faults() throws {
    let (_, problems) = try read(
      """
      version: 2
      baselines: ../elsewhere
      systms: {}
      systems:
        ../up: {}
        a:
          resolver: r.json
          tokens: [t.json]
          components: []
          fonts:
            - {file: a.ttf, sha256: zz, family: Sans}
            - {file: b.ttf, family: Sans, weights: [900, 100]}
            - {file: b.ttf, sha256: \(String(repeating: "0", count: 64)), family: Sans, wieghts: 400}
          fallbacks: [Sanz]
          defaults: {padding: -1, foreground: redd, tint: {colr: red}}
          environment: {state: {type: string, default: x}, b: {type: number, default: .nan}}
          axes: {exclude: [{}], scale: [[1]]}
      """)
    #expect(
      problems == [
        "1: out-of-range", "2: invalid-path", "3: unknown-key", "5: invalid-name", "6: conflicting-keys",
        "9: out-of-range", "11: wrong-type", "12: missing-key", "12: out-of-range", "13: unknown-key",
        "14: unknown-font", "15: out-of-range", "15: unknown-value", "15: missing-key", "15: unknown-key",
        "16: invalid-name", "16: wrong-type", "17: out-of-range", "17: wrong-type",
      ])
  }

  @Test("A version that is not there yet is told as that, beside all other faults")
  func version() throws {
    var bag = DiagnosticBag()
    let node = try parseSyntax(Array("version: 2\nsystems: {a: {fnts: []}}".utf8), file: "dsrender.yaml")
    _ = readConfiguration(node, diagnostics: &bag)
    #expect(bag.sorted.first?.message == "'version' is 2, but version 1 is the only one")
    #expect(Set(bag.sorted.map(\.id)) == ["out-of-range", "unknown-key", "missing-key"])
    #expect(try read("version: one\nsystems: {}").problems == ["1: wrong-type", "2: out-of-range"])
  }

  @Test("A file of another kind is a fault, not a crash", arguments: ["[]", "x", "{systems: 3}", "{version: 1}"])
  func otherKinds(text: String) throws {
    #expect(try !read(text).problems.isEmpty)
  }
}

import DSCascade
import DSDiagnostics
import DSNode
import Testing

@testable import DSShots

/// Scenarios times axes, and the ids of the shots.
struct ExpandMatrixTests {
  private let here = SourceLocation(file: "button.yaml", line: 3, column: 1)
  private let modes = [
    MatrixAxis("theme", values: ["db", "s-bahn"]), MatrixAxis("scheme", values: ["light", "dark"]),
    MatrixAxis("device", values: ["mobile", "tablet"]), MatrixAxis("hue", values: ["neutral", "critical"]),
  ]

  private func setting(_ axis: String, _ values: [String]) -> AxisSetting {
    AxisSetting(axis, values: values, at: here)
  }

  private func scenario(_ name: String, _ change: (inout Scenario) -> Void = { _ in }) -> Scenario {
    var scenario = Scenario(
      system: "dbux", component: "button", name: name, node: DSNode(.empty, at: here), at: here)
    change(&scenario)
    return scenario
  }

  private func ids(_ scenarios: [Scenario], _ matrix: Matrix) -> [String] {
    var bag = DiagnosticBag()
    let shots = expandMatrix(scenarios, matrix, &bag)
    #expect(bag.diagnostics == [])
    return shots.map(\.id)
  }

  private func matrix(
    _ settings: [AxisSetting] = [], exclude: [VariantPattern] = [], include: [VariantPattern] = []
  ) -> Matrix {
    var bag = DiagnosticBag()
    let matrix = Matrix(modes: modes, settings: settings, exclusions: exclude, inclusions: include, &bag)
    #expect(bag.diagnostics == [])
    return matrix
  }

  @Test("The first axis changes slowest, and an axis of one default value is left out of the id")
  func order() {
    let matrix = matrix([setting("device", ["mobile"]), setting("hue", [])])
    #expect(
      ids([scenario("default")], matrix) == [
        "dbux/button/default@db.light", "dbux/button/default@db.dark", "dbux/button/default@s-bahn.light",
        "dbux/button/default@s-bahn.dark",
      ])
  }

  @Test("A built-in axis appears only where it is not at its default")
  func builtIn() {
    let matrix = matrix([
      setting("theme", ["db"]), setting("scheme", ["light"]), setting("device", []), setting("hue", []),
      setting("scale", ["2", "3"]), setting("state", ["default", "pressed"]),
    ])
    let expected = ["", "@state-pressed", "@scale-3", "@scale-3.state-pressed"]
    #expect(ids([scenario("default")], matrix) == expected.map { "dbux/button/default" + $0 })
    let rightToLeft = scenario("rtl") {
      $0.axisRestrictions = [setting("layoutDirection", ["rightToLeft"]), setting("scale", ["2"])]
      $0.state = .pressed
    }
    #expect(ids([rightToLeft], matrix) == ["dbux/button/rtl@rtl"])
  }

  @Test("A mode that a scenario fixes does not multiply it and stays in the id")
  func fixedModes() {
    let matrix = matrix([setting("device", []), setting("scheme", ["dark"])])
    let fixed = scenario("critical") { $0.modes = ModeSelection(["hue": "critical", "device": "tablet"]) }
    var bag = DiagnosticBag()
    let shots = expandMatrix([fixed], matrix, &bag)
    #expect(shots.map(\.id) == ["dbux/button/critical@db.dark.critical", "dbux/button/critical@s-bahn.dark.critical"])
    #expect(
      shots.first?.modes
        == ModeSelection(["theme": "db", "scheme": "dark", "hue": "critical", "device": "tablet"]))
  }

  @Test("Exclusions take variants out, inclusions bring values back and put their axis into the ids")
  func patterns() {
    let matrix = matrix(
      [setting("device", ["mobile"]), setting("hue", [])],
      exclude: [VariantPattern([setting("theme", ["s-bahn"]), setting("scheme", ["dark"])])],
      include: [VariantPattern([setting("device", ["tablet"]), setting("theme", ["db"]), setting("scheme", ["dark"])])])
    #expect(
      ids([scenario("a")], matrix) == [
        "dbux/button/a@db.light.mobile", "dbux/button/a@db.dark.mobile", "dbux/button/a@s-bahn.light.mobile",
        "dbux/button/a@db.dark.tablet",
      ])
  }

  @Test("A scenario may draw some values of an axis only")
  func restrictions() {
    let matrix = matrix([setting("device", []), setting("hue", [])])
    let some = scenario("a") { $0.axisRestrictions = [setting("theme", ["s-bahn"])] }
    #expect(ids([some], matrix) == ["dbux/button/a@s-bahn.light", "dbux/button/a@s-bahn.dark"])
  }

  @Test("Two scenarios of one id are reported once, also where only case differs")
  func duplicates() {
    var bag = DiagnosticBag()
    let shots = expandMatrix([scenario("a"), scenario("A")], matrix(), &bag)
    #expect(shots.count == 16)
    #expect(bag.diagnostics.map(\.id) == ["duplicate-id"])
  }

  @Test("Unknown axes and values are reported with what was probably meant")
  func unknown() {
    var bag = DiagnosticBag()
    _ = Matrix(modes: modes, settings: [setting("thme", ["db"]), setting("scheme", ["drak"])], &bag)
    _ = expandMatrix([scenario("a") { $0.axisRestrictions = [setting("scale", ["9"])] }], matrix(), &bag)
    #expect(bag.diagnostics.map(\.id) == ["unknown-axis", "unknown-axis-value", "unknown-axis-value"])
    #expect(bag.diagnostics.compactMap(\.hint).prefix(2) == ["did you mean 'theme'?", "did you mean 'dark'?"])
  }

  @Test("A mode named like a built-in axis is refused")
  func reserved() {
    var bag = DiagnosticBag()
    _ = Matrix(modes: [MatrixAxis("scale", values: ["a", "b"]), MatrixAxis("m", values: ["x", "../y"])], &bag)
    #expect(bag.diagnostics.map(\.id) == ["reserved-axis", "invalid-name"])
  }

  @Test(
    "Names that could leave a folder are refused",
    arguments: ["", "..", "../a", "/a", "a/b", ".a", "-a", "a b", "ä", "a\n", String(repeating: "a", count: 101)])
  func names(name: String) {
    #expect(!ShotName.isValid(name))
    #expect(ShotName.isValid("A1._-z"))
    #expect(!ShotName.isValidAxisValue("a.b"))
    #expect(!ShotName.isValidComponent("Button"))
    #expect(ShotName.isValidComponent("text-input"))
  }

  @Test func `a shot whose name is too long for a file is an error at its scenario`() {
    var bag = DiagnosticBag()
    let long = String(repeating: "n", count: 100)
    let wide = (0..<3).map { MatrixAxis("a\($0)", values: [String(repeating: "v", count: 60), "w"]) }
    _ = expandMatrix([scenario(long)], Matrix(wide), &bag)
    #expect(!bag.diagnostics.isEmpty)
    #expect(bag.diagnostics.allSatisfy { $0.severity == .error && $0.location == here })
  }
}

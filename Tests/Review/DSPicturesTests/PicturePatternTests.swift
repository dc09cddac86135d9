import DSDiagnostics
import Testing

@testable import DSPictures

struct PicturePatternTests {
  private func pattern(_ text: String) throws -> PicturePattern {
    try PicturePattern(text, at: SourceLocation(file: "dsrender.yaml", line: 3, column: 5))
  }

  @Test
  func `a name splits into component, scenario and axes`() throws {
    let pattern = try pattern("{component}/{scenario}-{theme}-{scheme}@{scale}x.png")
    #expect(pattern.axes == ["theme", "scheme", "scale"])
    #expect(
      pattern.match("forms/text-field/empty-sosh-dark@2x.png") == [
        "component": "forms/text-field", "scenario": "empty", "theme": "sosh", "scheme": "dark", "scale": "2",
      ])
    #expect(pattern.match("button/long-label-sosh-dark@1.5x.png")?["scale"] == "1.5")
  }

  @Test
  func `the scenario takes as much as it can, and axes take one word`() throws {
    let pattern = try pattern("{scenario}-{scheme}")
    #expect(pattern.match("a-b-c-dark.png") == ["scenario": "a-b-c", "scheme": "dark"])
    #expect(pattern.match("folder/a-dark.png") == nil)
    #expect(pattern.match("dark.png") == nil)
    #expect(pattern.match("a-.png") == nil)
  }

  @Test(arguments: [
    ("{component}/{scenario", "has a '{' without its '}'"), ("a}b{scenario}", "has a '}' without its '{'"),
    ("{}", "made of letters and digits"), ("{a b}", "made of letters and digits"), ("{a}-{a}", "twice"),
    ("{scenario}{scheme}", "nothing between"), ("plain.png", "no placeholder"), ("", "no placeholder"),
  ])
  func `a faulty pattern is refused with its place`(_ text: String, _ message: String) throws {
    let error = try #require(throws: DiagnosticsError.self) { try pattern(text) }
    let problem = try #require(error.diagnostics.first)
    #expect(problem.message.contains(message), "\(problem.message)")
    #expect(problem.location.line == 3)
    #expect(problem.hint?.contains("{component}/{scenario}") == true)
  }

  @Test
  func `a name that fits nowhere takes no time, however many ways there are to try`() throws {
    let pattern = try pattern("{component}-{scenario}-{a}-{b}-{c}-{d}.end")
    #expect(pattern.match(String(repeating: "a-", count: 2_000)) == nil)
  }

  @Test(
    arguments: [
      (["a.png", "b.png"], nil),
      (["a-light.png", "a-dark.png", "b-c-light.png"], "{scenario}-{scheme}.png"),
      (["a-light@2x.png", "a-dark@3x.png"], "{scenario}-{scheme}@{scale}x.png"),
      (["a-light@2x.png", "a-dark.png"], nil),
      (
        ["login.spec.ts-snapshots/page-chromium-linux.png", "cart.spec.ts-snapshots/empty-firefox-linux.png"],
        "{component}.spec.ts-snapshots/{scenario}-{browser}-{platform}.png"
      ),
      (
        ["__Snapshots__/CardTests/testPear.1.png", "__Snapshots__/RowTests/testRow.1.png"],
        "__Snapshots__/{component}/{scenario}.png"
      ),
      (["forms/field_dark.png", "forms/field_light.png"], "{component}/{scenario}_{scheme}.png"),
      (["one-light.png"], nil), ([], nil),
    ] as [([String], String?)])
  func `a pattern is guessed where all names fit it`(_ names: [String], _ expected: String?) {
    #expect(PicturePattern.guess(names)?.text == expected)
  }
}

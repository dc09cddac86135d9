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

  @Test
  func `the component takes as little as it can, and reaches across folders`() throws {
    let story = try pattern("{component}--{scenario}-snap.png")
    #expect(
      story.match("forms-field--empty--hover-snap.png") == ["component": "forms-field", "scenario": "empty--hover"])
    let method = try pattern("com.example_{component}_{scenario}.png")
    #expect(method.match("com.example_CardTest_long_title.png") == ["component": "CardTest", "scenario": "long_title"])
    let folders = try pattern("{component}/{scenario}")
    #expect(folders.match("a/b/c.png") == ["component": "a/b", "scenario": "c"])
  }
}

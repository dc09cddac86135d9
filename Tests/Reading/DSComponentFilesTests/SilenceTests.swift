import DSDiagnostics
import Testing

@testable import DSComponentFiles

/// What an author wrote is never left out silently, and one mistake is said once.
struct SilenceTests {
  private func problems(scenarios: String) throws -> [Diagnostic] {
    try Reading(
      """
      component: a
      parameters: {tone: {type: choice, values: [plain, loud], default: plain}}
      body: {Text: A}
      scenarios:
        d: {\(scenarios)}
      """
    ).diagnostics
  }

  @Test(
    "A scenario that would have no picture is an error at the empty list",
    arguments: [
      ("axes: {hue: []}", "5:19 no-values", "list one, or leave the axis out for all of its values"),
      ("axes: {scale: []}", "5:21 no-values", "list one, or leave the axis out for all of its values"),
      ("each: {state: []}", "5:21 no-values", "list one, or leave it out"),
      ("each: {tone: []}", "5:20 no-values", "list one, or leave it out"),
    ])
  func nothing(scenario: String, problem: String, hint: String) throws {
    let found = try problems(scenarios: scenario)
    #expect(found.map { "\($0.location.line):\($0.location.column) \($0.id)" } == [problem])
    #expect(found.first?.hint == hint)
  }

  @Test(
    "A scenario that fixes an axis cannot list its values too",
    arguments: [
      ("modes: {hue: critical}, axes: {hue: [neutral]}", "'modes' fixes 'hue', so 'axes' cannot list its values"),
      ("state: pressed, axes: {state: [default]}", "'state' fixes 'state', so 'axes' cannot list its values"),
      ("each: {hue: [critical]}, axes: {hue: neutral}", "'each' fixes 'hue', so 'axes' cannot list its values"),
    ])
  func both(scenario: String, message: String) throws {
    let found = try problems(scenarios: scenario)
    #expect(found.map(\.id) == ["conflicting-axes"])
    #expect(found.first?.message == message)
    #expect(try problems(scenarios: "modes: {hue: critical}, axes: {density: [compact]}").isEmpty)
  }

  @Test(
    "Values beside a question that takes none are an error, for views and for modifiers",
    arguments: ["state: pressed, is: default", "state: pressed, isNot: default", "all: [{state: pressed}], is: loud"])
  func ignoredValues(condition: String) throws {
    for body in ["If: {\(condition), then: [Circle]}", "Circle\nmodifiers: [If: {\(condition), then: [bold]}]"] {
      let text = body.hasPrefix("If") ? body : "Circle: {}\nmodifiers: [If: {\(condition), then: [bold]}]"
      let found = try Reading(body: text).diagnostics
      #expect(found.map(\.id) == ["conflicting-arguments"], "\(found)")
    }
  }

  @Test("A size that asks for a parameter is told what sizes take")
  func sizes() throws {
    let found = try problems(scenarios: "size: {width: $tone}")
    #expect(found.map(\.message) == ["a scenario knows no parameters, so '$tone' is nothing here"])
    #expect(
      found.first?.hint == "sizes and other values of scenarios take tokens and 'switch'; '\\$tone' is the text itself")
  }

  @Test(
    "A condition on a mode or a parameter by its bare name is told how to ask",
    arguments: [
      ("density: compact", "write 'environment: density', and the value behind 'is'"),
      ("size: large", "write 'parameter: size', and the value behind 'is'"),
      ("isNew: true", "write 'environment: isNew', and the value behind 'is'"),
      ("sttae: pressed", "did you mean 'state'?"),
    ])
  func bareNames(key: String, hint: String) throws {
    let found = try Reading(body: "If: {\(key), then: [Circle]}").diagnostics
    #expect(found.first { $0.id == "unknown-argument" }?.hint == hint, "\(found)")
  }

  @Test("A parameter that was left out is one error, not one more of every place that uses it")
  func missing() throws {
    let found = try Reading(
      """
      component: a
      parameters: {title: {type: string}, tint: {type: color}}
      body: {VStack: [{Text: $title}, {Text: "Say ${title}"}, {Circle: {fill: $tint}}, {If: {parameter: title, then: []}}]}
      scenarios: {d: {}}
      """
    ).diagnostics
    #expect(found.map(\.id) == ["missing-parameter", "missing-parameter"], "\(found)")
  }
}

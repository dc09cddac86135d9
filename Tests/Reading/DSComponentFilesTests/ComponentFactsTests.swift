import DSDiagnostics
import Testing

@testable import DSComponentFiles

/// What the file of a component says of it, for the catalogue.
struct ComponentFactsTests {
  private func component(_ head: String) throws -> (component: Component?, problems: [String]) {
    let reading = try Reading(
      "component: tag\n" + head + "\nbody: {Text: A}\nscenarios: {default: {}}\n")
    return (reading.components.first, reading.diagnostics.map(\.id))
  }

  @Test func `guidelines and descriptions are kept as they are written`() throws {
    let (component, problems) = try component(
      """
      description: Names a thing.
      guidelines: {do: [One word., No verb.], dont: [Two lines.]}
      parameters: {title: {type: string, default: A, description: The name.}}
      """)
    #expect(problems == [])
    #expect(component?.description == "Names a thing.")
    #expect(component?.guidelines == Guidelines(advised: ["One word.", "No verb."], avoided: ["Two lines."]))
    #expect(component?.parameters.map(\.description) == ["The name."])
  }

  @Test func `guidelines of another shape are reported`() throws {
    #expect(try component("guidelines: [One word.]").problems == ["wrong-type"])
    #expect(try component("guidelines: {do: One word.}").problems == ["wrong-type"])
    #expect(try component("guidelines: {never: [Two lines.]}").problems == ["unknown-key"])
  }

  @Test(arguments: [
    ("{type: string, default: A b}", "string", "A b"), ("{type: number, optional: true}", "number", nil),
    ("{type: choice, values: [small, large], default: large}", "small, large", "large"),
    ("{type: list, of: string, default: [a, b]}", "list of string", "[a, b]"),
    (
      "{type: mapping, fields: {on: {type: boolean, optional: true}, name: string}, default: {name: A}}",
      "mapping of on?: boolean, name: string", "{name: A}"
    ),
    ("{type: shadow, default: null}", "token of type shadow", nil),
  ])
  func `types and defaults are shown in one line`(declaration: String, type: String, value: String?) throws {
    let (component, problems) = try component("parameters: {one: \(declaration)}")
    #expect(problems == [])
    #expect(component?.parameters.first?.type.text == type)
    #expect(component?.parameters.first?.defaultText == value)
  }

  @Test func `tokens are those of the body and the styles, once each and in order`() throws {
    let reading = try Reading(
      """
      component: tag
      parameters: {size: {type: choice, values: [s, m], default: s}}
      body: {Text: "{not a token} A", modifiers: [padding: "{size.${size}}", offset: {x: "{size.s}", y: "{size.s}"}]}
      styles: {wide: [{padding: "{size.m}"}]}
      scenarios: {default: {}}
      """)
    #expect(reading.components.first?.tokens == ["size.${size}", "size.m", "size.s"])
  }
}

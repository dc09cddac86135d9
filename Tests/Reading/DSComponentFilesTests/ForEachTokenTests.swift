import DSDiagnostics
import DSNode
import DSNodeText
import Testing

@testable import DSComponentFiles

/// `ForEach` over tokens, as dumps of what it becomes.
struct ForEachTokenTests {
  private func expect(_ body: String, _ dump: String) throws {
    let reading = try Reading(body: body)
    #expect(reading.diagnostics.map(\.text) == [])
    #expect(reading.dump == dump)
  }

  @Test func `what is known of a token is a value of the environment, in paths of tokens too`() throws {
    try expect(
      """
      ForEach:
        in: {tokens: color.brand, type: color, sort: value}
        as: swatch
        content:
          - Color: "{${swatch.path}}"
          - Text: $swatch.name
          - Text: "${index}. ${swatch.name}: ${swatch.value} for ${title}"
          - Switch: {on: $swatch.type, cases: {color: [Divider]}, default: [Spacer]}
      """,
      """
      ForEachToken swatch tokens in="color.brand" type=color order=value
        Paint {"${swatch-path}"}
        Text $swatch-name
        Text $swatch-index ". " $swatch-name ": " $swatch-value " for Buy"
        Choose $swatch-type
          case color
            Divider
          else
            Spacer
      """)
  }

  @Test func `groups are repeated over, with their tokens inside`() throws {
    try expect(
      """
      ForEach:
        in: {groups: "", type: dimension}
        as: group
        content:
          - Text: $group.path
          - ForEach: {in: {tokens: $group.path}, content: [Text: $item.value]}
      """,
      """
      ForEachToken group groups in="" type=dimension
        Text $group-path
        ForEachToken item tokens in=$group-path
          Text $item-value
      """)
  }

  @Test func `a list of tokens may come from a parameter, and go to another component`() throws {
    let reading = try Reading(
      """
      component: sheet
      parameters: {group: {type: string, default: space}}
      body:
        ForEach: {in: {tokens: $group}, as: token, content: [Bar: {length: "{${token.path}}", title: $token.name}]}
      scenarios: {default: {}, other: {parameters: {group: size}}}
      """,
      """
      component: bar
      parameters: {length: {type: dimension}, title: {type: string}}
      body: {HStack: {content: [{Color: black, modifiers: [{frame: {width: $length}}]}, {Text: $title}]}}
      """)
    #expect(reading.diagnostics.map(\.text) == [])
    #expect(
      reading.dump == """
        ForEachToken token tokens in="space"
          Component bar
            HStack center
              Paint #000000
                .frame width={"${token-path}"} center-center
              Text $token-name
        """)
  }

  @Test func `mistakes are named where they are written`() throws {
    func problems(_ list: String, content: String = "Text: $item.name") throws -> [String] {
      try Reading(body: "ForEach: {in: \(list), content: [\(content)]}").diagnostics.map(\.id)
    }
    #expect(try problems("{tokens: color, groups: color}") == ["unknown-argument"])
    #expect(try problems("{tokens: '{color.brand}'}") == ["wrong-type"])
    #expect(try problems("{tokens: color, type: colour}") == ["unknown-value"])
    #expect(try problems("{groups: color, sort: value}") == ["unknown-argument"])
    #expect(try problems("{tokens: color}", content: "Text: $item.nam") == ["unknown-field"])
    // Outside there is no such value.
    #expect(try Reading(body: "Text: '@item-name'").diagnostics.map(\.id) == ["unknown-environment"])
  }
}

import DSDiagnostics
import DSNode
import DSShots
import Testing

@testable import DSComponentFiles

/// Where views, modifiers and their arguments of component files say that they are written.
struct OriginTests {
  private func text(_ origin: SourceOrigin?) -> String {
    guard let origin else { return "nil" }
    return ([origin.location.description] + origin.arguments.map { "\($0.name) \($0.location)" }).joined(
      separator: ", ")
  }

  private let reading: Reading

  init() throws {
    reading = try Reading(
      """
      component: card
      styles:
        wide:
          - padding: 9
      body:
        VStack:
          spacing: 4
          content:
            - Text: Hello
              modifiers:
                - padding: {edges: top, length: 8}
                - bold
                - border: red
            - Text: {spans: [{text: a, modifiers: [italic]}]}
      scenarios:
        default: {styles: [wide]}
      """)
    try #require(reading.diagnostics.isEmpty)
  }

  private func views() throws -> (stack: DSNode, texts: [DSNode]) {
    guard case .component(_, let body)? = reading.scenarios.first?.node.kind,
      case .vStack(_, _, let texts)? = body.first?.kind
    else { throw Missing() }
    return (body[0], texts)
  }

  private struct Missing: Error {}

  @Test("A view knows its own place and that of every argument")
  func arguments() throws {
    let (stack, texts) = try views()
    #expect(text(stack.origin) == "a.yaml:6:3, spacing a.yaml:7:14, content a.yaml:9:7")
    #expect(text(texts[0].origin) == "a.yaml:9:9, text a.yaml:9:15")
    #expect(stack.origin.location(of: "spacing") == SourceLocation(file: "a.yaml", line: 7, column: 14))
    #expect(stack.origin.location(of: "alignment") == nil)
  }

  @Test("Every modifier has a place of its own, on a piece of a text too")
  func modifiers() throws {
    let (_, texts) = try views()
    #expect(
      texts[0].modifiers.map { text($0.origin) } == [
        "a.yaml:11:13, edges a.yaml:11:30, length a.yaml:11:43", "a.yaml:12:13", "a.yaml:13:13, style a.yaml:13:21",
      ])
    guard case .text(let pieces) = texts[1].kind else { throw Missing() }
    #expect(pieces.spans[0].modifiers.map { text($0.origin) } == ["a.yaml:14:46"])
  }

  @Test("A style's modifiers are written where the style is declared")
  func styles() throws {
    let node = try #require(reading.scenarios.first?.node)
    #expect(node.modifiers.map { text($0.origin) } == ["a.yaml:4:7, length a.yaml:4:16"])
    #expect(text(node.origin) == "a.yaml:16:3, styles a.yaml:16:21")
  }

  @Test("Places take no part in equality and hashes")
  func equality() throws {
    let (_, texts) = try views()
    var moved = texts[0]
    moved.origin = .unknown
    #expect(moved == texts[0])
    #expect(moved.hashValue == texts[0].hashValue)
  }
}

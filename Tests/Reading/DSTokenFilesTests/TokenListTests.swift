import DSCascade
import DSDiagnostics
import DSGeometry
import DSTokenFiles
import Testing

/// Tokens in a list.
struct TokenListTests {
  private func list(_ text: String, prefix: String = "") throws -> String {
    tokenList(try tokenRows(Reading(text).theme, in: ModeSelection(), prefix: prefix))
  }

  @Test func `names are in the order of their numbers`() throws {
    let text = #"{"s": {"$type": "number", "100": {"$value": 3}, "10": {"$value": 2}, "2": {"$value": 1}}}"#
    #expect(try list(text) == "s.2    number  1\ns.10   number  2\ns.100  number  3")
    #expect(try list(text, prefix: "s.10") == "s.10  number  2")
  }

  @Test func `a colour that is written beside sRGB has its space, and whether it was mapped`() throws {
    let text = """
      {"c": {"$type": "color",
        "wide": {"$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}},
        "inside": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.05, 200]}},
        "alias": {"$value": "{c.wide}", "$deprecated": true},
        "plain": {"$value": {"colorSpace": "hsl", "components": [10, 50, 50]}},
        "text": {"$value": "oklch(0.9 0.4 130)"}, "hex": {"$value": "#ff0000"}}}
      """
    let lines = try list(text).split(separator: "\n").map { $0.split(separator: "(").dropFirst().map(String.init) }
    #expect(
      lines == [
        ["display-p3, mapped into sRGB)  ", "deprecated)"], [], ["oklch)"], [], ["oklch, mapped into sRGB)"],
        ["display-p3, mapped into sRGB)"],
      ])
  }

  @Test func `tokens with a fault in any context are found`() throws {
    let reading = try Reading(
      #"{"n": {"$type": "number", "a": {"$value": "{n.x}"}, "b": {"$value": 1}, "c": {"$value": "{n.a}"}}}"#)
    #expect(faultyTokens(reading.theme).map(\.description) == ["n.a", "n.c"])
  }
}

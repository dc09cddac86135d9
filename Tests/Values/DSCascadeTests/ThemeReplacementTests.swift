import DSCascade
import DSGeometry
import TestRandom
import Testing

/// Themes that differ from another in some definitions.
struct ThemeReplacementTests {
  private static let names = (0..<8).map { "group\($0 % 3).t\($0)" }
  private static let modes = [
    Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light"),
    Theme.Mode(name: "density", contexts: ["regular", "wide"], defaultContext: "regular"),
  ]

  /// Definitions of some tokens: numbers, and references to tokens of higher numbers, so that there are no circles.
  private func tokens(_ random: inout SeededRandom) -> [String: TokenDefinition] {
    var tokens: [String: TokenDefinition] = [:]
    for (index, name) in Self.names.enumerated() where Int.random(in: 0..<3, using: &random) > 0 {
      let path = TokenPath(name)
      let target = Int.random(in: index...9, using: &random)
      tokens[name] =
        target > index && target < Self.names.count
        ? TokenDefinition(path, .alias(TokenPath(Self.names[target])))
        : TokenDefinition(path, type: .number, .number(Double(Int.random(in: 0...3, using: &random))))
    }
    return tokens
  }

  /// The theme of six lists of tokens: one that always holds, one for each context, and one for two contexts together.
  private func theme(_ lists: [[String: TokenDefinition]]) -> Theme {
    let styles = lists.map { Style(tokens: $0.sorted { $0.key < $1.key }.map(\.value)) }
    return Theme(
      name: "random",
      layers: [
        Theme.Layer(name: "base", .always(styles[0])),
        Theme.Layer(name: "scheme", .mode("scheme", ["light": styles[1], "dark": styles[2]])),
        Theme.Layer(name: "density", .mode("density", ["regular": styles[3], "wide": styles[4]])),
        Theme.Layer(name: "both", .modes(["scheme", "density"], [["dark", "wide"]: styles[5]])),
      ], modes: Self.modes)
  }

  private func values(_ theme: Theme) -> [[String]] {
    theme.selections.map { modes in
      Self.names.map { name in (try? theme.value(of: TokenPath(name), in: modes))?.text ?? "none" }
    }
  }

  @Test func `any part of what two themes differ in can be taken over, as if it had been written so`() throws {
    var random = SeededRandom(seed: 36)
    for _ in 0..<200 {
      let (old, new) = ((0..<6).map { _ in tokens(&random) }, (0..<6).map { _ in tokens(&random) })
      let (base, now) = (theme(old), theme(new))
      let differences = try #require(now.differences(from: base))
      #expect(values(now.replacing(differences)) == values(base))
      let some = differences.filter { _ in Bool.random(using: &random) }
      var mixed = new
      for difference in some {
        let lists = [[]: 0, ["light"]: 1, ["dark"]: 2, ["regular"]: 3, ["wide"]: 4, ["dark", "wide"]: 5]
        let list = lists[difference.contexts]
        let name = difference.path.description
        mixed[try #require(list)][name] = old[try #require(list)][name]
      }
      #expect(values(now.replacing(some)) == values(theme(mixed)))
    }
  }

  @Test func `themes that differ in a mode or a group differ in more than definitions`() {
    let plain = Theme(name: "a", layers: [], modes: [])
    #expect(plain.differences(from: Theme(name: "a", layers: [], modes: Self.modes)) == nil)
    func theme(_ type: TokenType) -> Theme {
      let style = Style(tokens: [], groups: [TokenGroup(TokenPath("a"), type: type)])
      return Theme(name: "a", layers: [Theme.Layer(name: "base", .always(style))])
    }
    #expect(theme(.number).differences(from: theme(.dimension)) == nil)
    #expect(theme(.number).differences(from: theme(.number))?.isEmpty == true)
  }

  @Test func `a token depends on all that it refers to, and on what a group that extends another may give it`() {
    let style = Style(
      tokens: [
        TokenDefinition(TokenPath("a.one"), .alias(TokenPath("b.two"))),
        TokenDefinition(TokenPath("base.two"), type: .number, .number(1)),
      ], groups: [TokenGroup(TokenPath("b"), extends: TokenPath("base"))])
    let theme = Theme(name: "a", layers: [Theme.Layer(name: "base", .always(style))])
    let found = theme.dependencies(of: TokenPath("a.one"), in: ModeSelection())
    #expect(found == [TokenPath("a.one"), TokenPath("b.two"), TokenPath("base.two")])
  }
}

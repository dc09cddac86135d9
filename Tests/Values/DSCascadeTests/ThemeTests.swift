import DSCascade
import DSDiagnostics
import DSGeometry
import Testing

struct ThemeTests {
  let base = Theme(
    name: "plain",
    modes: [
      Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light"),
      Theme.Mode(name: "density", contexts: ["regular", "compact"], defaultContext: "regular"),
    ]
  ) {
    Token("color.ink", .color(.black))
    Token("color.paper", .color(.white))
    Token("space.inset", .dimension(16))
    Token("button.text", alias: "color.ink")
    Token("button.inset", alias: "space.inset")
    When("scheme", is: "dark") {
      Token("color.ink", .color(.white))
      Token("color.paper", .color(.black))
    }
    When("density", is: "compact") { Token("space.inset", .dimension(8)) }
  }

  private func failure(_ path: String, in theme: Theme) -> TokenError? {
    do throws(TokenError) {
      _ = try theme.value(of: TokenPath(path), in: ModeSelection())
      return nil
    } catch {
      return error
    }
  }

  @Test func `an alias binds late, in every selection`() throws {
    #expect(try base.value(of: TokenPath("button.text"), in: ModeSelection()) == .color(.black))
    #expect(try base.value(of: TokenPath("button.text"), in: ModeSelection(["scheme": "dark"])) == .color(.white))
    #expect(try base.value(of: TokenPath("button.inset"), in: ModeSelection(["density": "compact"])) == .dimension(8))
  }

  @Test func `overriding a semantic token changes every token that refers to it`() throws {
    let brand = Color(hex: 0xFF7900)
    let extended = Theme(extending: base, name: "orange") {
      Token("color.ink", .color(brand))
      When("scheme", is: "dark") { Token("color.paper", .color(brand)) }
    }
    #expect(try extended.value(of: TokenPath("button.text"), in: ModeSelection()) == .color(brand))
    #expect(try extended.value(of: TokenPath("button.text"), in: ModeSelection(["scheme": "dark"])) == .color(brand))
    #expect(try extended.value(of: TokenPath("color.paper"), in: ModeSelection(["scheme": "dark"])) == .color(brand))
    #expect(try base.value(of: TokenPath("button.text"), in: ModeSelection()) == .color(.black))
  }

  @Test func `an extension may add modes and tokens, with loops and conditions`() throws {
    let wide = true
    let extended = Theme(extending: base, name: "more", modes: [Theme.Mode(name: "hue", contexts: ["red", "blue"])]) {
      for step in 1...3 { Token("space.\(step)", .dimension(Double(step) * 4)) }
      if wide { Token("space.inset", alias: "space.3") } else { Token("space.inset", alias: "space.1") }
      When("hue", is: "red") { Token("color.ink", .color(Color(hex: 0xFF0000))) }
    }
    let red = ModeSelection(["hue": "red"])
    #expect(try extended.value(of: TokenPath("button.inset"), in: red) == .dimension(12))
    #expect(try extended.value(of: TokenPath("button.text"), in: red).text == "#ff0000")
    #expect(extended.selections.count == 8)
    #expect(extended.coveringSelections.count == 4)
  }

  @Test func `a subtree's modes are merged into those around it`() throws {
    let around = ModeSelection(["scheme": "dark"])
    let inside = around.merging(ModeSelection(["density": "compact"]))
    #expect(try base.value(of: TokenPath("button.text"), in: inside) == .color(.white))
    #expect(try base.value(of: TokenPath("button.inset"), in: inside) == .dimension(8))
  }

  @Test func `a style on top of a theme's style overrides its tokens, aliases included`() throws {
    let local = Style(tokens: [TokenDefinition(TokenPath("color.ink"), type: .color, .value(.color(.clear)))])
    let style = Style(cascading: try base.style(in: ModeSelection()), local)
    #expect(try style.value(of: TokenPath("button.text")) == .color(.clear))
    #expect(try base.value(of: TokenPath("button.text"), in: ModeSelection()) == .color(.black))
  }

  @Test func `a token that does not exist is an error with a suggestion, never a default`() throws {
    let error = try #require(failure("button.txt", in: base))
    #expect(
      error.diagnostic(at: DSDiagnostics.SourceLocation(file: "card.yaml", line: 3, column: 5)).text
        == "card.yaml:3:5: error: there is no token 'button.txt' [unknown-token]\n  hint: did you mean 'button.text'?")
    #expect(failure("button", in: base)?.id == "token-is-group")
  }

  @Test func `where no name is near, an error tells what the group has`() throws {
    func hint(_ path: String, _ names: [String]) throws -> String? {
      let style = Style(tokens: names.map { TokenDefinition(TokenPath($0), type: .number, .value(.number(1))) })
      return try #require(failure(path, in: Theme(name: "t", layers: [Theme.Layer(name: "t", .always(style))]))).hint
    }
    let names = ["color.ink", "color.page.raised", "color.page.sunken", "gap"]
    #expect(try hint("color.nonsense", names) == "known are color.ink, color.page")
    #expect(try hint("color.page.zzz", names) == "known are color.page.raised, color.page.sunken")
    #expect(try hint("unheard.of", names) == "known are color, gap")
    let many = (1...9).map { "row\($0)" }
    #expect(try hint("column", many) == "known are row1, row2, row3, row4, row5, row6, …")
  }

  @Test func `an error on the way names the whole way`() throws {
    func place(_ line: Int) -> DSDiagnostics.SourceLocation { DSDiagnostics.SourceLocation(file: "t.json", line: line) }
    let style = Style(tokens: [
      TokenDefinition(TokenPath("a"), .alias("b"), location: place(1)),
      TokenDefinition(TokenPath("b"), .alias("c"), location: place(2)),
      TokenDefinition(TokenPath("c"), .alias("d"), location: place(3)),
      TokenDefinition(TokenPath("x"), .alias("y"), location: place(4)),
      TokenDefinition(TokenPath("y"), .alias("x"), location: place(5)),
      TokenDefinition(TokenPath("z"), .alias("x"), location: place(6)),
    ])
    let theme = Theme(name: "t", layers: [Theme.Layer(name: "t", .always(style))])
    #expect(
      failure("a", in: theme)?.diagnostic(at: DSDiagnostics.SourceLocation(file: "card.yaml")).text == """
        card.yaml: error: token 'c' refers to 'd', which does not exist [missing-alias-target]
          hint: known are a, b, c, x, y, z
          note: t.json:1: 'a' refers to 'b'
          note: t.json:2: 'b' refers to 'c'
          note: t.json:3: 'c' refers to 'd'
        """)
    #expect(failure("z", in: theme)?.cause == .cycle(["x", "y", "x"].map { TokenPath($0) }))
    let found = theme.diagnostics(in: theme.selections).map(\.message)
    #expect(
      found == [
        "token 'c' refers to 'd', which does not exist", "tokens refer to each other in a circle: x → y → x",
      ])
  }

  @Test func `threads that ask at once get one style and equal values`() async throws {
    let theme = base
    let values = await withTaskGroup(of: TokenValue?.self, returning: [TokenValue?].self) { group in
      for index in 0..<64 {
        group.addTask {
          try? theme.value(
            of: TokenPath("button.text"), in: ModeSelection(["scheme": index % 2 == 0 ? "light" : "dark"]))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values.filter { $0 == .color(.black) }.count == 32)
    #expect(values.filter { $0 == .color(.white) }.count == 32)
  }
}

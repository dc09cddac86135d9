import DSGeometry
import DSStyle
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

  @Test func `an alias binds late, in every selection`() throws {
    #expect(try base.value(of: TokenPath("button.text"), in: ModeSelection()) == .color(.black))
    #expect(try base.value(of: TokenPath("button.text"), in: ModeSelection(["scheme": "dark"])) == .color(.white))
    #expect(try base.value(of: TokenPath("button.inset"), in: ModeSelection(["density": "compact"])) == .dimension(8))
  }

  @Test func `overriding a semantic token changes every token that refers to it`() throws {
    let brand = Color(hex: 0xFF7900)
    let extended = Theme(extending: base, name: "orange") { Token("color.ink", .color(brand)) }
    #expect(try extended.value(of: TokenPath("button.text"), in: ModeSelection()) == .color(brand))
    #expect(try extended.value(of: TokenPath("button.text"), in: ModeSelection(["scheme": "dark"])) == .color(brand))
    #expect(try base.value(of: TokenPath("button.text"), in: ModeSelection()) == .color(.black))
  }
}

import DSGeometry
import Testing

/// How names of tokens are divided.
struct TokenPathTests {
  @Test(arguments: ["a", "\u{200D} 1", "\u{300}", "\u{1F3FB}"])
  func `a path is divided at its dots, whatever stands behind them`(name: String) {
    let path = TokenPath(segments: ["group", name, name])
    #expect(path.segments == ["group", name, name])
    #expect(path.lastName == name)
    #expect(path.ancestors == [TokenPath(segments: ["group", name]), TokenPath("group"), TokenPath("")])
    #expect(path.names(below: TokenPath("group")).map(String.init) == name + "." + name)
    #expect(path.names(below: TokenPath("group").appending(name)).map(String.init) == name)
    #expect(path.names(below: TokenPath("grou")) == nil)
    #expect(path.names(below: path) == nil)
    #expect(path.names(below: path.appending("x")) == nil)
  }

  @Test func `everything lies below the root but the root itself`() {
    #expect(TokenPath("a.b").names(below: TokenPath("")) == "a.b")
    #expect(TokenPath("").names(below: TokenPath("")) == nil)
    #expect(TokenPath("").appending("a.b") == TokenPath("a.b"))
    #expect(TokenPath("a").appending("") == TokenPath("a"))
    #expect(TokenPath("").ancestors.isEmpty && TokenPath("").lastName == "")
  }
}

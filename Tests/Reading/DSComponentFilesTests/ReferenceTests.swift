import Testing

@testable import DSComponentFiles

/// What a text of a component file refers to.
struct ReferenceTests {
  @Test(arguments: ["a.b", "\u{200D} 1", "\u{300}1.x", "\u{1F3FB}", "a.\u{321}"])
  func `a token's name may begin with what joins the brace before it`(name: String) {
    #expect(Reference("{\(name)}") == .token(name))
    #expect(Reference("\\{\(name)}") == .escaped("{\(name)}"))
  }

  @Test func `parameters, values of the environment and texts are told by their first byte`() {
    #expect(Reference("$a.b") == .parameter("a.b"))
    #expect(Reference("@a") == .environment("a"))
    #expect(Reference("x ${a}") == .interpolated)
    #expect(Reference("$\u{300}a") == .plain)
    #expect(Reference("") == .plain)
  }
}

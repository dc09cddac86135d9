import DSDiagnostics
import Testing

struct DiagnosticTests {
  @Test func `a problem prints its place, its id, a hint and its notes`() {
    let problem = Diagnostic(
      "unknown-token", "there is no token 'a.c'", at: SourceLocation(file: "button.yaml", line: 3, column: 7),
      hint: "did you mean 'a.b'?",
      notes: [Diagnostic.Note("groups end here", at: SourceLocation(file: "a.json", line: 1))])
    #expect(
      problem.text == """
        button.yaml:3:7: error: there is no token 'a.c' [unknown-token]
          hint: did you mean 'a.b'?
          note: a.json:1: groups end here
        """)
  }

  @Test func `a bag keeps the order of finding, drops repetitions and sorts by place`() {
    var bag = DiagnosticBag()
    bag.warning("w", "later", at: SourceLocation(file: "b", line: 1))
    #expect(!bag.hasErrors)
    bag.error("e", "first", at: SourceLocation(file: "a", line: 9))
    bag.error("e", "first", at: SourceLocation(file: "a", line: 9))
    #expect(bag.hasErrors)
    #expect(bag.diagnostics.map(\.message) == ["later", "first"])
    #expect(bag.sorted.map(\.message) == ["first", "later"])
  }

  @Test(arguments: [
    ("buttom", "button"), ("HStak", "HStack"), ("paddng", "padding"), ("colro", "color"), ("wdith", "width"),
  ])
  func `a slip of the finger is recognised`(wrong: String, right: String) {
    #expect(suggestion(for: wrong, among: ["button", "HStack", "padding", "color", "width", "frame"]) == right)
  }

  @Test func `nothing is suggested for a word that is far from all`() {
    #expect(suggestion(for: "elephant", among: ["button", "padding"]) == nil)
    #expect(suggestion(for: "x", among: ["button"]) == nil)
    #expect(suggestion(for: "", among: []) == nil)
  }

  @Test func `of short names only the case or the order of two letters may be wrong`() {
    #expect(suggestion(for: "w", among: ["y", "W", "ww"]) == nil)
    #expect(suggestion(for: "xd", among: ["xy", "x", "xyd"]) == nil)
    #expect(suggestion(for: "ID", among: ["ix", "id"]) == "id")
    #expect(suggestion(for: "di", among: ["do", "id"]) == "id")
  }

  @Test func `equally near words give the one that sorts first`() {
    #expect(suggestion(for: "cat", among: ["rat", "bat"]) == "bat")
  }
}

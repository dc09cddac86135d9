import DSSource
import Testing

/// What is left of a source whose errors are left out.
struct PartialSourceTests {
  private func problem(_ line: Int, _ column: Int, _ message: String = "no") -> PartialSource.Problem {
    PartialSource.Problem(line: line, column: column, message: message)
  }

  /// Leaves out what errors are in, which leaves less.
  private func leave(_ problems: [PartialSource.Problem], outOf partial: inout PartialSource) {
    let isLess = partial.leaveOut(problems)
    #expect(isLess)
  }

  /// What is left after some compilations, each with its errors.
  private func left(_ source: String, _ rounds: [PartialSource.Problem]...) -> String {
    var partial = PartialSource(source, file: "A.swift")
    for problems in rounds { leave(problems, outOf: &partial) }
    let isAsLong = partial.text.count { $0 == "\n" } >= source.count { $0 == "\n" }
    #expect(isAsLong)
    return partial.text
  }

  @Test func `a body stops where it is reached, and lines stay`() {
    let text = left(
      """
      struct A {
        func a() -> Int {
          wrong()
        }
        func b() {}
      }
      """, [problem(3, 5, "cannot find \"wrong\" in scope")])
    let stop = "fatalError(\"dsrender: not compiled: A.swift:3:5: 'A.a': cannot find \\\"wrong\\\" in scope\")"
    #expect(text == "struct A {\n  func a() -> Int { \(stop) \n\n}\n  func b() {}\n}")
  }

  @Test func `the body of a view becomes a view that says why`() {
    let stop = " SwiftUI._NotCompiled(\"A.swift:1:40: 'A.body': no\") "
    #expect(
      left("struct A: View { var body: some View { x } }", [problem(1, 40)])
        == "struct A: View { var body: some View {\(stop)} }")
    let function = "struct A { @ViewBuilder func a() -> some SwiftUI.View { x } }"
    #expect(left(function, [problem(1, 57)]).contains("{ SwiftUI._NotCompiled(\"A.swift:1:57: 'A.a': no\") }"))
    #expect(
      left("var a: AnyView { x }", [problem(1, 18)])
        == "var a: AnyView { SwiftUI.AnyView(SwiftUI._NotCompiled(\"A.swift:1:18: 'a': no\")) }")
  }

  @Test func `a missing return is an error of the body that ends there`() {
    #expect(left("func a() -> Int {}\nlet b = 1", [problem(1, 18)]).hasPrefix("func a() -> Int { fatalError("))
  }

  @Test func `only the accessor with the error goes`() {
    let text = left("var a: Int { get { 1 } set { wrong } }", [problem(1, 30)])
    #expect(text.hasPrefix("var a: Int { get { 1 } set { fatalError("))
  }

  @Test func `a value with a declared type stops when it is needed, and one without a type goes`() {
    #expect(
      left("struct A { static let a: Int = wrong }", [problem(1, 32)])
        == "struct A { static let a: Int = { fatalError(\"dsrender: not compiled: A.swift:1:32: 'A.a': no\") }() }")
    #expect(left("struct A { let a = wrong; let b = 1 }", [problem(1, 20)]) == "struct A {  let b = 1 }")
  }

  @Test func `an error outside of bodies takes the smallest declaration around it`() {
    #expect(left("struct A { func a(_ b: Wrong) {}\nfunc c() {} }", [problem(1, 24)]) == "struct A { \nfunc c() {} }")
    #expect(left("import Wrong\nimport Right\n", [problem(1, 8)]) == "\nimport Right\n")
    #expect(left("struct A: Wrong { func b() {} }\nlet c = 1", [problem(1, 11)]) == "\nlet c = 1")
  }

  @Test func `a class or a protocol that is not found is no parent, and its children stay`() {
    let lost = "cannot find type 'Lost' in scope"
    #expect(left("class A: Lost { var b = 1 }", [problem(1, 10, lost)]) == "class A: Any { var b = 1 }")
    #expect(left("struct A: P, Lost {\n}", [problem(1, 14, lost)]) == "struct A: P, Any {\n}")
    #expect(left("extension A: Lost where B: Lost {}", [problem(1, 28, lost)]) == "extension A: Lost where B: Any {}")
    #expect(left("class A: Lost { func b(_ c: Lost) {} }", [problem(1, 29, lost)]) == "class A: Lost {  }")
    // More than the name goes: what is extended, what belongs to the name, and what still does not compile.
    #expect(left("extension Lost { var b: Int { 1 } }\nlet c = 1", [problem(1, 11, lost)]) == "\nlet c = 1")
    #expect(left("class A: Lost<Int> {}\nlet c = 1", [problem(1, 10, lost)]) == "\nlet c = 1")
    #expect(left("class A: Lost {}\nlet c = 1", [problem(1, 10, lost)], [problem(1, 7)]) == "\nlet c = 1")
  }

  @Test func `an optional call of what is not optional is a call`() {
    let needless = "cannot use optional chaining on non-optional value of type '(Int) -> ()'"
    let source = "func a() { b?.c?(1); b?.d?(2) }"
    #expect(left(source, [problem(1, 16, needless), problem(1, 26, needless)]) == "func a() { b?.c(1); b?.d(2) }")
    var partial = PartialSource(source, file: "A.swift")
    leave([problem(1, 16, needless)], outOf: &partial)
    #expect(partial.cuts.map(\.losesCode) == [false])
    // The place is counted in the source without the first mark.
    leave([problem(1, 25, needless)], outOf: &partial)
    #expect(partial.text == "func a() { b?.c(1); b?.d(2) }")
    // What still does not compile loses its body.
    leave([problem(1, 15)], outOf: &partial)
    #expect(partial.cuts.map(\.losesCode) == [true] && partial.text.hasPrefix("func a() { fatalError("))
  }

  @Test func `what still does not compile takes more with it, at last the file`() {
    let source = "struct A { func a() -> some P { wrong } }\nlet b = 1"
    #expect(left(source, [problem(1, 33)], [problem(1, 24)]) == "struct A {  }\nlet b = 1")
    #expect(left(source, [problem(1, 33)], [problem(1, 24)], [problem(1, 8)]) == "\nlet b = 1")
    #expect(left(source, [problem(0, 0)]) == "\n")
    #expect(left("+ wrong\nlet a = 1", [problem(1, 3)]) == "\n")
  }

  @Test func `places count in the text that was compiled`() {
    // The replacement is longer than what it replaces, so that columns behind it are others.
    let source = "struct A { func a() { x }; func b(_ c: Wrong) {}; func d() {} }"
    var partial = PartialSource(source, file: "A.swift")
    leave([problem(1, 23)], outOf: &partial)
    let column = partial.text.utf8.count - "Wrong) {}; func d() {} }".utf8.count + 1
    leave([problem(1, column)], outOf: &partial)
    #expect(partial.text.hasSuffix("; func d() {} }") && !partial.text.contains("func b"))
    #expect(partial.cuts.map(\.problem.column) == [23, 40])
    #expect(partial.cuts.map(\.label) == ["A.a", "A.b"])
  }

  @Test func `two errors in one body leave it out once`() {
    var partial = PartialSource("func a() { x; y }\nfunc b() { z }", file: "A.swift")
    leave([problem(1, 12), problem(1, 15), problem(2, 12)], outOf: &partial)
    #expect(partial.cuts.count == 2)
  }

  @Test func `a preview never goes`() {
    let stop = "SwiftUI._NotCompiled(\"A.swift:1:24: '#Preview': no\")"
    let source = "#Preview(\"Title\") {     x }\nlet a = 1"
    #expect(left(source, [problem(1, 24)]) == "#Preview(\"Title\") { \(stop) }\nlet a = 1")
    #expect(left(source, [problem(1, 24)], [problem(1, 3)]).hasPrefix("#Preview(\"Title\") { SwiftUI._NotCompiled("))
    let provider = "struct A_Previews: PreviewProvider, Wrong { static var previews: some View { A() } }"
    #expect(
      left(provider, [problem(1, 37)])
        == "struct A_Previews: PreviewProvider { static var previews: some View { SwiftUI._NotCompiled(\"A.swift:1:37: 'A_Previews': no\") } }"
    )
  }

  @Test func `a file that goes keeps its previews on their lines, until they do not compile either`() {
    let source = "import X\nlet a = 1\n#Preview { a }\n\n#Preview(\"B\") { a }\n"
    var partial = PartialSource(source, file: "A.swift")
    leave([problem(0, 0)], outOf: &partial)
    let lines = partial.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "import SwiftUI" && lines[2].hasPrefix("#Preview { SwiftUI._NotCompiled("))
    #expect(lines[4].hasPrefix("#Preview(\"B\") { SwiftUI._NotCompiled("))
    leave([problem(3, 1)], outOf: &partial)
    #expect(partial.text.allSatisfy { $0 == "\n" })
    let isLess = partial.leaveOut([problem(1, 1)])
    #expect(!isLess)
  }

  @Test func `what was found out earlier is left out again`() {
    var partial = PartialSource("func a() { x }", file: "A.swift")
    leave([problem(1, 12)], outOf: &partial)
    #expect(PartialSource("func a() { x }", file: "A.swift", cuts: partial.cuts).text == partial.text)
  }

  @Test func `the text of an error can be read again`() {
    let text = NotCompiled.text(of: problem(3, 4, "no: 'a'\nb"), in: "Sources/A b/C.swift")
    let parts = NotCompiled.parts(of: text)
    #expect(parts?.file == "Sources/A b/C.swift" && parts?.line == 3 && parts?.column == 4)
    #expect(parts?.message == "no: 'a' b")
    #expect(NotCompiled.parts(of: "something else") == nil)
  }
}

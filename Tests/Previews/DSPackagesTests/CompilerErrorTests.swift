import DSSource
import Testing

@testable import DSPackages

/// What a build's output says of errors.
struct CompilerErrorTests {
  private func errors(_ lines: String...) -> [String: [String]] {
    CompilerErrors(lines.joined(separator: "\n")).byFile.mapValues { problems in
      problems.map { "\($0.line):\($0.column) \($0.message)" }
    }
  }

  @Test func `an error has a file, a place and a message, each once`() {
    let found = errors(
      "[3/7] Compiling Kit A.swift", "/p/Kit/A.swift:3:5: error: cannot find 'x' in scope", "1 | x",
      "/p/Kit/A.swift:3:5: error: cannot find 'x' in scope", "/p/Kit/A.swift:4:1: warning: unused",
      "/p/My Kit/B.swift:1:8: fatal error: no such module 'C'", "error: fatalError", "/p/c.c:1:1: error: wrong")
    #expect(
      found == ["/p/Kit/A.swift": ["3:5 cannot find 'x' in scope"], "/p/My Kit/B.swift": ["1:8 no such module 'C'"]])
  }

  @Test func `an error in an expanded macro is one of the place that names the macro`() {
    let found = errors(
      "macro expansion #Preview:2:6: error: type 'A' has no member 'b'", " 2 |  A.b",
      "/p/A.swift:9:1: note: in expansion of macro 'Preview' here", "/p/A.swift:1:1: note: something else",
      "/p/.build/@__swiftmacro_3Kit.swift:1:2: error: wrong", "/p/B.swift:7:3: note: expanded code originates here")
    #expect(found["/p/A.swift"] == ["9:1 type 'A' has no member 'b'"])
    #expect(found["/p/B.swift"] == ["7:3 wrong"])
  }

  @Test func `a crash of the compiler is an error of the last place that it lists`() {
    let found = errors(
      "error: compile command failed due to signal 6 (use -v to see invocation)",
      "Please submit a bug report (https://swift.org/contributing/#reporting-bugs) and include the crash backtrace.",
      "Stack dump:", "0.\tProgram arguments: /usr/bin/swift-frontend -primary-file /p/A.swift -primary-file /p/B.swift",
      "1.\tSwift version 6.3.1", "2.\tCompiling with effective version 5.10",
      "3.\tWhile evaluating request TypeCheckSourceFileRequest(source_file \"/p/A.swift\")",
      "4.\tWhile type-checking 'A' (at /p/A.swift:2:1)",
      "5.\tWhile type-checking expression at [/p/A.swift:4:9 - line:5:3]",
      " #0 0x0000 llvm::sys::PrintStackTrace", "Stack dump:",
      "1.\tWhile evaluating request IRGenRequest(IR Generation for file \"/p/B.swift\")", "")
    #expect(
      found == [
        "/p/A.swift": ["4:9 the Swift compiler crashes here"], "/p/B.swift": ["0:0 the Swift compiler crashes here"],
      ])
  }

  @Test func `a symbol that the linker does not find is an error of the lines that need it`() {
    let found = errors(
      "error: link command failed with exit code 1 (use -v to see invocation)",
      "ld.lld: error: undefined symbol: sqlite3_snapshot_get", ">>> referenced by A.swift:31 (/p/My Kit/A.swift:31)",
      ">>>               /p/.build/debug/Kit.build/A.swift.o:($s3KitAACyyF)",
      ">>> referenced by b.c:3 (/p/b.c:3)", "", "ld.lld: error: undefined symbol: x",
      "> referenced by A.swift:40 (/p/My Kit/A.swift:40)", ">>> referenced 2 more times")
    let missing = ["31:1 the linker does not find 'sqlite3_snapshot_get'", "40:1 the linker does not find 'x'"]
    #expect(found == ["/p/My Kit/A.swift": missing])
  }

  @Test func `an ambiguous use has the places where its name is declared`() {
    let found = CompilerErrors(
      """
      /p/A.swift:3:5: error: ambiguous use of 'overlay(alignment:content:)'
      1 | x
      /p/View.swift:5:8: note: found this candidate 
      /d/Effects.swift:9:8: note: found this candidate in module 'DSEffects'
      /p/A.swift:8:5: error: no exact matches in call to instance method 'x'
      /p/Other.swift:6:8: note: found this candidate
      """)
    #expect(found.byFile["/p/A.swift"]?.count == 2)
    #expect(found.ambiguities.map(\.problem.line) == [3])
    #expect(found.ambiguities.first?.candidates.map(\.path) == ["/p/View.swift", "/d/Effects.swift"])
    #expect(found.ambiguities.first?.candidates.map(\.line) == [5, 9])
  }

  @Test func `a build without errors of sources has none`() {
    #expect(errors("error: 'kit': invalid manifest", "ld.lld: error: undefined symbol: main").isEmpty)
    #expect(CompilerErrors("").byFile.isEmpty)
  }
}

import Foundation
import Testing

@testable import DSReport

@Suite struct CommandsTests {
  @Test func `a plain word stays as it is, any other is quoted`() {
    #expect(Commands.shellWord("dbux/button/a@db.dark") == "dbux/button/a@db.dark")
    #expect(Commands.shellWord("") == "''" && Commands.shellWord("a b") == "'a b'")
    #expect(Commands.shellWord("it's") == "'it'\\''s'" && Commands.shellWord("größe") == "'größe'")
  }

  @Test func `a shell reads every word back as it was`() throws {
    let words = [
      "", " ", "a b", "'", "''", "\"", "\\", "\\'", "$HOME", "`id`", "$(id)", "*", "~", "!1", "#a", "-n", "a\nb", "\t",
      "a;b", "a&b", "a|b", ">a", "größe", "{a,b}", "é'è", "%s",
    ]
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "printf '%s\\0' " + words.map(Commands.shellWord).joined(separator: " ")]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let read = output.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    #expect(read.dropLast() == words[...])
  }

  @Test func `approving all takes what the run looked at and no more`() {
    let usual = Commands()
    #expect(usual.approve(selection: []) == "dsrender approve --all")
    #expect(
      usual.approve(selection: ["--filter", "a/**", "--filter", "b/c/*", "--axis", "scheme=dark"])
        == "dsrender approve 'a/**' 'b/c/*' --axis scheme=dark")
  }

  @Test func `commands name the program, and the configuration where it is another one`() {
    let usual = Commands()
    var shot = ShotReport(id: "a/b/c@d", system: "a", component: "b", scenario: "c", status: .unchanged)
    #expect(usual.reproduce(shot) == "dsrender render a/b/c@d -o c@d.png")
    shot.pair = ShotReport.Pair(expected: "old/c d.png", actual: "new/c d.png")
    #expect(usual.reproduce(shot) == "dsrender diff 'old/c d.png' 'new/c d.png'")
    shot.status = .added(lockKnows: false)
    #expect(usual.reproduce(shot) == nil)
    #expect(usual.approve("a/b/c@d") == "dsrender approve a/b/c@d")
    #expect(usual.approve(from: "my shots") == "dsrender approve --from 'my shots'")
    #expect(usual.clean() == "dsrender clean")
    let other = Commands(program: ["swift", "package", "dsrender"], project: ["--config", "my file.yaml"])
    #expect(other.clean() == "swift package dsrender clean --config 'my file.yaml'")
  }
}

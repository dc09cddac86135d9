import Glibc
import TestFolder
import Testing

@testable import DSXcodeProject

@Suite struct CommandTests {
  @Test("Options before the command name the project")
  func arguments() throws {
    let found = try #require(
      try XcodeArguments([
        "--xcodeproj", "App.xcodeproj", "--target=App", "--without-package", "Firebase", "--release", "matrix", "--out",
        "shots",
      ]))
    #expect(found.project == "App.xcodeproj")
    #expect(found.target == "App")
    #expect(found.without == ["firebase"])
    #expect(found.isRelease)
    #expect(found.command == ["matrix", "--out", "shots"])
    #expect(
      XcodeCommand.invocation(found)
        == ["dsrender", "--xcodeproj", "App.xcodeproj", "--target", "App", "--without-package", "firebase"])
  }

  @Test("Other command lines are none of this kind")
  func others() throws {
    #expect(try XcodeArguments([]) == nil)
    #expect(try XcodeArguments(["matrix", "--out", "shots"]) == nil)
    #expect(try XcodeArguments(["--help"]) == nil)
    #expect(try XcodeArguments(["diff", "--", "--xcodeproj"]) == nil)
  }

  @Test(
    "A mistake says what to write",
    arguments: [
      (["matrix", "--xcodeproj", "A"], "'--xcodeproj' comes after the command"),
      (["--target", "A", "matrix"], "'--target' needs '--xcodeproj' beside it"),
      (["--xcodeproj", "A"], "there is no command after '--xcodeproj'"),
      (["--xcodeproj"], "'--xcodeproj' has no value"),
      (["--xcodeproj", "A", "--tarjet", "B", "matrix"], "there is no option '--tarjet' before the command"),
      (["--xcodeproj", "A", "init"], "'init' builds nothing, and takes the project as an option"),
    ])
  func mistakes(_ arguments: [String], _ message: String) {
    #expect {
      _ = try XcodeArguments(arguments)
    } throws: { error in
      (error as? XcodeArguments.Mistake)?.message == message
    }
  }

  @Test("A configuration names the project of commands that draw, and of no others")
  func configured() throws {
    let folder = try ProjectFolder(
      objects: "",
      files: ["dsrender.yaml": "version: 1\nxcode: {project: App.xcodeproj, target: App, without: [Firebase]}"])
    let named = try #require(configuredProject(in: folder.path))
    let plain = try #require(try XcodeArguments(["matrix", "--out", "shots"], configured: named))
    #expect(plain.project == "App.xcodeproj" && plain.target == "App" && plain.without == ["firebase"])
    #expect(plain.command == ["matrix", "--out", "shots"] && plain.home != nil)
    #expect(XcodeCommand.invocation(plain) == ["dsrender"])
    let fast = try #require(try XcodeArguments(["--release", "--target", "Demo", "check"], configured: named))
    #expect(fast.isRelease && fast.project == "App.xcodeproj" && fast.target == "Demo" && fast.command == ["check"])
    let other = try #require(try XcodeArguments(["--xcodeproj", "Other.xcodeproj", "matrix"], configured: named))
    #expect(other.project == "Other.xcodeproj" && other.target == nil && other.home == nil)
    for words in [
      ["init"], ["diff", "a", "b"], ["matrix", "--help"], ["matrix", "--config", "a.yaml"], ["--version"],
    ] {
      #expect(try XcodeArguments(words, configured: named) == nil)
    }
    // What is wrong is said by the command, which reads the file again.
    try folder.write("dsrender.yaml", "version: 1\nxcode: {target: App}")
    #expect(configuredProject(in: folder.path) == nil)
    try folder.write("dsrender.yaml", "version: [")
    #expect(configuredProject(in: folder.path) == nil)
    #expect(configuredProject(in: folder.path + "/none") == nil)
    #expect(try XcodeArguments(["init", "--xcodeproj", "App.xcodeproj"]) == nil)
  }

  @Test("The compiler's words name the project's files")
  func output() throws {
    let folder = TestFolder()
    var output = BuildOutput(folder: folder.path)
    let source = folder["Sources/Kit/A b.swift"]
    for name in ["Sources", "Sources/Kit"] { #expect(mkdir(folder[name], 0o700) == 0) }
    #expect(symlink("/app/Kit/A b.swift", source) == 0)
    #expect(output.line("\(source):3:5: error: no") == "/app/Kit/A b.swift:3:5: error: no")
    #expect(output.line("in '\(source)' and \(source)") == "in '/app/Kit/A b.swift' and /app/Kit/A b.swift")
    #expect(output.line("nothing") == "nothing")
    #expect(output.line("error: Plugin ended with exit code 65") == nil)
    #expect(output.code == 65)
    #expect(output.resolves)
    _ = output.line("error: Failed to clone repository https://example.org")
    #expect(!output.resolves)
  }

  @Test("A program's lines come as it writes them, and its end is what a shell says")
  func process() {
    var lines: [String] = []
    #expect(DSXcodeProject.run(["sh", "-c", "echo a; echo b >&2; printf c; exit 3"]) { lines.append($0) } == 3)
    #expect(lines == ["a", "b", "c"])
    #expect(DSXcodeProject.run(["sh", "-c", "kill -9 $$"]) { _ in } == 137)
    #expect(DSXcodeProject.run(["no-such-program-here"]) { _ in } == nil)
  }
}

import Glibc
import TestFolder
import Testing

/// Near misses on the command line, ids without all of a variant, and what `doctor` says in broken surroundings.
@Suite(.needsProgram) struct HintTests {
  @Test("What an id leaves out of its variant is at its default")
  func defaults() throws {
    let project = try SampleProject()
    for (id, drawn) in [
      ("demo/chip/default", "demo/chip/default@light"), ("demo/chip/default@dark", "demo/chip/default@dark"),
    ] {
      let outcome = project.run("render", id, "-o", project["a.png"])
      #expect(
        outcome.code == 0 && outcome.output.contains(id == drawn ? "pixels\n" : "pixels of \(drawn)\n"), "\(outcome)")
    }
  }

  @Test(
    "A near miss is answered with what was probably meant",
    arguments: [
      (["matrx"], "did you mean 'matrix'?"), (["tokens", "shwo"], "did you mean 'show'?"),
      (["zzz"], "'dsrender --help' lists the commands"),
      (["render", "demo/chp/default", "-o", "a.png"], "did you mean 'demo/chip/default'?"),
      (["render", "demo/chip/default@drak", "-o", "a.png"], "did you mean 'dark'?"),
      (["render", "demo/chip/default@zzz", "-o", "a.png"], "its variants: light, dark"),
      (["render", "demo/chip/default@dark.light", "-o", "a.png"], "its variants: light, dark"),
      (["render", "zzz", "-o", "a.png"], "'dsrender matrix --list' prints all ids"),
      (["why", "demo/chip/default"], "name its variant, such as 'demo/chip/default@light'"),
      (["matrix", "--filter", "demo/chpi/**"], "did you mean 'demo/chip/**'?"),
      (["matrix", "--filter", "chip"], "did you mean '*/chip/**'?"),
      (["matrix", "--filter", "demo/chip"], "did you mean 'demo/chip/**'?"),
      (["matrix", "--filter", "demo/chip/default@drak"], "did you mean 'demo/chip/default@dark'?"),
      (["matrix", "--filter", "zzz/zzz"], "an id is system/component/scenario@variant"),
      (["approve", "chpi"], "did you mean '*/chip/**'?"),
      (["matrix", "--axis", "schme=dark"], "did you mean 'scheme'?"),
      (["matrix", "--axis", "scheme=drak"], "did you mean 'dark'?"),
      (["matrix", "--flter", "x"], "Did you mean '--filter'?"),
      (["matrix", "--record", "mising"], "'never', 'missing', 'changed' or 'all'"),
    ])
  func hints(arguments: [String], hint: String) throws {
    let project = try SampleProject()
    let outcome = run(arguments, Surroundings(folder: project.folder))
    #expect(outcome.code == 64 && outcome.errors.contains(hint), "\(outcome)")
  }

  @Test("doctor says first what is missing: a configuration, baselines, a repository, a folder that can be written")
  func doctor() throws {
    let project = try SampleProject()
    let fresh = project.run("doctor")
    #expect(fresh.code == 2, "\(fresh)")
    #expect(fresh.output.contains("what is missing\n  no shot has a baseline in 'Baselines'"))
    #expect(fresh.output.contains("'dsrender matrix --record missing' records them"))
    #expect(fresh.output.contains("this folder is not in a git repository"))

    try project.write("other/file", "")
    let elsewhere = run(["doctor"], Surroundings(folder: project["other"]))
    #expect(elsewhere.code == 65 && elsewhere.output.contains("there is no 'dsrender.yaml' here"), "\(elsewhere)")
    #expect(elsewhere.output.contains("there is one in a parent folder: 'cd ..'"))

    try project.replace("NotoSans.ttf", by: "NoSans.ttf", in: "dsrender.yaml")
    let fontless = project.run("doctor")
    #expect(fontless.code == 65 && fontless.output.contains("what keeps the project from being read"), "\(fontless)")
    #expect(fontless.errors.contains("NoSans.ttf"))
    #expect(fontless.output.contains("what is missing\n  cannot open 'fonts/NoSans.ttf': No such file"), "\(fontless)")
    #expect(fontless.output.contains("put it there, or name a different one: dsrender.yaml:9:15"), "\(fontless)")

    try project.replace("NoSans.ttf", by: "NotoSans.ttf", in: "dsrender.yaml")
    try project.replace("sha256: fb53", by: "sha256: fb54", in: "dsrender.yaml")
    let other = project.run("doctor")
    #expect(
      other.output.contains("what is missing\n  the font 'fonts/NotoSans.ttf' has the SHA-256 fb53"), "\(other)")
  }

  @Test(arguments: ["cut short", "no picture", "a JPEG", "an unknown chunk", "bytes behind the end"])
  func `a baseline that cannot be read is mended as its hint says`(damage: String) throws {
    let project = try SampleProject(approved: true)
    let name = "Baselines/demo/tile/default@light.png"
    let whole = try #require(project.read(name))
    let chunk: [UInt8] = [0, 0, 0, 0, 0x6A, 0x75, 0x6E, 0x6B, 0x30, 0xC1, 0x8B, 0x5F]
    switch damage {
    case "cut short": try project.write(name, Array(whole.dropLast(9)))
    case "no picture": try project.write(name, "<!DOCTYPE html>")
    case "a JPEG": try project.write(name, [0xFF, 0xD8, 0xFF, 0xE0, 0, 2])
    case "an unknown chunk": try project.write(name, whole[..<33] + chunk + whole[33...])
    default: try project.write(name, whole + [0])
    }
    let outcome = project.run("matrix")
    #expect(outcome.code == 65, "\(outcome)")
    let hint = "hint: restore the file with git, or delete it and approve the shot again"
    #expect(outcome.output.contains(hint) && !outcome.output.contains("export"), "\(outcome)")
    #expect(project.run("doctor").output.contains("hint: restore the file with git"))
    try #require(unlink(project[name]) == 0)
    #expect(project.run("approve", "demo/tile/default@light").code == 0)
    #expect(project.run("matrix").code == 0)
  }

  @Test func `a repository of somebody else's is told with the line that trusts it`() throws {
    let project = try SampleProject()
    func git(_ arguments: String...) throws {
      try #require(system("cd '\(project.folder)' && git \(arguments.joined(separator: " ")) >/dev/null 2>&1") == 0)
    }
    try git("init -q")
    // git's own switch for tests of what it says then.
    let surroundings = Surroundings(
      folder: project.folder, environment: ProgramUnderTest.environment + ["GIT_TEST_ASSUME_DIFFERENT_OWNER=1"])
    let outcome = run(["matrix", "--only-changed", "HEAD"], surroundings)
    #expect(outcome.code == 65 && outcome.errors.contains("dubious ownership"), "\(outcome)")
    let line = outcome.errors.split(separator: "\n").first { $0.hasPrefix("  hint: if you trust its owner: ") }
    let command = try #require(line.map { String($0.dropFirst("  hint: if you trust its owner: ".count)) })
    #expect(command.hasPrefix("git config --global --add safe.directory "))
    // Who runs that line is asked no more.
    try project.write("home/.gitconfig", "")
    try #require(Glibc.system("HOME='\(project["home"])' \(command)") == 0)
    let trusting = Surroundings(
      folder: project.folder, environment: surroundings.environment + ["HOME=" + project["home"]])
    #expect(!run(["doctor"], trusting).output.contains("dubious ownership"))
  }

  @Test("doctor names a folder that cannot be written, to those who are not root")
  func readOnly() throws {
    let project = try SampleProject(approved: true)
    chmod(project["Baselines"], 0o555)
    defer { chmod(project["Baselines"], 0o755) }
    guard access(project["Baselines"], W_OK) != 0 else { return }
    let outcome = project.run("doctor")
    #expect(outcome.output.contains("the folder 'Baselines' cannot be written (Permission denied)"), "\(outcome)")
  }
}

import Glibc
import Testing

/// Input files that cannot be read end alike, whatever they are: place, cause and hint, and one exit code a cause.
@Suite(.needsProgram) struct UnreadableFileTests {
  /// A file or folder of a project, and where it is said to be wrong.
  static let inputs: [(name: String, place: String)] = [
    ("dsrender.yaml", "dsrender.yaml: "), ("components/chip.yaml", "dsrender.yaml:6:17: "),
    ("components", "dsrender.yaml:6:17: "), ("tokens/demo.resolver.json", "dsrender.yaml:5:15: "),
    ("tokens/base.tokens.json", "tokens/demo.resolver.json:4:42: "), ("symbols/dot.svg", "dsrender.yaml:7:14: "),
    ("symbols", "dsrender.yaml:7:14: "), ("fonts/NotoSans.ttf", "dsrender.yaml:10:15: "),
    ("images/photo.png", "dsrender.yaml:8:13: "),
    ("Baselines/baselines.lock", "Baselines/baselines.lock: "),
    ("Baselines/demo/tile/default@light.png", "Baselines/demo/tile/default@light.png: "),
  ]

  private func project() throws -> SampleProject {
    let project = try SampleProject(approved: true)
    try project.replace("symbols: symbols", by: "symbols: symbols\n    images: images", in: "dsrender.yaml")
    try project.write("images/photo.png", project.read("Baselines/demo/tile/default@light.png") ?? [])
    // A copy, because the other user may not see the repository.
    let font = try #require(project.read("fonts/NotoSans.ttf"))
    unlink(project["fonts"])
    try project.write("fonts/NotoSans.ttf", font)
    return project
  }

  @Test(arguments: inputs)
  func `something of the other kind in an input's place is said where it is named`(
    input: (name: String, place: String)
  ) throws {
    let project = try project()
    let isFolder = !input.name.contains(".")
    try #require(rename(project[input.name], project["aside"]) == 0)
    if isFolder { try project.write(input.name, "") } else { try #require(mkdir(project[input.name], 0o777) == 0) }
    let outcome = project.run("matrix")
    #expect(outcome.code == 65, "\(outcome)")
    let said = outcome.errors + outcome.output
    #expect(said.contains("\(input.place)error: "), "\(outcome)")
    #expect(said.contains(isFolder ? "hint: put a folder there" : "hint: put a file there"), "\(outcome)")
  }

  @Test(arguments: inputs.filter { $0.name.contains(".") && !$0.name.hasSuffix(".lock") })
  func `a pointer of Git LFS in an input's place is called what it is, with the command that fetches the file`(
    input: (name: String, place: String)
  ) throws {
    let project = try project()
    let file = try #require(project.read(input.name))
    try project.write(
      input.name, "version https://git-lfs.github.com/spec/v1\noid sha256:\(input.name.utf8.count)\nsize 9\n")
    let outcome = project.run("matrix")
    #expect(outcome.code == 65, "\(outcome)")
    let said = outcome.errors + outcome.output
    #expect(said.contains("\(input.place)error: ") && said.contains("pointer of Git LFS"), "\(outcome)")
    #expect(said.contains("hint: 'git lfs pull' fetches the file itself"), "\(outcome)")
    // Which is what that command does.
    try project.write(input.name, file)
    #expect(project.run("matrix").code == 0)
  }

  @Test func `an ending in capitals is an ending`() throws {
    let project = try project()
    try #require(rename(project["images/photo.png"], project["images/photo.PNG"]) == 0)
    try #require(rename(project["symbols/dot.svg"], project["symbols/dot.SVG"]) == 0)
    try project.write(
      "components/tile.yaml",
      "component: tile\nbody: {HStack: [{Image: {asset: photo}}, {Image: {symbol: dot}}]}\nscenarios: {default: {}}\n")
    let outcome = project.run("matrix")
    #expect(outcome.code == 1, "\(outcome)")
  }

  @Test func `what a picture says and is not read is one warning a file`() throws {
    let project = try project()
    let photo = try #require(project.read("images/photo.png"))
    // A chunk cICP of PQ, which is not converted, behind the header.
    let points: [UInt8] = [0, 0, 0, 4, 0x63, 0x49, 0x43, 0x50, 9, 0x10, 0, 1, 0x4D, 0x23, 0x23, 0xFE]
    try project.write("images/photo.png", photo[..<33] + points + photo[33...])
    let outcome = project.run("matrix")
    #expect(outcome.code == 0, "\(outcome)")
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("[unread-picture-data]") }
    #expect(lines.count == 1 && lines[0].hasPrefix("images/photo.png: warning: "), "\(outcome)")
    #expect(lines.first?.contains("cICP") == true)
  }

  @Test(.enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0), arguments: inputs)
  func `an input that one may not read is said where it is named`(input: (name: String, place: String)) throws {
    let project = try project()
    let program = try #require(ProgramUnderTest.path.flatMap(contents))
    try project.write("program", program)
    chmod(project["program"], 0o755)
    for name in names(below: project.folder) {
      var folder = name
      while let slash = folder.lastIndex(of: "/") {
        folder = String(folder[..<slash])
        chown(project[folder], 65534, 65534)
      }
      chown(project[name], 65534, 65534)
    }
    chown(project.folder, 65534, 65534)
    chmod(project[input.name], 0)
    let arguments = "exec /usr/bin/setpriv --reuid=65534 --clear-groups ./program matrix"
    let outcome = run([], Surroundings(folder: project.folder, limits: arguments))
    chmod(project[input.name], 0o755)
    #expect(outcome.code == 74, "\(outcome)")
    let said = outcome.errors + outcome.output
    #expect(said.contains("\(input.place)error: cannot "), "\(outcome)")
    #expect(said.contains("Permission denied"), "\(outcome)")
    #expect(said.contains("hint: give yourself the right to "), "\(outcome)")
  }
}

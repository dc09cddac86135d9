import Glibc
import TestFolder
import Testing

/// Folders that a run may not use as it has to: each ends with an error that names them, and nothing is lost.
@Suite(.needsProgram) struct SharedFolderTests {
  /// An umask that takes the user's own rights, and a command that makes something.
  private static let masked = ["0777", "0277", "0400", "0200"].flatMap { mask in
    [
      ["matrix", "--out", "shots"], ["matrix", "--out", "there"], ["approve", "--all"], ["clean", "--recompress"],
      ["render", "demo/tile/default@light", "-o", "tile.png"], ["init", "new"],
      ["diff", "Baselines/demo/tile", "there/demo/tile", "-o", "differences"],
    ].map { (mask: mask, command: $0) }
  }

  @Test(arguments: masked)
  func `an umask that takes the user's own rights is named, and leaves nothing behind`(
    mask: String, command: [String]
  ) throws {
    let project = try SampleProject(approved: true)
    try #require(project.run("matrix", "--out", "there").code == 0)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    let before = project.state(of: ".")
    let masked = run(command, Surroundings(folder: project.folder, limits: "umask \(mask)"))
    #expect(masked.code == 74, "\(masked)")
    #expect(masked.errors.contains(": the umask takes away your own rights to it\n"), "\(masked)")
    #expect(masked.errors.contains("hint: run 'umask 022' first"), "\(masked)")
    #expect(project.state(of: ".") == before)
    for folder in ["shots", "new", "differences"] {
      #expect(access(project[folder], F_OK) != 0, "a folder without rights is left")
    }
    let code: [String: Int32] = ["matrix": 1, "diff": 0]
    #expect(DSCommandLineTests.run(command, Surroundings(folder: project.folder)).code == code[command[0]] ?? 0)
  }

  /// Something of another user, its mode, a command, and what the command says of it.
  private static let foreign: [(String, mode_t, [String], [String])] = [
    (
      "shots", 0o755, ["matrix", "--out", "shots"],
      ["cannot lock 'shots/.dsrender.lock'", "into 'shots', which belongs"]
    ),
    ("shots/index.html", 0o600, ["matrix", "--out", "shots"], ["cannot open 'shots/index.html'"]),
    ("shots/.dsrender-files", 0o600, ["matrix", "--out", "shots"], ["cannot open 'shots/.dsrender-files'"]),
    ("shots/_report", 0o700, ["matrix", "--out", "shots"], ["cannot list 'shots/_report'"]),
    ("shots/demo/tile", 0o755, ["matrix", "--out", "shots"], ["cannot create 'shots/demo/tile/default@"]),
    (
      "Baselines", 0o755, ["approve", "--all"],
      ["cannot lock 'Baselines/.dsrender.lock'", "into 'Baselines', which belongs"]
    ),
    ("Baselines/demo/tile", 0o755, ["approve", "--all"], ["cannot create 'Baselines/demo/tile/default@"]),
    ("Baselines/baselines.lock", 0o600, ["approve", "--all"], ["cannot open 'Baselines/baselines.lock'"]),
    ("Baselines/demo/tile", 0o700, ["matrix"], ["'Baselines/demo/tile/default@"]),
    ("Baselines/demo/tile", 0o700, ["clean", "--yes"], ["cannot list 'Baselines/demo/tile'"]),
    ("Baselines/demo/tile", 0o700, ["clean", "--recompress"], ["'Baselines/demo/tile/default@"]),
    ("Baselines", 0o755, ["clean", "--recompress"], ["cannot lock 'Baselines/.dsrender.lock'"]),
  ]

  @Test(.enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0), arguments: foreign)
  func `files and folders of another user are named, and stay as they are`(
    name: String, mode: mode_t, command: [String], said: [String]
  ) throws {
    let project = try SampleProject(approved: true)
    try #require(project.run("matrix", "--out", "shots").code == 0)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    // Copies, because the other user may not see the repository.
    let font = try #require(project.read("fonts/NotoSans.ttf"))
    unlink(project["fonts"])
    try project.write("fonts/NotoSans.ttf", font)
    try project.write("program", try #require(ProgramUnderTest.path.flatMap(contents)))
    chmod(project["program"], 0o755)
    let setUp = "chown -R 65534 . && chown 0 '\(name)' && chmod \(String(mode, radix: 8)) '\(name)'"
    try #require(run([], Surroundings(folder: project.folder, limits: setUp + "; exit $?")).code == 0)
    let before = project.state(of: name)
    let ended = run(
      [],
      Surroundings(
        folder: project.folder,
        limits: "exec /usr/bin/setpriv --reuid=65534 --clear-groups ./program \(command.joined(separator: " "))"))
    #expect(ended.code == 74, "\(ended)")
    let words = ended.output + ended.errors
    for part in said + ["Permission denied"] { #expect(words.contains(part), "\(part): \(ended)") }
    #expect(!words.contains("equal their baselines\n") || words.contains("failed"), "\(ended)")
    #expect(project.state(of: name) == before)
  }

  @Test(.enabled(if: geteuid() == 0 && access("/usr/bin/setpriv", X_OK) == 0))
  func `another user's run into one folder is named, as one's own is`() throws {
    let project = try SampleProject(approved: true)
    try #require(mkdir(project["shots"], 0o777) == 0)
    let held = open(project["shots/.dsrender.lock"], O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    defer { close(held) }
    try #require(flock(held, LOCK_EX | LOCK_NB) == 0)
    write(held, "4711\n", 5)
    let font = try #require(project.read("fonts/NotoSans.ttf"))
    unlink(project["fonts"])
    try project.write("fonts/NotoSans.ttf", font)
    try project.write("program", try #require(ProgramUnderTest.path.flatMap(contents)))
    chmod(project["program"], 0o755)
    chmod(project.folder, 0o755)
    let ended = run(
      [],
      Surroundings(
        folder: project.folder,
        limits: "exec /usr/bin/setpriv --reuid=65534 --clear-groups ./program matrix --out shots"))
    #expect(ended.code == 74, "\(ended)")
    #expect(ended.errors.contains("another run (process 4711) is using 'shots'"), "\(ended)")
  }
}

import DSImage
import Glibc
import TestFolder
import Testing

/// A disk that is full, a file in the way, another run in the way: exit code 74, a reason, and no loss.
@Suite(.needsProgram) struct FullDiskTests {
  /// Runs a command of the system.
  private func shell(_ script: String) -> Int32? {
    run([], Surroundings(folder: "/", limits: script + "\nexit $?")).code
  }

  /// A file system of 1 MB at a folder of the project; nil where the system allows none.
  private func mount(_ name: String, in project: SampleProject) throws -> SmallDisk? {
    let path = project[name]
    if mkdir(path, 0o777) != 0 { try #require(errno == EEXIST) }
    guard shell("mount -t tmpfs -o size=1m dsrender-test '\(path)' 2>&1") == 0 else { return nil }
    return SmallDisk(path: path) { _ = shell("umount '\(path)' 2>&1 || umount -l '\(path)' 2>&1") }
  }

  /// A mounted file system, gone with the test.
  private final class SmallDisk {
    private let path: String
    private let unmount: () -> Void

    init(path: String, unmount: @escaping () -> Void) {
      self.path = path
      self.unmount = unmount
    }

    /// Takes all space that is left, but for some pages.
    func fill(leaving pages: Int = 0) {
      let file = open(path + "/filler", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      let page = [UInt8](repeating: 1, count: 4096)
      while write(file, page, page.count) == page.count {}
      ftruncate(file, max(0, lseek(file, 0, SEEK_END) - 4096 * pages))
      close(file)
    }

    func free() { unlink(path + "/filler") }

    deinit { unmount() }
  }

  @Test(.enabled(if: geteuid() == 0), arguments: 0...6)
  func `a full disk leaves every baseline whole, and approving works when there is room again`(pages: Int) throws {
    let project = try SampleProject()
    guard let disk = try mount("Baselines", in: project) else { return }
    #expect(project.run("approve", "--all").code == 0)
    let old = project.state(of: "Baselines").mapValues(\.bytes)
    try project.write(
      "tokens/light.tokens.json",
      try project.text("tokens/light.tokens.json").replacing("0.5, 0.5, 0.5", with: "0.5, 0.5, 0.6"))
    try project.write(
      "tokens/dark.tokens.json",
      try project.text("tokens/dark.tokens.json").replacing("0.5, 0.5, 0.5", with: "0.5, 0.5, 0.6"))
    disk.fill(leaving: pages)
    let full = project.run("approve", "--all", "--jobs", "1")
    if pages == 0 { #expect(full.code == 74, "\(full)") }
    #expect(full.code == 74 ? full.description.contains("No space left on device") : full.code == 0, "\(full)")
    disk.free()
    let between = project.state(of: "Baselines").mapValues(\.bytes)
    #expect(between.keys.sorted() == old.keys.sorted(), "no temporary file is left")
    let compared = project.run("matrix")
    #expect(
      compared.code == (between["demo/tile/default@dark.png"] == old["demo/tile/default@dark.png"] ? 1 : 0),
      "\(compared)")
    #expect(project.run("approve", "--all").code == 0)
    let new = project.state(of: "Baselines").mapValues(\.bytes)
    for (name, bytes) in between where name.hasSuffix(".png") {
      #expect(bytes == old[name] || bytes == new[name], "\(name)")
    }
    #expect(project.run("matrix", "--strict").code == 0)
  }

  @Test(.enabled(if: geteuid() == 0)) func `a full output folder ends with 74, and the next run fills it`() throws {
    let project = try SampleProject(approved: true)
    guard let disk = try mount("shots", in: project) else { return }
    for pages in 0...3 {
      disk.fill(leaving: pages)
      let full = project.run("matrix", "--out", "shots", "--format", "png,svg")
      #expect(full.code == 74)
      #expect(full.description.contains("No space left on device"), "\(full)")
      disk.free()
    }
    let next = project.run("matrix", "--out", "shots", "--format", "png,svg")
    #expect(next.code == 0, "\(next)")
    #expect(names(below: project["shots"]).filter { $0.hasSuffix(".svg") }.count == 6)
    #expect(!names(below: project["shots"]).contains { $0.hasSuffix(".tmp") })
  }

  @Test(.enabled(if: geteuid() == 0))
  func `a full disk ends a run of pictures at once, and every expected picture stays whole`() throws {
    let project = try SampleProject()
    guard let output = try mount("shots", in: project), let expected = try mount("old", in: project) else { return }
    let pictures = ([0xFF33_55AA, 0xFF22_44CC] as [UInt32]).map { color in
      var picture = Bitmap(width: 64, height: 64, filledWith: color)
      for x in 0..<64 { for y in 0..<64 { picture[x, y] ^= UInt32(x * y * 7 & 0xFFFF) } }
      return encodePNG(picture)
    }
    for name in ["a.png", "b.png", "c.png"] {
      try project.write("old/" + name, pictures[0])
      try project.write("new/" + name, pictures[1])
    }
    output.fill(leaving: 2)
    let full = project.run("diff", "old", "new", "--out", "shots/run")
    #expect(full.code == 74 && full.description.contains("No space left on device"), "\(full)")
    #expect(full.description.split(separator: ".png'").count == 2, "one picture is named: \(full)")
    output.free()
    #expect(project.run("diff", "old", "new", "--out", "shots/run").code == 1)
    expected.fill()
    let approved = project.run("approve", "--from", "shots/run", "--expected", "old", "--actual", "new")
    #expect(approved.code == 74 && approved.description.contains("No space left on device"), "\(approved)")
    expected.free()
    let left = project.state(of: "old").mapValues(\.bytes)
    #expect(left.keys.sorted() == ["a.png", "b.png", "c.png"], "no temporary file is left")
    #expect(left.values.allSatisfy { pictures.contains($0) })
  }

  @Test(.enabled(if: geteuid() == 0)) func `a full disk ends a trial of a folder with 74, and no page is named`() throws
  {
    let project = try SampleProject()
    guard let disk = try mount("page", in: project) else { return }
    try project.write(
      "brand/tokens.json", #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"#)
    disk.fill(leaving: 1)
    let full = project.run("try", "brand", "--out", "page")
    #expect(full.code == 74 && full.description.contains("No space left on device"), "\(full)")
    #expect(!full.output.contains("page:"))
    disk.free()
    #expect(project.run("try", "brand", "--out", "page").output.contains("page: page/shots/index.html"))
  }

  @Test func `a limit on the size of files is a full disk too`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    let old = project.state(of: "Baselines").mapValues(\.bytes)
    // 512 bytes hold each picture but not the lock.
    let outcome = run(["approve", "--all"], Surroundings(folder: project.folder, limits: "ulimit -f 1"))
    #expect(outcome.code == 74, "\(outcome)")
    #expect(outcome.description.contains("baselines.lock': File too large"), "\(outcome)")
    #expect(project.read("Baselines/baselines.lock") == old["baselines.lock"])
    #expect(project.run("approve", "--all").code == 0)
    #expect(project.run("matrix", "--strict").code == 0)
  }

  @Test(
    arguments: [
      ["matrix"], ["matrix", "--list"], ["--help"], ["--version"], ["approve", "--all"], ["clean"], ["doctor"],
      ["tokens", "list"],
      ["tokens", "show", "color.brand"], ["tokens", "why", "color.brand"], ["reference"], ["schema", "component"],
      ["matrix", "--help"],
      ["render", "demo/chip/default@light", "-o", "a.png"], ["diff", "Baselines", "Baselines"],
    ])
  func `a full standard output ends with 74`(arguments: [String]) throws {
    let project = try SampleProject(approved: true)
    let outcome = run(arguments, Surroundings(folder: project.folder, output: "/dev/full"))
    #expect(outcome.code == 74, "\(outcome)")
    #expect(outcome.errors.contains("No space left on device"))
  }

  @Test func `full standard output and standard error end with 74 and no crash`() throws {
    let project = try SampleProject(approved: true)
    let outcome = run(
      ["matrix"], Surroundings(folder: project.folder, output: "/dev/full", limits: "exec 2>/dev/full"))
    #expect(outcome.code == 74, "\(outcome)")
    let closed = run(["matrix"], Surroundings(folder: project.folder, limits: "exec >&- 2>&-"))
    #expect(closed.code == 74, "\(closed)")
  }

  @Test func `what stands in the way of the output ends with 74 and stays as it is`() throws {
    let project = try SampleProject(approved: true)
    try project.write("file", "mine")
    try project.write("shots/index.html", "mine")
    try project.write("blocked/demo", "mine")
    for folder in [
      "file", "file/below", "shots", "blocked", "Baselines", "Baselines/demo", "Baselines/new", "/proc/none",
    ] {
      let outcome = project.run("matrix", "--out", folder)
      #expect(outcome.code == 74, "\(folder): \(outcome)")
      let name = folder.hasPrefix("Baselines") ? "Baselines" : folder.split(separator: "/")[0]
      #expect(
        outcome.description.contains("'\(folder == "/proc/none" ? folder : String(name))"), "\(folder): \(outcome)")
    }
    #expect(try project.text("file") == "mine")
    #expect(try project.text("shots/index.html") == "mine")
    #expect(try project.text("blocked/demo") == "mine")
    #expect(project.run("render", "demo/chip/default@light", "-o", "nowhere/a.png").code == 74)
    try #require(mkdir(project["a.png"], 0o777) == 0)
    #expect(project.run("render", "demo/chip/default@light", "-o", "a.png").code == 74)
    #expect(project.run("matrix", "--strict").code == 0)
  }

  @Test func `only reports that were written are named`() throws {
    let project = try SampleProject(approved: true)
    #expect(project.run("matrix", "--out", "all").output.contains("report: all/index.html\n"))
    let some = project.run("matrix", "--out", "some", "--report", "json,junit").output
    #expect(some.contains("report: some/report.json\nreport: some/junit.xml\n") && !some.contains("index.html"))
  }

  @Test(.enabled(if: geteuid() == 0))
  func `a run that fills the disk names no report that is not there`() throws {
    let project = try SampleProject(approved: true)
    guard let disk = try mount("shots", in: project) else { return }
    disk.fill()
    let full = project.run("matrix", "--out", "shots/new")
    #expect(full.code == 74 && !full.output.contains("report:"), "\(full)")
  }

  @Test func `a link in the output folder or in the baselines is not followed`() throws {
    let project = try SampleProject(approved: true)
    try project.write("precious/default@light.png", "mine")
    try #require(mkdir(project["shots"], 0o777) == 0)
    try #require(symlink(project["precious"], project["shots/demo"]) == 0)
    #expect(project.run("matrix", "--out", "shots").code == 74)
    removeTree(project["Baselines/demo/chip"])
    try #require(symlink(project["precious"], project["Baselines/demo/chip"]) == 0)
    #expect(project.run("approve", "--all").code != 0)
    #expect(try project.text("precious/default@light.png") == "mine")
    #expect(names(below: project["precious"]) == ["default@light.png"])
  }

  @Test func `a second run on one output folder ends at once and names the first`() throws {
    let project = try SampleProject(approved: true)
    try #require(mkdir(project["shots"], 0o777) == 0)
    let held = open(project["shots/.dsrender.lock"], O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(flock(held, LOCK_EX | LOCK_NB) == 0)
    write(held, "4711\n", 5)
    let second = project.run("matrix", "--out", "shots")
    #expect(second.code == 74)
    #expect(second.errors.contains("another run (process 4711) is using 'shots'"), "\(second)")
    close(held)
    #expect(project.run("matrix", "--out", "shots").code == 0, "a lock that nobody holds is no obstacle")
    let approving = open(project["Baselines/.dsrender.lock"], O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    try #require(flock(approving, LOCK_EX | LOCK_NB) == 0)
    #expect(project.run("approve", "--all").code == 74)
    #expect(project.run("matrix").code == 0, "looking needs no lock")
    close(approving)
  }

  @Test func `of runs at once on one folder each either works or says why not`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    let together = """
      for i in 1 2 3 4 5 6; do { "$@" >$i.text 2>&1; echo $? >$i.code; } & done; wait
      """
    let last = run(
      ["matrix", "--record", "changed", "--out", "shots"], Surroundings(folder: project.folder, limits: together))
    #expect(last.code == 0, "\(last)")
    for index in 1...6 {
      let code = try project.text("\(index).code")
      let text = try project.text("\(index).text")
      #expect(code == "0\n" || code == "1\n" || (code == "74\n" && text.contains("another run")), "\(code)\(text)")
    }
    #expect(project.run("matrix", "--strict").code == 0)
    #expect(!names(below: project.folder).contains { $0.hasSuffix(".tmp") || $0.hasSuffix("dsrender.lock") })
  }
}

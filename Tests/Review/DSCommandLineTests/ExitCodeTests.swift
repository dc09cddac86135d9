import DSImage
import Glibc
import Testing

/// What a run ends with, and what it names and writes.
@Suite(.needsProgram) struct ExitCodeTests {
  private let both = ["chip", "note", "tile"].flatMap { ["demo/\($0)/default@light", "demo/\($0)/default@dark"] }

  @Test func `shots without baselines end with 2, recording is no pass, and the next run ends with 0`() throws {
    let project = try SampleProject()
    let first = project.run("matrix")
    #expect(first.code == 2)
    #expect(SampleProject.ids("added", in: first.output) == both)
    #expect(project.read("Baselines/baselines.lock") == nil)
    #expect(names(below: project.folder).count == 10, "nothing is written without being asked for")
    let recording = project.run("matrix", "--record", "missing")
    #expect(recording.code == 2)
    let second = project.run("matrix")
    #expect(second.code == 0, "\(second)")
    #expect(second.output == "6 shots equal their baselines\n")
  }

  @Test func `nothing is recorded where CI is set, and a pointer of Git LFS is called what it is`() throws {
    let project = try SampleProject(approved: true)
    try project.write(
      "Baselines/demo/note/default@light.png",
      "version https://git-lfs.github.com/spec/v1\noid sha256:0000\nsize 12345\n")
    let inCI = Surroundings(folder: project.folder, environment: ProgramUnderTest.environment + ["CI=true"])
    #expect(run(["matrix", "--record", "missing"], inCI).code == 64)
    let outcome = run(["matrix"], inCI)
    #expect(outcome.code == 65)
    #expect(outcome.output.contains("this is a pointer of Git LFS, expected a PNG file"), "\(outcome)")
    #expect(outcome.output.contains("hint: 'git lfs pull' fetches the file itself"), "\(outcome)")
    #expect(!outcome.output.contains("smaller size"))
  }

  @Test func `in CI nothing is approved that nobody looked at`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    try #require(project.run("matrix", "--out", "shots").code == 1)
    let before = project.state(of: "Baselines")
    func inCI(_ value: String, _ arguments: String...) -> Outcome {
      run(arguments, Surroundings(folder: project.folder, environment: ProgramUnderTest.environment + ["CI=" + value]))
    }
    for arguments in [["approve", "--all"], ["approve", "demo/tile/**"], ["approve"]] {
      let refused = run(
        arguments, Surroundings(folder: project.folder, environment: ProgramUnderTest.environment + ["CI=true"]))
      #expect(refused.code == 64 && refused.errors.contains("--decisions or --from"), "\(refused)")
    }
    #expect(project.state(of: "Baselines") == before)
    #expect(inCI("true", "approve", "--from", "shots").code == 0, "the folder names what was looked at")
    #expect(project.state(of: "Baselines") != before)
    for value in ["false", "0", ""] { #expect(inCI(value, "approve", "--all").code == 0, "CI=\(value)") }
    for value in ["false", "0", ""] { #expect(inCI(value, "matrix", "--record", "missing").code == 0, "CI=\(value)") }
  }

  @Test(arguments: [
    ["tokens", "list"], ["tokens", "list", "--group", "space"], ["tokens", "why", "space.small"],
    ["tokens", "show", "space.small"], ["used-by", "space.small"], ["matrix"], ["matrix", "--list"], ["check"],
    ["render", "demo/tile/default", "-o", "a.png"], ["approve", "--all"], ["clean"], ["frames"],
    ["schema", "component", "--system", "all"], ["doctor"], ["approve", "--decisions", "broken.json"],
    ["approve", "--decisions", "nowhere.json"], ["approve", "--from", "broken.json"],
    ["clean", "--tests", "broken.json"],
    ["clean", "--tests", "nowhere.txt"], ["init", "new", "--font", "broken.json"],
    ["init", "new", "--font", "nowhere.ttf"],
    ["diff", "broken.json", "broken.json"], ["diff", "nowhere.png", "broken.json"],
    ["frames", "components/tile.yaml", "--text-metrics", "broken.json"],
  ])
  func `a file that cannot be read ends every command with 65`(arguments: [String]) throws {
    let project = try SampleProject(approved: true)
    // Files that the command line names are asked about in a project that is whole.
    try project.write("broken.json", "{// the brand\n")
    if !arguments.contains(where: { $0.hasPrefix("broken") || $0.hasPrefix("nowhere") }) {
      for name in ["base", "light", "dark"] { try project.write("tokens/\(name).tokens.json", "{// the brand\n") }
    }
    let outcome = run(arguments, Surroundings(folder: project.folder))
    #expect(outcome.code == 65, "\(outcome)")
    #expect(!outcome.errors.isEmpty && !outcome.errors.contains("group ''"), "\(outcome)")
  }

  @Test func `a changed token ends with 1 and names exactly the shots it reaches`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("0.7, 0.7, 1", by: "0.7, 0.8, 1", in: "tokens/dark.tokens.json")
    let changed = project.run("matrix")
    #expect(changed.code == 1)
    #expect(SampleProject.ids("changed", in: changed.output) == ["demo/chip/default@dark"])
    #expect(changed.output.contains("1 changed, 5 shots equal their baselines"))
    #expect(changed.output.contains("reproduce: dsrender render demo/chip/default@dark -o "))
    #expect(changed.output.contains("approve:   dsrender approve demo/chip/default@dark"))
  }

  @Test func `a changed argument ends with 1 and names exactly the shots it reaches`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    let changed = project.run("matrix")
    #expect(changed.code == 1)
    #expect(SampleProject.ids("changed", in: changed.output) == ["demo/tile/default@light", "demo/tile/default@dark"])
    #expect(SampleProject.ids("added", in: changed.output).isEmpty)
  }

  @Test func `approving touches only the files of changed shots, and the next run ends with 0`() throws {
    let project = try SampleProject(approved: true)
    let before = project.state(of: "Baselines")
    try project.replace("0.7, 0.7, 1", by: "0.7, 0.8, 1", in: "tokens/dark.tokens.json")
    let approval = project.run("approve", "--all")
    #expect(approval.code == 0)
    #expect(SampleProject.ids("approved", in: approval.output) == ["demo/chip/default@dark"])
    let after = project.state(of: "Baselines")
    let touched = after.filter { before[$0.key] != $0.value }.keys.sorted()
    #expect(touched == ["baselines.lock", "demo/chip/default@dark.png"])
    #expect(after.count == before.count)
    #expect(project.run("matrix").code == 0)
    let again = project.run("approve", "--all")
    #expect(again.code == 0)
    #expect(project.state(of: "Baselines") == after, "a second approval touches nothing")
    #expect(project.run("matrix", "--record", "all").code == 0)
    #expect(project.state(of: "Baselines") == after, "recording what is equal touches nothing")
  }

  @Test func `a deleted baseline ends with 2 although the lock knows it`() throws {
    let project = try SampleProject(approved: true)
    try #require(unlink(project["Baselines/demo/note/default@light.png"]) == 0)
    let missing = project.run("matrix")
    #expect(missing.code == 2)
    #expect(SampleProject.ids("added", in: missing.output) == ["demo/note/default@light"])
    #expect(project.run("approve", "demo/note/*").code == 0)
    #expect(project.run("matrix").code == 0)
  }

  @Test func `a lost lock is no lost baseline, and approving mends it`() throws {
    let project = try SampleProject(approved: true)
    let before = project.state(of: "Baselines")
    try #require(unlink(project["Baselines/baselines.lock"]) == 0)
    #expect(project.run("matrix").code == 0, "the pictures are the truth")
    #expect(project.run("approve", "--all").code == 0)
    let after = project.state(of: "Baselines")
    #expect(after.mapValues(\.bytes) == before.mapValues(\.bytes))
    #expect(after.filter { before[$0.key] != $0.value }.keys.sorted() == ["baselines.lock"])
  }

  @Test func `a baseline with one other pixel ends with 1 although the lock was not touched`() throws {
    let project = try SampleProject(approved: true)
    let name = "Baselines/demo/tile/default@light.png"
    let baseline = try decodePNG(try #require(project.read(name)), policy: .baseline, file: name)
    var pixels = baseline.pixels
    pixels[7] ^= 1
    try project.write(
      name, encodePNG(Bitmap(width: baseline.width, height: baseline.height, pixels: pixels), effort: .small))
    let lock = project.read("Baselines/baselines.lock")
    let changed = project.run("matrix")
    #expect(changed.code == 1)
    #expect(SampleProject.ids("changed", in: changed.output) == ["demo/tile/default@light"])
    #expect(changed.output.contains("1 of \(pixels.count) pixels differ"))
    #expect(project.read("Baselines/baselines.lock") == lock)
  }

  @Test func `a baseline that no shot uses ends with 3 where the run is strict`() throws {
    let project = try SampleProject(approved: true)
    let file = try #require(project.read("Baselines/demo/tile/default@light.png"))
    try project.write("components/gone.yaml", try project.text("components/tile.yaml").replacing("tile", with: "gone"))
    #expect(project.run("approve", "demo/gone/default@light").code == 0)
    try #require(unlink(project["components/gone.yaml"]) == 0)
    let lenient = project.run("matrix")
    #expect(lenient.code == 0)
    #expect(lenient.output.contains("orphaned baselines, used by no shot:\n  demo/gone/default@light\n"), "\(lenient)")
    #expect(project.run("matrix", "--strict").code == 3)
    #expect(project.run("clean").output.contains("demo/gone/default@light"))
    #expect(project.read("Baselines/demo/gone/default@light.png") == file, "clean only shows what it would do")
    #expect(project.run("clean", "--yes").code == 0)
    #expect(project.read("Baselines/demo/gone/default@light.png") == nil)
    #expect(project.run("matrix", "--strict").code == 0)
  }

  @Test func `pictures that another renderer recorded end with 5 only where they differ`() throws {
    let project = try SampleProject(approved: true)
    var lock = try project.text("Baselines/baselines.lock")
    let fingerprint = try #require(lock.split(separator: "\n").last?.split(separator: " ").last)
    lock = lock.split(separator: fingerprint, omittingEmptySubsequences: false).joined(separator: "abcdef012345")
    try project.write("Baselines/baselines.lock", lock)
    #expect(project.run("matrix").code == 0, "equal pixels pass whatever the renderer was")
    #expect(try project.text("Baselines/baselines.lock") == lock, "and a plain run writes no line")
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    #expect(project.run("matrix").code == 5)
    try project.replace("height: 25", by: "height: 24", in: "components/tile.yaml")
    #expect(project.run("approve", "--all").code == 0)
    #expect(!(try project.text("Baselines/baselines.lock").contains("abcdef012345")), "approving renews lines")
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    #expect(project.run("matrix").code == 1)
  }

  @Test(
    arguments: [
      ["matrix", "--filter", "nothing/*/*"], ["matrix", "--filter", "demo/chip/*", "--axis", "scheme=neon"],
      ["matrix", "--filter", ""], ["matrix", "--axis", "scheme="],
      ["matrix", "--filter", String(repeating: "{demo,other}", count: 12)],
      ["matrix", "--axis", "scheme=light", "--axis", "scheme=dark"],
      ["matrix", "--axis", "hue=red"], ["approve", "nothing/*/*"], ["matrix", "--jobs", "0"],
      ["matrix", "--filter", "demo/chip/*", "--strict"], ["matrix", "--bogus"], ["bogus"], ["matrix", "--out", ""],
      ["render", "demo/chip/default@neon", "-o", "a.png"], ["render", "demo/chip/default@light", "-o", "a.gif"],
      ["matrix", "--format", "gif"], ["matrix", "--record", "some"], ["diff", "one.png"],
      ["matrix", "--tokens"], ["matrix", "--tokens", "--out", "shots", "--shard", "1/2"],
    ])
  func `what fits nothing or makes no sense ends with 64`(arguments: [String]) throws {
    let project = try SampleProject(approved: true)
    let outcome = run(arguments, Surroundings(folder: project.folder))
    #expect(outcome.code == 64, "\(outcome)")
    #expect(!outcome.errors.isEmpty)
  }

  @Test func `a scenario's name may be as long as the rule says, whatever variant is added to it`() throws {
    let project = try SampleProject()
    let name = String(repeating: "n", count: 100)
    try project.replace("default: {}", by: "\(name): {}", in: "components/tile.yaml")
    #expect(project.run("matrix", "--record", "all", "--out", "shots").code == 2)
    #expect(project.read("shots/demo/tile/\(name)@light.png") != nil)
    #expect(project.run("matrix").code == 0)
  }

  @Test func `a project without shots never passes`() throws {
    let project = try SampleProject()
    for name in ["chip", "note", "tile"] { unlink(project["components/\(name).yaml"]) }
    let outcome = project.run("matrix")
    #expect(outcome.code == 65 || outcome.code == 75, "\(outcome)")
    #expect(project.run("approve", "--all").code != 0)
    for name in ["chip", "note", "tile"] {
      try project.write("components/\(name).yaml", "component: \(name)\nbody: {Text: Note}\n")
    }
    let none = project.run("matrix")
    #expect(none.code == 65 || none.code == 75, "\(none)")
  }

  @Test func `a shot that fails is not hidden by one that differs`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    try project.replace("Note", by: "Note \u{10FFFD}", in: "components/note.yaml")
    let outcome = project.run("matrix")
    #expect(outcome.code == 65, "\(outcome)")
    #expect(SampleProject.ids("changed", in: outcome.output).count == 2)
    let approval = project.run("approve", "--all")
    #expect(approval.code == 65)
    #expect(SampleProject.ids("approved", in: approval.output).count == 2, "what can be approved is")
  }

  @Test func `pictures and folders are compared without a project`() throws {
    let project = try SampleProject(approved: true)
    #expect(project.run("matrix", "--out", "one").code == 0)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    #expect(project.run("matrix", "--out", "two").code == 1)
    #expect(project.run("diff", "one", "one").code == 0)
    #expect(project.run("diff", "one", "two").code == 1)
    #expect(project.run("diff", "two", "one/demo").code != 0)
    #expect(project.run("diff", "symbols", "symbols").code == 75, "nothing was compared")
    #expect(project.run("diff", "one", "nowhere").code == 65)
    #expect(project.run("diff", "one", "symbols").code == 2)
    try project.write("two/demo/chip/default@light.png", "damaged")
    let damaged = project.run("diff", "one", "two")
    #expect(damaged.code == 65)
    #expect(SampleProject.ids("unreadable", in: damaged.output) == ["demo/chip/default@light.png"], "\(damaged)")
    #expect(SampleProject.ids("changed", in: damaged.output).count == 2, "the others are compared")
  }
}

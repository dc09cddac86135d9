import DSImage
import Glibc
import Testing

/// Shards of a run, merged, are the run; what is not one of its shards is an error by name.
@Suite(.needsProgram) struct ShardTests {
  /// A project in which shots are unchanged, changed, new and failed, and a baseline is orphaned.
  private static func project() throws -> SampleProject {
    let project = try SampleProject.green()
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    try project.write(
      "components/new.yaml", "component: new\nbody: {Text: New}\nscenarios: {default: {}, long: {size: {width: 9}}}\n")
    let orphan = try #require(project.read(SampleProject.tileBaseline))
    try project.write("Baselines/demo/gone/default@light.png", orphan)
    try project.write("Baselines/demo/photo/default@dark.png", "no picture")
    return project
  }

  private func draw(_ project: SampleProject, _ count: Int) {
    for number in 1...count {
      #expect(
        [0, 1, 2, 65].contains(project.run("matrix", "--shard", "\(number)/\(count)", "--out", "s\(number)").code))
    }
  }

  /// Every file of a run, without the list of them.
  private func files(_ project: SampleProject, _ folder: String) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for name in names(below: project[folder]) { found[name] = project.read("\(folder)/\(name)") }
    return found
  }

  @Test(arguments: [1, 2, 5, 13]) func `merged shards are the run, byte for byte`(count: Int) throws {
    let project = try Self.project()
    let whole = project.run("matrix", "--out", "whole")
    draw(project, count)
    let folders = (1...count).map { "s\($0)" }
    let merged = run(["merge", "--out", "merged"] + folders, Surroundings(folder: project.folder))
    #expect(merged.code == whole.code && whole.code == 65)
    #expect(merged.output.replacing("merged", with: "whole") == whole.output)
    let (expected, actual) = (files(project, "whole"), files(project, "merged"))
    #expect(Set(expected.keys) == Set(actual.keys))
    #expect(expected.filter { actual[$0.key] != $0.value }.keys.sorted() == [])
    #expect(whole.output.contains("demo/gone/default@light"))
  }

  @Test func `a run that equals its baselines does so in shards, without their pictures`() throws {
    let project = try SampleProject.green()
    for number in 1...3 {
      let shard = project.run("matrix", "--shard", "\(number)/3", "--out", "s\(number)", "--changed")
      #expect(shard.code == 0, "\(shard)")
      #expect(!names(below: project["s\(number)"]).contains { $0.hasSuffix(".png") })
    }
    let merged = project.run("merge", "s1", "s2", "s3", "--strict")
    #expect(merged.code == 0, "\(merged)")
    #expect(merged.output.contains("8 shots equal their baselines"), "\(merged)")
  }

  @Test func `shards have each shot once, and pixels evenly`() throws {
    let project = try SampleProject.green()
    let all = project.run("matrix", "--list").output.split(separator: "\n").sorted()
    let parts = (1...3).map { project.run("matrix", "--shard", "\($0)/3", "--list").output.split(separator: "\n") }
    #expect(parts.flatMap(\.self).sorted() == all)
    #expect(parts.allSatisfy { (2...3).contains($0.count) })
  }

  @Test func `what is no shard of the run is an error by name`() throws {
    let project = try SampleProject.green()
    draw(project, 3)
    func merge(_ folders: String...) -> Outcome {
      run(["merge"] + folders, Surroundings(folder: project.folder))
    }
    #expect(merge("s1", "s2", "s3").code == 0)
    for (outcome, said) in [
      (merge("s1", "s3"), "shard 2/3 is missing [missing-shard]"),
      (merge("s1", "s2", "s3", "s2"), "shard 2/3 is there 2 times: 's2', 's2' [doubled-shard]"),
      (merge("s1", "s2", "components"), "'components' holds no shard"),
      (merge("s1", "s2", "s4"), "'s4' holds no shard"),
    ] {
      #expect(outcome.code == 65, "\(outcome)")
      #expect(outcome.errors.contains(said), "\(outcome)")
    }
    let record = try project.text("s2/shard.lock")
    let lines = record.split(separator: "\n").map(String.init)
    let end = try #require(lines.last)
    #expect(end.hasPrefix("# end "))
    for (text, said) in [
      (record.replacing(end + "\n", with: ""), "is incomplete"),
      (
        record.replacing(lines[8], with: lines[8].replacing(" unchanged ", with: " unchangee ")),
        "is damaged: it is not as"
      ),
      (Self.sealed(lines.filter { $0 != lines[8] }), "lacks the shot"),
      (Self.sealed(lines.dropLast() + ["demo/other/x@light unchanged - -", end]), "not one of its own"),
      (Self.sealed(lines.map { $0 == lines[8] ? $0 + " 1" : $0 }), "is damaged at"),
      (
        Self.sealed(lines.map { $0.replacing("# shard 2/3", with: "# shard 2/4") }), "is shard 2/4, and 's1' one of 3"
      ),
      (
        Self.sealed(lines.map { $0.replacing("# sources ", with: "# sources 0") }),
        "the sources differ here [stale-shard]"
      ),
      (
        Self.sealed(lines.map { $0.replacing("# program ", with: "# program 0") }),
        "the program differs here [stale-shard]"
      ),
      (record.replacing("version 1", with: "version 9"), "not one of this version"),
    ] {
      try project.write("s2/shard.lock", text)
      let outcome = merge("s1", "s2", "s3")
      #expect(outcome.code == 65, "\(said) \(outcome)")
      #expect(outcome.errors.contains(said), "\(said) \(outcome)")
    }
    try project.write("s2/shard.lock", record)
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let stale = merge("s1", "s2", "s3")
    #expect(
      stale.errors.contains("'s1' was drawn from a different state: the sources differ here [stale-shard]"), "\(stale)")
  }

  /// The text of a record whose last line fits what stands before it.
  private static func sealed(_ lines: [String]) -> String {
    let body = lines.dropLast().map { $0 + "\n" }.joined()
    return body + "# end \(contentHash(Array(body.utf8)).text)\n"
  }

  @Test func `a merge does not write into a shard that it is yet to read`() throws {
    let project = try SampleProject.green()
    draw(project, 2)
    let before = files(project, "s1")
    for output in ["s1", "./s1/", "s1/new", project["s1"]] {
      let outcome = project.run("merge", "s1", "s2", "--out", output)
      #expect(outcome.code == 64, "\(outcome)")
      #expect(outcome.errors.contains("is the shard 's1' or lies in it"), "\(outcome)")
    }
    #expect(files(project, "s1") == before)
    #expect(project.run("merge", "s1", "s2", "--out", "s3").code == 0)
  }

  @Test func `a shot that comes out otherwise than its shard says is no pass`() throws {
    let project = try SampleProject.green()
    draw(project, 2)
    let file = "s1/shard.lock"
    let record = try project.text(file)
    let line = try #require(record.split(separator: "\n").first { $0.contains(" unchanged ") }).split(separator: " ")
    // The last claims to equal the baseline, of which the lock says otherwise.
    let zeros = String(repeating: "0", count: 32)
    for changed in [
      "changed \(line[2]) -", "unchanged \(zeros) -", "unchanged \(zeros) \(line[3]) \(line[4]) \(line[5])",
    ] {
      let other = "\(line[0]) \(changed)"
      try project.write(
        file,
        Self.sealed(
          record.replacing(line.joined(separator: " "), with: other).split(separator: "\n").map(String.init)))
      let outcome = project.run("merge", "s1", "s2")
      #expect(outcome.code == 65, "\(outcome)")
      #expect(outcome.output.contains("[shard-disagrees]"), "\(outcome)")
    }
    // Another size than the baseline's is not believed either, and drawn again.
    let size = line.dropLast().joined(separator: " ") + " 7"
    try project.write(
      file,
      Self.sealed(record.replacing(line.joined(separator: " "), with: size).split(separator: "\n").map(String.init)))
    let resized = project.run("merge", "s1", "s2", "--out", "out", "--report", "json")
    #expect(resized.code == 0, "\(resized)")
    #expect(try !project.text("out/report.json").contains("\"height\": 7,"))
    try project.write(file, record)
    let baseline = "Baselines/\(line[0]).png"
    try project.remove(baseline)
    let gone = project.run("merge", "s1", "s2")
    #expect(gone.code != 0, "\(gone)")
  }

  @Test(arguments: [
    ["--shard", "0/4", "--out", "x"], ["--shard", "5/4", "--out", "x"], ["--shard", "a/b", "--out", "x"],
    ["--shard", "1/4"], ["--shard", "1/4", "--out", "x", "--filter", "demo/**"],
    ["--shard", "1/4", "--out", "x", "--record", "all"], ["--shard", "1/2000", "--out", "x"],
    ["--shard", "01/4", "--out", "x"],
  ]) func `a shard that cannot be is wrong usage`(arguments: [String]) throws {
    let project = try SampleProject()
    #expect(run(["matrix"] + arguments, Surroundings(folder: project.folder)).code == 64)
  }
}

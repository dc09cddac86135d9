import Glibc
import TestFolder
import Testing

/// The program is killed at many moments while it writes baselines.
@Suite(.needsProgram) struct KillTests {
  @Test(arguments: [["approve", "--all"], ["matrix", "--record", "all", "--out", "shots"]])
  func `every baseline is the old or the new one, and the next run works`(arguments: [String]) throws {
    let project = try SampleProject(approved: true)
    let old = project.state(of: "Baselines").mapValues(\.bytes)
    for scheme in ["light", "dark"] {
      let name = "tokens/\(scheme).tokens.json"
      try project.write(
        name, try project.text(name).replacing("[0.", with: "[0.1").replacing("[1", with: "[0.9"))
    }
    let first = run(arguments, Surroundings(folder: project.folder))
    try #require(first.signal == nil)
    let new = project.state(of: "Baselines").mapValues(\.bytes)
    let changed = new.filter { old[$0.key] != $0.value }.keys
    try #require(changed.count == 7, "\(changed.sorted())")

    var kinds: Set<String> = []
    var finished = 0
    for moment in stride(from: 0, to: 200_000, by: 1000 / rounds(1)) where finished < 3 {
      for (name, bytes) in old { try project.write("Baselines/" + name, bytes) }
      let killed = run(arguments, Surroundings(folder: project.folder, killAfter: UInt32(moment)))
      #expect(killed.signal == nil || killed.signal == SIGKILL, "\(killed)")
      finished = killed.signal == nil ? finished + 1 : 0
      let now = project.state(of: "Baselines").mapValues(\.bytes)
      for (name, bytes) in old {
        #expect(now[name] == bytes || now[name] == new[name], "\(name) after \(moment) µs")
      }
      let count = changed.count { now[$0] == new[$0] }
      kinds.insert(count == 0 ? "old" : count == changed.count ? "new" : "between")
      let next = project.run("matrix")
      #expect(next.code == (changed.allSatisfy { now[$0] == new[$0] || $0 == "baselines.lock" } ? 0 : 1), "\(next)")
      #expect(project.run("approve", "--all").code == 0)
      #expect(project.state(of: "Baselines").mapValues(\.bytes) == new, "nothing but baselines is left")
    }
    #expect(kinds.isSuperset(of: ["old", "new"]), "the moments span the whole run")
  }

  @Test func `a baseline that is moved stands under its old or its new id, and is never nobody's`() throws {
    let project = try SampleProject(approved: true)
    let old = project.state(of: "Baselines").mapValues(\.bytes)
    for name in ["chip", "note", "tile"] {
      try project.replace("component: \(name)", by: "component: new\(name)", in: "components/\(name).yaml")
    }
    let pictures = old.keys.filter { $0.hasSuffix(".png") }
    func moved(_ name: String) -> String { name.replacing("demo/", with: "demo/new") }
    try #require(pictures.count == 6)

    var kinds: Set<Int> = []
    var finished = 0
    for moment in stride(from: 0, to: 200_000, by: 1000 / rounds(1)) where finished < 3 {
      for name in names(below: project["Baselines"]) { unlink(project["Baselines/" + name]) }
      for (name, bytes) in old { try project.write("Baselines/" + name, bytes) }
      let killed = run(["approve", "--all"], Surroundings(folder: project.folder, killAfter: UInt32(moment)))
      finished = killed.signal == nil ? finished + 1 : 0
      let now = project.state(of: "Baselines").mapValues(\.bytes)
      for name in pictures {
        #expect(now[name] == old[name] || now[moved(name)] == old[name], "\(name) after \(moment) µs")
      }
      kinds.insert(pictures.count { now[$0] == nil })
      #expect(project.run("approve", "--all").code == 0)
      #expect(project.run("clean", "--yes").code == 0, "what is left over after \(moment) µs is the program's own")
      let after = project.state(of: "Baselines").mapValues(\.bytes)
      #expect(Set(after.keys) == Set(pictures.map(moved) + ["baselines.lock"]))
      for name in pictures { #expect(after[moved(name)] == old[name]) }
    }
    #expect(kinds.isSuperset(of: [0, 6]), "the moments span the whole run")
  }
}

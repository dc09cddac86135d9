import DSImage
import Glibc
import Testing

/// Only what the program wrote, in its own folders and through no link, is ever overwritten or removed.
@Suite(.needsProgram) struct OwnFilesTests {
  @Test(arguments: [("demo/zz", "", []), ("zz", "card/", ["--system", "zz"])])
  func `cleaning removes nothing outside of the baselines`(link: String, folder: String, options: [String]) throws {
    let project = try SampleProject(approved: true)
    let file = try #require(project.read("Baselines/demo/tile/default@light.png"))
    try project.write("elsewhere/\(folder)x@light.png", file)
    try #require(symlink(project["elsewhere"], project["Baselines/" + link]) == 0)
    let line = try #require(try project.text("Baselines/baselines.lock").split(separator: "\n").last)
    let fields = line.split(separator: " ").dropFirst().joined(separator: " ")
    let id = "\(link)/\(folder)x@light"
    try project.write(
      "Baselines/baselines.lock", try project.text("Baselines/baselines.lock") + "\(id) \(fields)\n")
    let cleaned = run(["clean", "--yes"] + options, Surroundings(folder: project.folder))
    #expect(cleaned.code == 3)
    #expect(cleaned.output.contains("kept  \(id)\n"), "\(cleaned)")
    #expect(project.read("elsewhere/\(folder)x@light.png") == file)
  }

  @Test func `baselines behind a link are neither removed nor written`() throws {
    let project = try SampleProject(approved: true)
    try #require(rename(project["Baselines"], project["elsewhere"]) == 0)
    try #require(symlink(project["elsewhere"], project["Baselines"]) == 0)
    try #require(unlink(project["components/tile.yaml"]) == 0)
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let before = project.state(of: "elsewhere")
    #expect(project.run("clean", "--yes").code == 3)
    #expect(project.run("approve", "--all").code == 74)
    #expect(project.state(of: "elsewhere").mapValues(\.bytes) == before.mapValues(\.bytes))
  }

  @Test func `a longer search makes baselines smaller and leaves pixels and strangers' files alone`() throws {
    let project = try SampleProject.green()
    let name = "Baselines/demo/photo/default@light.png"
    let bytes = try #require(project.read(name))
    let picture = try decodePNG(bytes, policy: .baseline, file: name)
    let foreign = "Baselines/demo/photo/default@dark.png"
    let strange = encodePNG(picture, effort: .fast)
    try project.write(foreign, strange)
    let done = project.run("clean", "--recompress")
    #expect(done.code == 0, "\(done)")
    #expect(done.output.contains("kept  demo/photo/default@dark\n"), "\(done)")
    let smaller = try #require(project.read(name))
    #expect(smaller == encodePNG(picture, effort: .smallest))
    #expect(smaller.count < bytes.count)
    #expect(project.read(foreign) == strange)
    #expect(project.run("matrix", "--filter", "demo/**@light").code == 0)
    #expect(project.run("doctor").output.contains("demo/photo/default@dark"))
    #expect(project.run("clean", "--recompress").output.contains("0 of 7 baselines are smaller"))
    #expect(project.run("clean", "--recompress", "--yes").code == 64)
  }

  @Test func `pictures in a folder that is named as baselines stay`() throws {
    let project = try SampleProject(approved: true)
    let names = ["logo.png", "icons/logo.png", "icons/brand/logo.png", "demo/brand/logo.png"]
    for name in names { try project.write("Baselines/" + name, "a picture") }
    #expect(project.run("clean", "--yes").code == 3)
    #expect(project.run("clean", "--yes", "--system", "icons").code == 3)
    for name in names {
      #expect(project.read("Baselines/" + name) == Array("a picture".utf8))
    }
  }

  @Test(arguments: [
    ["render", "demo/tile/default@light", "-o", "Baselines/demo/chip/default@light.png"],
    ["render", "demo/tile/default@light", "-o", "Baselines/new.svg"],
    [
      "diff", "Baselines/demo/tile/default@light.png", "Baselines/demo/tile/default@dark.png", "-o",
      "Baselines/demo/chip/default@light.png",
    ],
  ]) func `no command but approve writes a baseline`(arguments: [String]) throws {
    let project = try SampleProject(approved: true)
    let before = project.state(of: "Baselines")
    let outcome = run(arguments, Surroundings(folder: project.folder))
    #expect(outcome.code == 64, "\(outcome)")
    #expect(project.state(of: "Baselines") == before)
  }

  @Test func `a poisoned list of files removes no source`() throws {
    let project = try SampleProject(approved: true)
    try project.write("shots/.dsrender-files", "dsrender.yaml\n../dsrender.yaml\nnotes.txt\nindex.html\n")
    try project.write("shots/dsrender.yaml", "mine")
    try project.write("shots/notes.txt", "mine")
    #expect(project.run("matrix", "--out", "shots").code == 0)
    #expect(project.read("shots/dsrender.yaml") == Array("mine".utf8))
    #expect(project.read("shots/notes.txt") == Array("mine".utf8))
    #expect(project.read("dsrender.yaml") != nil)
  }

  @Test(arguments: [".", "components", "components/shots", "tokens", "symbols", "Baselines/shots"])
  func `a folder that the project is read from takes no pictures`(folder: String) throws {
    let project = try SampleProject(approved: true)
    let before = names(below: project.folder)
    let outcome = project.run("matrix", "--out", folder)
    #expect(outcome.code == 74, "\(outcome)")
    #expect(names(below: project.folder) == before)
    #expect(project.run("matrix").code == 0)
  }

  @Test(arguments: [".", "site"]) func `a poisoned list of files removes and replaces no page of the project`(
    folder: String
  ) throws {
    let project = try SampleProject(approved: true)
    let own = ["index.html", "report.json", "junit.xml", "pictures.lock"].map { folder + "/" + $0 }
    try project.write("site/notes.txt", "mine")
    for name in own { try project.write(name, "<!doctype html>\n<title>mine</title>\n") }
    let list = own.map { String($0.dropFirst(folder.utf8.count + 1)) + "\n" }.joined()
    try project.write(folder + "/.dsrender-files", list)
    let before = own.map(project.read)
    let outcome = project.run("matrix", "--out", folder)
    #expect(outcome.code == 74, "\(outcome)")
    #expect(own.map(project.read) == before)
    try project.write("components/tile.yaml", "component: [")
    #expect(project.run("matrix", "--out", folder).code == 65, "a run that fails early removes none either")
    #expect(own.map(project.read) == before)
  }

  @Test func `a run that does not record leaves the lock as it is`() throws {
    let project = try SampleProject(approved: true)
    try project.write("Baselines/baselines.lock", try project.text("Baselines/baselines.lock") + "# renderer 00: x\n")
    let before = project.state(of: "Baselines")
    #expect(project.run("matrix").code == 0)
    #expect(project.state(of: "Baselines") == before)
  }

  @Test func `approvals at once lose no line`() async throws {
    let project = try SampleProject()
    await withTaskGroup(of: Void.self) { group in
      for name in ["chip", "note", "tile"] {
        // Another one holds the lock now and then: 74.
        group.addTask { while project.run("approve", "demo/\(name)/*").code == 74 {} }
      }
    }
    let ids = try project.text("Baselines/baselines.lock").split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(ids.count == 6)
    #expect(project.run("matrix").code == 0)
  }

  @Test func `a run that fails early leaves no report of an earlier one`() throws {
    let project = try SampleProject(approved: true)
    #expect(project.run("matrix", "--out", "shots").code == 0)
    try project.write("components/tile.yaml", "component: [")
    #expect(project.run("matrix", "--out", "shots").code == 65)
    for name in ["report.json", "junit.xml", "index.html", "pictures.lock"] {
      #expect(project.read("shots/" + name) == nil, "\(name)")
    }
  }

  @Test func `a run of a part keeps the pictures of the whole`() throws {
    let project = try SampleProject(approved: true)
    #expect(project.run("matrix", "--out", "shots").code == 0)
    let before = project.state(of: "shots/demo")
    #expect(project.run("matrix", "--filter", "demo/chip/*", "--out", "shots").code == 0)
    #expect(project.state(of: "shots/demo") == before)
    #expect(project.run("matrix", "--out", "shots").code == 0)
    #expect(project.state(of: "shots/demo") == before)
  }
}

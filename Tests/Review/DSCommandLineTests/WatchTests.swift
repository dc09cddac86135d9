import Glibc
import Testing

/// `dsrender review --watch`: what is saved is drawn, and nothing else; the folder is that of a whole run.
@Suite(.needsProgram) struct WatchTests {
  /// The files of a folder with their bytes; what is there for the time of a run only is left out.
  private func files(_ name: String, _ project: SampleProject) -> [String: [UInt8]] {
    project.state(of: name).filter { $0.key != "decisions.json" }.mapValues(\.bytes)
  }

  /// Whether the folder that is watched holds what a whole run writes into it.
  private func isWhole(_ project: SampleProject) throws -> Bool {
    let watched = files("shots", project)
    let copy = try SampleProject()
    for file in project.state(of: ".").keys where !file.hasPrefix("shots/") && !file.hasPrefix("fonts") {
      try copy.write(file, try #require(project.read(file)))
    }
    let code = copy.run("matrix", "--out", "shots", "--no-causes").code
    let whole = files("shots", copy)
    for name in Set(watched.keys).union(whole.keys).sorted() where watched[name] != whole[name] {
      Issue.record("\(name) is not that of a whole run, which ended with \(code)")
    }
    return !whole.isEmpty && watched == whole
  }

  /// Replaces a file as editors do: another one is written and gets its name.
  private func save(_ old: String, by new: String, in name: String, _ project: SampleProject) throws {
    let text = try project.text(name)
    try #require(text.contains(old))
    try project.write(name + "~", text.replacing(old, with: new))
    try #require(rename(project[name + "~"], project[name]) == 0)
  }

  @Test(
    arguments: [
      ("components/tile.yaml", "height: 24", "height: 25", ["demo/tile/default@dark", "demo/tile/default@light"]),
      ("components/chip.yaml", "component: chip", "# A chip.\ncomponent: chip", nil),
      ("tokens/dark.tokens.json", "0.7, 0.7, 1", "0.7, 0.6, 1", ["demo/chip/default@dark"]),
      (
        "tokens/base.tokens.json", "\"value\": 8", "\"value\": 9",
        ["demo/tile/default@dark", "demo/tile/default@light"]
      ),
      ("symbols/dot.svg", "r=\"3\"", "r=\"2\"", []),
      ("dsrender.yaml", "padding: 4", "padding: 5", nil),
    ] as [(String, String, String, [String]?)])
  func `a saved file draws the shots that depend on it`(
    file: String, old: String, new: String, shots: [String]?
  ) throws {
    let project = try SampleProject(approved: true)
    let server = try ReviewServer(project.folder, "--watch", "--no-causes")
    #expect(try isWhole(project))
    try save(old, by: new, in: file, project)
    let update = try server.update(after: 1)
    #expect(update.status == 200, "\(update)")
    if let shots {
      let names = shots.map { "\"\($0)\"" }.joined(separator: ",")
      #expect(update.body == #"{"version":2,"shots":[\#(names)]}"#)
      #expect(server.said().hasPrefix("\(file.split(separator: "/").last ?? ""): \(shots.count) shot"))
    }
    #expect(try isWhole(project))
    #expect(server.interrupt() == 0)
  }

  @Test func `causes are found after the picture, and the folder is that of a run that looks for them`() throws {
    let project = try SampleProject(approved: true)
    let server = try ReviewServer(project.folder, "--watch")
    try save("height: 24", by: "height: 25", in: "components/tile.yaml", project)
    #expect(try server.update(after: 1).body.hasPrefix(#"{"version":2,"#))
    #expect(try server.update(after: 2).body == #"{"version":3,"shots":[]}"#)
    let watched = files("shots", project)
    #expect(project.run("matrix", "--out", "shots").code == 1)
    #expect(files("shots", project) == watched)
  }

  @Test func `what is wrong with a saved file is said, and the last good pictures stay`() throws {
    let project = try SampleProject(approved: true)
    let server = try ReviewServer(project.folder, "--watch", "--no-causes")
    let before = files("shots", project)
    try save("width: 24", by: "width: [24", in: "components/tile.yaml", project)
    let broken = try server.update(after: 1)
    #expect(broken.body.hasPrefix(#"{"version":2,"problem":"components/tile.yaml:"#), "\(broken)")
    #expect(broken.body.hasSuffix(#","shots":[]}"#))
    #expect(server.said() == "tile.yaml: not drawn, the last good pictures stay\n")
    #expect(files("shots", project) == before)
    #expect(try server.ask("POST", "apply").status == 409)
    try save("width: [24", by: "width: 24", in: "components/tile.yaml", project)
    #expect(try server.update(after: 2).body == #"{"version":3,"shots":[]}"#)
    #expect(try isWhole(project))
  }

  @Test func `components come and go, and baselines that others write count at once`() throws {
    let project = try SampleProject(approved: true)
    let server = try ReviewServer(project.folder, "--watch", "--no-causes")
    try project.write(
      "components/more/dot.yaml",
      "component: dot\nbody: {Circle: {}, modifiers: [{frame: {width: 8, height: 8}}]}\nscenarios: {default: {}}\n")
    let new = try server.update(after: 1)
    #expect(new.body.contains(#""shots":["demo/dot/default@dark","demo/dot/default@light"]"#), "\(new)")
    #expect(try isWhole(project))
    #expect(project.run("approve", "--all").code == 0)
    _ = try server.update(after: 2)
    while try !project.text("shots/report.json").contains(#""added": 0"#) { usleep(10_000) }
    try #require(unlink(project["components/more/dot.yaml"]) == 0)
    while project.read("shots/demo/dot/default@light.png") != nil { usleep(10_000) }
    #expect(server.interrupt() == 0)
  }

  @Test func `nobody else is told of updates`() throws {
    let project = try SampleProject(approved: true)
    let server = try ReviewServer(project.folder, "--watch", "--no-causes")
    let (host, address) = ("Host: 127.0.0.1:\(server.port)", "/\(server.token)/updates/0")
    let right = "X-Dsrender-Token: \(server.token)"
    func status(_ path: String, _ headers: String...) throws -> Int {
      try server.send((["GET \(path) HTTP/1.1"] + headers).joined(separator: "\r\n") + "\r\n\r\n").status
    }
    #expect(try status(address, host, right) == 200)
    #expect(try status(address, host) == 403)
    #expect(try status(address, host, right + "0") == 403)
    #expect(try status(address, "Host: evil.example", right) == 421)
    #expect(try status(address, host, "Origin: http://evil.example", right) == 403)
    #expect(try status("/updates/0", host, right) == 404)
    #expect(try status("/\(server.token)/updates/-1", host, right) == 404)
    #expect(try status("/\(server.token)/updates/..%2Fpictures.lock", host, right) == 404)
  }
}

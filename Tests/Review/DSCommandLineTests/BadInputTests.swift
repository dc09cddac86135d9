import Glibc
import TestRandom
import Testing

/// Every fault in an input file ends with 65, place and reason, in little memory, and nothing is written over.
@Suite(.needsProgram) struct BadInputTests {
  @Test(arguments: BadInput.ofComponents + BadInput.ofTokens + BadInput.ofConfigurations + BadInput.ofBinaryFiles)
  func `a fault is reported at its place and nothing is written`(input: BadInput) throws {
    let project = try SampleProject(approved: true)
    try input.put(project)
    let before = project.state(of: "Baselines")
    // Private memory, so that what other processes of the test have does not count; the program's own text is 45 MB.
    let surroundings = Surroundings(folder: project.folder, limits: "ulimit -d 200000")
    for arguments in [["matrix"], ["approve", "--all"]] {
      let outcome = run(arguments, surroundings)
      #expect(outcome.code == 65, "\(arguments): \(outcome)")
      let said = outcome.errors + outcome.output
      for part in input.says { #expect(said.contains(part), "\(part)\n\(said.prefix(2000))") }
      #expect(said.utf8.count < 40_000, "a flood of \(said.utf8.count) bytes")
    }
    if ["baseline", "lock"].contains(where: input.name.hasPrefix) {
      let examined = run(["doctor"], surroundings)
      #expect(examined.code.map { $0 != 0 } == true, "\(examined)")
    }
    #expect(project.state(of: "Baselines") == before)
    #expect(names(below: project.folder).allSatisfy { !$0.hasSuffix(".tmp") && !$0.contains("outside") })
  }

  @Test(arguments: ["../../outside", "/tmp/outside", "out.side", ".outside", "OUTSIDE "])
  func `a context is written under an id that stays in its folder, whatever its name is`(name: String) throws {
    let project = try SampleProject(approved: true)
    try project.replace("\"dark\":", by: "\"\(name)\":", in: "tokens/demo.resolver.json")
    let outcome = run(["approve", "--all"], Surroundings(folder: project.folder))
    #expect(outcome.code == 0, "\(outcome)")
    let ids = names(below: project.folder + "/Baselines").filter { $0.contains("side") }
    #expect(!ids.isEmpty && ids.allSatisfy { $0.hasPrefix("demo/") && !$0.contains("..") }, "\(ids)")
    #expect(Set(names(below: project.folder).filter { $0.contains("side") }) == Set(ids.map { "Baselines/" + $0 }))
  }

  @Test(arguments: BadInput.ofUnusedTokens + BadInput.ofReadTokens)
  func `a fault of a token that nothing uses is a warning`(input: BadInput) throws {
    let project = try SampleProject(approved: true)
    try input.put(project)
    let outcome = run(["matrix"], Surroundings(folder: project.folder, limits: "ulimit -d 200000"))
    #expect(outcome.code == 0, "\(outcome)")
    for part in input.says { #expect(outcome.errors.contains(part), "\(part)\n\(outcome)") }
    #expect(outcome.errors.utf8.count < 40_000, "a flood of \(outcome.errors.utf8.count) bytes")
    #expect(project.run("tokens", "list").code == 0)
  }

  @Test func `a fault of a token fails the shots that use it, at the token, and no others`() throws {
    let project = try SampleProject(approved: true)
    let before = project.state(of: "Baselines")
    try project.replace("[0.7, 0.7, 1]", by: "[0.7, 0.7, 2]", in: "tokens/dark.tokens.json")
    for arguments in [["matrix"], ["approve", "--all"]] {
      let outcome = run(arguments, Surroundings(folder: project.folder))
      #expect(outcome.code == 65, "\(outcome)")
      #expect(SampleProject.ids("failed", in: outcome.output) == ["demo/chip/default@dark"], "\(outcome)")
      #expect(outcome.output.contains("tokens/dark.tokens.json:6:73: error: token 'color.brand' needs "), "\(outcome)")
      #expect(outcome.output.contains("components/chip.yaml:6:24: token 'color.brand' is used here"), "\(outcome)")
    }
    #expect(project.state(of: "Baselines") == before)
  }

  @Test func `tokens can be asked for whatever else is broken, and say what is`() throws {
    let project = try SampleProject()
    try project.replace("[0.7, 0.7, 1]", by: "[0.7, 0.7, 2]", in: "tokens/dark.tokens.json")
    try project.write("components/chip.yaml", "component: [")
    let list = project.run("tokens", "list", "--scheme", "dark")
    #expect(list.code == 0, "\(list)")
    #expect(list.output.contains("color.brand  error      token 'color.brand' needs a number of 0 to 1"), "\(list)")
    #expect(list.output.contains("color.page   color      #000000"), "\(list)")
    #expect(list.errors.contains("tokens/dark.tokens.json:6:73: warning: "), "\(list)")
    let why = project.run("tokens", "why", "color.brand", "--scheme", "dark")
    #expect(why.code == 65 && why.output.contains("[bad-token-value]"), "\(why)")
    #expect(project.run("tokens", "why", "space.small").code == 0)
    // What cannot be read at all may hold any token: the answer is given, and the end is not a good one.
    try project.write("tokens/light.tokens.json", "{")
    let rest = project.run("tokens", "list")
    #expect(rest.code == 65 && rest.output.contains("space.small") && rest.errors.contains("error: "), "\(rest)")
  }

  @Test func `the faults of all files are reported at once, in order`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("Rectangle", by: "Rectangel", in: "components/tile.yaml")
    try project.replace("width: 32", by: "widht: 32", in: "components/chip.yaml")
    try project.replace("{raw.eight}", by: "{raw.nine}", in: "tokens/base.tokens.json")
    try project.replace("padding: 4", by: "pading: 4", in: "dsrender.yaml")
    let outcome = project.run("matrix")
    #expect(outcome.code == 65)
    for part in [
      "components/chip.yaml:5:", "components/tile.yaml:3:", "dsrender.yaml:17:",
      "tokens/base.tokens.json:3:",
    ] {
      #expect(outcome.errors.contains(part), "\(part)\n\(outcome.errors)")
    }
  }

  @Test func `a limit that is reached where a view is laid out is a warning at its scenario`() throws {
    let project = try SampleProject()
    try project.write(
      "components/tile.yaml",
      """
      component: tile
      body:
        LazyVGrid: {columns: [{adaptive: 0.001, spacing: 0}], content: [Rectangle]}
      scenarios:
        crowded: {size: {width: 24, height: 24}}

      """)
    let outcome = project.run("matrix")
    let warning = "warning: 24000 tracks of an adaptive item fit in a lazy grid: 10000 are laid out [too-many-tracks]"
    #expect((outcome.output + outcome.errors).contains("components/tile.yaml:5:3: " + warning), "\(outcome)")
  }

  @Test func `a symbol whose lines would take seconds is an error at the scenario that draws it, and nothing else is`()
    throws
  {
    let project = try SampleProject(approved: true)
    var random = SeededRandom(seed: 3)
    let lines = (0..<20_000).map { _ in
      let numbers = (0..<4).map { _ in String(Int.random(in: 0...99, using: &random)) }
      return "M\(numbers[0]) \(numbers[1])L\(numbers[2]) \(numbers[3])"
    }
    try project.write(
      "symbols/maze.svg",
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><path fill="none" stroke="black" d=""#
        + lines.joined() + #""/></svg>"#)
    try project.write(
      "components/maze.yaml",
      "component: maze\nbody:\n  Image: {symbol: maze, resizable: true}\nscenarios:\n"
        + "  large: {size: {width: 1200, height: 1200}}\n  small: {size: {width: 12, height: 12}}\n")
    let outcome = project.run("matrix", "--record", "missing")
    #expect(outcome.code == 65, "\(outcome)")
    #expect(
      SampleProject.ids("failed", in: outcome.output).allSatisfy { $0.hasPrefix("demo/maze/large") }, "\(outcome)")
    #expect(outcome.output.contains("components/maze.yaml:5:3: error: drawing command "), "\(outcome)")
    #expect(outcome.output.contains("rows of pixels up to here, and 4000000 can be drawn; "))
    #expect(outcome.output.contains("hint: draw it smaller, or simplify"))
    #expect(project.read("Baselines/demo/maze/small@light.png") != nil)
  }

  @Test func `a project that is not there ends with 65 and says how to begin`() throws {
    let project = try SampleProject()
    unlink(project["dsrender.yaml"])
    let outcome = project.run("matrix")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("dsrender.yaml: error: there is no configuration file here"))
    #expect(outcome.errors.contains("dsrender init"))
    #expect(project.run("matrix", "--config", "components").code == 65)
    #expect(project.run("matrix", "--config", "/dev/zero").code == 65)
    #expect(project.run("matrix", "--config", "nowhere/dsrender.yaml").code == 65)
  }
}

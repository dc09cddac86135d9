import Testing

/// A matrix of very many shots.
@Suite(.needsProgram) struct LargeMatrixTests {
  /// A project of 97 components × 50 scenarios × 20 variants, and three components of one scenario.
  private func project() throws -> SampleProject {
    let project = try SampleProject()
    for name in ["chip", "note", "tile"] {
      try project.write("components/\(name).yaml", Self.component("old" + name, 1))
    }
    for number in 0..<97 { try project.write("components/c\(number).yaml", Self.component("component\(number)", 50)) }
    func mode(_ name: String, _ values: [String]) -> String {
      let contexts = values.map { "\"\($0)\": []" }.joined(separator: ", ")
      return "\"\(name)\": {\"default\": \"\(values[0])\", \"contexts\": {\(contexts)}}, "
    }
    try project.replace(
      "\"modifiers\": {",
      by: "\"modifiers\": {" + mode("density", ["regular", "wide"])
        + mode("theme", ["ocean", "forest", "desert", "arctic", "volcano"]), in: "tokens/demo.resolver.json")
    try project.replace(
      "{\"$ref\": \"#/modifiers/scheme\"}",
      by: ["scheme", "density", "theme"].map { "{\"$ref\": \"#/modifiers/\($0)\"}" }.joined(separator: ", "),
      in: "tokens/demo.resolver.json")
    return project
  }

  private static func component(_ name: String, _ scenarios: Int) -> String {
    "component: \(name)\nbody:\n  Rectangle: {}\nscenarios:\n"
      + (0..<scenarios).map { "  scenario-number-\($0): {}\n" }.joined()
  }

  @Test func `a hundred thousand shots are known in little memory`() throws {
    let project = try project()
    var surroundings = Surroundings(folder: project.folder)
    // Most of it are addresses of the program's own code and stacks. Each thread that allocates may reserve 64 MB of them,
    // unless all share one arena.
    surroundings.limits = "export MALLOC_ARENA_MAX=1; ulimit -v 200000"
    let outcome = run(["matrix", "--list"], surroundings)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.split(separator: "\n").count == 97_060)
  }
}

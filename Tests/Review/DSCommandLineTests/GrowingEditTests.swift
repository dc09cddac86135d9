import Foundation
import Testing

/// Causes of edits that are as many as a project is large: they are proved in memory that does not grow with them.
@Suite(.needsProgram) struct GrowingEditTests {
  /// A project of many components with its baselines committed.
  private struct Project {
    let sample: SampleProject
    let count: Int

    init(
      components count: Int, _ component: (Int) -> String, tokens: String, symbols: ((_ radius: Int) -> String)? = nil
    ) throws {
      sample = try SampleProject()
      self.count = count
      try sample.write("tokens/base.tokens.json", tokens)
      for name in ["chip", "note", "tile"] { try #require(unlink(sample["components/\(name).yaml"]) == 0) }
      if let symbols { for number in 0..<300 { try sample.write("symbols/i\(number).svg", symbols(3)) } }
      try write(component)
      let approval = sample.run("approve", "--all")
      try #require(approval.code == 0, "\(approval)")
      try CauseProject.shell(
        """
        cd '\(sample.folder)' && printf 'fonts\\nshots\\n' > .gitignore && git init -q -b main . && git add -A
        git -c user.name=Ada -c user.email=ada@example.org commit -q -m Base
        """)
    }

    func write(_ component: (Int) -> String) throws {
      for number in 0..<count { try sample.write("components/c\(number).yaml", component(number)) }
    }

    /// The groups of a run whose memory is limited; all shots have to be proved.
    func groups() throws -> [CauseProject.Report.Group] {
      var surroundings = Surroundings(folder: sample.folder)
      surroundings.limits = "ulimit -v 600000"
      let outcome = run(["matrix", "--out", "shots", "--report", "json"], surroundings)
      #expect(outcome.code == 1, "\(outcome)")
      let data = try Data(contentsOf: URL(fileURLWithPath: sample["shots/report.json"]))
      let report = try JSONDecoder().decode(CauseProject.Report.self, from: data)
      let groups = try #require(report.explanation).groups
      #expect(groups.allSatisfy { $0.proof == "complete" })
      #expect(groups.map(\.shots.count).reduce(0, +) == report.counts.changed)
      return groups
    }
  }

  private static func tokens(_ count: Int, _ value: (Int) -> Int) -> String {
    let members = (0..<count).map { #""t\#($0)": {"$value": {"value": \#(value($0)), "unit": "px"}}"# }
    return
      #"{"space": {"$type": "dimension", \#(members.joined(separator: ",\n")), "small": {"$value": "{space.t0}"}}}"#
  }

  private static func component(_ number: Int, text: String = "Text", parameter: String = "label") -> String {
    """
    component: c\(number)
    parameters:
      \(parameter): {type: string, default: \(text) \(number)}
    body:
      Text: $\(parameter)
      modifiers:
        - padding: "{space.t\(number)}"
    scenarios:
      default: {}
      other: {parameters: {\(parameter): Other \(text) \(number)}}

    """
  }

  @Test func `copy that was edited in every component and every scenario is proved, each shot by its own edit`() throws
  {
    let project = try Project(components: 60, { Self.component($0) }, tokens: Self.tokens(60) { _ in 2 })
    try project.write { Self.component($0, text: "Words") }
    let groups = try project.groups()
    #expect(groups.count == 120)
    #expect(groups.allSatisfy { $0.causes.count == 1 && $0.shots.count == 2 })
  }

  @Test func `texts and tokens that changed together are the two causes of their own shots`() throws {
    let project = try Project(components: 60, { Self.component($0) }, tokens: Self.tokens(60) { _ in 2 })
    try project.write { Self.component($0, text: "Words") }
    try project.sample.write("tokens/base.tokens.json", Self.tokens(60) { _ in 3 })
    let groups = try project.groups()
    #expect(groups.count == 120)
    #expect(groups.allSatisfy { $0.causes.count == 2 })
  }

  @Test func `a parameter that was renamed in a hundred files is no cause beside the token that changed`() throws {
    let project = try Project(components: 100, { Self.component($0) }, tokens: Self.tokens(100) { _ in 2 })
    try project.write { Self.component($0, parameter: "title") }
    try project.sample.write("tokens/base.tokens.json", Self.tokens(100) { $0 == 7 ? 4 : 2 })
    let groups = try project.groups()
    #expect(groups.map(\.causes.count) == [1])
    #expect(groups.first?.causes.first?.subject == "space.t7")
    #expect(groups.first?.shots.count == 4)
  }

  @Test func `arguments that are written in another form everywhere are no cause beside the token that changed`() throws
  {
    let project = try Project(components: 60, { Self.component($0) }, tokens: Self.tokens(60) { _ in 2 })
    try project.write { number in
      Self.component(number).replacing(
        "padding: \"{space.t\(number)}\"", with: "padding: {length: \"{space.t\(number)}\"}")
    }
    try project.sample.write("tokens/base.tokens.json", Self.tokens(60) { $0 == 7 ? 4 : 2 })
    let groups = try project.groups()
    #expect(groups.map { $0.causes.map(\.subject) } == [["space.t7"]])
  }

  @Test func `a generated file of five thousand tokens that all changed is proved by the few that each shot uses`()
    throws
  {
    let project = try Project(components: 60, { Self.component($0) }, tokens: Self.tokens(5000) { _ in 2 })
    try project.sample.write("tokens/base.tokens.json", Self.tokens(5000) { _ in 3 })
    let groups = try project.groups()
    #expect(groups.count == 60)
    #expect(groups.allSatisfy { $0.causes.count == 1 && $0.shots.count == 4 })
  }

  @Test func `a shot that more edits can have changed than are tried is reported as not proved, with all of them`()
    throws
  {
    func rows(_ text: String) -> String {
      let rows = (0..<300).map { "      - Text: \(text) \($0)\n" }.joined()
      return "component: c0\nbody:\n  VStack:\n    content:\n\(rows)scenarios:\n  default: {}\n"
    }
    let project = try Project(components: 1, { _ in rows("Row") }, tokens: Self.tokens(1) { _ in 2 })
    try project.write { _ in rows("Line") }
    let outcome = project.sample.run("matrix")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("300 causes: "), "\(outcome.output)")
    #expect(outcome.output.contains("not proved: more than 256 edits"), "\(outcome.output)")
    #expect(outcome.output.contains("without all of them it equals its baseline"), "\(outcome.output)")
    #expect(outcome.output.utf8.count < 4000)
  }

  /// A column of texts, each with a parameter's value, between paddings; descriptions of parameters are drawn nowhere.
  private static func column(_ parameters: Int, _ description: String, padding: Int) -> String {
    let own = (0..<parameters).map {
      "  p\($0): {type: string, default: Row \($0), description: \(description) \($0)}\n"
    }
    let rows = (0..<parameters).map { "      - Text: $p\($0)\n" }
    return """
      component: c0
      parameters:
      \(own.joined())body:
        VStack:
          content:
      \(rows.joined())  modifiers: [{padding: \(padding)}]
      scenarios:
        default: {}

      """
  }

  @Test func `one of more edits than can be tried one by one is found by leaving halves of them out`() throws {
    let project = try Project(
      components: 1, { _ in Self.column(300, "Words", padding: 2) }, tokens: Self.tokens(1) { _ in 2 })
    try project.write { _ in Self.column(300, "Others", padding: 3) }
    let groups = try project.groups()
    #expect(groups.map { $0.causes.map(\.after) } == [["3"]])
  }

  @Test func `edits that need one another are found among all, whatever else was edited`() throws {
    // Each parameter has another name, so that neither its uses nor its declaration can be reverted alone.
    func renamed(_ name: String, padding: Int) -> String {
      Self.column(60, "Words", padding: padding).replacing("$p", with: "$" + name).replacing("  p", with: "  " + name)
        .replacing("  \(name)adding", with: "  padding")
    }
    let project = try Project(
      components: 1, { _ in renamed("p", padding: 2) }, tokens: Self.tokens(1) { _ in 2 })
    try project.write { _ in renamed("row", padding: 3) }
    let groups = try project.groups()
    #expect(groups.map { $0.causes.map(\.after) } == [["3"]])
  }

  @Test func `an edit of another system's component of the same name is no candidate`() throws {
    func rows(_ count: Int, _ text: String) -> String {
      let rows = (0..<count).map { "      - Text: \(text) \($0)\n" }.joined()
      return "component: c0\nbody:\n  VStack:\n    content:\n\(rows)scenarios:\n  default: {}\n"
    }
    let project = try Project(components: 1, { _ in rows(300, "Row") }, tokens: Self.tokens(1) { _ in 2 })
    let sample = project.sample
    try sample.write("others/c0.yaml", rows(2, "Row"))
    let configuration = try sample.text("dsrender.yaml")
    let own = try #require(configuration.firstRange(of: "  demo:\n"))
    try sample.write(
      "dsrender.yaml",
      configuration + "  other:\n"
        + configuration[own.upperBound...].replacing("components: components", with: "components: others"))
    try #require(sample.run("approve", "--all").code == 0)
    try CauseProject.shell(
      "cd '\(sample.folder)' && git add -A && git -c user.name=Ada -c user.email=ada@example.org commit -q -m Two")
    try project.write { _ in rows(300, "Line") }
    try sample.write("others/c0.yaml", rows(2, "Line"))
    let outcome = sample.run("matrix", "--filter", "demo/**")
    #expect(outcome.output.contains("300 causes: "), "\(outcome.output)")
  }

  @Test func `one element more at the top of a long list is one cause`() throws {
    func rows(_ rows: [String]) -> String {
      let lines = rows.map { "      - Text: \($0)\n" }.joined()
      return "component: c0\nbody:\n  VStack:\n    content:\n\(lines)scenarios:\n  default: {}\n"
    }
    let texts = (0..<250).map { "Row \($0)" }
    let project = try Project(components: 1, { _ in rows(texts) }, tokens: Self.tokens(1) { _ in 2 })
    try project.write { _ in rows(["New row"] + texts) }
    let groups = try project.groups()
    #expect(groups.map(\.causes.count) == [1])
  }

  @Test func `symbols that all changed are candidates of the shots that show them alone`() throws {
    func symbol(_ radius: Int) -> String {
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="\#(radius)" fill="gray"/></svg>"#
    }
    let component = "component: c0\nbody:\n  Image: {symbol: i0}\nscenarios:\n  default: {}\n"
    let project = try Project(components: 1, { _ in component }, tokens: Self.tokens(1) { _ in 2 }, symbols: symbol)
    for number in 0..<300 { try project.sample.write("symbols/i\(number).svg", symbol(2)) }
    let groups = try project.groups()
    #expect(groups.map { $0.causes.map(\.subject) } == [["the symbol i0.svg has different content"]])
  }
}

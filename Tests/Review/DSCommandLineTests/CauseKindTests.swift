import Foundation
import Testing

/// Causes of inputs that are written differently, and in repositories as they are.
@Suite(.needsProgram) struct CauseKindTests {
  private let project: SampleProject

  init() throws { project = try SampleProject() }

  private func commit(_ title: String) throws {
    try CauseProject.shell(
      """
      cd '\(project.folder)' && printf 'fonts\\nshots\\n' > .gitignore && git init -q -b main . && git add -A
      git -c user.name=Ada -c user.email=ada@example.org commit -q -m '\(title)'
      """)
  }

  private func groups() throws -> [CauseProject.Report.Group] {
    let outcome = project.run("matrix", "--out", "shots", "--report", "json")
    #expect(outcome.code == 1, "\(outcome)")
    let data = try Data(contentsOf: URL(fileURLWithPath: project["shots/report.json"]))
    return try #require(try JSONDecoder().decode(CauseProject.Report.self, from: data).explanation).groups
  }

  @Test func `a token that is written with value and type is a cause with its place`() throws {
    func tokens(_ value: String) -> String {
      """
      {
        "raw": {"eight": {"value": "\(value)", "type": "dimension"}},
        "space": {"small": {"value": "{raw.eight}", "type": "dimension"}}
      }
      """
    }
    try project.write("tokens/base.tokens.json", tokens("8px"))
    try #require(project.run("approve", "--all").code == 0)
    try commit("Base")
    try project.write("tokens/base.tokens.json", tokens("9px"))
    let groups = try groups()
    #expect(groups.map { $0.causes.map(\.text) } == [["raw.eight 8px → 9px"]])
    #expect(groups.first?.proof == "complete")
    #expect(groups.first?.causes.first?.place?.line == 2)
  }

  @Test func `tokens within the resolver document are candidates of the shots that use them alone`() throws {
    try project.replace(
      #"{"$ref": "base.tokens.json"}"#,
      by:
        #"{"$ref": "base.tokens.json"}, {"space": {"small": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}"#,
      in: "tokens/demo.resolver.json")
    try #require(project.run("approve", "--all").code == 0)
    try commit("Base")
    try project.replace(#""value": 4, "unit""#, by: #""value": 5, "unit""#, in: "tokens/demo.resolver.json")
    let groups = try groups()
    #expect(groups.map { $0.causes.map(\.text) } == [["space.small (set base) 4 px → 5 px"]])
    #expect(groups.map(\.shots) == [["demo/tile/default@light", "demo/tile/default@dark"]])
  }

  @Test func `history follows a renamed baseline and lists revisions with other pixels only`() throws {
    try #require(project.run("approve", "--all").code == 0)
    try commit("Base")
    try project.replace("  default: {}", by: "  first: {}", in: "components/tile.yaml")
    #expect(project.run("matrix", "--record", "missing").output.contains("moved: "))
    try commit("Rename")
    try project.replace("height: 24", by: "height: 30", in: "components/tile.yaml")
    #expect(project.run("approve", "--all").code == 0)
    try commit("Grow")
    let history = project.run("history", "demo/tile/first@light")
    #expect(history.code == 0, "\(history)")
    #expect(history.output.contains("Grow\n  cause: tile › frame › height 24 → 30"), "\(history)")
    #expect(history.output.contains("Base\n"), "\(history)")
    #expect(!history.output.contains("Rename"), "\(history)")
  }

  @Test func `the border of the README changes pictures of this repository by one edit, and ends with 1`() throws {
    let clone = project["clone"]
    let files = "border.width.3xs"
    try CauseProject.shell(
      """
      git clone -q '\(ProgramUnderTest.repository)' '\(clone)' && ln -s '\(ProgramUnderTest.repository)/.fonts' '\(clone)/.fonts'
      sed -i 's/"3xs": { "$value": { "value": 1,/"3xs": { "$value": { "value": 2,/' '\(clone)/Fixtures/dbux/tokens/base.tokens.json'
      """)
    let outcome = run(["matrix", "--filter", "dbux/badge/*"], Surroundings(folder: clone))
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.output.contains("one cause: \(files) 1 px → 2 px"), "\(outcome)")
  }
}

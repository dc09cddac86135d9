import Testing

/// What a run says of where something is written.
@Suite(.needsProgram) struct PlaceTests {
  @Test func `two equal texts with a character that no font has are two errors, each at its text`() throws {
    let project = try SampleProject()
    try project.write(
      "components/note.yaml",
      """
      component: note
      body:
        VStack:
          - Text: "a \\u0E01"
          - Text: plain
          - Text: "a \\u0E01"
      scenarios:
        default: {}

      """)
    let run = project.run("matrix", "--filter", "demo/note/default@light")
    #expect(run.code == 65, "\(run)")
    let places = run.output.split(separator: "\n").filter { $0.contains("no font has") }
      .map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    #expect(places == ["components/note.yaml:4:7:", "components/note.yaml:6:7:"], "\(run)")
  }

  @Test func `frames give the border, the background and the padding of a view places of their own`() throws {
    let project = try SampleProject()
    try project.write(
      "trees.yaml",
      """
      component: box
      body:
        Color: red
        modifiers:
          - frame: {width: 8, height: 8}
          - padding: 2
          - background: blue
          - border: green
      scenarios:
        default: {}

      """)
    let run = project.run("frames", "trees.yaml")
    #expect(run.code == 0, "\(run)")
    let lines = run.output.split(separator: "\n").filter { $0.contains(#""kind""#) || $0.contains(#""location""#) }
      .map { $0.split(separator: "\"")[3] }
    #expect(
      lines == [
        "border", "trees.yaml:8:7", "background", "trees.yaml:7:7", "padding", "trees.yaml:6:7", "frame",
        "trees.yaml:5:7", "Color", "trees.yaml:3:3",
      ])
  }
}

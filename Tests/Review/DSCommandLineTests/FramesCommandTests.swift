import Testing

/// What `dsrender frames` prints and ends with.
@Suite(.needsProgram) struct FramesCommandTests {
  private static let bars = """
    component: bars
    body:
      HStack:
        - {Color: red, modifiers: [{accessibilityIdentifier: a}]}
        - {Color: blue, modifiers: [{accessibilityIdentifier: b}]}
    scenarios:
      narrow: {size: {width: 108, height: 10}}
      wide: {size: {width: 208, height: 10}}

    """

  private static let words = """
    component: words
    body:
      VStack: [{Text: Hello, modifiers: [{accessibilityIdentifier: t}]}]
    scenarios:
      default: {size: {width: 100, height: 40}}

    """

  private static let recorded = #"{"texts": [{"text": "Hello", "sizes": [[33.5, 16]]}]}"#

  private func project() throws -> SampleProject {
    let project = try SampleProject()
    try project.write("bars.yaml", Self.bars)
    try project.write("words.yaml", Self.words)
    try project.write("recorded.json", Self.recorded)
    return project
  }

  private func ids(_ outcome: Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      return line.hasPrefix("\"id\": ") ? String(line.dropFirst(7).dropLast(2)) : nil
    }
  }

  @Test func `one call takes several files, each with all its scenarios`() throws {
    let project = try project()
    let outcome = project.run(
      "frames", "bars.yaml", "words.yaml", "--text-metrics", "recorded.json", "--profile", "ios26")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(ids(outcome) == ["trees/bars/narrow", "trees/bars/wide", "trees/words/default"])
    #expect(outcome.output.contains("\"b\": [58, 0, 50, 10]"))
    #expect(outcome.output.contains("\"b\": [108, 0, 100, 10]"))
    #expect(outcome.output.contains("\"t\": [33.25, 12, 33.5, 16]"))
    #expect(outcome.errors.isEmpty)
    #expect(
      project.run("frames", "bars.yaml", "words.yaml", "--text-metrics", "recorded.json").output != outcome.output)
  }

  @Test func `scenarios are filtered, and an option's container comes before theirs`() throws {
    let project = try project()
    let wide = project.run("frames", "bars.yaml", "--filter", "trees/bars/wide")
    #expect(wide.code == 0 && ids(wide) == ["trees/bars/wide"], "\(wide)")
    let square = project.run(
      "frames", "bars.yaml", "--filter", "*/*/wide", "--size", "28x30", "--direction", "rightToLeft")
    #expect(square.output.contains("\"container\": [28, 30]"), "\(square)")
    #expect(square.output.contains("\"a\": [18, 0, 10, 30]"))
    let open = project.run("frames", "bars.yaml", "--filter", "*/*/wide", "--size", "x")
    #expect(open.output.contains("\"container\": [28, 10]"), "\(open)")
    let pixels = project.run(
      "frames", "bars.yaml", "--filter", "*/*/wide", "--size", "27.3x10", "--scale", "1", "--rounded")
    #expect(pixels.output.contains("\"b\": [18, 0, 9, 10]"), "\(pixels)")
    #expect(project.run("frames", "bars.yaml", "--filter", "nothing/*/*").code == 64)
  }

  @Test func `shots and scenarios of a project are trees too`() throws {
    let project = try project()
    let shot = project.run("frames", "demo/tile/default@dark")
    #expect(shot.code == 0 && ids(shot) == ["demo/tile/default@dark"], "\(shot)")
    #expect(ids(project.run("frames", "demo/tile/default")).count == 1)
    #expect(ids(project.run("frames", "--filter", "demo/*/*", "--axis", "scheme=light")).count == 3)
    let typo = project.run("frames", "demo/tile/defautl")
    #expect(typo.code == 64)
    #expect(typo.errors.contains("there is no shot 'demo/tile/defautl'"))
  }

  @Test func `a text without a record is an error, unless it may be measured`() throws {
    let project = try project()
    try project.write("other.yaml", Self.words.split(separator: "Hello").joined(separator: "Unheard of"))
    let files = ["frames", "bars.yaml", "other.yaml", "--text-metrics", "recorded.json", "--profile", "ios26"]
    let strict = run(files, Surroundings(folder: project.folder))
    #expect(strict.code == 65, "\(strict)")
    #expect(strict.errors.contains("no size was recorded for the text 'Unheard of' at other.yaml:3:13"))
    // The other trees are there, and the one that is not has its reason.
    #expect(ids(strict).contains("trees/bars/wide"))
    #expect(strict.output.contains("\"failures\": ["))
    let measured = run(
      files + ["--measure-missing", "--config", "dsrender.yaml"], Surroundings(folder: project.folder))
    #expect(measured.code == 0, "\(measured)")
    #expect(measured.output.contains("\"text\": \"Unheard of\""))
    let fontless = run(files + ["--measure-missing"], Surroundings(folder: project.folder))
    #expect(fontless.code == 65, "\(fontless)")
  }

  private static let faults: [(words: String, code: Int32)] = [
    ("nowhere.yaml", 65), ("bars.yaml --text-metrics nowhere.json", 65), ("bars.yaml --profile windows", 64),
    ("bars.yaml --size 12", 64), ("bars.yaml --size -1x2", 64), ("bars.yaml --scale 0", 64),
    ("bars.yaml --scale nan", 64), ("bars.yaml --direction up", 64), ("bars.yaml demo/tile/default", 64),
    ("demo/tile/default --system demo", 64), ("bars.yaml --text-metrics bars.yaml", 65), ("recorded.json", 65),
    ("bars.yaml --text-metrics broken.json", 65), ("bars.yaml --config dsrender.yaml --system other", 65),
    ("bars.yaml --system demo", 64),
  ]

  @Test(arguments: faults)
  func `what cannot be read or makes no sense is told`(words: String, code: Int32) throws {
    let project = try project()
    try project.write("broken.json", #"{"texts": [{"text": "a", "sizes": [[1], {"size": [1, 2], "hight": 3}]}"#)
    let outcome = run(["frames"] + words.split(separator: " ").map(String.init), Surroundings(folder: project.folder))
    #expect(outcome.code == code, "\(outcome)")
    #expect(!outcome.errors.isEmpty)
    #expect(outcome.output.isEmpty)
  }

  @Test func `faults of recorded texts are told all at once, with their places`() throws {
    let project = try project()
    try project.write(
      "wrong.json",
      """
      {"version": 1, "texts": [
        {"text": "a", "sizes": [[1], {"size": [1, 2], "hight": 3}, {"size": [-1, 2]}]},
        {"sizes": []}, {"text": "b", "size": "big", "sizes": [[1, 2]]}
      ]}
      """)
    let outcome = project.run("frames", "bars.yaml", "--text-metrics", "wrong.json")
    #expect(outcome.code == 65)
    for part in ["wrong.json:2:27: ", "'hight'", "wrong.json:3:3: ", "either 'text' or 'spans'", "'size'"] {
      #expect(outcome.errors.contains(part), "\(part) in \(outcome.errors)")
    }
  }

  @Test(arguments: [
    (#"{"texts": [{"text": "Hello", "sizes": [[0, 0], {"width": 9, "size": [9, 4]}]}]}"#, 0),
    (
      #"{"fonts": [{"pitch": 0.001}], "texts": [{"text": "Hello", "sizes": [[9, 16], {"width": 9, "size": [9, 1000000]}]}]}"#,
      0
    ),
    (#"{"texts": [{"text": "Hello", "sizes": [{"size": [30, 16], "baselines": [37, 13]}]}]}"#, 65),
    (#"{"texts": [{"text": "Hello", "sizes": [[9, 0], {"width": 9, "size": [9, 0], "baselines": [0, 9]}]}]}"#, 0),
  ]) func `lines without height, and baselines in the wrong order, stop nothing`(texts: String, code: Int32) throws {
    let project = try project()
    try project.write("recorded.json", texts)
    for size in ["100x40", "9x40", "9x0", "0x9"] {
      let outcome = project.run("frames", "words.yaml", "--text-metrics", "recorded.json", "--size", size)
      // An offer of which nothing was recorded is an error too.
      #expect(outcome.code == code || outcome.code == 65, "\(size): \(outcome)")
    }
  }

  @Test func `three hundred trees take a moment`() throws {
    let project = try project()
    var file = "components:\n"
    for index in 0..<300 {
      file += """
        - component: tree-\(index)
          body:
            VStack: [{Text: Hello}, {HStack: [{Color: red}, {Color: blue, modifiers: [{frame: {width: \(index)}}]}]}]
          scenarios: {default: {size: {width: 200, height: 200}}}

        """
    }
    try project.write("many.yaml", file.replacing("\n", with: "\n  "))
    let outcome = project.run("frames", "many.yaml", "--text-metrics", "recorded.json", "--profile", "ios26")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(ids(outcome).count == 300)
  }
}

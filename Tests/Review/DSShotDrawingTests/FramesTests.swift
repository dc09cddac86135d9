import DSDiagnostics
import DSFiles
import DSGeometry
import DSLayout
import DSNode
import TestFolder
import Testing

@testable import DSProject
@testable import DSShotDrawing

/// What `dsrender frames` prints.
struct FramesTests {
  private static let documentation =
    Repository.path + "/docs/frames.md"

  /// The blocks of code of the documentation, in order.
  private func blocks() throws -> [String] {
    let text = String(decoding: try readFile(Self.documentation, limit: Limits.textFileBytes), as: UTF8.self)
    var found: [String] = []
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = open { found.append(lines.joined(separator: "\n")) }
        open = open == nil ? [] : nil
      } else {
        open?.append(line)
      }
    }
    return found
  }

  @Test func `the example of the documentation prints what it says`() throws {
    let blocks = try blocks()
    let folder = TestFolder()
    try writeOutput(folder.path + "/trees.yaml", Array(blocks[1].utf8))
    try writeOutput(folder.path + "/recorded.json", Array(blocks[2].utf8))
    var options = FrameOptions()
    options.profile = .macos26
    options.texts = try loadTextMetrics(folder.path + "/recorded.json")
    let project = try loadTrees([folder.path + "/trees.yaml"], configuration: nil, system: nil)
    let trees = try project.shots.map { try frames(of: $0.shot, of: $0.system, options) }
    let printed = FrameTree.json(trees).replacing(folder.path + "/", with: "")
    #expect(printed == blocks[3] + "\n")
    #expect(trees[0]["bar"]?.frame.width == 40)
  }

  @Test func `a text that was not recorded is an error where it is shown`() throws {
    let folder = TestFolder()
    try writeOutput(
      folder.path + "/t.yaml",
      Array("component: lone\nbody: [{Text: Unheard of}]\nscenarios: {default: {size: {width: 50}}}\n".utf8))
    let project = try loadTrees([folder.path + "/t.yaml"], configuration: nil, system: nil)
    var options = FrameOptions()
    options.texts = .init()
    let failure = #expect(throws: ShotFailure.self) {
      try frames(of: project.shots[0].shot, of: project.shots[0].system, options)
    }
    #expect(failure?.problems.map(\.id) == ["unrecorded-text"])
  }

  @Test func `recorded texts with mistakes are told`() throws {
    let folder = TestFolder()
    try writeOutput(
      folder.path + "/m.json",
      Array(#"{"texts": [{"text": "a", "sizes": [[1], {"size": [1, 2], "hight": 3}]}, {"sizes": []}]}"#.utf8))
    let error = #expect(throws: RunError.self) { try loadTextMetrics(folder.path + "/m.json") }
    guard case .badInput(let problems)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Set(problems.map(\.id)) == ["out-of-range", "unknown-key", "conflicting-keys"])
  }

  @Test func `a recording may hold more than is asked for, and say things in several ways`() throws {
    let folder = TestFolder()
    let forms = [
      #"{"source": "a Mac", "texts": [{"text": "a", "id": 3, "sizes": [{"size": [9, 16], "when": 1}]}]}"#,
      #"[{"text": "a", "sizes": [[9, 16]]}]"#,
      #"{"texts": [{"text": "a", "sizes": [{"width": null, "height": null, "size": {"width": 9, "height": 16}}]}]}"#,
      #"{"texts": [{"text": "a", "sizes": [{"offer": [null, "infinity"], "size": [9, 16]}]}]}"#,
      #"{"texts": [{"text": "a", "sizes": [{"width": 1.7976931348623157e308, "size": [9, 16]}]}]}"#,
    ]
    for form in forms {
      try writeOutput(folder.path + "/m.json", Array(form.utf8))
      let texts = try loadTextMetrics(folder.path + "/m.json").texts
      #expect(texts.map(\.sizes) == [[.init(offer: .unspecified, size: Size(width: 9, height: 16))]], "\(form)")
    }
    try writeOutput(
      folder.path + "/m.json",
      Array(#"[{"text": "a", "font": {"style": "body", "weight": "bold"}, "sizes": [[9, 16]]}]"#.utf8))
    let pattern = try loadTextMetrics(folder.path + "/m.json").texts.first?.spans.first?.pattern
    #expect(pattern?.style == "body" && pattern?.weight == 700)
  }

  @Test(arguments: [
    ("b", 13, "[9, 16]", "no text of these letters is recorded"),
    ("a", 14, "[9, 16]", "it is not recorded as 13 points, weight 400"),
    ("a", 13, #"{"width": 5, "size": [4, 32]}"#, "sizes are recorded for the widths 5"),
  ])
  func `a text that is missing is told with what is recorded`(
    text: String, size: Int, record: String, reason: String
  ) throws {
    let folder = TestFolder()
    let metrics = #"{"texts": [{"text": "\#(text)", "size": \#(size), "sizes": [\#(record)]}]}"#
    try writeOutput(folder.path + "/m.json", Array(metrics.utf8))
    let file = "component: t\nbody: {Text: a}\nscenarios: {default: {size: {width: 50, height: 50}}}\n"
    try writeOutput(folder.path + "/t.yaml", Array(file.utf8))
    let project = try loadTrees([folder.path + "/t.yaml"], configuration: nil, system: nil)
    var options = FrameOptions()
    options.profile = .macos26
    options.texts = try loadTextMetrics(folder.path + "/m.json")
    let failure = #expect(throws: ShotFailure.self) {
      try frames(of: project.shots[0].shot, of: project.shots[0].system, options)
    }
    #expect(failure?.problems.first?.message.hasSuffix(": " + reason) == true, "\(String(describing: failure))")
  }

  /// The frames of a component file's first scenario, in 200 × 200 points.
  private func tree(
    _ body: String, direction: LayoutDirection = .leftToRight, texts: RecordedTexts? = nil
  ) throws -> [String: [Double]] {
    let folder = TestFolder()
    let file = "component: t\nbody:\n\(body)\nscenarios: {default: {size: {width: 200, height: 200}}}\n"
    try writeOutput(folder.path + "/t.yaml", Array(file.utf8))
    let project = try loadTrees([folder.path + "/t.yaml"], configuration: nil, system: nil)
    var options = FrameOptions()
    options.direction = direction
    options.texts = texts
    let found = try frames(of: project.shots[0].shot, of: project.shots[0].system, options).uniquelyNamed
    return Dictionary(
      uniqueKeysWithValues: found.map { name, view in
        (name, [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height])
      })
  }

  @Test func `files say lazy grids, scroll views and views that fit`() throws {
    let cell = "{frame: {height: 20}}"
    let grid = try tree(
      """
        LazyVGrid:
          columns: [{fixed: 70}, {adaptive: 40}]
          content:
            - {Color: red, modifiers: [\(cell), {accessibilityIdentifier: a}]}
            - {Color: red, modifiers: [\(cell), {accessibilityIdentifier: b}]}
            - {Color: red, modifiers: [\(cell), {accessibilityIdentifier: c}]}
      """)
    #expect(
      grid["a"] == [0, 90, 70, 20] && grid["b"] == [78, 90, 57, 20] && grid["c"] == [143, 90, 57, 20], "\(grid)")
    let twice = try tree(
      """
        LazyVGrid:
          columns: [{flexible: 60}, {flexible: 120}]
          content: [{Color: red, modifiers: [\(cell), {accessibilityIdentifier: a}]}]
      """)
    #expect(twice["a"] == [-12, 90, 108, 20])
    let rows = try tree(
      """
        LazyHGrid:
          rows: [flexible, {fixed: 40, spacing: 20, alignment: top}]
          content: [{Color: red, modifiers: [{frame: {width: 20}}, {accessibilityIdentifier: a}]}]
      """)
    #expect(rows["a"] == [90, 0, 20, 152])
    #expect(
      try tree("  ScrollView: [{Color: red, modifiers: [{accessibilityIdentifier: a}]}]")["a"] == [0, 0, 200, 10])
    let fits = try tree(
      """
        ViewThatFits:
          - {Color: red, modifiers: [{frame: {width: 300, height: 1}}, {accessibilityIdentifier: wide}]}
          - {Color: red, modifiers: [{frame: {width: 150, height: 1}}, {accessibilityIdentifier: middle}]}
      """)
    #expect(fits.keys.sorted() == ["middle", "t"])
  }

  @Test func `files say lazy stacks, and the least and the most lines of a text`() throws {
    let column = try tree(
      """
        LazyVStack:
          alignment: leading
          spacing: -4
          content:
            - {Color: red, modifiers: [{frame: {width: 20}}, {accessibilityIdentifier: a}]}
            - {Spacer: {}}
            - {Color: red, modifiers: [{accessibilityIdentifier: b}]}
      """)
    #expect(column["a"] == [0, 90, 20, 10] && column["b"] == [0, 100, 200, 10], "\(column)")
    let row = try tree(
      "  LazyHStack: [{Color: red, modifiers: [{accessibilityIdentifier: a}]}]")
    #expect(row["a"] == [95, 0, 10, 200])
    #expect(throws: RunError.self) { try tree("  {Text: x, modifiers: [{lineLimit: {minimum: 3, limit: 2}}]}") }
    #expect(throws: RunError.self) {
      try tree("  {Text: x, modifiers: [{lineLimit: {minimum: 1, limit: 2, reservesSpace: true}}]}")
    }
    let texts = [RecordedTexts.Span("x", RecordedTexts.FontPattern())]
    var reserved = RecordedTexts.Measurement(offer: .unspecified, size: Size(width: 9, height: 32))
    reserved.reservedLines = 2
    reserved.minimumScale = 0.5
    reserved.allowsTightening = true
    let limited = try tree(
      "  {Text: x, modifiers: [{lineLimit: {minimum: 2, limit: 4}}, {minimumScaleFactor: 0.5}, {allowsTightening: true}]}",
      texts: RecordedTexts(texts: [RecordedTexts.Text(spans: texts, sizes: [reserved])]))
    #expect(limited["t"] == [95.5, 84, 9, 32])
  }

  @Test(arguments: [
    "{columns: []}", "{columns: [wide]}", "{columns: [{fixed: 1, flexible: 2}]}", "{columns: [{maximum: 2}]}",
    "{columns: [{fixed: 1, maximum: 2}]}", "{columns: [{fixed: -1}]}", "{}", "{rows: [flexible]}",
  ])
  func `wrong columns of lazy grids are told`(arguments: String) {
    #expect(throws: RunError.self) { try tree("  LazyVGrid: \(arguments)") }
  }

  @Test func `files say islands of a direction`() throws {
    let found = try tree(
      """
        HStack:
          spacing: 0
          content:
            - HStack:
                spacing: 0
                content:
                  - {Color: red, modifiers: [{frame: {width: 20}}, {accessibilityIdentifier: a}]}
                  - {Color: red, modifiers: [{frame: {width: 30}}, {accessibilityIdentifier: b}]}
              modifiers: [{environment: {layoutDirection: leftToRight}}]
            - {Color: red, modifiers: [{frame: {width: 10}}, {accessibilityIdentifier: c}]}
      """, direction: .rightToLeft)
    #expect(["a", "b", "c"].map { found[$0]?[0] } == [80, 100, 70])
  }
}

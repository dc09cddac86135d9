import DSDiagnostics
import DSFiles
import DSGeometry
import DSLayout
import DSNode
import TestFolder
import Testing

@testable import DSRun

/// What `dsrender frames` prints.
struct FramesTests {
  private static let documentation =
    #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 } + "/docs/frames.md"

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
}

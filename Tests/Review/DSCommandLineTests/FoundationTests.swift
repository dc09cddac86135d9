import DSDiagnostics
import DSFiles
import DSProject
import DSShots
import Foundation
import TestFolder
import Testing

@testable import DSCommandLine

/// What `dsrender init --tokens` makes of token files.
@Suite struct FoundationTests {
  /// A folder with token files and with what `init` made of it.
  private func foundations(
    _ files: [String: String], tokens: [String] = ["tokens"], _ more: String...,
    body: (TestFolder, Outcome) throws -> Void
  ) throws {
    let folder = TestFolder()
    for (name, text) in files { try write(text, to: folder[name]) }
    let outcome = run(["init", "--tokens"] + tokens + more, Surroundings(folder: folder.path))
    try body(folder, outcome)
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func shots(_ folder: TestFolder) throws -> [String] {
    let project = try loadProject(folder.path + "/foundations/dsrender.yaml")
    #expect(project.warnings.map(\.text) == [])
    return project.shots.map { String($0.shot.id.dropFirst("foundations/".count)) }
  }

  private static let base = """
    {"color": {"$type": "color", "blue": {
       "2": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.5]}},
       "10": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}},
     "space": {"$type": "dimension", "s": {"$value": {"value": 4, "unit": "px"}}, "l": {"$value": {"value": -16, "unit": "px"}}},
     "border": {"$type": "dimension", "radius": {"card": {"$value": {"value": 8, "unit": "px"}}}},
     "text": {"$type": "typography", "body": {"$value": {
       "fontFamily": "Brand Serif", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400,
       "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}},
     "shadow": {"$type": "shadow", "card": {"$value": {
       "color": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3}, "offsetX": {"value": 0, "unit": "px"},
       "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 8, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}},
     "line": {"$type": "border", "thin": {"$value": {
       "color": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]}, "width": {"value": 1, "unit": "px"}, "style": "solid"}}},
     "dash": {"$type": "strokeStyle", "drag": {"$value": "dashed"}},
     "sky": {"$type": "gradient", "day": {"$value": [
       {"color": "{color.blue.2}", "position": 0}, {"color": "{color.blue.10}", "position": 1}]}},
     "opacity": {"$type": "number", "half": {"$value": 0.5}},
     "motion": {"$type": "duration", "fast": {"$value": {"value": 200, "unit": "ms"}}},
     "ease": {"$type": "cubicBezier", "in": {"$value": [0.4, 0, 1, 1]}},
     "enter": {"$type": "transition", "$value": {
       "duration": "{motion.fast}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{ease.in}"}}}
    """

  private static func page(_ number: Double) -> String {
    "{\"page\": {\"$type\": \"color\", \"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(number), \(number), \(number)]}}}"
  }

  @Test(.needsProgram) func `every token is on a sheet, in the modes that change it, and all sheets can be drawn`()
    throws
  {
    let files = [
      "tokens/base.json": Self.base, "tokens/light.json": Self.page(1), "tokens/dark.json": Self.page(0),
    ]
    try foundations(files) { folder, outcome in
      #expect(outcome.code == 0, "\(outcome)")
      #expect(
        outcome.output.contains("15 tokens on 12 sheets: colors, gradients, typography, lengths, radii"), "\(outcome)")
      // The colours differ from scheme to scheme; nothing else does.
      #expect(
        try shots(folder) == [
          "borders/all@light", "colors/all@light", "colors/all@dark", "curves/cubicBezier@light",
          "curves/transition@light", "durations/all@light", "gradients/all@light", "lengths/all@light",
          "opacities/all@light", "radii/border@light", "shadows/all@light", "strokes/all@light",
          "typography/all@light", "values/number@light",
        ])
      let configuration = try String(contentsOfFile: folder["foundations/dsrender.yaml"], encoding: .utf8)
      #expect(configuration.contains("resolver: foundations.resolver.json"))
      #expect(configuration.contains("\"Brand Serif\": Noto Serif"))
      let drawn = run(["matrix", "--out", "shots"], Surroundings(folder: folder.path + "/foundations"))
      // All are new, and none failed.
      #expect(drawn.code == 2, "\(drawn)")
      // Nothing was written beside the team's files.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["foundations", "tokens"])
      // Never overwritten.
      let again = run(["init", "--tokens", "tokens"], Surroundings(folder: folder.path))
      #expect(again.code == 64)
      #expect(again.errors.contains("nothing is ever overwritten"))
    }
  }

  @Test(.needsProgram) func `a file that cannot be read ends it, and nothing is written`() throws {
    try foundations(["tokens/base.json": Self.base, "tokens/cut.json": "{\"color\": "]) { folder, outcome in
      #expect(outcome.code == 65, "\(outcome)")
      #expect(outcome.errors.contains("tokens/cut.json:1:11: error: "), "\(outcome)")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left == ["tokens"])
    }
  }

  @Test(.needsProgram) func `a token that is added fails the sheet of its group, and is the proved cause`() throws {
    try foundations(["tokens/base.json": Self.base]) { folder, outcome in
      #expect(outcome.code == 0, "\(outcome)")
      let own = Surroundings(folder: folder.path + "/foundations")
      #expect(run(["matrix", "--record", "missing"], own).code == 2)
      try CauseProject.shell(
        """
        cd '\(folder.path)' && git init -q -b main . && git add -A
        git -c user.name=A -c user.email=a@example.org commit -q -m Base
        """)
      try write(
        Self.base.replacing(
          "\"s\": {\"$value\"", with: "\"m\": {\"$value\": {\"value\": 8, \"unit\": \"px\"}}, \"s\": {\"$value\""),
        to: folder["tokens/base.json"])
      let changed = run(["matrix", "--out", "shots"], own)
      #expect(changed.code == 1, "\(changed)")
      #expect(changed.output.contains("space.m"), "\(changed)")
      #expect(changed.output.contains("proved: without it"), "\(changed)")
    }
  }
}

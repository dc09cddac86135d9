import Foundation
import TestFolder
import Testing

/// The findings of the placed tree, each in a picture that has it and in one that has it not.
@Suite(.needsProgram) struct PlacedFindingTests {
  /// The findings that `check` prints, by shot.
  private static func findings(_ outcome: Outcome) throws -> [String: Set<String>] {
    struct Checked: Decodable {
      struct Finding: Decodable {
        let shot: String
        let id: String
      }
      let findings: [Finding]
    }
    let checked = try JSONDecoder().decode(Checked.self, from: Data(outcome.output.utf8))
    return checked.findings.reduce(into: [:]) { $0[$1.shot, default: []].insert($1.id) }
  }

  @Test func `the pictures of the manual have the findings that they show, and those beside them have none`() throws {
    let project = try SampleProject()
    let outcome = project.run("check", "--json", "--config", Repository.path + "/docs/findings/dsrender.yaml")
    let found = try Self.findings(outcome)
    #expect(outcome.code == 4, "\(outcome)")
    for finding in [
      "text-over-text", "view-over-view", "broken-word", "overlapping-lines", "clipped-shadow", "clipped-view",
      "overlapping-targets",
    ] {
      #expect(found["findings/\(finding)/wrong"]?.contains(finding) == true, "\(finding): \(found)")
      #expect(found["findings/\(finding)/right"] == nil, "\(finding): \(found)")
    }
    // A finding of all shots of a component is shown by one of them.
    #expect(found["schemes/axis-without-effect/wrong@light"] == ["axis-without-effect"])
    #expect(found["schemes/axis-with-effect/right@light"] == nil && found["schemes/axis-with-effect/right@dark"] == nil)
  }

  /// What `check` finds in a component with a body, on white.
  private func check(_ body: String, scenario: String = "{}") throws -> Set<String> {
    let project = try SampleProject()
    try project.write(
      "components/tile.yaml",
      "component: tile\nbody:\n  VStack: {content: [\(body)]}\n  modifiers: [{foregroundStyle: black}, {background: {style: white}}]\n"
        + "scenarios: {default: \(scenario)}\n")
    return try Self.findings(project.run("check", "--json", "--filter", "demo/tile/**")).values.reduce([]) {
      $0.union($1)
    }
  }

  @Test func `so many views over one another that not all pairs can be proved are reported`() throws {
    func layers(_ count: Int) -> String {
      let layers = (0..<count).map { "{Text: Wide \($0)}, {Rectangle: {}, modifiers: [{foregroundStyle: white}]}" }
      return "{ZStack: {content: [\(layers.joined(separator: ", "))]}, modifiers: [{frame: {width: 80, height: 20}}]}"
    }
    #expect(try check(layers(24)).contains("unchecked-overlaps"))
    #expect(try !check(layers(6)).contains("unchecked-overlaps"))
  }

  @Test(arguments: [
    ("{ZStack: [{Text: Total}, {Text: 12.50}]}", "text-over-text"),
    ("{Text: Total, modifiers: [{overlay: {content: [{Text: Sum of it}]}}]}", "text-over-text"),
    (
      "{HStack: {spacing: 0, content: [{Rectangle: {}, modifiers: [{frame: {width: 60, height: 20}}, {frame: {width: 20}}]}, {Circle: {}, modifiers: [{frame: {width: 20, height: 20}}]}]}}",
      "view-over-view"
    ),
    (
      "{Text: Go, modifiers: [{padding: 12}, {background: {style: white, in: {RoundedRectangle: 8}}}, {shadow: {color: black, radius: 4}}, clipped]}",
      "clipped-shadow"
    ),
  ]) func `faults are found`(body: String, finding: String) throws {
    #expect(try check(body).contains(finding))
  }

  @Test(arguments: [
    // Covered by what lies between them.
    "{ZStack: [{Text: Total}, {Color: white}, {Text: 12.50}]}",
    // The same words are an outline.
    "{ZStack: [{Text: Total, modifiers: [{offset: {x: 1, y: 1}}]}, {Text: Total}]}",
    // A badge with an offset is meant, and so is a row of avatars with a negative gap.
    "{Text: Inbox, modifiers: [{padding: 8}, {overlay: {alignment: topTrailing, content: [{Circle: {}, modifiers: [{frame: {width: 8, height: 8}}, {offset: {x: 2, y: -2}}]}]}}]}",
    "{HStack: {spacing: -8, content: [{Circle: {}, modifiers: [{frame: {width: 24, height: 24}}]}, {Rectangle: {}, modifiers: [{frame: {width: 24, height: 24}}]}]}}",
    // Pictures and layers are cut on purpose.
    "{Circle: {}, modifiers: [{frame: {width: 40, height: 40}}, {frame: {width: 20, height: 20}}, clipped]}",
    // A ground goes on beyond all edges.
    "{Text: Ground, modifiers: [{foregroundStyle: black}, {background: {content: [{Color: white, modifiers: [{padding: -200}]}]}}]}",
    // Neighbours that share a narrow strip, as the tabs of a phone do.
    "{HStack: {spacing: -8, content: [{Text: One, modifiers: [{frame: {width: 94, height: 50}}, {accessibilityAddTraits: isButton}]}, {Text: Two, modifiers: [{frame: {width: 94, height: 50}}, {accessibilityAddTraits: isButton}]}]}}",
    // What an inner scroll view can move into sight is not cut by an outer one.
    "{ScrollView: {content: [{ScrollView: {axes: horizontal, content: [{HStack: {content: [{Text: A first file}, {Image: {symbol: dot}}, {Text: And a second}]}}]}, modifiers: [{frame: {width: 70, height: 20}}]}, {Rectangle: {}, modifiers: [{frame: {width: 60, height: 200}}]}]}, modifiers: [{frame: {width: 80, height: 60}}]}",
    // A ticker moves its words, and a closed drawer shows none of them.
    "{Text: News of all the world, modifiers: [fixedSize, {offset: {x: -12, y: 0}}, {frame: {width: 50, height: 20, alignment: leading}}, clipped]}",
    "{Text: Delete, modifiers: [fixedSize, {frame: {width: 0, height: 20}}, clipped]}",
  ]) func `what is meant has no finding`(body: String) throws {
    #expect(
      try check(body).isDisjoint(with: [
        "text-over-text", "view-over-view", "clipped-text", "clipped-view", "clipped-shadow", "overlapping-targets",
        "outside-picture",
      ]))
  }
}

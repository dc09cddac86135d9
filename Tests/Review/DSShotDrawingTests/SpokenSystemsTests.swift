import DSProject
import DSShots
import Foundation
import TestFolder
import Testing

@testable import DSShotDrawing

/// What a screen reader says of the components of both design systems, from the list in `Fixtures/spoken.txt`.
struct SpokenSystemsTests {
  /// A shot without its last mode, and what is said of it.
  private struct Row {
    var shot: String
    var words: [String]
  }

  private static let rows = Result {
    try String(contentsOfFile: Repository.path + "/Fixtures/spoken.txt", encoding: .utf8).split(separator: "\n")
      .compactMap { line -> Row? in
        guard !line.hasPrefix("#") else { return nil }
        let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
        return Row(shot: parts[0], words: parts.count == 2 ? parts[1].split(separator: " | ").map(String.init) : [])
      }
  }

  /// What is said of a shot in the first of its variants.
  private func words(of name: String) throws -> [String] {
    let shots = try PublishedSystems.shots.get()
    let (shot, system) = try #require(
      shots.sorted { $0.key < $1.key }.first { $0.key.hasPrefix(name + "@") }?.value, "there is no shot \(name)")
    return SpokenElement.all(of: try ShotRenderer().draw(shot, of: system)).map(\.words)
  }

  @Test func `each component says its role, its name and its state`() throws {
    for row in try Self.rows.get() {
      let found = try words(of: row.shot)
      #expect(found == row.words, "\(row.shot): \(found.joined(separator: " | "))")
    }
  }

  @Test func `no component is missing from the list`() throws {
    let listed = Set(try Self.rows.get().map { $0.shot.split(separator: "/").prefix(2).joined(separator: "/") })
    let sheets = try foundations()
    let all = try Set(
      PublishedSystems.shots.get().keys.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }
        .filter { !$0.hasPrefix("profile/") && !sheets.contains($0) })
    #expect(all.subtracting(listed).sorted() == [])
  }

  /// Sheets of tokens, which nothing can be done with.
  private func foundations() throws -> Set<String> {
    try Set(
      ["dbux", "ouds"].flatMap { system in
        try FileManager.default.contentsOfDirectory(atPath: Repository.path + "/Fixtures/\(system)/foundations").map {
          "\(system)/" + $0.replacing(".yaml", with: "")
        }
      })
  }
}

import DSCascade
import DSCauses
import DSDiagnostics
import DSSyntax
import DSTokenFiles
import Testing

/// Two versions of tokens.
struct TokenChangesTests {
  private func theme(_ text: String) throws -> Theme {
    var bag = DiagnosticBag()
    let node = try parseSyntax(Array(text.utf8), file: "t.json")
    return readTokenFiles([("t.json", node)], name: "t", diagnostics: &bag)
  }

  /// The changes between two lists of numbers by name, in short.
  private func changes(_ before: [String: Int], _ after: [String: Int]) throws -> [String] {
    func text(_ numbers: [String: Int]) -> String {
      var groups: [String: [String]] = [:]
      for (name, number) in numbers {
        let parts = name.split(separator: ".")
        groups[String(parts[0]), default: []].append("\"\(parts[1])\": {\"$value\": \(number)}")
      }
      let members = groups.map { "\"\($0.key)\": {\"$type\": \"number\", \($0.value.joined(separator: ", "))}" }
      return "{\(members.joined(separator: ", "))}"
    }
    return tokenChanges(base: try theme(text(before)), now: try theme(text(after)), of: "t").map { change in
      change.formerName.map { "\($0) > \(change.token)" }
        ?? "\(change.token) \(change.before ?? "-") \(change.after ?? "-")"
    }
  }

  @Test func `a token of another name and the same value was renamed`() throws {
    #expect(try changes(["a.x": 1, "a.y": 2], ["a.z": 1, "a.y": 2]) == ["a.x > a.z"])
    #expect(try changes(["a.x": 1], ["b.z": 1]) == ["a.x > b.z"])
  }

  @Test func `a group that is renamed renames each of its tokens`() throws {
    #expect(
      try changes(["space.1": 4, "space.2": 4, "space.10": 8], ["gap.1": 4, "gap.2": 4, "gap.10": 8])
        == ["space.1 > gap.1", "space.2 > gap.2", "space.10 > gap.10"])
  }

  @Test func `a token with another value, or one beside the old one, is new`() throws {
    #expect(try changes(["a.x": 1], ["a.z": 2]) == ["a.x 1 -", "a.z - 2"])
    #expect(try changes(["a.x": 1], ["a.x": 1, "a.z": 1]) == ["a.z - 1"])
  }

  @Test func `where several have the value and no name in common, none is taken for another`() throws {
    #expect(try changes(["a.x": 1], ["b.y": 1, "c.z": 1]) == ["a.x 1 -", "b.y - 1", "c.z - 1"])
    #expect(try changes(["a.x": 1], ["b.y": 1, "a.z": 1]) == ["a.x > a.z", "b.y - 1"])
  }
}

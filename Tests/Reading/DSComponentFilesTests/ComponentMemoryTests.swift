import DSDiagnostics
import DSNode
import DSShots
import DSSyntax
import Foundation
import TestFolder
import Testing

@testable import DSComponentFiles

/// What is kept of a reading is what a reading of everything finds.
@Suite struct ComponentMemoryTests {
  @Test(
    "After any edits of the fixtures' components, what is remembered and what is read anew are the same",
    arguments: [1, 2, 3, 4] as [UInt64])
  func edits(seed: UInt64) throws {
    var generator = SplitMix(state: seed)
    // Components that are composed of one another; all of them are three times as long in the making.
    let names = ["button", "card", "check-row", "focus-ring", "icon", "infotext", "link", "notification", "switch"]
    let texts = try components(names.map { $0 + ".yaml" })
    var memory = ComponentMemory()
    var last = texts
    var trees: [String: SyntaxNode] = [:]
    func parsed(_ texts: [String: String]) throws -> [SyntaxNode] {
      try texts.sorted { $0.key < $1.key }.map { name, text in
        let tree = try trees[name + text] ?? parseSyntax(Array(text.utf8), file: name)
        trees[name + text] = tree
        return tree
      }
    }
    for step in 0..<40 {
      var edited = last
      if step > 0 {
        let name = texts.keys.sorted().randomElement(using: &generator) ?? ""
        // Some edits are taken back, as authors do.
        edited[name] =
          Int.random(in: 0..<3, using: &generator) == 0 ? texts[name] : edit(last[name] ?? "", &generator)
      }
      guard let files = try? parsed(edited) else { continue }
      let whole = read(files)
      let kept = read(files, &memory)
      #expect(kept.components == whole.components && kept.scenarios == whole.scenarios, "step \(step)")
      #expect(kept.problems.map(\.text) == whole.problems.map(\.text), "step \(step)")
      last = edited
    }
  }

  @Test("A view that is not kept is made again as it was, with each value of 'each'")
  func viewsMadeAgain() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".yaml") }
    let files = try components(names).sorted { $0.key < $1.key }.map { name, text in
      try parseSyntax(Array(text.utf8), file: name)
    }
    let (kept, made) = (read(files), read(files, keepingViewsOf: 0))
    #expect(kept.scenarios.count > 100 && kept.scenarios.map(\.node) == made.scenarios.map(\.node))
    #expect(kept.scenarios == made.scenarios && kept.problems == made.problems)
    // Places take no part in equality.
    #expect(kept.scenarios.map(\.node.origin.location) == made.scenarios.map(\.node.origin.location))
  }

  private struct Found {
    var components: [Component]
    var scenarios: [Scenario]
    var problems: [Diagnostic]
  }

  private func read(_ files: [SyntaxNode], keepingViewsOf kept: Int = 1000) -> Found {
    var memory = ComponentMemory()
    return read(files, keepingViewsOf: kept, &memory)
  }

  private func read(
    _ files: [SyntaxNode], keepingViewsOf kept: Int = 1000, _ memory: inout ComponentMemory
  ) -> Found {
    var bag = DiagnosticBag()
    let names = SystemNames("s")
    let components = readComponents(files, system: names, memory: &memory, diagnostics: &bag)
    let scenarios = scenarios(
      of: components, system: names, keepingViewsOf: kept, memory: &memory, diagnostics: &bag)
    return Found(components: components, scenarios: scenarios, problems: bag.sorted)
  }

  private static let folder = Repository.path + "/Fixtures/dbux/components/"

  /// The texts of components of the fixtures by the names of their files.
  private func components(_ names: [String]) throws -> [String: String] {
    try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try String(contentsOfFile: Self.folder + $0, encoding: .utf8)) })
  }

  /// A text with a line taken out, doubled, renamed or counted on.
  private func edit(_ text: String, _ generator: inout SplitMix) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let index = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: index)
    case 2: lines[index] = lines[index].replacingOccurrences(of: "a", with: "b")
    default:
      lines[index] = String(
        lines[index].map { character in character.wholeNumberValue.map { "\(($0 + 1) % 10)".first ?? "0" } ?? character
        })
    }
    return lines.joined(separator: "\n")
  }
}

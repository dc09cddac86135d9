import DSGeometry
import DSResolve
import DSShots

/// Edits by what they reach, so that those that can have changed a shot are found without looking at all.
struct CandidateIndex: Sendable {
  private var ofEverything: [Int] = []
  private var byToken: [String: [Int]] = [:]
  private var byComponent: [String: [Int]] = [:]
  private var byScenario: [String: [(key: String, edit: Int)]] = [:]
  private var byFile: [String: [Int]] = [:]
  private var byView: [String: [Int]] = [:]

  /// An index of edits.
  init(_ edits: [Edit]) {
    for edit in edits {
      switch edit.reach {
      case .everything: ofEverything.append(edit.id)
      case .token(let name): byToken[name, default: []].append(edit.id)
      case .component(let name): byComponent[name, default: []].append(edit.id)
      case .scenario(let key, let component): byScenario[component, default: []].append((key, edit.id))
      case .file(let name): byFile[name, default: []].append(edit.id)
      case .view(let shot): byView[shot, default: []].append(edit.id)
      }
    }
  }

  /// The edits that reach a shot whatever it looks up: those of its components, its view and of what all shots share.
  /// - Parameter used: the names of the components that take part in drawing it.
  func edits(of shot: Shot, using used: Set<String>, named own: Set<String>) -> Set<Int> {
    var found = Set(ofEverything)
    for name in used { found.formUnion(byComponent[name] ?? []) }
    let scenario = shot.scenario.name
    for name in own {
      for (key, edit) in byScenario[name] ?? [] where ComponentTrees.mayBe(scenario, of: key) { found.insert(edit) }
    }
    return found.union(byView[shot.id] ?? [])
  }

  /// The edits of tokens, and of the groups around them.
  func edits(ofTokens names: Set<TokenPath>) -> Set<Int> {
    var found: Set<Int> = []
    var asked: Set<String> = []
    for name in names {
      var rest = name.description
      while asked.insert(rest).inserted {
        found.formUnion(byToken[rest] ?? [])
        guard let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
        rest = String(rest[..<dot])
      }
    }
    return found
  }

  /// The edits of symbols and images that may have one of some names.
  func edits(ofFiles names: Set<String>) -> Set<Int> {
    names.reduce(into: []) { found, name in
      found.formUnion(byFile[name.split(separator: "/").last.map(String.init) ?? name] ?? [])
    }
  }
}

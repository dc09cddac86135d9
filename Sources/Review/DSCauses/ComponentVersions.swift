import DSProject
import DSShots
import DSSyntax

/// The shots of one component without some of the project's edits. Made for a few shots and discarded after them: each
/// requested version is kept.
final class ComponentVersions {
  private let versions: ProjectVersions
  private let component: String
  /// The components that take part in drawing it.
  private let used: [Int]
  private let usedNames: Set<String>
  private let ownNames: Set<String>
  private var shots: [Key: [String: Shot]?] = [:]
  private var systems: [Set<Int>: ProjectVersions.Systems?] = [:]
  /// The edits of components that systems do not read, by the systems' names.
  private var unread: [[String]: Set<Int>] = [:]

  private struct Key: Hashable {
    var system: String
    var scenario: String
    var edits: Set<Int>
  }

  /// The versions of a component.
  init(_ versions: ProjectVersions, of component: String) {
    (self.versions, self.component) = (versions, component)
    let components = versions.difference.components
    used = components.used(by: component)
    usedNames = components.names(of: used)
    ownNames = components.names(of: component)
  }

  /// The edits that reach a shot of the component whatever tokens, symbols and images it looks up.
  /// - Parameter systems: the shot's system in both versions. Components of others may have the same names.
  func edits(of shot: Shot, in systems: [DesignSystem]) -> Set<Int> {
    let found = versions.candidates.edits(of: shot, using: usedNames, named: ownNames)
    let names = systems.map(\.name)
    if unread[names] == nil {
      let readers = systems.compactMap(\.reader)
      unread[names] = readers.count < systems.count ? [] : versions.difference.components.edits(outside: readers)
    }
    return found.subtracting(unread[names] ?? [])
  }

  /// A shot without some edits; nil if it cannot be read, as where one edit needs another.
  /// - Parameter present: the shot with all of them.
  func shot(like present: Shot, takingBack edits: Set<Int>) -> (system: DesignSystem, shot: Shot)? {
    let difference = versions.difference
    let ofViews = edits.filter { difference.edits[$0].isOfView }
    let ofComponents = edits.filter { difference.edits[$0].kind == .component }
    guard
      let (systems, readWithout) = systems(takingBack: edits.subtracting(ofViews).subtracting(ofComponents)),
      let system = systems[present.scenario.system]
    else { return nil }
    if let view = difference.views[present.id] {
      return view.shot(like: present, takingBack: ofViews).map { (system, $0) }
    }
    // Code that runs is today's whatever is reverted.
    if present.scenario.runsCode { return nil }
    if ofComponents.isEmpty, readWithout.isEmpty { return (system, present) }
    let key = Key(system: system.name, scenario: present.scenario.name, edits: ofComponents.union(readWithout))
    if shots[key] == nil {
      let documents = system.reader.map { reader in
        difference.components.documents(
          of: used, for: component, present.scenario.name, read: reader, takingBack: ofComponents)
      }
      let found = documents.flatMap { system.reader?.shots(of: $0) }
      shots[key] = .some(found.map { Dictionary($0.map { ($0.id, $0) }) { first, _ in first } })
    }
    return (shots[key] ?? nil)?[present.id].map { (system, $0) }
  }

  /// The systems without some edits; what their tokens come to is kept for further shots.
  private func systems(takingBack edits: Set<Int>) -> ProjectVersions.Systems? {
    if let known = systems[edits] { return known }
    let found = versions.systems(takingBack: edits)
    // Systems that were read again hold fonts and images; `ProjectVersions` keeps the last of these.
    if found?.readWithout.isEmpty ?? true { systems[edits] = .some(found) }
    return found
  }
}

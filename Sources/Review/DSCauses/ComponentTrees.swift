import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSProject
import DSShots
import DSSyntax

/// The components of two versions of a project, each as one tree of both, and which of them use which.
struct ComponentTrees: Sendable {
  /// A component of both versions, or of one of them.
  fileprivate struct Entry {
    /// Its tree, a separate document.
    var tree: MergedTree
    /// Its file in the base; nil if the base has none.
    var basePath: String?
    /// Its file now; nil if it is gone.
    var path: String?
    /// Its names in both versions.
    var names: Set<String>
    /// What others name it by in both versions: its names, and those of its view.
    var references: Set<String>
    /// Every word of it that may name another component.
    var words: Set<String>
    /// Whether it defines values of the environment, which any component may read.
    var definesEnvironment: Bool
    /// The numbers of its edits.
    var edits: Range<Int>

    /// Whether it is in one of a system's folders in either version.
    func isRead(by reader: ShotReader) -> Bool {
      [path, basePath].contains { $0.map(reader.holds) ?? false }
    }
  }

  private let components: [Entry]
  private let byName: [String: [Int]]
  private let byReference: [String: [Int]]
  private let ofEnvironment: [Int]

  /// Compares the components of two projects.
  init(base: Project, now: Project, _ comparison: inout TreeComparison) {
    let (old, new) = (componentDocuments(of: base), componentDocuments(of: now))
    let partners = partners(base: old, now: new)
    var components: [Entry] = []
    for (index, document) in new.enumerated() {
      let before = partners[index].map { old[$0] }
      let first = comparison.edits.count
      let tree =
        if let before {
          comparison.compare(base: before.tree, now: document.tree, EditNames(.component, root: document.name))
        } else {
          MergedTree.edit(comparison.add { .component($0, document, isNew: true) }, base: nil, now: document.tree)
        }
      components.append(Entry(tree, base: before, now: document, edits: first..<comparison.edits.count))
    }
    let kept = Set(partners.compactMap { $0 })
    for (index, document) in old.enumerated() where !kept.contains(index) {
      let id = comparison.add { .component($0, document, isNew: false) }
      components.append(Entry(.edit(id, base: document.tree, now: nil), base: document, now: nil, edits: id..<id + 1))
    }
    self.components = components
    var (byName, byReference): ([String: [Int]], [String: [Int]]) = ([:], [:])
    for (index, component) in components.enumerated() {
      for name in component.names { byName[name, default: []].append(index) }
      for name in component.references { byReference[name, default: []].append(index) }
    }
    (self.byName, self.byReference) = (byName, byReference)
    ofEnvironment = components.indices.filter { components[$0].definesEnvironment }
  }

  /// The components that take part in drawing one, itself among them, in either version; sorted.
  func used(by name: String) -> [Int] {
    var found: Set<Int> = []
    var queue = (byName[name] ?? []) + ofEnvironment
    while let next = queue.popLast() {
      guard found.insert(next).inserted else { continue }
      for word in components[next].words { queue += byReference[word] ?? [] }
    }
    return found.sorted()
  }

  /// The edits of components that none of some systems reads: they cannot change the shots of these.
  func edits(outside readers: [ShotReader]) -> Set<Int> {
    components.reduce(into: []) { found, component in
      if !readers.contains(where: component.isRead) { found.formUnion(component.edits) }
    }
  }

  /// Whether a scenario may be described at a key: `each` adds values to the key.
  static func mayBe(_ scenario: String, of key: String) -> Bool { scenario == key || scenario.hasPrefix(key + "-") }

  /// The names that a component has in the two versions.
  func names(of name: String) -> Set<String> { names(of: byName[name] ?? []) }

  /// The names of some components in either version.
  func names(of indices: [Int]) -> Set<String> { indices.reduce(into: []) { $0.formUnion(components[$1].names) } }

  /// Documents of some components without some edits: those of one scenario of the first component, and no others.
  /// - Parameters:
  ///   - component: the component whose scenario is drawn.
  ///   - scenario: the scenario's name.
  ///   - reader: the system that they are read for; components of other systems are left out.
  func documents(
    of indices: [Int], for component: String, _ scenario: String, read reader: ShotReader, takingBack edits: Set<Int>
  ) -> [SyntaxNode] {
    indices.compactMap { index in
      let found = components[index]
      guard found.isRead(by: reader) else { return nil }
      guard var document = found.tree.taking(back: edits), case .object(let members) = document.kind else { return nil }
      let isOwn = found.names.contains(component)
      document.kind = .object(
        members.map { member in
          guard member.key == "scenarios", case .object(let scenarios) = member.value.kind else { return member }
          var member = member
          member.value.kind = .object(scenarios.filter { isOwn && Self.mayBe(scenario, of: $0.key) })
          return member
        })
      return document
    }
  }
}

/// A component as a file describes it.
private struct ComponentDocument {
  var path: String
  var name: String
  var tree: SyntaxNode
  /// Whether the file describes no other.
  var isAlone: Bool
}

/// The components of a project's files, in the order of their files.
private func componentDocuments(of project: Project) -> [ComponentDocument] {
  project.read.components.sorted().flatMap { path -> [ComponentDocument] in
    guard let tree = project.read.trees[path]?.node else { return [] }
    let listed = tree["components"]?.elements
    return (listed ?? [tree]).compactMap { document in
      document["component"]?.string.map {
        ComponentDocument(path: path, name: $0, tree: document, isAlone: listed == nil)
      }
    }
  }
}

/// The component of the base that each present one was: that of the same name in the same file, else in another file, else
/// the only one of the same file, which has another name now. Nil for new ones.
private func partners(base: [ComponentDocument], now: [ComponentDocument]) -> [Int?] {
  var partners: [Int?] = Array(repeating: nil, count: now.count)
  var taken: Set<Int> = []
  let keys: [(ComponentDocument) -> [String]?] = [
    { [$0.path, $0.name] }, { [$0.name] }, { $0.isAlone ? [$0.path] : nil },
  ]
  for key in keys {
    var candidates: [[String]: [Int]] = [:]
    for index in base.indices.reversed() where !taken.contains(index) {
      if let key = key(base[index]) { candidates[key, default: []].append(index) }
    }
    for index in now.indices where partners[index] == nil {
      guard let key = key(now[index]), let partner = candidates[key]?.popLast() else { continue }
      partners[index] = partner
      taken.insert(partner)
    }
  }
  return partners
}

extension ComponentTrees.Entry {
  fileprivate init(_ tree: MergedTree, base: ComponentDocument?, now: ComponentDocument?, edits: Range<Int>) {
    let documents = [base, now].compactMap(\.self)
    let names = Set(documents.map(\.name))
    var words: Set<String> = []
    for document in documents { document.tree.collect(&words) }
    self.init(
      tree: tree, basePath: base?.path, path: now?.path, names: names,
      references: names.union(names.map(Component.viewName(of:))),
      words: words, definesEnvironment: documents.contains { $0.tree["environment"] != nil },
      edits: edits)
  }
}

extension SyntaxNode {
  /// Adds every key and every text in the value.
  fileprivate func collect(_ words: inout Set<String>) {
    switch kind {
    case .scalar(let text, _): words.insert(text)
    case .array(let elements): for element in elements { element.collect(&words) }
    case .object(let members):
      for member in members {
        words.insert(member.key)
        member.value.collect(&words)
      }
    }
  }
}

extension Edit {
  fileprivate static func component(_ id: Int, _ document: ComponentDocument, isNew: Bool) -> Edit {
    let place = document.tree.location
    return Edit(
      id: id, kind: .component, subject: "the component \(document.name) is \(isNew ? "new" : "gone")",
      basePlace: isNew ? nil : place, place: isNew ? place : nil,
      reach: document.tree["environment"] == nil ? .component(document.name) : .everything)
  }
}

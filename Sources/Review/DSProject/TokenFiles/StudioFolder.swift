import DSDiagnostics
import DSFiles
import DSSyntax

/// The files of Tokens Studio's folder as the one file that Tokens Studio writes in their place: the sets by name, the
/// themes, and the order.
///
/// Sets that no theme selects are left out, and without themes those that are not in the order.
/// - Parameters:
///   - home: the folder of `$themes.json` and `$metadata.json`.
///   - files: all files.
///   - account: takes which files count.
func studioDocument(
  _ home: String, _ files: [CandidateFile], _ account: inout TokenFileAccount
) -> SyntaxNode {
  let inside = files.compactMap { file -> (name: String, path: String, node: SyntaxNode)? in
    guard let name = setName(of: file.path, below: home) else { return nil }
    return (name, file.path, file.node)
  }
  let place = SourceLocation(file: home)
  var members: [SyntaxNode.Member] = []
  for (name, role) in [("$themes", TokenFileAccount.Role.themes), ("$metadata", .order)] {
    guard let file = inside.first(where: { $0.name == name }) else { continue }
    members.append(.init(key: name, location: place, value: file.node))
    account.read.append(.init(path: file.path, role: role))
  }
  let sets = inside.filter { !$0.name.hasPrefix("$") && TokenFileKind($0.path, $0.node) == .tokens }
  let order = members.first { $0.key == "$metadata" }?.value["tokenSetOrder"]?.elements?.compactMap(\.string) ?? []
  let listed = order.compactMap { name in sets.first { $0.name == name } }
  let selected = members.first { $0.key == "$themes" }.flatMap { selectedSets($0.value) }
  // An order may be older than the sets: those that themes select count all the same, behind the others.
  let rest = sets.filter { set in !order.contains(set.name) && (listed.isEmpty || selected?.contains(set.name) == true)
  }
  let ordered = listed + rest
  for set in ordered {
    if let selected, !selected.contains(set.name) {
      account.leftOut.append(.init(path: set.path, reason: "no theme selects it"))
    } else {
      members.append(.init(key: set.name, location: set.node.location, value: set.node))
      account.read.append(.init(path: set.path, role: .set(set.name)))
    }
  }
  var missing: Set<String> = []
  for name in order + (selected ?? []).sorted() where !sets.contains(where: { $0.name == name }) {
    guard missing.insert(name).inserted else { continue }
    account.leftOut.append(
      .init(path: joinPath(home, name + ".json"), reason: "there is no such file, although it is listed as a set"))
  }
  return SyntaxNode(.object(members), at: place)
}

/// The sets that some theme selects; nil where there are no themes.
private func selectedSets(_ themes: SyntaxNode) -> Set<String>? {
  guard let elements = themes.elements, !elements.isEmpty else { return nil }
  var found: Set<String> = []
  for theme in elements {
    for member in theme["selectedTokenSets"]?.members ?? [] where member.value.string != "disabled" {
      found.insert(member.key)
    }
  }
  return found
}

/// The name of a set by its file: the path below the folder without its ending.
private func setName(of path: String, below home: String) -> String? {
  let prefix = home == "." ? "" : home + "/"
  guard path.hasPrefix(prefix), path.hasSuffix(".json") else { return nil }
  return String(path.dropFirst(prefix.count).dropLast(5))
}

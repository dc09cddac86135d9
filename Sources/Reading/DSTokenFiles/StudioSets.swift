import DSCascade
import DSDiagnostics
package import DSSyntax

/// The sets and themes of Tokens Studio: one file with sets as top-level groups and `$themes`, or a folder with a file for
/// each set, `$themes.json` and `$metadata.json`.
struct StudioSets {
  /// A theme: the sets that it puts on one another.
  struct Theme {
    var name: String
    /// The group that it is one choice of.
    var group: String
    var sets: Set<String>
    var location: SourceLocation
  }

  /// The sets by name, in their order.
  var sets: [(name: String, node: SyntaxNode)] = []
  /// The themes in their order.
  var themes: [Theme] = []

  /// The sets and themes among some files; nil if none of the files is one of Tokens Studio's.
  ///
  /// - Parameter load: gives a set's file by its path beside `$themes.json`.
  init?(
    _ files: [(name: String, node: SyntaxNode)], diagnostics: inout DiagnosticBag,
    load: ((String) throws -> SyntaxNode)?
  ) {
    guard files.contains(where: { Self.isStudio($0.name, $0.node) }) else { return nil }
    var order: [String] = []
    var written: [(name: String, node: SyntaxNode)] = []
    var rest: [(name: String, node: SyntaxNode)] = []
    let home = files.first { ["$themes.json", "$metadata.json"].contains(Self.file(of: $0.name)) }
      .map { Self.folder(of: $0.name) }
    for (name, node) in files {
      switch Self.file(of: name) {
      case "$themes.json": readThemes(node, &diagnostics)
      case "$metadata.json": order += Self.order(in: node)
      default:
        guard Self.isStudio(name, node) else {
          rest.append((Self.setName(of: name, in: home), node))
          continue
        }
        if let metadata = node["$metadata"] { order += Self.order(in: metadata) }
        if let themes = node["$themes"] { readThemes(themes, &diagnostics) }
        for member in node.members ?? [] where member.key.utf8.first != UInt8(ascii: "$") {
          written.append((member.key, member.value))
        }
      }
    }
    if let home, let load { loadSets(beside: home, &order, &rest, &diagnostics, load) }
    for set in written + rest where !order.contains(set.name) { order.append(set.name) }
    var seen: Set<String> = []
    for name in order where seen.insert(name).inserted {
      sets += (written + rest).filter { $0.name == name }
    }
  }

  /// Loads what `$themes.json` and `$metadata.json` name and no list does.
  private func loadSets(
    beside home: String, _ order: inout [String], _ sets: inout [(name: String, node: SyntaxNode)],
    _ diagnostics: inout DiagnosticBag, _ load: (String) throws -> SyntaxNode
  ) {
    if order.isEmpty, let metadata = try? load(home + "$metadata.json") { order = Self.order(in: metadata) }
    let known = Set(sets.map(\.name))
    let named = order + themes.flatMap { $0.sets.sorted() }
    var asked: Set<String> = []
    for name in named where !known.contains(name) && asked.insert(name).inserted {
      guard !name.isEmpty, !name.utf8.starts(with: "/".utf8), !name.split(separator: "/").contains("..") else {
        continue
      }
      do { sets.append((name, try load(home + name + ".json"))) } catch let error as DiagnosticsError {
        diagnostics.add(contentsOf: error.diagnostics)
      } catch let error as UnreadableSource {
        var problem = error.problem
        problem.severity = .warning
        problem.location = themes.first { $0.sets.contains(name) }?.location ?? problem.location
        diagnostics.add(problem)
      } catch {
        diagnostics.warning("unreadable-file", "'\(name).json' cannot be read", at: SourceLocation(file: home + name))
      }
    }
  }

  private mutating func readThemes(_ node: SyntaxNode, _ diagnostics: inout DiagnosticBag) {
    for element in node.readArray("\"$themes\"", &diagnostics) ?? [] {
      guard let name = element["name"]?.string, let sets = element["selectedTokenSets"]?.members else {
        diagnostics.warning(
          "bad-theme", "a theme needs 'name' and 'selectedTokenSets'", at: element.location,
          hint: #"write {"name": "Dark", "group": "mode", "selectedTokenSets": {"dark": "enabled"}}"#)
        continue
      }
      let chosen = sets.filter { ["enabled", "source"].contains($0.value.string) }.map(\.key)
      let group = element["group"]?.string ?? ""
      themes.append(
        Theme(name: name, group: group.isEmpty ? "theme" : group, sets: Set(chosen), location: element.location))
    }
  }

  private static func isStudio(_ name: String, _ node: SyntaxNode) -> Bool {
    if ["$themes.json", "$metadata.json"].contains(file(of: name)) { return true }
    return node.holdsTokenSets
  }

  private static func order(in node: SyntaxNode) -> [String] {
    (node["tokenSetOrder"]?.elements ?? []).compactMap(\.string)
  }

  private static func file(of name: String) -> Substring { name.split(separator: "/").last ?? "" }

  private static func folder(of name: String) -> String { String(name.dropLast(file(of: name).count)) }

  /// A file's set: its path below the folder of `$themes.json`, without its ending.
  private static func setName(of file: String, in home: String?) -> String {
    guard let home, file.utf8.starts(with: home.utf8) else { return file }
    let name = String(Substring(file.utf8.dropFirst(home.utf8.count)))
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}

extension StudioSets {
  /// The layers and modes of the themes: a set is a layer of every selection whose themes have it, in the order of the sets.
  ///
  /// Each group of themes is a mode, and its themes are the contexts; the first one counts where none is chosen.
  /// - Parameter names: ids that were given to names of groups and themes.
  func layers(
    of styles: [(name: String, style: Style)], names ids: [String: String], diagnostics: inout DiagnosticBag
  ) -> (layers: [DSCascade.Theme.Layer], modes: [DSCascade.Theme.Mode]) {
    guard !themes.isEmpty else { return (styles.map { .init(name: $0.name, .always($0.style)) }, []) }
    var groups: [(mode: String, contexts: [(id: String, sets: Set<String>)])] = []
    var indices: [String: Int] = [:]
    for theme in themes {
      let index = indices[theme.group] ?? groups.count
      if index == groups.count {
        indices[theme.group] = index
        let mode = ContextName.id(for: theme.group, taken: groups.map(\.mode), names: ids, fallback: "theme")
        groups.append((mode, []))
      }
      let taken = groups[index].contexts.map(\.id)
      let id = ContextName.id(for: theme.name, taken: taken, names: ids, fallback: "theme")
      groups[index].contexts.append((id, theme.sets))
    }
    var layers: [DSCascade.Theme.Layer] = []
    for (name, style) in styles {
      let users = groups.filter { $0.contexts.contains { $0.sets.contains(name) } }
      if users.contains(where: { $0.contexts.allSatisfy { $0.sets.contains(name) } }) {
        layers.append(.init(name: name, .always(style)))
        continue
      }
      for group in users {
        let contexts = group.contexts.filter { $0.sets.contains(name) }.map { ($0.id, style) }
        layers.append(.init(name: name, .mode(group.mode, Dictionary(uniqueKeysWithValues: contexts))))
      }
      if users.isEmpty, let place = sets.first(where: { $0.name == name })?.node.location {
        diagnostics.warning("unused-set", "set '\(name)' is in no theme and has no effect", at: place)
      }
    }
    let modes = groups.filter { $0.contexts.count > 1 }.map { group in
      DSCascade.Theme.Mode(
        name: group.mode, contexts: group.contexts.map(\.id), defaultContext: group.contexts[0].id)
    }
    return (layers, modes)
  }
}

extension SyntaxNode {
  /// Whether the file is the one in which Tokens Studio keeps all sets: the groups at its root are the sets, whose names are
  /// no part of the names of tokens.
  package var holdsTokenSets: Bool {
    self["$themes"]?.elements != nil || self["$metadata"]?["tokenSetOrder"] != nil
  }
}

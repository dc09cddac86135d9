import DSCascade
import DSSyntax

/// Figma's native export of variables: a file for each mode of a collection, which names its mode in the extensions of its
/// root.
enum FigmaModes {
  /// Files that are the modes of one collection: the indices of the files, by the mode's id.
  struct Collection {
    var mode: String
    var contexts: [(id: String, file: Int)]
  }

  /// The collections of more than one mode among some files, which lie in one folder and have mostly the same tokens.
  /// - Parameter names: ids that were given to names of modes and contexts.
  static func collections(
    of files: [(name: String, node: SyntaxNode)], _ documents: [TokenDocument], names ids: [String: String]
  ) -> [Collection] {
    var folders: [(folder: String, files: [Int])] = []
    for (index, file) in files.enumerated() where modeName(of: file.node) != nil {
      let folder = String(file.name.reversed().drop { $0 != "/" }.reversed())
      if let known = folders.firstIndex(where: { $0.folder == folder }) {
        folders[known].files.append(index)
      } else {
        folders.append((folder, [index]))
      }
    }
    var collections: [Collection] = []
    for (folder, members) in folders {
      var rest = members
      while let first = rest.first {
        let names = Set(documents[first].tokens.map(\.path))
        let alike = rest.filter { index in
          let others = documents[index].tokens.map(\.path)
          return index == first || others.count { names.contains($0) } * 2 > max(others.count, names.count)
        }
        rest.removeAll { alike.contains($0) }
        guard alike.count > 1 else { continue }
        let title = folder.split(separator: "/").last.map(String.init) ?? "mode"
        var contexts: [(id: String, file: Int)] = []
        for index in alike {
          let id = ContextName.id(
            for: modeName(of: files[index].node) ?? "", taken: contexts.map(\.id), names: ids, fallback: "mode")
          contexts.append((id, index))
        }
        let mode = ContextName.id(for: title, taken: collections.map(\.mode), names: ids, fallback: "mode")
        collections.append(Collection(mode: mode, contexts: contexts))
      }
    }
    return collections
  }

  private static func modeName(of node: SyntaxNode) -> String? {
    node["$extensions"]?["com.figma.modeName"]?.string ?? node["$extensions"]?["com.figma"]?["modeName"]?.string
  }
}

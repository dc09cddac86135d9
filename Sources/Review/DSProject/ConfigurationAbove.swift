import DSDiagnostics
import DSFiles

/// The configuration that a command works on where none is named: the file of the default name in the folder that it runs
/// in, or else in the nearest folder above, up to the root of the git repository; nil if there is none.
///
/// Outside a repository only the folder itself counts: what lies above may be anything.
package func nearestConfiguration(named name: String) -> String? {
  if (try? fileKind(name)) == .regular { return name }
  var (folder, found) = ("", nil as String?)
  for _ in 0..<Limits.foldersAbove {
    if (try? fileKind(joinPath(folder.isEmpty ? "." : folder, ".git"))) != nil { return found }
    folder += folder.isEmpty ? ".." : "/.."
    let file = joinPath(folder, name)
    if found == nil, (try? fileKind(file)) == .regular { found = file }
  }
  return nil
}

/// The hint for a missing configuration file if there is one of the same name in a folder above; nil if there is none.
package func configurationAboveHint(for path: String) -> String? {
  let name = splitPath(path).leaf
  let above = ["..", "../..", "../../..", "../../../.."].map { $0 + "/" + name }.first { file in
    (try? fileKind(file)) == .regular
  }
  return above.map { "there is one in a parent folder: 'cd \(splitPath($0).folder)', or give --config \($0)" }
}

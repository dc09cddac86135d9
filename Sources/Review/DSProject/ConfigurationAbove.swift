import DSFiles

/// The hint for a missing configuration file if there is one of the same name in a folder above; nil if there is none.
package func configurationAboveHint(for path: String) -> String? {
  let name = splitPath(path).leaf
  let above = ["..", "../..", "../../..", "../../../.."].map { $0 + "/" + name }.first { file in
    (try? fileKind(file)) == .regular
  }
  return above.map { "there is one in a parent folder: 'cd \(splitPath($0).folder)', or give --config \($0)" }
}

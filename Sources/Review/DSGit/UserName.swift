/// The name that git writes into commits made in a folder; nil if it has none, or git is missing.
package func userName(in folder: String) -> String? {
  guard let program = try? GitProgram(["config", "user.name"], in: folder), let bytes = try? program.finish() else {
    return nil
  }
  let name = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  return name.isEmpty ? nil : name
}

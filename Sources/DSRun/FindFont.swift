import DSDiagnostics
import DSFiles
import DSReport
import DSText
import Glibc

/// A font on this machine that a new design system can begin with.
package struct FoundFont: Hashable, Sendable {
  /// Where it is.
  package var path: String
  /// The family that it will be listed as.
  package var family: String
  /// The weights that it has, as YAML: a number or a range.
  package var weights: String
  /// SHA-256 of its bytes.
  package var sha256: String

  /// The first open font that is found, beside the program's sources or where distributions put theirs.
  package static func first() -> FoundFont? {
    let program = programFolders().map { ($0 + "/.fonts/NotoSans.ttf", "Noto Sans", "[400, 700]") }
    let system = "/usr/share/fonts/truetype/"
    let known = [
      (".fonts/NotoSans.ttf", "Noto Sans", "[400, 700]"),
      (system + "noto/NotoSans-Regular.ttf", "Noto Sans", "400"),
      (system + "dejavu/DejaVuSans.ttf", "DejaVu Sans", "400"),
      (system + "liberation/LiberationSans-Regular.ttf", "Liberation Sans", "400"),
      ("/usr/share/fonts/TTF/DejaVuSans.ttf", "DejaVu Sans", "400"),
    ]
    for (path, family, weights) in program + known {
      if let hash = fontFileHash(path) {
        return FoundFont(path: path, family: family, weights: weights, sha256: hash)
      }
    }
    return nil
  }

  /// A font file of the user's choice; nil where it cannot be read.
  package static func at(_ path: String) -> FoundFont? {
    let leaf = splitPath(path).leaf
    let stem = leaf.split(separator: ".").first.map(String.init) ?? leaf
    let name = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return fontFileHash(path).map {
      FoundFont(path: path, family: name.isEmpty ? "Sans" : name, weights: "400", sha256: $0)
    }
  }

  /// The folders above the running program: its own `.fonts` lies beside its sources.
  private static func programFolders() -> [String] {
    guard let resolved = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(resolved) }
    var folders: [String] = []
    var path = String(cString: resolved)
    while path.utf8.count > 1 {
      let parent = splitPath(path).folder
      if parent == path || parent == "." { break }
      folders.append(parent)
      path = parent
    }
    return folders
  }
}

/// Writes the files of a new project; none of them may exist.
/// - Parameters:
///   - folder: where they go; made if it is missing.
///   - files: names and contents.
///   - font: copied to `fonts/` below the folder.
/// - Returns: the paths that were written.
package func writeProject(
  _ folder: String, _ files: [(name: String, text: String)], font: FoundFont
) throws(RunError) -> [String] {
  let fontName = "fonts/" + splitPath(font.path).leaf
  let targets = files.map { joinPath(folder, $0.name) } + [joinPath(folder, fontName)]
  for target in targets where try orFault({ () throws(FileError) in try fileKind(target) }) != nil {
    throw .fault(.usage, "'\(target)' exists already, and nothing is ever overwritten; choose another folder")
  }
  try orFault { () throws(FileError) in
    let bytes = try readFile(font.path, limit: Limits.fontFileBytes)
    for (target, content) in zip(targets, files.map { Array($0.text.utf8) } + [bytes]) {
      try createFolders(splitPath(target).folder)
      try writeAtomically(target, content)
    }
  }
  return targets
}

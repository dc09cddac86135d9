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
  /// The weights that it has; one for a static font.
  package var weights: ClosedRange<Double>
  /// Whether its letters are slanted.
  package var italic: Bool
  /// SHA-256 of its bytes.
  package var sha256: String

  /// The first open font that is found, beside the program's sources or where distributions put theirs.
  package static func first() -> FoundFont? {
    let program = programFolders().map { $0 + "/.fonts/NotoSans.ttf" }
    let system = "/usr/share/fonts/truetype/"
    let known = [
      ".fonts/NotoSans.ttf", system + "noto/NotoSans-Regular.ttf", system + "dejavu/DejaVuSans.ttf",
      system + "liberation/LiberationSans-Regular.ttf", "/usr/share/fonts/TTF/DejaVuSans.ttf",
    ]
    for path in program + known {
      if case .success(let font) = Result(catching: { () throws(RunError) in try at(path) }) { return font }
    }
    return nil
  }

  /// A font file of the user's choice; its family and style come from the file.
  ///
  /// A font without a name is called as its file is. Throws a fault if the file is not a usable font.
  package static func at(_ path: String) throws(RunError) -> FoundFont {
    do throws(FileError) { try checkReadable(path, limit: Limits.fontFileBytes) } catch {
      throw .badInput([error.diagnostic(at: SourceLocation(file: path))])
    }
    let description: FontDescription
    do throws(FontLibrary.Problem) {
      description = try FontDescription(path: path)
    } catch {
      throw .badInput([error.diagnostic(at: SourceLocation(file: path))])
    }
    let stem = splitPath(path).leaf.split(separator: ".").first ?? ""
    let name = stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return FoundFont(
      path: path, family: description.family ?? (name.isEmpty ? "Sans" : name), weights: description.weights,
      italic: description.italic, sha256: description.sha256)
  }

  /// The folders above the running program: its own `.fonts` lies beside its sources.
  static func programFolders() -> [String] {
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
///   - font: copied to `fonts/` below the folder; nil for none.
/// - Returns: the paths that were written.
package func writeProject(
  _ folder: String, _ files: [(name: String, text: String)], font: FoundFont?
) throws(RunError) -> [String] {
  let fontName = font.map { "fonts/" + splitPath($0.path).leaf }
  let targets = (files.map(\.name) + (fontName.map { [$0] } ?? [])).map { joinPath(folder, $0) }
  for target in targets where try orFault({ () throws(FileError) in try fileKind(target) }) != nil {
    throw .fault(.usage, "'\(target)' exists already, and nothing is ever overwritten; choose a different folder")
  }
  try orFault { () throws(FileError) in
    let bytes = try font.map { font throws(FileError) in [try readFile(font.path, limit: Limits.fontFileBytes)] } ?? []
    for (target, content) in zip(targets, files.map { Array($0.text.utf8) } + bytes) {
      try createFolders(splitPath(target).folder)
      try writeAtomically(target, content)
    }
  }
  return targets
}

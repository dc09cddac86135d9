import Foundation

/// A target of the package whose sources have previews.
struct PreviewTarget {
  /// The target's name.
  let name: String
  /// The name that sources import it by.
  let module: String
  /// The folder of its sources, below the package's.
  let folder: String
  /// Whether it is a program: it is built as a library then, so that its previews can be linked.
  let isExecutable: Bool
  /// The path of `main.swift` below the target's folder; a library has none.
  let mainFile: String?

  /// The targets of a package that have previews, by name.
  ///
  /// Whether a file has some is decided by its text: a comment that mentions them costs a needless build, no more.
  static func all(of package: SourcePackage, isNeeded: Bool) throws -> [PreviewTarget] {
    let modules = package.targets.filter(\.isSwift)
      .filter { [.library, .program].contains($0.kind) }.sorted { $0.name < $1.name }
    var files = 0
    let found = modules.compactMap { module -> PreviewTarget? in
      let sources = module.files.filter(\.isSwift).map(\.path)
      files += sources.count
      let isExecutable = module.kind == .program
      let main = isExecutable ? sources.first { ($0 as NSString).lastPathComponent == "main.swift" } : nil
      guard sources.contains(where: { $0 != main && hasPreviews($0) }) else { return nil }
      let folder = module.folder + "/"
      return PreviewTarget(
        name: module.name, module: module.module, folder: path(of: module.folder, below: package.folder),
        isExecutable: isExecutable,
        mainFile: main.map { String($0.dropFirst(folder.count)) })
    }
    if found.isEmpty, isNeeded {
      let names = modules.isEmpty ? "no Swift target" : modules.map(\.name).joined(separator: ", ")
      throw Failure(
        message:
          "the package '\(package.displayName)' has no previews: there is no '#Preview' and no 'PreviewProvider' in "
          + "the \(files) Swift files of its targets (\(names)); tests and 'main.swift' are not searched")
    }
    return found
  }

  private static func path(of folder: String, below package: String) -> String {
    folder.hasPrefix(package + "/") ? String(folder.dropFirst(package.count + 1)) : folder
  }

  private static func hasPreviews(_ file: String) -> Bool {
    // The compiler reports a source that cannot be read.
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped) else { return false }
    return ["#Preview", "PreviewProvider"].contains { data.range(of: Data($0.utf8)) != nil }
  }
}

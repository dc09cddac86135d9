import Foundation

/// A target of the package whose sources have previews, or an app's whose resources such a target's views show.
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

  /// The targets of a package that have previews, by name. If the package is an Xcode project's, its app is one of them if it
  /// has resources: views of the app's packages that name a picture without a bundle find it in the app.
  ///
  /// Whether a file has some is decided by its text: a comment that mentions them costs a needless build, no more.
  static func all(of package: SourcePackage, isNeeded: Bool) throws -> [PreviewTarget] {
    let modules = package.targets.filter(\.isSwift)
      .filter { [.library, .program].contains($0.kind) }.sorted { $0.name < $1.name }
    let shown = Set(modules.filter { sources(of: $0).contains { hasPreviews($0) } }.map(\.id))
    let found = modules.filter { shown.contains($0.id) || isApp($0, of: package, showing: shown) }.map { module in
      let folder = module.folder + "/"
      return PreviewTarget(
        name: module.name, module: module.module, folder: path(of: module.folder, below: package.folder),
        isExecutable: module.kind == .program, mainFile: mainFile(of: module).map { String($0.dropFirst(folder.count)) }
      )
    }
    if found.isEmpty, isNeeded {
      let files = modules.flatMap(\.files).filter(\.isSwift).count
      let names = modules.isEmpty ? "no Swift target" : modules.map(\.name).joined(separator: ", ")
      throw Failure(
        message:
          "the package '\(package.displayName)' has no previews: there is no '#Preview' and no 'PreviewProvider' in "
          + "the \(files) Swift files of its targets (\(names)); tests and 'main.swift' are not searched")
    }
    return found
  }

  /// The path of a program's `main.swift`; a library has none.
  private static func mainFile(of target: SourceTarget) -> String? {
    guard target.kind == .program else { return nil }
    return target.files.map(\.path).first { ($0 as NSString).lastPathComponent == "main.swift" }
  }

  /// The sources whose previews can be drawn.
  private static func sources(of target: SourceTarget) -> [String] {
    let main = mainFile(of: target)
    return target.files.filter(\.isSwift).map(\.path).filter { $0 != main }
  }

  /// Whether a target is an Xcode project's, has resources, and shows views of targets that have previews.
  private static func isApp(_ target: SourceTarget, of package: SourcePackage, showing shown: Set<String>) -> Bool {
    package.projectFolder != nil && target.files.contains { $0.kind == .resource }
      && target.recursiveDependencies.contains { shown.contains($0.id) }
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

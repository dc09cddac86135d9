import Foundation
import TestFolder

@testable import DSPackages

/// A package in a folder of its own, with what the package manager would say of it.
struct TestPackage {
  /// Where everything is: the package, packages beside it, and the plugin's work.
  let folder = TestFolder()
  /// What the package manager says.
  var context: PackageContext

  /// Writes a package's files.
  /// - Parameters:
  ///   - files: the texts by path.
  ///   - targets: the targets; their folders and the paths of their files are those below the package's folder.
  init(_ name: String = "Kit", files: [String: String] = [:], targets: [SourceTarget] = []) throws {
    let root = folder["Package"]
    context = PackageContext(
      package: SourcePackage(id: name.lowercased(), displayName: name, folder: root),
      work: URL(fileURLWithPath: root + "/.build/plugins/dsrender/outputs"))
    try FileManager.default.createDirectory(at: context.work, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
    context.package.targets = targets.map { placed($0, in: root) }
    let dsrender = SourcePackage(
      id: "dsrender", displayName: "dsrender", folder: folder["dsrender"], products: ["SwiftUI", "DSPreviewProgram"])
    try FileManager.default.createDirectory(atPath: dsrender.folder, withIntermediateDirectories: true)
    context.package.dependencies = [dsrender]
  }

  /// The path of a file of the package.
  subscript(path: String) -> String { context.package.folder + "/" + path }

  /// Writes a file of the package.
  func write(_ path: String, _ text: String) throws {
    let file = URL(fileURLWithPath: self[path])
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs git in the package.
  @discardableResult
  func git(_ words: String...) throws -> String {
    let user = ["-c", "user.name=Tests", "-c", "user.email=tests@localhost"]
    return try Subprocess.output(["git", "-C", context.package.folder] + user + words)
  }

  private func placed(_ target: SourceTarget, in root: String) -> SourceTarget {
    var target = target
    target.folder = root + "/" + target.folder
    target.files = target.files.map { SourceFile(path: root + "/" + $0.path, kind: $0.kind) }
    target.dependencies = target.dependencies.map { $0.folder.hasPrefix("/") ? $0 : placed($0, in: root) }
    return target
  }
}

extension SourceTarget {
  /// A target in the usual folder.
  /// - Parameter files: the names of its files, whose kinds their ends say.
  init(
    _ name: String, _ kind: Kind = .library, files: [String] = [], dependencies: [SourceTarget] = [],
    isSwift: Bool = true
  ) {
    let folder = "Sources/" + name
    self.init(
      id: name, name: name, module: name.replacingOccurrences(of: "-", with: "_"), folder: folder, kind: kind,
      isSwift: isSwift,
      files: files.map { file in
        let isSource = file.hasSuffix(".swift") || file.hasSuffix(".c")
        let isResource = file.hasPrefix("Resources")
        return SourceFile(
          path: folder + "/" + file, kind: isSource ? .source : isResource ? .resource : .unknown)
      }, dependencies: dependencies)
  }

  /// dsrender's module of that name.
  static let swiftUI = SourceTarget(
    id: "dsrender.SwiftUI", name: "SwiftUI", module: "SwiftUI", folder: "/dsrender/Sources/SwiftUI/SwiftUI",
    kind: .library)
}

import Foundation

/// What the package manager tells a plugin about the package that it runs in.
struct PackageContext {
  /// The package.
  var package: SourcePackage
  /// The folder in which the plugin may write: `plugins/<name>/outputs` in the package's build folder.
  var work: URL
}

/// A package, as plain values: plugins get it from the package manager, tests write it down.
struct SourcePackage: Sendable {
  /// The name by which manifests refer to the package: its identity.
  var id: String
  /// The name in its own manifest.
  var displayName: String
  /// Its folder, without a slash at the end.
  var folder: String
  /// Its address; nil for a package in a folder.
  var address: String?
  /// The version or commit that was fetched from there; nil for a package in a folder.
  var revision: String?
  /// The names of its products.
  var products: [String] = []
  /// The identities of the targets that each product is made of.
  var parts: [String: [String]] = [:]
  var targets: [SourceTarget] = []
  /// The packages that its manifest depends on, each with its own.
  var dependencies: [SourcePackage] = []

  /// Whether it is dsrender itself.
  var isDsrender: Bool { products.contains("DSPreviewProgram") }

  /// The folder of the Xcode project that it was made from, beside which it lies in a hidden folder; nil if there is none.
  var projectFolder: String? {
    folder.range(of: "/.dsrender/", options: .backwards).map { String(folder[..<$0.lowerBound]) }
  }
}

/// A target of a package.
struct SourceTarget: Sendable {
  /// What a target is built into.
  enum Kind: Sendable {
    case library, program, macro, test
    /// A snippet, a plugin, a binary or a library of the system.
    case other
  }

  /// A name that no other target of any package in the graph has.
  var id: String
  var name: String
  /// The name by which sources import it.
  var module: String
  /// The folder of its sources, without a slash at the end.
  var folder: String
  var kind: Kind
  /// Whether its sources are Swift; C, plugins and binaries are not.
  var isSwift = true
  var files: [SourceFile] = []
  /// The targets that it depends on directly, by themselves and as parts of products.
  var dependencies: [SourceTarget] = []

  /// All targets that it depends on, each once; a target comes after those that it depends on.
  var recursiveDependencies: [SourceTarget] {
    var seen: Set<String> = []
    var found: [SourceTarget] = []
    func add(_ target: SourceTarget) {
      guard seen.insert(target.id).inserted else { return }
      target.dependencies.forEach(add)
      found.append(target)
    }
    dependencies.forEach(add)
    return found
  }
}

/// A file of a target.
struct SourceFile: Sendable {
  /// What the manifest makes of a file.
  enum Kind: Sendable { case source, header, resource, unknown }

  var path: String
  var kind: Kind

  /// Whether it is Swift by its name.
  var isSwift: Bool { path.hasSuffix(".swift") }
}

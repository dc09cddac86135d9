import Foundation

/// The resources that Xcode finds in a target's folder although no manifest names them: asset catalogues, catalogues of strings,
/// and the files of languages. SwiftPM on Linux takes only what a manifest lists.
///
/// Source: "Bundling resources with a Swift package", Apple's documentation of Xcode: file types whose purpose it knows.
enum UnlistedResources {
  /// The paths of a target's unlisted resources, below its folder, sorted.
  static func paths(of target: SourceTarget) -> [String] {
    let folder = target.folder + "/"
    let unknown = target.files.filter { $0.kind == .unknown }.map(\.path).filter { $0.hasPrefix(folder) }
    return Set(unknown.compactMap { resource(String($0.dropFirst(folder.count))) }).sorted()
  }

  /// The same, as the package is in the file system.
  static func files(of package: SourcePackage) -> [String] {
    package.targets.filter(\.isSwift).filter { $0.kind != .test && $0.kind != .macro }
      .flatMap { target in paths(of: target).map { target.folder + "/" + $0 } }
  }

  /// The resource that a file is, or is part of: a catalogue is a folder, and a folder of a language goes as a whole.
  private static func resource(_ path: String) -> String? {
    var parts = path.split(separator: "/").map(String.init)
    if let end = parts.firstIndex(where: { $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") }) {
      parts = Array(parts[...end])
      return parts.joined(separator: "/")
    }
    return path.hasSuffix(".xcstrings") ? path : nil
  }
}

import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// The revision of dsrender that the program was built with.
///
/// Swift compiles a file again if something that the file names has changed, but not if only the layout of a value inside of it
/// has. After an update of dsrender, objects from before would read such values wrongly, and crash.
///
/// Other packages do not count: several packages may share a build folder, each with its own.
struct BuiltRevision {
  private let path: String
  private let scratch: String
  private let revision: String

  init(mirror: Mirror) {
    path = mirror.scratch + "/dsrender-revision.txt"
    scratch = mirror.scratch
    revision = mirror.packages.first(where: \.isDsrender).map(Self.revision(of:)) ?? ""
  }

  /// The version or commit of a dsrender that was fetched. One in a folder has the version that its sources name: by their
  /// content everything would be compiled again after each edit of it.
  private static func revision(of dsrender: SourcePackage) -> String {
    if let revision = dsrender.revision { return revision }
    // A dsrender without this file cannot say its version: it counts as the same each time.
    let file = try? String(contentsOfFile: dsrender.folder + "/Sources/Review/DSProject/Version.swift", encoding: .utf8)
    return file.map(PackageState.hash) ?? "unknown"
  }

  /// Removes what was compiled with another revision.
  func removeStaleProducts() throws {
    // Nothing is noted of the first build, and of one by a dsrender that noted nothing.
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != revision else { return }
    let files = FileManager.default
    guard files.fileExists(atPath: scratch) else { return }
    for name in try files.contentsOfDirectory(atPath: scratch) where name.contains("-linux-") {
      try files.removeItem(atPath: scratch + "/" + name)
    }
  }

  /// Notes that a build was begun with this revision.
  func keep() throws {
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    try revision.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

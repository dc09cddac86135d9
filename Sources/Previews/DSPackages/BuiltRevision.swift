import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// The revision of dsrender that the program was built with.
///
/// A file is compiled again where something that it names has changed, and not where the layout of a value has that lies within
/// what it names. After an update of dsrender, code of before would read such values wrongly, and crash.
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

  /// The version or commit of a dsrender that was fetched. One in a folder has its version instead: while it is worked on, everything would
  /// be compiled anew after each edit.
  private static func revision(of dsrender: SourcePackage) -> String {
    if let revision = dsrender.revision { return revision }
    // Without the file it is a dsrender of a time when there was none: the same each time.
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

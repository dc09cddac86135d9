import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// The revisions of the packages that the program was built with.
///
/// A file is compiled again where something that it names has changed, and not where the layout of a value has that lies within
/// what it names. After an update of dsrender or of another package, code of before would read such values wrongly, and crash.
struct DependencyRevisions {
  private let path: String
  private let scratch: String
  private let revisions: String

  init(mirror: Mirror) {
    path = mirror.scratch + "/revisions.txt"
    scratch = mirror.scratch
    revisions = mirror.packages.compactMap { package in
      Self.revision(of: package).map { "\(package.id) \($0)" }
    }
    .sorted().joined(separator: "\n")
  }

  /// The revision of a package that was fetched. dsrender in a folder has its version instead: one that is worked on would
  /// be compiled anew after each edit.
  private static func revision(of package: SourcePackage) -> String? {
    if let revision = package.revision { return revision }
    guard package.isDsrender else { return nil }
    // Without the file it is a dsrender of a time when there was none: the same each time.
    let file = try? String(contentsOfFile: package.folder + "/Sources/Review/DSProject/Version.swift", encoding: .utf8)
    return file.map(PackageState.hash) ?? "unknown"
  }

  /// Removes what was compiled with other revisions.
  func removeStaleProducts() throws {
    // Nothing is noted of the first build, and of one by a dsrender that noted nothing.
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != revisions else { return }
    let files = FileManager.default
    guard files.fileExists(atPath: scratch) else { return }
    for name in try files.contentsOfDirectory(atPath: scratch) where name.contains("-linux-") {
      try files.removeItem(atPath: scratch + "/" + name)
    }
  }

  /// Notes that a build was begun with these revisions.
  func keep() throws {
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    try revisions.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

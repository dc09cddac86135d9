import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// The files that the program is made of, and those that the last build was planned for.
///
/// `swift build` plans again when it sees other files. It looks for them at the links of the mirror, and they stay as
/// they are.
struct FileList {
  private let path: String
  private let files: String

  init(mirror: Mirror, configuration: String) {
    path = "\(mirror.scratch)/\(configuration)-files.txt"
    files = [mirror.folder, mirror.platform?.rawValue ?? "", mirror.fileList].joined(separator: "\n")
  }

  /// Whether there are other files than at the last build; a list that cannot be read counts as different.
  var hasChanged: Bool { (try? String(contentsOfFile: path, encoding: .utf8)) != files }

  /// Notes that a build was planned for these files.
  func keep() throws { try files.write(toFile: path, atomically: true, encoding: .utf8) }

  /// Notes that nothing is known of the last build.
  func forget() throws { try removeFile(path) }
}

import DSDiagnostics

/// Where the files of a project are read from: the disk, or what they were in another version.
///
/// Paths are those that a project names, relative to the working folder.
package protocol InputFiles: Sendable {
  /// A file's bytes; a pointer of Git LFS in its place is an error.
  /// - Parameter limit: the most bytes it may have.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// The files below a folder whose names end in one of `endings`, as sorted paths relative to it; not what begins
  /// with a dot. A link there is an error, unless it leads to another of these files.
  func names(in folder: String, endings: [String]) throws(FileError) -> [String]

  /// The same of a folder that holds more than inputs: links are passed over, and so are folders of some names.
  func names(in folder: String, endings: [String], passingOver folders: Set<String>) throws(FileError) -> [String]

  /// A path at which another library can open a file directly; it has the same bytes.
  func pathOnDisk(of path: String) throws(FileError) -> String
}

extension InputFiles {
  package func names(
    in folder: String, endings: [String], passingOver folders: Set<String>
  ) throws(FileError) -> [String] {
    try names(in: folder, endings: endings).filter { name in
      !name.split(separator: "/").dropLast().contains { folders.contains(String($0)) }
    }
  }
}

/// The files that lie on the disk.
package struct FilesOnDisk: InputFiles {
  /// Files as they are when they are read.
  package init() {}

  package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let bytes = try readFile(path, limit: limit)
    if GitLFSPointer.begins(bytes) { throw .lfsPointer(path: path) }
    return bytes
  }

  package func names(in folder: String, endings: [String]) throws(FileError) -> [String] {
    try listEveryFile(folder, endings: endings)
  }

  package func names(
    in folder: String, endings: [String], passingOver folders: Set<String>
  ) throws(FileError) -> [String] {
    try listFiles(folder, endings: endings, passingOver: folders)
  }

  package func pathOnDisk(of path: String) throws(FileError) -> String { path }
}

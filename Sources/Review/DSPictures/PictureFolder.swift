import DSDiagnostics
package import DSFiles
package import DSImage

/// The content of a folder of pictures, by the files' content: an extension shows what a file was meant to be, not what
/// it is.
package struct PictureFolder: Sendable {
  /// What a name refers to.
  package enum Content: Sendable {
    /// A picture of a kind that is compared, or a file that is named as one.
    case picture
    /// A file that is not compared.
    case leftOut(LeftOut.Kind)
    /// A file that cannot be read.
    case unreadable(UnreadablePicture)
  }

  /// What the folder holds, by path relative to it.
  package let contents: [String: Content]
  /// Its path.
  package let path: String

  /// Looks at the beginning of every file below a folder.
  package init(_ folder: String) throws(FileError) {
    var contents: [String: Content] = [:]
    for (name, kind) in try listEverything(folder) { contents[name] = Self.content(joinPath(folder, name), kind) }
    self.contents = contents
    path = folder
  }

  /// A folder that is not there, and holds nothing.
  package init(missing folder: String) { (contents, path) = ([:], folder) }

  /// The names of its pictures, sorted; those that cannot be read count too.
  package var pictures: [String] {
    contents.compactMap { name, content in
      switch content {
      case .picture, .unreadable: name
      case .leftOut: nil
      }
    }.sorted()
  }

  /// Why a file cannot be compared with a picture of its name; nil if it can be opened, or is not there.
  package func problem(of name: String) -> UnreadablePicture? {
    let file = joinPath(path, name)
    switch contents[name] {
    case .unreadable(let problem): return problem
    case .leftOut(.link): return .file(.link(path: file), path: file)
    case .leftOut(.special): return .file(.notRegular(path: file, found: .other), path: file)
    case .picture, .leftOut, nil: return nil
    }
  }

  private static func content(_ path: String, _ kind: FileKind) -> Content {
    let name = splitPath(path).leaf
    if name.hasPrefix(".") { return .leftOut(.hidden) }
    switch kind {
    case .link: return .leftOut(.link)
    case .folder, .other: return .leftOut(.special)
    case .regular: break
    }
    do {
      let bytes = try FileBytes(path)
      if GitLFSPointer.begins(try bytes.bytes(in: 0..<min(64, bytes.count))) {
        return isNamedAsCompared(name) ? .picture : .leftOut(.lfsPointer)
      }
      switch try PictureKind(bytes) {
      case let kind? where kind.isCompared: return .picture
      case let kind?: return .leftOut(.picture(kind))
      // A file that has the name of a picture but is not one is damaged: the comparison reports how.
      case nil: return isNamedAsCompared(name) ? .picture : .leftOut(.other)
      }
    } catch let error as FileError {
      return .unreadable(.file(error, path: path))
    } catch let error as PNGError {
      return .unreadable(.picture(error))
    } catch { fatalError("no other errors are thrown: \(error)") }
  }

  private static func isNamedAsCompared(_ name: String) -> Bool {
    let name = name.lowercased()
    return PictureKind.comparedEndings.contains { name.hasSuffix($0) }
  }
}

/// Why a file of a folder cannot be opened as a picture.
package enum UnreadablePicture: Error, Sendable {
  /// The file itself cannot be read.
  case file(FileError, path: String)
  /// Its bytes are damaged or gone.
  case picture(PNGError)
}

import DSDiagnostics
import DSFiles
package import DSImage
import DSProject
import Glibc

/// The content of a folder of pictures, by the files' content: an extension shows what a file was meant to be, not what
/// it is.
struct PictureFolder {
  /// What a name refers to.
  enum Content {
    /// A picture of a kind that is compared, or a file that is named as one.
    case picture
    /// A file that is not compared.
    case leftOut(LeftOut.Kind)
    /// A file that cannot be read.
    case unreadable(Diagnostic)
  }

  /// What the folder holds, by path relative to it.
  let contents: [String: Content]
  private let path: String

  /// Looks at the beginning of every file below a folder.
  init(_ folder: String) throws(RunError) {
    var contents: [String: Content] = [:]
    let found = try orFault { () throws(FileError) in try listEverything(folder) }
    for (name, kind) in found { contents[name] = Self.content(joinPath(folder, name), kind) }
    self.contents = contents
    path = folder
  }

  /// Why a file cannot be compared with a picture of its name; nil if it can be opened, or is not there.
  func problem(of name: String) -> Diagnostic? {
    let file = joinPath(path, name)
    switch contents[name] {
    case .unreadable(let problem): return problem
    case .leftOut(.link): return FileError.link(path: file).diagnostic(at: SourceLocation(file: file))
    case .leftOut(.special):
      return FileError.notRegular(path: file, found: .other).diagnostic(at: SourceLocation(file: file))
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
      return .unreadable(error.diagnostic(at: SourceLocation(file: path)))
    } catch let error as PNGError {
      return .unreadable(error.diagnostic)
    } catch { fatalError("no other errors are thrown: \(error)") }
  }

  private static func isNamedAsCompared(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".png", ".jpg", ".jpeg", ".webp"].contains { name.hasSuffix($0) }
  }
}

/// Two folders of pictures, of which files with the same name are compared.
struct PictureFolderPair {
  private let expected: PictureFolder
  private let actual: PictureFolder
  /// The names that have an outcome: pictures of either folder, and files that cannot be read; sorted.
  let compared: [String]

  init(_ expected: PictureFolder, _ actual: PictureFolder) {
    (self.expected, self.actual) = (expected, actual)
    func names(_ folder: PictureFolder) -> [String] {
      folder.contents.compactMap { name, content in
        switch content {
        case .picture, .unreadable: name
        case .leftOut: nil
        }
      }
    }
    compared = Set(names(expected)).union(names(actual)).sorted()
  }

  /// The names of which pixels may be drawn that differ.
  var drawn: Set<String> {
    Set(
      compared.filter { name in
        if case (.picture?, .picture?) = (expected.contents[name], actual.contents[name]) { true } else { false }
      })
  }

  /// The result for a name without opening its files; nil if they have to be compared.
  func known(_ name: String) -> PictureDifferences.Finding? {
    let problems = [expected, actual].compactMap { $0.problem(of: name) }
    if !problems.isEmpty { return .unreadable(problems) }
    if expected.contents[name] == nil { return .added }
    return actual.contents[name] == nil ? .removed : nil
  }

  /// The files that are not compared; sorted by name.
  /// - Parameter areEqual: whether a file has the same bytes in both folders.
  func leftOut(areEqual: (String) throws(RunError) -> Bool) throws(RunError) -> [LeftOut] {
    let found = Set(compared)
    var leftOut: [LeftOut] = []
    let (old, new) = (expected.contents, actual.contents)
    for name in Set(old.keys).union(new.keys).subtracting(found).sorted() {
      guard case .leftOut(let kind)? = new[name] ?? old[name] else { continue }
      let side: LeftOut.Side = old[name] == nil ? .actual : new[name] == nil ? .expected : .both
      // Links are not compared: their targets lie elsewhere.
      var isEqual = false
      if side == .both, case .leftOut(.picture)? = old[name], case .picture = kind { isEqual = try areEqual(name) }
      leftOut.append(LeftOut(name: name, kind: kind, side: side, hasSameBytes: isEqual))
    }
    return leftOut
  }
}

/// A file of a folder that is not compared.
package struct LeftOut: Hashable, Sendable {
  /// What it is, and thereby why it is not compared.
  package enum Kind: Hashable, Sendable {
    /// A picture of a kind that is not read.
    case picture(PictureKind)
    /// What Git LFS left in the place of a file.
    case lfsPointer
    /// A symbolic link, which is not followed.
    case link
    /// A device, pipe or socket.
    case special
    /// A file or folder whose name begins with a dot.
    case hidden
    /// A file that is not a picture.
    case other

    /// All kinds in the order of reports.
    static let all: [Kind] =
      PictureKind.allCases.map(Kind.picture) + [.lfsPointer, .link, .special, .hidden, .other]

    /// Its name in JSON.
    var name: String {
      switch self {
      case .picture(let kind): kind.rawValue
      case .lfsPointer: "Git LFS pointer"
      case .link: "link"
      case .special: "device, pipe or socket"
      case .hidden: "hidden"
      case .other: "other"
      }
    }

    /// A number of files of this kind, in words.
    func counted(_ count: Int) -> String {
      let (one, many): (String, String) =
        switch self {
        case .picture(let kind): ("\(kind.rawValue) file", "\(kind.rawValue) files")
        case .lfsPointer: ("pointer of Git LFS", "pointers of Git LFS")
        case .link: ("symbolic link", "symbolic links")
        case .special: ("device, pipe or socket", "devices, pipes and sockets")
        case .hidden: ("hidden file or folder", "hidden files and folders")
        case .other: ("file that is not a picture", "files that are not pictures")
        }
      return "\(count) \(count == 1 ? one : many)"
    }

    /// Whether a file of this kind shows or may lead to a picture, so that equality cannot be claimed without it.
    var mayShowPicture: Bool {
      switch self {
      case .picture, .lfsPointer, .link: true
      case .special, .hidden, .other: false
      }
    }
  }

  /// Where a file lies.
  package enum Side: String, Hashable, Sendable { case expected, actual, both }

  /// Its path relative to the folders.
  package var name: String
  /// What it is; of two kinds, that in the actual folder.
  package var kind: Kind
  /// The folders that have it.
  package var side: Side
  /// Whether both folders have it with the same bytes.
  package var hasSameBytes: Bool
}

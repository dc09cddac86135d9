package import DSImage

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
    package static let all: [Kind] =
      PictureKind.allCases.map(Kind.picture) + [.lfsPointer, .link, .special, .hidden, .other]

    /// Its name in JSON.
    package var name: String {
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
    package func counted(_ count: Int) -> String {
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
    package var mayShowPicture: Bool {
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

extension [LeftOut] {
  /// A line for each kind: how many there are, and the names of the first few.
  package var lines: [String] {
    LeftOut.Kind.all.compactMap { kind -> String? in
      let files = filter { $0.kind == kind }
      guard !files.isEmpty else { return nil }
      let unknown = files.count { kind.mayShowPicture && !$0.hasSameBytes }
      let names = files.prefix(Self.namesShown).map(\.name).joined(separator: ", ")
      let more = files.count > Self.namesShown ? " and \(files.count - Self.namesShown) more" : ""
      return kind.counted(files.count) + (unknown > 0 ? ", \(unknown) of which may differ" : "") + ": \(names)\(more)"
    }
  }

  /// How many names of files of one kind are printed.
  private static var namesShown: Int { 5 }
}

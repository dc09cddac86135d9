package import DSFiles

/// Two folders of pictures, of which files with the same name are compared.
package struct PictureFolderPair: Sendable {
  /// The folder of the pictures that are expected.
  package let expected: PictureFolder
  /// The folder of the pictures in question.
  package let actual: PictureFolder
  /// The names that have an outcome: pictures of either folder, and files that cannot be read; sorted.
  package let compared: [String]

  /// The files of two folders by their names.
  package init(_ expected: PictureFolder, _ actual: PictureFolder) {
    (self.expected, self.actual) = (expected, actual)
    compared = Set(expected.pictures).union(actual.pictures).sorted()
  }

  /// Where the files of a name are: in both folders or in one of them. What cannot be opened is in neither.
  package enum Sides: Sendable {
    /// A file in each folder.
    case both
    /// A file in the expected folder alone.
    case expected
    /// A file in the actual folder alone.
    case actual
    /// Something in one of the folders that cannot be compared.
    case unreadable([UnreadablePicture])
  }

  /// Where the files of a name are.
  package func sides(of name: String) -> Sides {
    let problems = [expected, actual].compactMap { $0.problem(of: name) }
    if !problems.isEmpty { return .unreadable(problems) }
    if expected.contents[name] == nil { return .actual }
    return actual.contents[name] == nil ? .expected : .both
  }

  /// The files that are not compared, sorted by name; pictures of both folders are read for whether they are equal.
  package func leftOut() throws(FileError) -> [LeftOut] {
    let found = Set(compared)
    var leftOut: [LeftOut] = []
    let (old, new) = (expected.contents, actual.contents)
    for name in Set(old.keys).union(new.keys).subtracting(found).sorted() {
      guard case .leftOut(let kind)? = new[name] ?? old[name] else { continue }
      let side: LeftOut.Side = old[name] == nil ? .actual : new[name] == nil ? .expected : .both
      // Links are not compared: their targets lie elsewhere.
      var isEqual = false
      if side == .both, case .leftOut(.picture)? = old[name], case .picture = kind {
        isEqual = try haveEqualBytes(joinPath(expected.path, name), joinPath(actual.path, name))
      }
      leftOut.append(LeftOut(name: name, kind: kind, side: side, hasSameBytes: isEqual))
    }
    return leftOut
  }
}

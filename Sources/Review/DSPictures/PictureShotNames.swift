import DSDiagnostics
import DSFiles
import DSImage
package import DSShots

/// What a picture of a folder is called as a shot.
package struct PictureShotName: Hashable, Sendable {
  /// The picture's path in its folder.
  package let file: String
  /// The name of the component, which groups pictures.
  package let component: String
  /// The name of the scenario.
  package let scenario: String
  /// Values of axes, in the pattern's order.
  package let values: [(axis: String, value: String)]

  /// The part of an id behind the system: `component/scenario@value.value`.
  package var path: String {
    let end = values.isEmpty ? "" : "@" + values.map(\.value).joined(separator: ".")
    return "\(component)/\(scenario)\(end)"
  }

  package static func == (a: Self, b: Self) -> Bool { (a.file, a.path) == (b.file, b.path) }
  package func hash(into hasher: inout Hasher) { hasher.combine(file) }
}

/// What the pictures of folders are called as shots: a name for each that no other one has.
///
/// Ids are ASCII names that every file system holds, and names of files may be anything. What cannot be in an id becomes
/// `-`, and of several names that become the same each but the first gets a hash of its file's name behind it.
package struct PictureShotNames: Sendable {
  /// The names, sorted by file.
  package let names: [PictureShotName]
  /// The files that the pattern does not fit, sorted; they have no values of axes.
  package let misfits: [String]
  /// The axes of the pattern, with the values that there are, sorted by their first picture.
  package let axes: [MatrixAxis]

  /// The names of files.
  /// - Parameters:
  ///   - files: paths in the folders.
  ///   - pattern: how they split; nil for folders as components and the rest as scenarios.
  ///   - system: the name of the system, which pictures outside all folders have as their component.
  package init(_ files: some Sequence<String>, pattern: PicturePattern?, system: String) {
    var names: [PictureShotName] = []
    var misfits: [String] = []
    var taken: Set<String> = []
    for file in files.sorted() {
      let found = pattern?.match(file)
      if pattern != nil, found == nil { misfits.append(file) }
      var name = Self.name(of: file, found, pattern, system: system)
      if !taken.insert(name.path.lowercased()).inserted {
        name = PictureShotName(
          file: file, component: name.component, scenario: Self.numbered(name.scenario, by: file), values: name.values)
        taken.insert(name.path.lowercased())
      }
      names.append(name)
    }
    self.names = names
    self.misfits = misfits
    axes = Self.axes(of: names, pattern)
  }

  private static func name(
    of file: String, _ found: [String: String]?, _ pattern: PicturePattern?, system: String
  ) -> PictureShotName {
    let stem = String(decoding: PicturePattern.withoutEnding(file), as: UTF8.self)
    let (folder, leaf) = splitPath(stem)
    let component = found?[PicturePattern.component] ?? (folder == "." ? "" : folder)
    let scenario = found == nil ? leaf : found?[PicturePattern.scenario] ?? "default"
    let values = (pattern?.axes ?? []).compactMap { axis in found?[axis].map { (axis: axis, value: $0) } }
    let usual = plain(system.lowercased(), else: "pictures") { $0 == UInt8(ascii: "-") }
    return PictureShotName(
      file: file, component: plain(component.lowercased(), else: usual) { $0 == UInt8(ascii: "-") },
      scenario: plain(scenario, else: "picture") { "-._".utf8.contains($0) }, values: values)
  }

  /// A name with `-` in place of what ids do not have; `fallback` where nothing is left.
  private static func plain(_ name: String, else fallback: String, _ allows: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8 {
      if byte.isLetterOrDigit || allows(byte) {
        bytes.append(byte)
      } else if bytes.last != UInt8(ascii: "-") {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    let inner = bytes.drop { !$0.isLetterOrDigit }.prefix(Limits.nameBytes - hashDigits - 1)
    let text = String(decoding: inner.reversed().drop { !$0.isLetterOrDigit }.reversed(), as: UTF8.self)
    if text.isEmpty { return fallback }
    return ShotName.isValid(text) ? text : "x-" + text
  }

  private static let hashDigits = 6

  /// A scenario's name with a hash of its file's name.
  private static func numbered(_ scenario: String, by file: String) -> String {
    scenario + "-" + contentHash(Array(file.utf8)).text.prefix(hashDigits)
  }

  private static func axes(of names: [PictureShotName], _ pattern: PicturePattern?) -> [MatrixAxis] {
    (pattern?.axes ?? []).map { axis in
      var values: [String] = []
      for case let value? in names.map({ $0.values.first { $0.axis == axis }?.value }) where !values.contains(value) {
        values.append(value)
      }
      return MatrixAxis(axis, values: values)
    }
  }
}

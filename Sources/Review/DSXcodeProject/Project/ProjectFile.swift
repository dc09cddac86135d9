import DSDiagnostics
import DSFiles

/// A project file: the objects of `App.xcodeproj/project.pbxproj`, which refer to each other by ids.
struct ProjectFile: Sendable {
  /// The path of the file, as messages name it.
  let path: String
  /// The folder in which the project lies: an absolute path, which relative ones of the project begin at.
  let folder: String
  /// The name of the project: `App` for `App.xcodeproj`.
  let name: String
  /// The objects by their ids.
  let objects: [String: ProjectObject]
  /// The project itself.
  let root: ProjectObject

  /// Reads a project.
  /// - Parameter bundle: the folder `App.xcodeproj`, as an absolute path.
  init(bundle: String) throws(DiagnosticsError) {
    let path = joinPath(bundle, "project.pbxproj")
    let bytes = try readInput(path, limit: Limits.projectFileBytes, "name an '.xcodeproj' that holds one")
    try self.init(bytes, path: path, bundle: bundle)
  }

  /// The same, of bytes that are in memory.
  init(_ bytes: [UInt8], path: String, bundle: String) throws(DiagnosticsError) {
    let list = try readPropertyList(bytes, file: path)
    func refuse(_ message: String, at value: ListValue) -> DiagnosticsError {
      DiagnosticsError([
        Diagnostic("unreadable-project", message, at: value.place, hint: "open the project in Xcode, which repairs it")
      ])
    }
    guard let table = list.table, let all = table["objects"]?.table else {
      throw refuse("\(list.kind) without 'objects', expected a project file", at: list)
    }
    var objects: [String: ProjectObject] = [:]
    for (id, value) in all {
      guard let fields = value.table, let kind = fields["isa"]?.text else {
        throw refuse("the object '\(id)' has no 'isa'", at: value)
      }
      objects[id] = ProjectObject(id: id, kind: kind, fields: fields, place: value.place)
    }
    guard let id = table["rootObject"]?.text, let root = objects[id], root.kind == "PBXProject" else {
      throw refuse("'rootObject' is not the id of a 'PBXProject'", at: table["rootObject"] ?? list)
    }
    self.path = path
    (folder, name) = (splitPath(bundle).folder, bareName(splitPath(bundle).leaf))
    (self.objects, self.root) = (objects, root)
  }

  /// The object of an id; nil for one that does not exist, as merges leave them.
  func object(_ id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  /// The objects that a field of another lists, in its order, and the ids that are none's.
  func objects(_ field: String, of object: ProjectObject) -> (found: [ProjectObject], missing: [String]) {
    let ids = object.ids(field)
    return (ids.compactMap { objects[$0] }, ids.filter { objects[$0] == nil })
  }

  /// All objects of a kind, by their ids.
  func all(_ kind: String) -> [ProjectObject] {
    objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }
}

/// An object of a project file.
struct ProjectObject: Hashable, Sendable {
  let id: String
  /// Its `isa`, such as `PBXGroup`.
  let kind: String
  let fields: [String: ListValue]
  /// Where it is written.
  let place: SourceLocation

  /// A field's text; nil where it has none.
  func text(_ field: String) -> String? { fields[field]?.text }

  /// The ids or texts that a field lists.
  func ids(_ field: String) -> [String] { fields[field]?.texts ?? [] }

  /// What people call it: its name, or else the end of its path.
  var title: String { text("name") ?? text("path").map { splitPath($0).leaf } ?? id }
}

/// A name without its last extension: `App` for `App.xcodeproj`.
func bareName(_ name: String) -> String {
  guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
  return String(name[..<dot])
}

/// The last extension of a path in lower case, without the dot; empty if it has none.
func fileExtension(_ path: String) -> String {
  let leaf = splitPath(path).leaf
  guard let dot = leaf.lastIndex(of: "."), dot > leaf.startIndex else { return "" }
  return String(leaf[leaf.index(after: dot)...]).lowercased()
}

/// The bytes of an input file.
/// - Throws: the reason why it cannot be read, as a problem of that file.
func readInput(_ path: String, limit: Int, _ hint: String) throws(DiagnosticsError) -> [UInt8] {
  do throws(FileError) { return try readFile(path, limit: limit) } catch {
    throw DiagnosticsError([
      Diagnostic("unreadable-project", error.message, at: SourceLocation(file: path), hint: hint)
    ])
  }
}

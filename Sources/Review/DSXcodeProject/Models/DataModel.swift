import DSDiagnostics
import DSFiles

/// The kinds of objects that a model of Core Data describes, as far as Xcode makes classes of them.
struct DataModel: Hashable, Sendable {
  /// A kind of objects.
  struct Entity: Hashable, Sendable {
    var name: String
    /// The name of its class, without a module.
    var className: String
    /// The name of the kind that it adds to; nil for none.
    var parent: String?
    /// What Xcode writes for it.
    var generation: Generation
    var attributes: [Attribute] = []
    var relationships: [Relationship] = []
  }

  /// What Xcode writes for a kind.
  enum Generation: Hashable, Sendable {
    /// A class with its properties.
    case type
    /// Properties of a class that the app has.
    case properties
    case nothing
  }

  /// A property that holds a value.
  struct Attribute: Hashable, Sendable {
    var name: String
    /// The type as the model names it, such as `Integer 16`.
    var type: String
    /// Whether a number or a date is a plain value, such as `Int16`, and not an object.
    var isScalar = false
    /// The class of a value that is transformed to be stored; nil if the model names none.
    var customClass: String?
    /// The value of new objects, as the model writes it; nil for none.
    var initial: String?
  }

  /// A property that holds other objects.
  struct Relationship: Hashable, Sendable {
    var name: String
    var destination: String
    var isToMany = false
    var isOrdered = false
    /// The property of the other kind that leads back; nil if none does.
    var inverse: String?
  }

  /// The name of the model: that of its file.
  var name: String
  var entities: [Entity] = []

  /// The entity of a name.
  func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }
}

extension DataModel {
  /// Reads a model.
  /// - Parameter path: an `.xcdatamodel`, or an `.xcdatamodeld` with versions, of which the current one is read.
  /// - Throws: if the model has no version, or its file cannot be read or is no model.
  init(path: String) throws(DiagnosticsError) {
    name = bareName(splitPath(path).leaf)
    let file = joinPath(try Self.version(of: path), "contents")
    var scanner = XMLScanner(try Self.bytes(of: file), file: file)
    var open: [String] = []
    while let piece = try scanner.next() {
      switch piece {
      case .open(let element, let attributes):
        open.append(element)
        guard open[0] == "model" else { throw scanner.problem("expected the element 'model', found '\(element)'") }
        add(element, attributes, within: open.dropLast())
      case .close(let element):
        guard open.popLast() == element else { throw scanner.problem("'\(element)' ends where it has not begun") }
      case .text: continue
      }
    }
    guard let last = open.last else { return }
    throw scanner.problem("the file ends within '\(last)'")
  }

  /// Adds an element. Positions in Xcode's editor, settings of the store, fetched properties, and what belongs to properties
  /// make no class.
  private mutating func add(_ element: String, _ attributes: [String: String], within parents: ArraySlice<String>) {
    switch (parents.count, element) {
    case (1, "entity"):
      if let entity = Entity(attributes) { entities.append(entity) }
    case (2, "attribute") where parents.last == "entity" && !entities.isEmpty:
      if let attribute = Attribute(attributes) { entities[entities.count - 1].attributes.append(attribute) }
    case (2, "relationship") where parents.last == "entity" && !entities.isEmpty:
      if let relationship = Relationship(attributes) {
        entities[entities.count - 1].relationships.append(relationship)
      }
    case _: return
    }
  }

  /// The folder of the version that is used.
  private static func version(of path: String) throws(DiagnosticsError) -> String {
    guard fileExtension(path) == "xcdatamodeld" else { return path }
    let list = joinPath(path, ".xccurrentversion")
    let names: [String]
    do throws(FileError) { names = try childNames(of: path) } catch {
      throw DiagnosticsError([
        Diagnostic("unreadable-project", error.message, at: SourceLocation(file: path), hint: error.hint)
      ])
    }
    if names.contains(splitPath(list).leaf) {
      let current = try readPropertyList(try bytes(of: list), file: list).table?["_XCCurrentVersionName"]?.text
      if let current { return joinPath(path, current) }
    }
    if let first = names.filter({ fileExtension($0) == "xcdatamodel" }).min() { return joinPath(path, first) }
    throw DiagnosticsError([
      Diagnostic(
        "unreadable-project", "the model of Core Data has no version", at: SourceLocation(file: path),
        hint: "expected a folder '\(bareName(splitPath(path).leaf)).xcdatamodel' in it")
    ])
  }

  private static func bytes(of file: String) throws(DiagnosticsError) -> [UInt8] {
    try readInput(file, limit: Limits.projectFileBytes, "open the model in Xcode, which writes it anew")
  }
}

extension DataModel.Entity {
  /// An entity of the model's file; nil for one without a name.
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"] else { return nil }
    self.name = name
    let type = attributes["representedClassName"] ?? ""
    className = type.split(separator: ".").last.map(String.init) ?? ""
    parent = attributes["parentEntity"]
    generation =
      switch attributes["codeGenerationType"] {
      case _ where className.isEmpty || className == "NSManagedObject": .nothing
      case "class": .type
      case "category": .properties
      case _: .nothing
      }
  }
}

extension DataModel.Attribute {
  /// An attribute of the model's file; nil for one without a name.
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"] else { return nil }
    (self.name, type) = (name, attributes["attributeType"] ?? "Undefined")
    isScalar = attributes["usesScalarValueType"] == "YES"
    customClass = attributes["customClassName"]
    initial = attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"]
  }
}

extension DataModel.Relationship {
  /// A relationship of the model's file; nil for one without a name or without what it leads to.
  fileprivate init?(_ attributes: [String: String]) {
    guard let name = attributes["name"], let destination = attributes["destinationEntity"] else { return nil }
    (self.name, self.destination) = (name, destination)
    isToMany = attributes["toMany"] == "YES"
    isOrdered = attributes["ordered"] == "YES"
    inverse = attributes["inverseName"]
  }
}

/// The Swift that Xcode writes for a model of Core Data: a class for each kind of objects, its properties, and what adds to
/// relationships and takes from them.
///
/// Accessors are written out, because they alone know what new objects begin with and which property leads back.
struct DataModelSource {
  let model: DataModel

  /// The text of the file; nil if Xcode writes nothing for the model.
  var text: String? {
    let parts = model.entities.filter { $0.generation != .nothing }.map(source)
    guard !parts.isEmpty else { return nil }
    return """
      // Written by 'dsrender --xcodeproj' from the model \(model.name), as Xcode does.
      \(["CoreData", "Foundation"].map { "public import \($0)" }.joined(separator: "\n"))

      \(parts.joined(separator: "\n"))
      """
  }

  private func source(_ entity: DataModel.Entity) -> String {
    let type = Self.name(entity.className)
    let base = entity.parent.flatMap(model.entity).map(\.className) ?? ""
    var text = ""
    if entity.generation == .type {
      text += "nonisolated open class \(type): \(base.isEmpty ? "NSManagedObject" : Self.name(base)) {"
      // The class's own name need not be the entity's.
      if entity.name != entity.className {
        text += """

            open override class func entity() -> NSEntityDescription {
              let entity = super.entity()
              entity.name = \(literal(entity.name))
              return entity
            }

          """
      }
      text += "}\n\n"
    }
    text += "nonisolated extension \(type) {\n"
    text += """
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> {
          NSFetchRequest<\(type)>(entityName: \(literal(entity.name)))
        }

      """
    for attribute in entity.attributes { text += Self.property(attribute) }
    for relationship in entity.relationships { text += property(relationship) }
    text += "}\n"
    // A kind that adds to another one has what that one has.
    if base.isEmpty { text += "\nextension \(type): Identifiable {}\n" }
    return text
  }

  /// A name as Swift reads it.
  private static func name(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set = [
    "as", "case", "class", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func", "if",
    "import",
    "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "return",
    "self",
    "static", "struct", "switch", "true", "try", "var", "where", "while",
  ]
}

extension DataModelSource {
  private static func property(_ attribute: DataModel.Attribute) -> String {
    let type = ValueType(attribute)
    let initial = attribute.initial.flatMap(type.literal)
    let value = initial.map { ", default: \($0)" } ?? ""
    let key = literal(attribute.name)
    return """

        public var \(name(attribute.name)): \(type.name) {
          get { managedValue(of: \(key)\(value)) }
          set { setManagedValue(newValue, of: \(key)) }
        }

      """
  }

  private func property(_ relationship: DataModel.Relationship) -> String {
    let destination = model.entity(relationship.destination)?.className ?? ""
    let type = destination.isEmpty ? "NSManagedObject" : Self.name(destination)
    let container = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let key = literal(relationship.name)
    let value = relationship.isToMany ? container : type
    let objects =
      relationship.isToMany ? "setManagedObjects(newValue?.managedObjects ?? []" : "setManagedObject(newValue"
    let side = description(relationship)
    var text = """

        public var \(Self.name(relationship.name)): \(value)? {
          get { managedValue(of: \(key)) }
          set { \(objects), of: \(side)) }
        }

      """
    guard relationship.isToMany else { return text }
    let title = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    if relationship.isOrdered {
      text += """

          public func insertInto\(title)(_ value: \(type), at idx: Int) {
            insertManagedObjects([value], into: \(side), at: idx)
          }
          public func removeFrom\(title)(at idx: Int) { removeManagedObjects(at: [idx], from: \(side)) }
          public func removeFrom\(title)(at indexes: NSIndexSet) {
            removeManagedObjects(at: IndexSet(indexes), from: \(side))
          }
          public func replace\(title)(at idx: Int, with value: \(type)) {
            replaceManagedObjects(at: [idx], with: [value], in: \(side))
          }
          public func replace\(title)(at indexes: NSIndexSet, with values: [\(type)]) {
            replaceManagedObjects(at: IndexSet(indexes), with: values, in: \(side))
          }

        """
    }
    text += """

        public func addTo\(title)(_ value: \(type)) { addManagedObjects([value], to: \(side)) }
        public func removeFrom\(title)(_ value: \(type)) { removeManagedObjects([value], from: \(side)) }
        public func addTo\(title)(_ values: \(container)) { addManagedObjects(values.managedObjects, to: \(side)) }
        public func removeFrom\(title)(_ values: \(container)) {
          removeManagedObjects(values.managedObjects, from: \(side))
        }

      """
    return text
  }

  /// The two sides of a relationship, as the accessors name them.
  private func description(_ relationship: DataModel.Relationship) -> String {
    let own = "\(literal(relationship.name)), \(Self.kind(relationship))"
    let back = relationship.inverse.flatMap { inverse in
      model.entity(relationship.destination)?.relationships.first { $0.name == inverse }
    }
    guard let back else { return "ManagedRelationship(\(own))" }
    return "ManagedRelationship(\(own), inverse: \(literal(back.name)), \(Self.kind(back)))"
  }

  private static func kind(_ relationship: DataModel.Relationship) -> String {
    relationship.isToMany ? relationship.isOrdered ? ".orderedSet" : ".set" : ".one"
  }
}

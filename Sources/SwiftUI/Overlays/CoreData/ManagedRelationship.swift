public import Foundation

/// A relationship of a model, from one of its sides: what dsrender writes for the entities of a model names it.
public struct ManagedRelationship: Sendable {
  /// What one side of a relationship holds.
  public enum Kind: Sendable {
    /// One object or none.
    case one
    /// Any number, without an order.
    case set
    /// Any number, in an order.
    case orderedSet
  }

  /// A property that holds one side.
  struct Side: Sendable {
    var name: String
    var kind: Kind
  }

  let side: Side
  /// The property of the others that leads back; nil if none does.
  let inverse: Side?

  /// A relationship that leads one way.
  public init(_ name: String, _ kind: Kind) { (side, inverse) = (Side(name: name, kind: kind), nil) }

  /// A relationship with a way back, which is kept in step.
  public init(_ name: String, _ kind: Kind, inverse: String, _ inverseKind: Kind) {
    side = Side(name: name, kind: kind)
    self.inverse = Side(name: inverse, kind: inverseKind)
  }
}

/// What holds objects for a relationship to many: a set, with an order or without.
public protocol ManagedObjectSet {
  /// The objects, in the order that there is.
  var managedObjects: [NSManagedObject] { get }
}

extension NSSet: ManagedObjectSet {
  public var managedObjects: [NSManagedObject] { allObjects.compactMap { $0 as? NSManagedObject } }
}

extension NSOrderedSet: ManagedObjectSet {
  public var managedObjects: [NSManagedObject] { array.compactMap { $0 as? NSManagedObject } }
}

extension NSManagedObject {
  /// Makes a relationship lead to an object, or to none; the way back follows.
  public func setManagedObject(_ object: NSManagedObject?, of relationship: ManagedRelationship) {
    setManagedObjects(object.map { [$0] } ?? [], of: relationship)
  }

  /// Makes a relationship lead to objects; the ways back follow.
  public func setManagedObjects(_ objects: [NSManagedObject], of relationship: ManagedRelationship) {
    let side = relationship.side
    let objects = objects.enumerated().filter { number, object in !objects[..<number].contains { $0 === object } }
      .map(\.element)
    let before = held(by: side)
    let gone = before.filter { old in !objects.contains { $0 === old } }
    let added = objects.filter { new in !before.contains { $0 === new } }
    hold(objects, by: side)
    guard let inverse = relationship.inverse else { return }
    for object in gone { object.drop(self, from: inverse) }
    for object in added { object.take(self, by: inverse, whoseInverseIs: side) }
  }

  /// Makes a relationship to many lead to further objects.
  public func addManagedObjects(_ objects: [NSManagedObject], to relationship: ManagedRelationship) {
    let before = held(by: relationship.side)
    setManagedObjects(before + objects.filter { new in !before.contains { $0 === new } }, of: relationship)
  }

  /// Makes a relationship to many lead to further objects from a place on.
  public func insertManagedObjects(_ objects: [NSManagedObject], into relationship: ManagedRelationship, at index: Int)
  {
    var all = held(by: relationship.side)
    all.insert(contentsOf: objects, at: index)
    setManagedObjects(all, of: relationship)
  }

  /// Makes a relationship to many no longer lead to objects.
  public func removeManagedObjects(_ objects: [NSManagedObject], from relationship: ManagedRelationship) {
    setManagedObjects(
      held(by: relationship.side).filter { old in !objects.contains { $0 === old } }, of: relationship)
  }

  /// Makes a relationship to many no longer lead to the objects at places.
  public func removeManagedObjects(at indexes: IndexSet, from relationship: ManagedRelationship) {
    let all = held(by: relationship.side).enumerated()
    setManagedObjects(all.filter { !indexes.contains($0.offset) }.map(\.element), of: relationship)
  }

  /// Makes a relationship to many lead to other objects at places.
  public func replaceManagedObjects(
    at indexes: IndexSet, with objects: [NSManagedObject], in relationship: ManagedRelationship
  ) {
    var all = held(by: relationship.side)
    for (index, object) in zip(indexes, objects) { all[index] = object }
    setManagedObjects(all, of: relationship)
  }

  private func held(by side: ManagedRelationship.Side) -> [NSManagedObject] {
    switch primitiveValue(forKey: side.name) {
    case let object as NSManagedObject: [object]
    case let objects as any ManagedObjectSet: objects.managedObjects
    case _: []
    }
  }

  private func hold(_ objects: [NSManagedObject], by side: ManagedRelationship.Side) {
    switch side.kind {
    case .one: setManagedValue(objects.first, of: side.name)
    case .set: setManagedValue(NSSet(array: objects), of: side.name)
    case .orderedSet: setManagedValue(NSOrderedSet(array: objects), of: side.name)
    }
  }

  private func drop(_ object: NSManagedObject, from side: ManagedRelationship.Side) {
    hold(held(by: side).filter { $0 !== object }, by: side)
  }

  private func take(
    _ object: NSManagedObject, by side: ManagedRelationship.Side, whoseInverseIs back: ManagedRelationship.Side
  ) {
    let before = held(by: side)
    switch side.kind {
    case .one:
      for other in before where other !== object { other.drop(self, from: back) }
      hold([object], by: side)
    case .set, .orderedSet:
      hold(before.contains { $0 === object } ? before : before + [object], by: side)
    }
  }
}

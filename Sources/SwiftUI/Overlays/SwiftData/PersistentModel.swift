import Foundation
public import Observation
import Synchronization

/// An object that is kept.
/// - Partial: kept in memory alone; the inverse of a relationship is not set by itself.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  /// What the object is known by.
  public var persistentModelID: PersistentIdentifier { ModelTable.identifier(of: self) }
  /// What the object is known by.
  public var id: PersistentIdentifier { persistentModelID }
  /// Where the object was inserted; nil before that.
  public var modelContext: ModelContext? { ModelTable.context(of: self) }
  /// Whether the object was taken away.
  public var isDeleted: Bool { false }
  /// Whether the object has changed since it was written; nothing is written.
  public var hasChanges: Bool { false }
  /// Whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
  /// Puts the object into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a kept object is known by.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  /// The name of the object's type.
  public let entityName: String
  private let number: Int
  /// The place where it is kept.
  public var storeIdentifier: String? { "memory" }
  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  init(entityName: String, number: Int) { (self.entityName, self.number) = (entityName, number) }

  /// Whether the first was made earlier.
  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

/// What is known of objects beside their properties.
enum ModelTable {
  private struct Entry {
    weak var model: AnyObject?
    weak var context: ModelContext?
    var identifier: PersistentIdentifier
  }

  private struct State: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    var count = 0

    /// The entry of an object; an entry of one that had its address before counts no more.
    mutating func entry(of model: AnyObject) -> Entry {
      if let entry = entries[ObjectIdentifier(model)], entry.model === model { return entry }
      count += 1
      let identifier = PersistentIdentifier(entityName: String(describing: type(of: model)), number: count)
      return Entry(model: model, identifier: identifier)
    }
  }

  private static let state = Mutex(State())

  static func identifier(of model: AnyObject) -> PersistentIdentifier {
    update(model) { $0 }.identifier
  }

  static func context(of model: AnyObject) -> ModelContext? { update(model) { $0 }.context }

  /// Notes where an object is; nil for nowhere.
  static func put(_ model: AnyObject, into context: ModelContext?) {
    update(model) { entry in
      var entry = entry
      entry.context = context
      return entry
    }
  }

  @discardableResult private static func update(_ model: AnyObject, _ change: (Entry) -> Entry) -> Entry {
    nonisolated(unsafe) let model = model
    nonisolated(unsafe) let change = change
    nonisolated(unsafe) var changed: Entry?
    state.withLock { state in
      let entry = change(state.entry(of: model))
      state.entries[ObjectIdentifier(model)] = entry
      changed = entry
    }
    return changed!
  }
}

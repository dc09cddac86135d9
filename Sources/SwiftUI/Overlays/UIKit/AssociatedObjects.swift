// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

// What Objective-C's runtime has for objects that apps tie to others; it is here for lack of that runtime, and goes with UIKit,
// whose classes apps tie them to.

/// How an object is kept by the one that it is tied to.
public struct objc_AssociationPolicy: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is not kept.
  /// - Partial: it is, as with the others.
  public static let OBJC_ASSOCIATION_ASSIGN = objc_AssociationPolicy(rawValue: 0)
  /// It is kept.
  public static let OBJC_ASSOCIATION_RETAIN_NONATOMIC = objc_AssociationPolicy(rawValue: 1)
  /// A copy is kept.
  /// - Partial: the object itself is.
  public static let OBJC_ASSOCIATION_COPY_NONATOMIC = objc_AssociationPolicy(rawValue: 3)
  /// It is kept.
  public static let OBJC_ASSOCIATION_RETAIN = objc_AssociationPolicy(rawValue: 0o1401)
  /// A copy is kept.
  /// - Partial: the object itself is.
  public static let OBJC_ASSOCIATION_COPY = objc_AssociationPolicy(rawValue: 0o1403)
}

/// The object that is tied to another under a key; nil if none is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.get(object as AnyObject, key)
}

/// Ties an object to another under a key, or unties what is tied to it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) { AssociatedObjects.shared.set(object as AnyObject, key, value) }

/// Unties all objects from another.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.shared.remove(object as AnyObject) }

/// The objects that are tied to others, until those are gone.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Owner {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSLock()
  private var owners: [ObjectIdentifier: Owner] = [:]

  func get(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { owner(of: object).values[key] }
  }

  func set(_ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?) {
    // What is let go may end other objects, whose ends may ask for theirs: it goes after the lock.
    var gone: [Owner] = []
    lock.withLock {
      var owner = owner(of: object)
      gone.append(owner)
      owner.values[key] = value
      gone += owners.values.filter { $0.object == nil }
      owners = owners.filter { $0.value.object != nil }
      owners[ObjectIdentifier(object)] = owner
    }
    withExtendedLifetime(gone) {}
  }

  func remove(_ object: AnyObject) {
    let gone = lock.withLock { owners.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }

  /// What is tied to an object, and not to an earlier one at the same address.
  private func owner(of object: AnyObject) -> Owner {
    if let owner = owners[ObjectIdentifier(object)], owner.object === object { return owner }
    return Owner(object: object)
  }
}

/// The types of a program's objects.
public final class Schema: Hashable, Sendable {
  /// A version.
  public struct Version: Hashable, Comparable, Sendable {
    let numbers: [Int]
    /// A version by its numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    /// Whether the first is older.
    public static func < (left: Version, right: Version) -> Bool {
      left.numbers.lexicographicallyPrecedes(right.numbers)
    }
  }

  /// A property.
  public enum Attribute {
    /// How a property is kept.
    public enum Option: Sendable {
      case unique, externalStorage, encrypt, preserveValueOnDeletion, ephemeral, spotlight, allowsCloudEncryption
      case transformable(by: String)
    }
  }

  /// A reference to other objects.
  public enum Relationship {
    /// What becomes of the others where an object goes.
    public enum DeleteRule: Sendable {
      case noAction, nullify, cascade, deny
    }
    /// How a reference is kept.
    public enum Option: Sendable {
      case unique
    }
  }

  public let version: Version
  /// The names of the types.
  public let entityNames: [String]

  /// Types.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (self.version, entityNames) = (version, types.map { String(describing: $0) })
  }

  /// Types.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The types of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Whether both are the same object.
  public static func == (left: Schema, right: Schema) -> Bool { left === right }
  /// Puts the object into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The types of a version of a program.
public protocol VersionedSchema {
  /// The types.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How objects of one version become those of the next.
/// - Ignored: memory has no objects of an earlier version.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step from one version to the next.
public enum MigrationStage {
  /// A step that needs no code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

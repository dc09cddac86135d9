package import DSDiagnostics
import DSNode

/// What one evaluation of a view's body has read from the environment, and what the modifiers in the body set there.
///
/// Kept to find values that are read above the modifier that sets them: see `readsAbove`.
final class BodyRecord {
  /// A value that the body has read.
  struct Read {
    /// The name of the environment's value; empty while it is not known.
    var name: String
    /// Where the property is written that reads it.
    var fileID: String
    /// The line there, counted from 1.
    var line: Int
  }

  /// A modifier in the body that sets a value which the body has read.
  struct Setter {
    /// The key that it sets.
    var key: ObjectIdentifier
    /// The value that it sets.
    var value: Any
    /// The chain of modifiers around it.
    var chain: Int
  }

  /// The keys that `@Environment` properties have read while the body was evaluated.
  private(set) var reads: [ObjectIdentifier: Read] = [:]
  /// The modifiers that set one of them, in the order of lowering.
  private(set) var setters: [Setter] = []
  /// What the chains with such a modifier were lowered to.
  private(set) var nodes: [Int: [DSNode]] = [:]
  private var chains = 0

  /// The record of the body that is being evaluated; bodies are evaluated on the main actor alone.
  nonisolated(unsafe) static var current: BodyRecord?
  /// The property that is being read.
  nonisolated(unsafe) static var property: Read?
  /// The keys that a change of the environment sets, while it is made.
  nonisolated(unsafe) static var writes: [ObjectIdentifier]?

  /// Calls a closure whose reads belong to a body; to none where `record` is nil.
  static func reading<Result>(for record: BodyRecord?, _ body: () -> Result) -> Result {
    let outer = current
    current = record
    defer { current = outer }
    return body()
  }

  /// Takes down that a key was read, where an `@Environment` property reads it.
  static func recordRead<Key: EnvironmentKey>(_ key: Key.Type) {
    ViewReads.record()
    guard var property, let current, current.reads[ObjectIdentifier(key)] == nil else { return }
    if property.name.isEmpty { property.name = name(of: key) }
    current.reads[ObjectIdentifier(key)] = property
  }

  /// The name of the value that a key is for: `ink` of `__Key_ink`, `IsMember` of `IsMemberKey`.
  private static func name<Key>(of key: Key.Type) -> String {
    let name = "\(key)"
    if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
    for ending in ["EnvironmentKey", "Key"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// Makes a change and says which keys it sets, each once.
  static func keys(setBy change: () -> Void) -> [ObjectIdentifier] {
    let outer = writes
    writes = []
    defer { writes = outer }
    change()
    return writes ?? []
  }

  /// Takes down that a key is set.
  static func recordWrite(_ key: ObjectIdentifier) {
    if writes?.contains(key) == false { writes?.append(key) }
  }

  /// The number of a new chain of modifiers.
  func makeChain() -> Int {
    chains += 1
    return chains
  }

  /// Takes down a modifier that sets values, where the body has read one of them.
  func recordSetter(_ keys: [ObjectIdentifier], in environment: EnvironmentValues, chain: Int) {
    for key in keys where reads[key] != nil {
      if let value = environment.stored(key) { setters.append(Setter(key: key, value: value, chain: chain)) }
    }
  }

  /// Keeps what a chain was lowered to, where one of its modifiers sets a value that the body has read.
  func close(_ chain: Int, _ outputs: _ViewOutputs) {
    if setters.contains(where: { $0.chain == chain }) { nodes[chain] = outputs.nodes }
  }
}

extension EnvironmentValues {
  /// Where the `@Environment` property is written that is being read; nil outside of one.
  package static var _placeOfProperty: SourceLocation? {
    BodyRecord.property.map { SourceLocation(file: $0.fileID, line: $0.line) }
  }

  /// Says what the value is called that an `@Environment` property is reading, where several keys make it up.
  package static func _nameProperty(_ name: String) {
    if BodyRecord.property?.name == "" { BodyRecord.property?.name = name }
  }
}

/// A set of values: typed values by key, and tokens by path.
///
/// Themes, modes, component styles and modifiers are styles. Put one on another with `init(cascading:)`; nothing else
/// decides how a component looks. Copies share their storage until they are changed.
@dynamicMemberLookup
public struct Style: Sendable {
  /// One entry and the identity of its key's type; nil for a name that no type was known for.
  @usableFromInline
  struct Slot: Sendable {
    @usableFromInline var key: ObjectIdentifier?
    @usableFromInline var entry: any StyleEntry

    @usableFromInline
    init(key: ObjectIdentifier?, entry: any StyleEntry) {
      self.key = key
      self.entry = entry
    }
  }

  /// The entries, one a key, in the order in which they were set. Few, so that scanning beats hashing.
  @usableFromInline var slots: [Slot] = []
  /// The tokens; shared by every style that was put on a theme and adds no tokens.
  var tokens = TokenTable.empty

  /// An empty style.
  public init() {}

  /// Whether the style is empty.
  public var isEmpty: Bool { slots.isEmpty && tokens.isEmpty }

  /// The value of a key: the style's own, else the key's initial value.
  @inlinable
  public subscript<Keys: CascadeKeys>(key: Keys.Type) -> Keys.Value {
    get { if case .override(let value) = self[value: key] { value } else { Keys.initial } }
    set { self[value: key] = .override(newValue) }
  }

  /// The style's value for a key; `.inherit` if it has none.
  @inlinable
  public subscript<Keys: CascadeKeys>(value key: Keys.Type) -> Value<Keys.Value> {
    get {
      let identity = ObjectIdentifier(key)
      for index in slots.indices where slots[index].key == identity {
        return unsafeDowncast(slots[index].entry, to: TypedEntry<Keys>.self).value
      }
      return .inherit
    }
    set { put(Slot(key: ObjectIdentifier(key), entry: TypedEntry<Keys>(newValue))) }
  }

  /// The value of a key that is reached through a member of `Style.Key`.
  @inlinable
  public subscript<Keys: CascadeKeys>(dynamicMember path: KeyPath<Key, Keys.Type>) -> Keys.Value {
    get { self[Keys.self] }
    set { self[Keys.self] = newValue }
  }

  /// The value of a key that is given by a member of `Style.Key`, as in `style[\.card]`.
  @inlinable
  public subscript<Keys: CascadeKeys>(path: KeyPath<Key, Keys.Type>) -> Keys.Value {
    get { self[Keys.self] }
    set { self[Keys.self] = newValue }
  }

  /// The style's value for a key that is reached through a member of `Style.Key`.
  @inlinable
  public subscript<Keys: CascadeKeys>(value path: KeyPath<Key, Keys.Type>) -> Value<Keys.Value> {
    get { self[value: Keys.self] }
    set { self[value: Keys.self] = newValue }
  }

  /// The names of the keys that the style sets, sorted.
  public var names: [String] { slots.map(\.entry.name).sorted() }

  /// Takes in an entry, in place of one of the same key or name.
  @usableFromInline
  mutating func put(_ slot: Slot) {
    if let index = index(of: slot) { slots[index] = slot } else { slots.append(slot) }
  }

  /// The index of the entry of the same key: by type, or by name if one of the two types is not known.
  func index(of slot: Slot) -> Int? {
    if let key = slot.key, let index = slots.firstIndex(where: { $0.key == key }) { return index }
    guard slot.key == nil || slots.contains(where: { $0.key == nil }) else { return nil }
    let name = slot.entry.name
    return slots.firstIndex { ($0.key == nil || slot.key == nil) && $0.entry.name == name }
  }
}

extension Style: Equatable {
  /// Whether both styles have the same values for every key and token, in any order of definition.
  public static func == (a: Style, b: Style) -> Bool {
    a.slots.count == b.slots.count && a.tokens == b.tokens
      && a.slots.allSatisfy { slot in b.index(of: slot).map { b.slots[$0].entry.isEqual(to: slot.entry) } ?? false }
  }
}

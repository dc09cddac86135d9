import DSGeometry
import Synchronization

/// The tokens and groups of a style, with the values found so far.
///
/// Immutable except for the cache of values; shared by the styles that have the same tokens, so that a subtree with its
/// own style neither copies nor evaluates a token twice.
final class TokenTable: Sendable {
  /// The definitions by name, but for those in `replaced`.
  private let shared: [TokenPath: TokenDefinition]
  /// The definitions that differ from `shared`; nil for tokens that are not there. A table that differs from another in a
  /// few tokens holds these few.
  private let replaced: [TokenPath: TokenDefinition?]
  /// The groups with explicit properties, by name.
  let groups: [TokenPath: TokenGroup]
  /// Whether any group takes over another.
  let hasExtensions: Bool
  /// The groups that take over a group around them, which nothing follows.
  let innerCircles: [TokenPath: [TokenPath]]
  /// Whether any group has a fault.
  let hasGroupFaults: Bool
  private let values = Mutex<[TokenPath: TokenValue]>([:])
  private let sortedPaths = Mutex<[TokenPath]?>(nil)
  private let pathsByLastName = Mutex<[Substring: [TokenPath]]?>(nil)
  private let errors = Mutex<[TokenPath: TokenError]>([:])
  private let readings = Mutex<Set<TokenNote>>([])

  static let empty = TokenTable(definitions: [:], groups: [:])

  init(definitions: [TokenPath: TokenDefinition], groups: [TokenPath: TokenGroup]) {
    (shared, replaced) = (definitions, [:])
    self.groups = groups
    hasExtensions = groups.values.contains { $0.extends != nil }
    hasGroupFaults = groups.values.contains { $0.fault != nil }
    innerCircles = hasExtensions ? Self.innerCircles(of: groups) : [:]
  }

  /// A table with other definitions of some tokens; it shares the rest.
  private init(_ table: TokenTable, replacing replaced: [TokenPath: TokenDefinition?]) {
    (shared, groups) = (table.shared, table.groups)
    self.replaced = table.replaced.merging(replaced) { $1 }
    (hasExtensions, hasGroupFaults) = (table.hasExtensions, table.hasGroupFaults)
    innerCircles = table.innerCircles
  }

  var isEmpty: Bool { definitions.isEmpty && groups.isEmpty }

  /// The definitions by name.
  var definitions: [TokenPath: TokenDefinition] {
    var definitions = shared
    for (path, definition) in replaced { definitions[path] = definition }
    return definitions
  }

  /// The definition that the table itself has of a token; nil for none.
  func own(_ path: TokenPath) -> TokenDefinition? {
    if !replaced.isEmpty, let other = replaced[path] { return other }
    return shared[path]
  }

  /// The table with other definitions of some tokens, nil for none; its time grows with their number alone.
  func replacing(_ definitions: [TokenPath: TokenDefinition?]) -> TokenTable {
    definitions.isEmpty ? self : TokenTable(self, replacing: definitions)
  }

  /// The tokens of both; those of `other` replace those of the same name, groups are merged.
  func merging(_ other: TokenTable) -> TokenTable {
    if other === self || other.isEmpty { return self }
    return isEmpty ? other : Self.merging([self, other])
  }

  /// The tokens of all tables; those of later ones replace those of the same name, groups are merged.
  static func merging(_ tables: [TokenTable]) -> TokenTable {
    let tables = tables.filter { !$0.isEmpty }
    guard tables.count > 1, let first = tables.first else { return tables.first ?? .empty }
    var definitions = first.definitions
    definitions.reserveCapacity(tables.reduce(0) { $0 + $1.definitions.count })
    var groups = first.groups
    for table in tables.dropFirst() {
      if table.hasGroupFaults { definitions.mark(faultsOf: table.groups) }
      for (path, definition) in table.definitions { definitions[path] = definition }
      for (path, group) in table.groups { groups[path] = groups[path]?.merging(group) ?? group }
    }
    return TokenTable(definitions: definitions, groups: groups)
  }

  /// The value of a token, found once and kept.
  func value(of path: TokenPath) throws(TokenError) -> TokenValue {
    if let known = remembered(path) { return known }
    if let error = errors.withLock({ $0[path] }) { throw error }
    var evaluation = TokenEvaluation(table: self)
    defer { if !evaluation.notes.isEmpty { readings.withLock { $0.formUnion(evaluation.notes) } } }
    if let value = evaluation.value(of: path) { return value }
    let error = evaluation.problems.first ?? TokenError(path, .missing(near: nil, known: []))
    errors.withLock { $0[path] = error }
    throw error
  }

  /// The value of a token; nil where it has none, without a reason, which takes longer to find.
  func knownValue(of path: TokenPath) -> TokenValue? {
    if let known = remembered(path) { return known }
    if errors.withLock({ $0[path] != nil }) { return nil }
    var evaluation = TokenEvaluation(table: self, suggests: false)
    defer { if !evaluation.notes.isEmpty { readings.withLock { $0.formUnion(evaluation.notes) } } }
    return evaluation.value(of: path)
  }

  /// The readings, in the values found so far, that authors should know of.
  var notes: Set<TokenNote> { readings.withLock { $0 } }

  /// The names of all tokens, those that groups take over included, sorted; found once and kept.
  var paths: [TokenPath] {
    sortedPaths.withLock { known in
      let paths = known ?? makePaths()
      known = paths
      return paths
    }
  }

  /// The names of all tokens by their last parts, each list sorted; found once and kept.
  var namesakes: [Substring: [TokenPath]] {
    let paths = paths
    return pathsByLastName.withLock { known in
      let names = known ?? Dictionary(grouping: paths, by: \.lastName)
      known = names
      return names
    }
  }

  /// A token's value, where it is already known.
  func remembered(_ path: TokenPath) -> TokenValue? { values.withLock { $0[path] } }

  /// Keeps a value, also of a token on the way to another.
  func remember(_ value: TokenValue, of path: TokenPath) { values.withLock { $0[path] = value } }
}

extension TokenTable: Equatable {
  static func == (a: TokenTable, b: TokenTable) -> Bool {
    a === b || a.definitions == b.definitions && a.groups == b.groups
  }
}

extension TokenTable {
  /// Collects tokens and groups into a table.
  struct Builder {
    private var definitions: [TokenPath: TokenDefinition] = [:]
    private var groups: [TokenPath: TokenGroup] = [:]

    init() {}

    init(_ table: TokenTable) {
      definitions = table.definitions
      groups = table.groups
    }

    /// The table of what was collected.
    var table: TokenTable {
      if definitions.isEmpty, groups.isEmpty { return .empty }
      var definitions = definitions
      if groups.values.contains(where: { $0.fault != nil }) { definitions.mark(faultsOf: groups) }
      return TokenTable(definitions: definitions, groups: groups)
    }

    mutating func add(_ definition: TokenDefinition) { definitions[definition.path] = definition }

    mutating func add(_ group: TokenGroup) {
      if !group.isSilent { groups[group.path] = groups[group.path]?.merging(group) ?? group }
    }
  }

  /// The first token or group that could not be read; nil if all could.
  var firstFault: TokenPath? {
    (groups.values.filter { $0.fault != nil }.map(\.path) + definitions.values.filter { $0.fault != nil }.map(\.path))
      .min()
  }

  /// The groups and tokens in the form of DTCG, sorted by path.
  var encoded: [(path: TokenPath, value: DataValue)] {
    (groups.values.map { ($0.path, $0.data) } + definitions.values.map { ($0.path, $0.data) }).sorted { $0.0 < $1.0 }
  }
}

extension [TokenPath: TokenDefinition] {
  /// Gives the fault of a group to the tokens in it: the properties that such a group of the same or a later source has
  /// for them are not known. Tokens of still later sources are not affected.
  fileprivate mutating func mark(faultsOf groups: [TokenPath: TokenGroup]) {
    let table = TokenTable(definitions: [:], groups: groups)
    for (path, definition) in self {
      guard definition.fault == nil, let fault = table.groupFault(around: path) else { continue }
      self[path] = definition.with(fault: fault)
    }
  }
}

/// Whether two values are alike: by their own equality, or else by their encoding.
func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
  func equal<Comparable: Equatable>(_ a: Comparable) -> Bool { a == b as? Comparable }
  if let a = a as? any Equatable { return equal(a) }
  guard let a = a as? any Encodable, let b = b as? any Encodable,
    let first = try? DataValue(encoding: a), let second = try? DataValue(encoding: b)
  else { return false }
  return first == second
}

extension DataValue {
  /// What a value encodes.
  init(encoding value: some Encodable) throws {
    let node = EncodingNode()
    try node.set(value)
    self = node.value
  }
}

/// A value that is being encoded; containers of a value write into its nodes.
private final class EncodingNode: Encoder {
  private enum Content {
    case single(DataValue)
    case list([EncodingNode])
    case object([String: EncodingNode])
  }

  private var content = Content.single(.null)
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]

  var value: DataValue {
    switch content {
    case .single(let value): value
    case .list(let nodes): .list(nodes.map(\.value))
    case .object(let nodes): .object(nodes.mapValues(\.value))
    }
  }

  func set(_ value: some Encodable) throws {
    switch value {
    case let value as Bool: content = .single(.boolean(value))
    case let value as String: content = .single(.string(value))
    case let value as Double: content = .single(.number(value))
    case let value as Float: content = .single(.number(Double(value)))
    case let value as any BinaryInteger:
      content = .single(Int64(exactly: value).map { .integer($0) } ?? .string("\(value)"))
    default: try value.encode(to: self)
    }
  }

  func setNil() { content = .single(.null) }

  func makeMember(_ name: String) -> EncodingNode {
    let node = EncodingNode()
    if case .object(var nodes) = content {
      nodes[name] = node
      content = .object(nodes)
    } else {
      content = .object([name: node])
    }
    return node
  }

  func makeElement() -> EncodingNode {
    let node = EncodingNode()
    if case .list(let nodes) = content { content = .list(nodes + [node]) } else { content = .list([node]) }
    return node
  }

  var count: Int { if case .list(let nodes) = content { nodes.count } else { 0 } }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .single = content { content = .object([:]) }
    return KeyedEncodingContainer(EncodingMembers<Key>(node: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .single = content { content = .list([]) }
    return EncodingElements(node: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { EncodingSingle(node: self) }
}

/// The members of an object. Its generic method stands for those of all simple types.
private struct EncodingMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: EncodingNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { node.makeMember(key.stringValue).setNil() }
  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try node.makeMember(key.stringValue).set(value) }
  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    node.makeMember(key.stringValue).container(keyedBy: type)
  }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    node.makeMember(key.stringValue).unkeyedContainer()
  }
  func superEncoder() -> any Encoder { node.makeMember("super") }
  func superEncoder(forKey key: Key) -> any Encoder { node.makeMember(key.stringValue) }
}

/// The elements of a list.
private struct EncodingElements: UnkeyedEncodingContainer {
  let node: EncodingNode
  var codingPath: [any CodingKey] { [] }
  var count: Int { node.count }

  func encodeNil() { node.makeElement().setNil() }
  func encode<T: Encodable>(_ value: T) throws { try node.makeElement().set(value) }
  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    node.makeElement().container(keyedBy: type)
  }
  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { node.makeElement().unkeyedContainer() }
  func superEncoder() -> any Encoder { node.makeElement() }
}

/// A value that is neither a list nor an object.
private struct EncodingSingle: SingleValueEncodingContainer {
  let node: EncodingNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { node.setNil() }
  func encode<T: Encodable>(_ value: T) throws { try node.set(value) }
}

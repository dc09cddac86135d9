import DSNode

/// The name of a value that a view gives to the container around it, with the value that holds where none is given.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is given.
  static var defaultValue: Value { get }
}

/// What a view gives to the container around it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  init() {}

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag, if it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

extension View {
  /// Gives a value to the container around the view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}

/// Gives a value to the container around a view: to `Subview`s by the view's traits, to layouts by a layout value.
private nonisolated struct ContainerValueModifier<V>: ViewModifier {
  typealias Body = Never

  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  @MainActor static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = content(inputs)
    for index in outputs.nodes.indices {
      var values = outputs.traits[index]?.containerValues ?? ContainerValues()
      values[keyPath: modifier.keyPath] = modifier.value
      outputs.traits[index, default: ViewTraits()].containerValues = values
      outputs.nodes[index].modifiers.append(
        .layoutValue(
          LayoutValueNode(
            key: ObjectIdentifier(ContainerValues.self), name: "ContainerValues", value: values, isAccumulated: true)))
    }
    return outputs
  }
}

extension LayoutSubview {
  /// What the view gives to the container around it.
  public var containerValues: ContainerValues {
    child.layoutValue(ObjectIdentifier(ContainerValues.self)) as? ContainerValues ?? ContainerValues()
  }
}

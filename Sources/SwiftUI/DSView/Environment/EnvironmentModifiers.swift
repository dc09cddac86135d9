import DSNode

/// Changes the environment of everything inside.
nonisolated package struct EnvironmentModifier: ViewModifier {
  package typealias Body = Never

  let change: @MainActor (inout EnvironmentValues) -> Void

  /// Changes the environment with a closure.
  package init(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) { self.change = change }

  @MainActor package static func _lower(
    _ modifier: EnvironmentModifier, _ inputs: _ViewInputs,
    _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    let keys = BodyRecord.keys { modifier.change(&inner.environment) }
    inputs.warnOfIgnored(inner.environment, changedFrom: inputs.environment)
    if let record = inputs.record, let chain = inputs.chain {
      record.recordSetter(keys, in: inner.environment, chain: chain)
    }
    // What later stages inherit by themselves has to reach them too.
    return content(inner).modified(inner.environment.modifiers(changedFrom: inputs.environment))
  }
}

/// Sets a value of the environment for everything inside; the modifier that `environment(_:_:)` puts on a view.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// Changes nodes.
  public typealias Body = Never

  /// Which value.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// What it is set to.
  public var value: Value

  /// Sets a value.
  public init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  /// The nodes of the content in the changed environment.
  @MainActor public static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (keyPath, value) = (modifier.keyPath, modifier.value)
    return EnvironmentModifier._lower(EnvironmentModifier { $0[keyPath: keyPath] = value }, inputs, content)
  }
}

extension View {
  /// Sets a value of the environment for everything inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for everything inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Puts an object into the environment for everything inside; nil takes it out.
  nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }
}

/// A modifier that becomes another one in its environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The modifier that it becomes.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier in an environment.
  @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// Lowers the content with the modifier that this one becomes.
  @MainActor public static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    ResolvedModifier._lower(
      inputs.evaluate { modifier.resolve(in: inputs.environment) }, inputs, content)
  }
}

extension ViewModifier {
  /// How the changes of this modifier are animated.
  /// - Ignored: pictures show the end of an animation.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the description of the changes of this modifier.
  /// - Ignored: pictures show no changes.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

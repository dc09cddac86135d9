/// A way a symbol moves or changes; a picture shows the symbol at rest.
public protocol SymbolEffect {}
/// An effect that goes on while it is wanted.
public protocol IndefiniteSymbolEffect {}
/// An effect that is played and ends.
public protocol DiscreteSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// How an effect is played.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect says.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// Some times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Some times.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// These, some times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// These, some times.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// These, faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// These, again and again.
  public var repeating: SymbolEffectOptions { self }
  /// These, once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// How often an effect is played.
  public struct RepeatBehavior: Hashable, Sendable {
    /// With pauses.
    public static let periodic = RepeatBehavior()
    /// Without pauses.
    public static let continuous = RepeatBehavior()
    /// Some times, with pauses.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}

extension View {
  /// Plays an effect when a value changes.
  /// - Ignored: a picture shows the symbol at rest.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Plays an effect while it is wanted.
  /// - Ignored: a picture shows the symbol at rest.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Takes the effects of views around away.
  /// - Ignored: a picture shows the symbol at rest.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

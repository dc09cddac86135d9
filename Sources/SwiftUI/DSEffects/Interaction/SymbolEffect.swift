public import DSView

// Effects of symbols. They move, so a picture shows none of them, except that a symbol that disappeared is not there.

/// A way in which a symbol moves.
public protocol SymbolEffect: Sendable {}
/// A movement that ends by itself.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// A movement that goes on until it is stopped.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// A movement in which one symbol becomes another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// How a symbol's effect runs.
/// - Ignored: pictures show no movement.
public struct SymbolEffectOptions: Sendable {
  /// The effect's own way.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// A number of times; for ever without one.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }
  /// A number of times; for ever without one.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  /// Again and again, in a manner.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  /// Again and again, in a manner.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// How an effect comes again.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With a pause.
    public static let periodic = RepeatBehavior()
    /// With a pause, a number of times; for ever without one.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}

extension View {
  /// Moves symbols inside as long as it is active.
  /// - Partial: a symbol that disappears or waits to be drawn is not drawn; every other effect is drawn as it begins.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let hides: Bool = effect is DisappearSymbolEffect || effect is DrawOnSymbolEffect || effect is DrawOffSymbolEffect
    return opacity(isActive && hides ? 0 : 1)
  }

  /// Moves symbols inside when a value changes.
  /// - Ignored: pictures show no changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Takes the effects of symbols away.
  /// - Ignored: pictures show no movement.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// As symbols become one another.
  public static var symbolEffect: ContentTransition { .interpolate }

  /// As symbols become one another in a way.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .interpolate }
}

public import DSView

/// By an effect of symbols.
/// - Partial: the view is present or absent; pictures show no movement.
public struct SymbolEffectTransition: Transition {
  /// An effect, and how it runs.
  nonisolated public init<T: SymbolEffect>(effect: T, options: SymbolEffectOptions = .default) {}
  /// The view where it is wholly there.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

extension Transition where Self == SymbolEffectTransition {
  /// By the effect of the platform.
  nonisolated public static var symbolEffect: SymbolEffectTransition { .init(effect: AutomaticSymbolEffect.automatic) }
  /// By an effect.
  nonisolated public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { .init(effect: effect, options: options) }
}

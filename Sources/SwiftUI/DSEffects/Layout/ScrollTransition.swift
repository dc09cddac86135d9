public import DSView

extension View {
  /// Changes of the view's look on its way through a scroll view; those of a view that is wholly there are drawn.
  /// - Partial: views at the edge of a scroll view are drawn like those in its middle.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      NodeModifier { _ in transition(EmptyVisualEffect(), .identity)._effect.modifiers })
  }

  /// Changes of the view's look on its way into a scroll view and out of it; those of a view that is wholly there are
  /// drawn.
  /// - Partial: views at the edge of a scroll view are drawn like those in its middle.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}

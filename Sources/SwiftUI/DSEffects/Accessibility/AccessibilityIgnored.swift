public import DSView
public import Foundation

extension View {
  /// Whether the view answers touches itself.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
  {
    self
  }

  /// Where a touch of the view is meant to be.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Where a touch of the view is meant to be, in points of the screen.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Whether the view's colours stay where a reader turns all colours round.
  /// - Ignored: pictures are drawn without inverted colours.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Whether a large picture of the view is shown under a long press.
  /// - Ignored: a picture receives no presses.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// The picture that is shown under a long press.
  /// - Ignored: a picture receives no presses.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// A way through views of a kind.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// A way through views of a kind.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { self }

  /// A view of a way through views of a kind.
  /// - Ignored: no assistive technology navigates a picture.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// What two views have in common: one labels the other.
  /// - Ignored: the label's own text is drawn.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}

/// Which of two views labels the other.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

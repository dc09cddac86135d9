import DSNode
public import DSView
public import Foundation

extension View {
  /// What assistive technology calls the view, where a condition holds.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessible { if isEnabled { $0.label = label.spoken } }
  }

  /// What assistive technology calls the view, where a condition holds.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// What assistive technology calls the view, where a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// What the view holds, where a condition holds.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    accessible { if isEnabled { $0.value = valueDescription.spoken } }
  }

  /// What the view holds, where a condition holds.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// What the view holds, where a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// What happens when the view is used, where a condition holds.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    accessible { if isEnabled { $0.hint = hint.spoken } }
  }

  /// What happens when the view is used, where a condition holds.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// What happens when the view is used, where a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Whether assistive technology leaves the view out, where a condition holds.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// What a reader may call the view aloud, where a condition holds.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    accessible { if isEnabled { $0.inputLabels = inputLabels.map(\.spoken) } }
  }

  /// What a reader may call the view aloud, where a condition holds.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// What a reader may call the view aloud, where a condition holds.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Where a touch of the view is meant to be, where a condition holds.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    self
  }

  /// Whether the view answers touches itself, where a condition holds.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> some View { self }

  /// What assistive technology calls the view, by the deprecated name.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// What the view holds, by the deprecated name.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// What happens when the view is used, by the deprecated name.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Whether assistive technology leaves the view out, by the deprecated name.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// The name that tests find the view by, by the deprecated name.
  nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// What the view is or does, by the deprecated name.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// What the view is not, by the deprecated name.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// What a reader may call the view aloud, by the deprecated name.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// The order in which elements are read, by the deprecated name.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Where a touch of the view is meant to be, in points of the screen, by the deprecated name.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }

  /// Where a touch of the view is meant to be, by the deprecated name.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }

  /// The value that the view stands for, by the deprecated name.
  /// - Ignored: the binding decides what is selected.
  nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}

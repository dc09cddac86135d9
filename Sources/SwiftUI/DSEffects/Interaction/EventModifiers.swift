public import DSView
public import Foundation

extension View {
  /// The shape that touches of the view are meant for.
  /// - Ignored: a picture receives no touches.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// The shape that parts of the view stand for.
  /// - Ignored: a picture receives no touches.
  nonisolated public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  { self }

  /// Whether the view is touched at all.
  /// - Ignored: a picture receives no touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// What happens when a pointer comes or goes.
  /// - Ignored: a picture has no pointer.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// What happens while a pointer moves.
  /// - Ignored: a picture has no pointer.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// What a pointer over the view does to it.
  /// - Ignored: a picture has no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// What a pointer over the view does to it.
  /// - Ignored: a picture has no pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Whether a pointer does something to the view.
  /// - Ignored: a picture has no pointer.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// What is felt when a value changes.
  /// - Ignored: pictures show no changes.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// What is felt when a value changes.
  /// - Ignored: pictures show no changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// What is felt when a value changes.
  /// - Ignored: pictures show no changes.
  nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?)
    -> some View
  { self }

  /// What happens when a text is handed in.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    self
  }

  /// Whether texts inside are handed in to views around.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// What the return key says.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// What a key does.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    self
  }

  /// What a key does.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// What keys do.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func onKeyPress(phases: KeyPress.Phases = .down, action: @escaping (KeyPress) -> KeyPress.Result)
    -> some View
  { self }

  /// Keys that do what the control does.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Keys that do what the control does.
  /// - Partial: a button of the default action is not made prominent, as macOS does it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(EnvironmentModifier { $0.keyboardShortcut = shortcut })
  }

  /// Keys that do what the control does; nil for none.
  /// - Partial: a button of the default action is not made prominent, as macOS does it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(EnvironmentModifier { $0.keyboardShortcut = shortcut })
  }

  /// What is dragged with the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// What is dragged with the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }

  /// What is dragged with the view, as another view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  /// What happens to what is dropped on the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}

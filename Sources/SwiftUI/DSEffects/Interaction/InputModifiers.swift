public import DSView
public import Foundation

extension View {
  /// Whether the view can be chosen by keys.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Whether the view can be chosen by keys for some uses.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  /// Whether a chosen view is marked.
  /// - Ignored: no view in a picture is selected.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Views that keys go through before others.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func focusSection() -> some View { self }

  /// Views among which one is chosen at first.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Whether the view is chosen at first.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Whether a swipe closes the container of the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// What the reader is doing, for other devices.
  /// - Ignored: pictures have no reader whose activity could be handed to other devices.
  nonisolated public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void)
    -> some View
  { self }

  /// What happens when an address is opened.
  /// - Ignored: pictures open nothing.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// What happens when a command is given.
  /// - Ignored: a picture receives no commands.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// What happens when the view is deleted.
  /// - Ignored: a picture receives no commands.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// The hint of a pointer that rests on the view.
  /// - Ignored: a picture has no pointer.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// The hint of a pointer that rests on the view.
  /// - Ignored: a picture has no pointer.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// The hint of a pointer that rests on the view.
  /// - Ignored: a picture has no pointer.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Whether typing mistakes are corrected.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Whether typing mistakes are corrected, by the deprecated name.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Which letters of what is typed are capitals.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Which letters of what is typed are capitals, by the deprecated name.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// The kind of keyboard.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// What a field of text is for.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// How many taps may happen at once.
  /// - Ignored: a picture receives no touches.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

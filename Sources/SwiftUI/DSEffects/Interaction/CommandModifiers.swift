public import DSView
public import Foundation

/// A direction of the keys with arrows.
/// - Ignored: a picture receives no keyboard input.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// A movement of a hand that does what a control does.
/// - Ignored: a picture receives no touches.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String
  /// The hand's first movement.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// Gives the focus back to the view that has it at first.
/// - Ignored: no view in a picture has focus.
public struct ResetFocusAction {
  /// Gives it back: no view of a picture has the focus.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EventModifiers {
  /// The key of functions.
  public static let function = EventModifiers(rawValue: 64)
}

extension ContentShapeKinds {
  /// The mark of a chosen view.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// What a key of letters does.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// What some keys do.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Keys that do what the control does, and how they are changed for other keyboards.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// What happens when other keys are held.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  /// Another view while keys are held.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// What a key with an arrow does.
  /// - Ignored: a picture receives no commands.
  nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }

  /// What the key that plays and stops does.
  /// - Ignored: a picture receives no commands.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// The pages that keys go through.
  /// - Ignored: a picture receives no commands.
  nonisolated public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { self }

  /// A movement of a hand that does what the control does.
  /// - Ignored: a picture receives no touches.
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { self }

  /// Whether the view can be chosen by keys, by the deprecated name.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
  ) -> some View { self }

  /// What a pointer over the views inside does to them.
  /// - Ignored: a picture has no pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Whether a pointer is shown over the view.
  /// - Ignored: a picture has no pointer.
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// What a pointer over the view looks like.
  /// - Ignored: a picture has no pointer.
  nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Edges where the system's gestures wait.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Whether a touch that opens a window counts for the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }

  /// That a touch which opens a window counts for the view.
  /// - Ignored: a picture receives no touches.
  nonisolated public func allowsWindowActivationEvents() -> some View { self }

  /// Which addresses open the view's window.
  /// - Ignored: pictures open nothing.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }

  /// Whether addresses are opened within the program.
  /// - Ignored: pictures open nothing.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View { self }

  /// A gesture before those of the views inside, where a condition holds.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// A gesture beside those of the views inside, where a condition holds.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }

  /// A gesture with a name, where a condition holds.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { self }

  /// A gesture with a name before those of the views inside, where a condition holds.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self }

  /// A gesture with a name beside those of the views inside, where a condition holds.
  /// - Ignored: a picture receives no gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { self }
}

extension Gesture {
  /// The gesture while keys are held.
  /// - Ignored: a picture receives no gestures.
  public func modifiers(_ modifiers: EventModifiers) -> _EndedGesture<Self> { _GestureWithAction(base: self) }
}

/// What a pointer looks like.
/// - Ignored: a picture has no pointer.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// An arrow.
  public static let `default` = PointerStyle(name: "default")
  /// A bar for texts.
  public static let horizontalText = PointerStyle(name: "horizontalText")
  /// A lying bar for texts.
  public static let verticalText = PointerStyle(name: "verticalText")
  /// A cross.
  public static let rectSelection = PointerStyle(name: "rectSelection")
  /// A hand that may hold.
  public static let grabIdle = PointerStyle(name: "grabIdle")
  /// A hand that holds.
  public static let grabActive = PointerStyle(name: "grabActive")
  /// A finger.
  public static let link = PointerStyle(name: "link")
  /// A glass that makes larger.
  public static let zoomIn = PointerStyle(name: "zoomIn")
  /// A glass that makes smaller.
  public static let zoomOut = PointerStyle(name: "zoomOut")
  /// Two arrows across.
  public static let columnResize = PointerStyle(name: "columnResize")
  /// Two arrows up and down.
  public static let rowResize = PointerStyle(name: "rowResize")
}

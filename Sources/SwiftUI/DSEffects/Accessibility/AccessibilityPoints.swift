import DSNode
public import DSView

extension View {
  /// The name that tests and reports of frames find the view by, where a condition holds.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(NodeModifier { _ in isEnabled ? [.accessibilityIdentifier(identifier)] : [] })
  }

  /// A place of the view that something can be dragged from.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }

  /// A place of the view that something can be dragged from.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }

  /// A place of the view that something can be dropped on.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }

  /// A place of the view that something can be dropped on.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }

  /// The position of a scroll view that is announced.
  /// - Ignored: a picture is never scrolled.
  nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }

  /// The position of a scroll view that is announced.
  /// - Ignored: a picture is never scrolled.
  nonisolated public func accessibilityScrollStatus(
    _ status: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }

  /// A button that a movement of the hand presses.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// A button that a movement of the hand presses while a binding says so.
  /// - Ignored: a picture receives no touches.
  nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { self }
}

/// How a button looks that a movement of the hand presses.
@MainActor @preconcurrency
public protocol AccessibilityQuickActionStyle {}

/// A line around what is pressed.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// A line.
  nonisolated public init() {}
}

/// A question at the edge of the screen.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// A question.
  nonisolated public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A line around what is pressed.
  nonisolated public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A question at the edge of the screen.
  nonisolated public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

/// What assistive technology knows of a view.
/// - Partial: the modifiers of this module return other view types; this one has no effect.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier, Sendable {
  /// The content itself.
  public func body(content: Content) -> some View { content }
}

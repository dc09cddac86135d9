import DSNode
public import DSView
public import Foundation

extension View {
  /// A deprecated alert that a binding presents.
  /// - Partial: the question is not drawn; the run says so where the binding is true.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    notDrawn(.alert) { isPresented.wrappedValue }
  }

  /// A deprecated alert of an item.
  /// - Partial: the question is not drawn; the run says so where there is an item.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    notDrawn(.alert) { item.wrappedValue != nil }
  }

  /// A deprecated action sheet that a binding presents.
  /// - Partial: the choice is not drawn; the run says so where the binding is true.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    notDrawn(.confirmationDialog) { isPresented.wrappedValue }
  }

  /// A deprecated action sheet of an item.
  /// - Partial: the choice is not drawn; the run says so where there is an item.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    notDrawn(.confirmationDialog) { item.wrappedValue != nil }
  }

  /// A page of an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    pushing { item.wrappedValue.map { destination($0) } }
  }

  /// A bubble at a place that is shown where a binding says so.
  /// - Partial: the bubble is not drawn; the run says so where the binding is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    notDrawn(.popover) { isPresented.wrappedValue }
  }

  /// A bubble at a place of an item.
  /// - Partial: the bubble is not drawn; the run says so where there is an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    notDrawn(.popover) { item.wrappedValue != nil }
  }
}

/// Where a bubble points at.
/// - Ignored: bubbles are not drawn.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point in parts of the view.
  case point(UnitPoint)
}

/// A deprecated alert.
/// - Partial: questions are not drawn; the run says so.
public struct Alert {
  /// A button of a question.
  public struct Button {
    /// A button with a text.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }
    /// A button with a text that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }
    /// A button that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }
    /// A button with a text that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }
  }

  /// A question with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {}
  /// A question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {}
  /// A question with two buttons side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

/// A deprecated action sheet.
/// - Partial: choices are not drawn; the run says so.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button
  /// A choice of buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {}
}

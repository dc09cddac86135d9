public import DSView
public import Foundation

extension View {
  /// A deprecated alert that a binding presents.
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    old(.alert, isPresented.wrappedValue ? content().parts : nil)
  }

  /// A deprecated alert of an item.
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    old(.alert, item.wrappedValue.map { content($0).parts })
  }

  /// A deprecated action sheet that a binding presents.
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    old(.dialog, isPresented.wrappedValue ? content().parts : nil)
  }

  /// A deprecated action sheet of an item.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    old(.dialog, item.wrappedValue.map { content($0).parts })
  }

  /// A page of an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    pushing { item.wrappedValue.map { destination($0) } }
  }

  /// A bubble at a place that is shown where a binding says so.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover(arrowEdge)) { isPresented.wrappedValue ? content() : nil }
  }

  /// A bubble at a place of an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover(arrowEdge)) { item.wrappedValue.map { content($0) } }
  }
}

/// Where a bubble points at.
/// - Ignored: popovers point at the view itself.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point in parts of the view.
  case point(UnitPoint)
}

/// The parts of a deprecated question.
struct OldQuestion {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
}

extension View {
  /// The view with a deprecated question over it.
  nonisolated fileprivate func old(_ kind: QuestionKind, _ parts: OldQuestion?) -> some View {
    question(
      kind, parts?.title ?? Text(verbatim: ""), parts != nil, titleVisibility: .visible,
      actions: ForEach(0..<(parts?.buttons.count ?? 0)) { index in
        Button(role: parts?.buttons[index].role, action: {}) { parts?.buttons[index].label }
      },
      message: parts?.message)
  }
}

/// A deprecated alert.
public struct Alert {
  /// A button of a question.
  public struct Button {
    let label: Text
    let role: ButtonRole?

    /// A button with a text.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: nil)
    }
    /// A button with a text that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .cancel)
    }
    /// A button that leaves things as they are.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: Text(verbatim: "Cancel"), role: .cancel)
    }
    /// A button with a text that takes something away.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, role: .destructive)
    }
  }

  let parts: OldQuestion

  /// A question with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    parts = OldQuestion(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }
  /// A question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    parts = OldQuestion(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
  /// A question with two buttons side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

/// A deprecated action sheet.
public struct ActionSheet {
  /// A button of a choice.
  public typealias Button = Alert.Button
  let parts: OldQuestion

  /// A choice of buttons.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    parts = OldQuestion(title: title, message: message, buttons: buttons)
  }
}

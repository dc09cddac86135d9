import DSNode
public import DSView
public import Foundation

/// A field of text; a picture shows the binding's text, or the prompt where it is empty.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let axis: Axis
  nonisolated(unsafe) private let label: Label?
  private let isSecure: Bool
  /// The field's text as it is drawn, inside a style; nil outside.
  private let drawn: AnyView?
  @Environment(\.fieldDrawing) private var style
  @Environment(\.controlContext) private var context

  nonisolated init(text: String, prompt: Text?, axis: Axis = .horizontal, isSecure: Bool = false, label: Label) {
    (self.text, self.prompt, self.axis, self.isSecure, self.label) = (text, prompt, axis, isSecure, label)
    drawn = nil
  }

  /// A field with a prompt and a label.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }

  /// A field with a prompt and a label that grows along an axis.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: label())
  }

  /// The field in the style in force.
  @MainActor public var body: some View {
    if let drawn {
      style.map { $0(drawn) } ?? drawn
    } else {
      labelled(style.map { $0(content) } ?? AnyView(DrawnControl { $0.field(content) }))
        .modifier(
          NodeModifier { inputs in
            let label = label.map { inputs.nodes($0).spokenText } ?? ""
            let node = AccessibilityNode {
              $0.role = isSecure ? .secureField : .textField
              $0.label = label.isEmpty ? nil : label
              $0.value = isSecure || text.isEmpty ? nil : text
              $0.isEnabled = inputs.environment.isEnabled ? nil : false
            }
            return [.accessibility(node)]
          }
        )
        .trait { traits, _ in traits.answer = .field }
    }
  }

  /// The field, behind its label where a form has a column for labels.
  @MainActor private func labelled(_ field: AnyView) -> AnyView {
    context.hasLabels ? AnyView(labeledRow(label: AnyView(label), kind: .field) { field }) : field
  }

  @MainActor private var content: AnyView {
    let prompt = prompt.map { AnyView($0) } ?? (context.hasLabels ? AnyView(EmptyView()) : AnyView(label))
    return AnyView(DrawnControl { $0.fieldText(text, isSecure: isSecure, prompt: prompt, axis: axis) })
  }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// The field as its style sees it.
  init(drawn: AnyView) {
    (text, prompt, axis, isSecure, label) = ("", nil, .horizontal, false, nil)
    self.drawn = drawn
  }
}

extension TextField where Label == Text {
  /// A field with a text as its label and prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with a text of a string variable as its label and prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a text as its label and a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a text of a string variable as its label and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that grows along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field of a string variable that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// A field of a value in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.text(of: value.wrappedValue), prompt: prompt, label: Text(titleKey))
  }

  /// A field of a value in a format; empty for nil.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.wrappedValue.map { format.text(of: $0) } ?? "", prompt: prompt, label: Text(titleKey))
  }

  /// A field of a value in a format, with a label of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.text(of: value.wrappedValue), prompt: prompt, label: Text(title))
  }

  /// A field of a value that a formatter writes.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: Text(titleKey))
  }
}

extension TextField {
  /// A field with a label of a value in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: format.text(of: value.wrappedValue), prompt: prompt, label: label())
  }
}

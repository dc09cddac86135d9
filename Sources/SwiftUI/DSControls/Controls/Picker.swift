package import DSNode
public import DSView

/// A choice of one of several views by their tags; a picture shows the one that the binding names.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  nonisolated(unsafe) private let selection: SelectionValue?
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: Content
  private let currentValueLabel: AnyView?

  /// A choice with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label, self.content) = (selection.wrappedValue, label(), content())
    currentValueLabel = nil
  }

  /// A choice with a label and a view for what is chosen.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    (self.selection, self.label, self.content) = (selection.wrappedValue, label(), content())
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// A choice of what is chosen, nothing for nil.
  nonisolated init(selection: SelectionValue?, content: Content, label: Label, currentValueLabel: AnyView? = nil) {
    (self.selection, self.label, self.content) = (selection, label, content)
    self.currentValueLabel = currentValueLabel
  }

  /// The choice in the style in force.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let chosen = view.selection.map { AnyHashable($0).unwrapped }
    let outputs =
      inputs.environment.pickerKind == .palette
      ? lowered(view.content.labelStyle(.iconOnly), inputs) : Content._lower(view.content, inputs)
    let options = outputs.rows.map { node, traits in
      PickerOption(
        nodes: [node], isChosen: chosen.map { chosen in traits.tag.map { $0.unwrapped == chosen } ?? false } ?? false)
    }
    let kind = inputs.environment.pickerKind
    let drawn = DrawnControl {
      $0.picker(
        kind: kind, label: AnyView(TitledLabel(part: AnyView(view.label))), options: options,
        currentValueLabel: view.currentValueLabel)
    }
    return DrawnControl._lower(drawn, inputs)
  }

  @MainActor private static func lowered<V: View>(_ view: V, _ inputs: _ViewInputs) -> _ViewOutputs {
    V._lower(view, inputs)
  }
}

extension Picker where Label == Text {
  /// A choice with a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A choice with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == DSControls.Label<Text, Image> {
  /// A choice with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { DSControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A choice with a text of a string variable and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { DSControls.Label(title, systemImage: systemImage) }
  }
}

extension View {
  /// The value that the view stands for in a picker, a list or a tab view.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait { traits, _ in
      if traits.settle(.tag) { traits.tag = AnyHashable(tag) }
    }
  }

  /// Whether a choice can be made of the view.
  /// - Ignored: the binding decides what is selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension AnyHashable {
  /// The value inside optionals; nil for none.
  package var unwrapped: AnyHashable? {
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .optional else { return self }
    return mirror.children.first.flatMap { ($0.value as? AnyHashable)?.unwrapped }
  }
}

extension _ViewOutputs {
  /// The nodes with what is known of them, those of sections too.
  var rows: [(node: DSNode, traits: ViewTraits)] {
    nodes.enumerated().flatMap { index, node -> [(node: DSNode, traits: ViewTraits)] in
      let traits = self.traits[index] ?? ViewTraits()
      if let section = traits.section { return section.rows.rows }
      return [(node, traits)]
    }
  }
}

/// One choice of a picker.
package struct PickerOption {
  /// The choice's nodes, and whether it is selected.
  package let nodes: [DSNode]
  package let isChosen: Bool
}

import DSNode
public import DSView
import Foundation

extension View {
  /// What assistive technology calls the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modified(.accessibilityLabel(label.spoken))
  }

  /// What assistive technology calls the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modified(.accessibilityLabel(String(label)))
  }

  /// What assistive technology calls the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What assistive technology calls the view: the texts of other views.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    let content = content(PlaceholderContentView(content: self))
    return modified { .accessibilityLabel($0.nodes(content).spokenText) }
  }

  /// Whether assistive technology leaves the view out with everything inside.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { modified(.accessibilityHidden(hidden)) }

  /// What the view holds.
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    accessible { $0.value = valueDescription.spoken }
  }

  /// What the view holds.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// What the view holds.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessible { $0.value = String(value) }
  }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { accessible { $0.hint = hint.spoken } }

  /// What happens when the view is used.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// What happens when the view is used.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessible { $0.hint = String(hint) }
  }

  /// What the view is or does, beside what it is by itself.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.traits = traits.list }
  }

  /// What the view is not, although it would be by itself.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessible { $0.removedTraits = traits.list }
  }

  /// The view as a heading of a level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessible {
      $0.traits = [.isHeader]
      $0.headingLevel = level == .unspecified ? nil : Int(level.rawValue)
    }
  }

  /// The view as one element.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElement(behavior: children))
  }

  /// The order in which elements are read: higher numbers first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    accessible { $0.sortPriority = sortPriority }
  }

  /// What assistive technology can make the view do.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    accessible { $0.actions = [actionKind.name] }
  }

  /// What assistive technology can make the view do, with a name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessible { $0.actions = [name.spoken] }
  }

  /// What assistive technology can make the view do, with a name.
  nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// What assistive technology can make the view do, with a name.
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessible { $0.actions = [String(name)] }
  }

  /// What assistive technology can make the view do, with a label.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return modified { inputs in .accessibility(AccessibilityNode { $0.actions = [inputs.nodes(label).spokenText] }) }
  }

  /// What assistive technology can make the view do, as buttons.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let content = content()
    return modified { inputs in
      .accessibility(AccessibilityNode { $0.actions = inputs.nodes(content).map(\.spokenText) })
    }
  }

  /// The view as one that can be made more or less.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    accessible { $0.actions = ["increment", "decrement"] }
  }

  /// What a reader may call the view aloud.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessible { $0.inputLabels = inputLabels.map(\.spoken) }
  }

  /// What a reader may call the view aloud.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// What a reader may call the view aloud.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessible { $0.inputLabels = inputLabels.map { String($0) } }
  }

  /// A further fact of the view; nil for none.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessible { node in if let value { node.content = ["\(key.label): \(value.spoken)"] } }
  }

  /// A further fact of the view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value)
  }

  /// A further fact of the view.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), Text(valueKey))
  }

  /// A further fact of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), Text(verbatim: String(value)))
  }

  /// Another view that assistive technology sees instead.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    let representation = representation()
    return modifier(NodeModifier { [.accessibility($0.nodes(representation).accessibility)] })
  }

  /// Other views that assistive technology sees inside: their texts are the view's label.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = children()
    return modified { inputs in
      .accessibility(
        AccessibilityNode {
          $0.children = .combine
          $0.label = inputs.nodes(children).spokenText
        })
    }
  }
}

/// A view as one element.
nonisolated struct AccessibilityElement: ViewModifier {
  typealias Body = Never

  let behavior: AccessibilityChildBehavior

  @MainActor static func _lower(
    _ modifier: AccessibilityElement, _ inputs: _ViewInputs,
    _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = content(inputs)
    for index in outputs.nodes.indices {
      let text = outputs.nodes[index].spokenText
      outputs.nodes[index].modifiers.append(
        .accessibility(
          AccessibilityNode {
            $0.children = modifier.behavior.node
            if modifier.behavior == .combine, !text.isEmpty { $0.label = text }
          }))
    }
    return outputs
  }
}

extension [DSNode] {
  /// What the views report to assistive technology, as one.
  var accessibility: AccessibilityNode {
    var all = AccessibilityNode { $0.children = .ignore }
    for node in self {
      for modifier in node.modifiers {
        if case .accessibility(let inner) = modifier { all = all.over(inner) }
      }
    }
    if all.label == nil, !spokenText.isEmpty { all.label = spokenText }
    return all
  }
}

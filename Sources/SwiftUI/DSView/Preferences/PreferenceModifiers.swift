import DSGeometry
package import DSNode

/// Changes the preferences that a view hands up.
nonisolated package struct PreferenceModifier: ViewModifier {
  package typealias Body = Never

  /// Changes what the content handed up; the modifiers go on the content's nodes.
  let change: @MainActor (inout PreferenceStore, _ViewInputs) -> [Modifier]

  /// Changes what the content handed up, and puts modifiers on its nodes.
  package init(_ change: @escaping @MainActor (inout PreferenceStore, _ViewInputs) -> [Modifier]) {
    self.change = change
  }

  @MainActor package static func _lower(
    _ modifier: PreferenceModifier, _ inputs: _ViewInputs,
    _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var (outputs, preferences) = inputs.collecting { content(inputs) }
    outputs = outputs.modified(modifier.change(&preferences, inputs))
    inputs.handUp(preferences)
    return outputs
  }
}

/// Hands a value up for each node of a view, in place of those of the views inside.
nonisolated private struct PreferenceWriter<Key: PreferenceKey>: ViewModifier {
  typealias Body = Never

  /// The value of a node, and the modifiers that go on it.
  let value: @MainActor (_ViewInputs) -> (Key.Value, [Modifier])

  @MainActor static func _lower(
    _ modifier: PreferenceWriter, _ inputs: _ViewInputs,
    _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var (outputs, preferences) = inputs.collecting { content(inputs) }
    preferences[Key.self] = nil
    outputs = outputs.modified(in: inputs) { inputs in
      let (value, modifiers) = modifier.value(inputs)
      var own = PreferenceStore()
      own[Key.self] = value
      preferences.merge(own)
      return modifiers
    }
    inputs.handUp(preferences)
    return outputs
  }
}

extension View {
  /// Hands a value up to the views around, in place of those of the views inside.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K> { _ in (value, []) })
  }

  /// Changes the value that the views inside hand up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, _ in
        var value = preferences.value(of: key)
        callback(&value)
        preferences[key] = value
        return []
      })
  }

  /// Hands a value with a place of this view up to the views around.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceWriter<K> { inputs in
        let mark = LayoutMark(id: inputs.place())
        return (transform(Anchor(mark, value)), [.mark(mark)])
      })
  }

  /// Changes the value that the views inside hand up, by a place of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier { preferences, inputs in
        let mark = LayoutMark(id: inputs.place())
        var joined = preferences.value(of: K.self)
        transform(&joined, Anchor(mark, value))
        preferences[K.self] = joined
        return [.mark(mark)]
      })
  }

  /// A view in front of this one that depends on what the views inside hand up.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layer(key, transform) { .overlay($0, alignment: alignment.node) }
  }

  /// A view in front of this one that depends on what the views inside hand up.
  @_disfavoredOverload
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layer(key, transform) { .overlay($0, alignment: .center) }
  }

  /// A view behind this one that depends on what the views inside hand up.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layer(key, transform) { .background($0, alignment: alignment.node) }
  }

  /// A view behind this one that depends on what the views inside hand up.
  @_disfavoredOverload
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    layer(key, transform) { .background($0, alignment: .center) }
  }

  nonisolated private func layer<K: PreferenceKey, V: View>(
    _ key: K.Type, _ transform: @escaping (K.Value) -> V, _ modifier: @escaping @MainActor ([DSNode]) -> Modifier
  ) -> some View {
    self.modifier(
      PreferenceModifier { preferences, inputs in
        inputs.session.pass.readsPreferences = true
        let value = preferences.value(of: key)
        let (nodes, inner) = inputs.collecting { inputs.nodes(inputs.evaluate { transform(value) }) }
        preferences.merge(inner)
        return [modifier(nodes)]
      })
  }

  /// Calls an action with the value that the views inside hand up, once for each value; the view is drawn as the action
  /// leaves it.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(
      PreferenceModifier { preferences, inputs in
        let session = inputs.session
        session.pass.readsPreferences = true
        let value = preferences.value(of: key)
        let place = inputs.place()
        if session.pass.awaitsContents {
          // A value that is not known yet would be taken for the default value, and might make the views too narrow for
          // good.
          session.pass.invalidate(.delayed)
        } else if session.lastValues[place] as? K.Value != value {
          session.lastValues[place] = value
          action(value)
          session.pass.invalidate(.stale)
          // It may have deferred work.
          session.isLive = true
        }
        return []
      })
  }
}

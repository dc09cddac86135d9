/// Several views, as a builder lists them; a container lays them out as its own.
public struct TupleView<T>: PrimitiveView {
  /// The views.
  nonisolated(unsafe) public var value: T
  nonisolated(unsafe) private let lower: @MainActor (_ViewInputs) -> _ViewOutputs

  nonisolated init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    lower = { @MainActor inputs in
      var outputs = _ViewOutputs([])
      var index = 0
      @MainActor func append<View: DSView.View>(_ view: View) {
        outputs.append(View._lower(view, inputs.part(index)))
        index += 1
      }
      for view in repeat each content { append(view) }
      return outputs
    }
  }

  /// The views of a tuple.
  nonisolated public init(_ value: T) {
    self.value = value
    lower = { @MainActor inputs in
      var outputs = _ViewOutputs([])
      let parts = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
      let views = (value as? any View).map { [$0] } ?? parts
      for (index, view) in views.enumerated() { outputs.append(lowered(view, inputs.part(index))) }
      return outputs
    }
  }

  /// The nodes of all views, in order.
  @MainActor public static func _lower(_ view: TupleView<T>, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.lower(inputs)
  }
}

/// The nodes of a view of any type.
@MainActor private func lowered<Content: View>(_ view: Content, _ inputs: _ViewInputs) -> _ViewOutputs {
  Content._lower(view, inputs)
}

/// No view; takes part in no layout.
public struct EmptyView: PrimitiveView {
  /// No view.
  nonisolated public init() {}

  /// No node.
  @MainActor public static func _lower(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs([]) }
}

import DSNode

extension View {
  /// Identifies the view by a value: with another value it is another view, whose state begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: AnyHashable(id))) }
}

extension View where Self: Equatable {
  /// The view, evaluated anew only where it is another one; a picture evaluates every view once.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that is evaluated anew only where it is another one; a picture evaluates every view once.
public struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view.
  nonisolated(unsafe) public var content: Content

  /// A view that is compared before it is evaluated.
  nonisolated public init(content: Content) { self.content = content }

  /// The nodes of the view.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    Content._lower(view.content, inputs)
  }
}

/// Gives a view's content a place of its own for each value.
nonisolated private struct IdentityModifier: ViewModifier {
  typealias Body = Never

  let id: AnyHashable

  @MainActor static func _lower(
    _ modifier: IdentityModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.path = mixed(inputs.path, UInt64(truncatingIfNeeded: modifier.id.hashValue))
    return inner.marking(modifier.id, content(inner))
  }
}

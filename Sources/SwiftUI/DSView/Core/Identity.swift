import DSNode

extension View {
  /// Identifies the view by a value: with another value it is another view, whose state begins anew.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { modifier(_IdentifiedModifier(identifier: id)) }
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

/// What a preview's canvas writes into sources around views; there is no canvas here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  /// An identifier.
  public init(_ value: String) {}
}

/// Gives a view's content a separate identity for each value.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  /// Changes nodes.
  public typealias Body = Never

  /// The value.
  public var identifier: Identifier

  /// Identifies content by a value.
  public init(identifier: Identifier) { self.identifier = identifier }

  /// The nodes of the content.
  @MainActor public static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    let id = AnyHashable(modifier.identifier)
    inner.path = mixed(inputs.path, UInt64(truncatingIfNeeded: id.hashValue))
    return inner.marking(id, content(inner))
  }
}

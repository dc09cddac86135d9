/// A change of any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The view that comes out.
  associatedtype Body: View
  /// The view that the modifier is put on.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Lowers the content and changes it; modifiers of the library answer this themselves, all others by their body.
  @MainActor static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs
}

extension ViewModifier {
  /// Evaluates the body with the environment in force, and lowers it.
  @MainActor public static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let inner = inputs.part(Self.self)
    let modifier = inner.restored(modifier)
    // What a modifier's body reads is recorded for the modifier, what it sets for the body around the modifier.
    let body = BodyRecord.reading(for: nil) {
      inner.evaluate { updated(modifier).body(content: Content(lower: content)) }
    }
    return Body._lower(body, inner)
  }

  /// A modifier that does this one's change and then another's.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never called: modifiers of the library change nodes.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// The view that a modifier is put on, inside the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let lower: @MainActor (_ViewInputs) -> _ViewOutputs

  /// The nodes of that view, in the environment that the body has made around it.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs { view.lower(inputs) }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()

  /// A modifier that changes nothing.
  public init() {}

  /// The content itself.
  public func body(content: Content) -> some View { content }
}

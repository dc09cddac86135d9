/// A view with a modifier on it, or two modifiers after one another.
public struct ModifiedContent<Content, Modifier> {
  /// What is changed.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// A view with a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: a view with a modifier lowers itself.
  public var body: Never { fatalError("ModifiedContent has no body") }

  /// The nodes of the content, changed.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    guard let record = inputs.record, inputs.chain == nil else {
      return Modifier._lower(view.modifier, inputs) { Content._lower(view.content, $0) }
    }
    var inner = inputs
    let chain = record.makeChain()
    inner.chain = chain
    let outputs = Modifier._lower(view.modifier, inner) { Content._lower(view.content, $0) }
    record.close(chain, outputs)
    return outputs
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Never called: two modifiers lower themselves.
  public func body(content: _ViewModifier_Content<Self>) -> Never { fatalError("ModifiedContent has no body") }

  /// The first change, then the second.
  @MainActor public static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Modifier._lower(modifier.modifier, inputs) { Content._lower(modifier.content, $0, content) }
  }
}

extension View {
  /// The view with a modifier on it.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

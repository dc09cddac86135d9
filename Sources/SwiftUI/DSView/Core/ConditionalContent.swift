/// One of two things: what `if` and `switch` make.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  /// The content of one branch.
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  /// The content of the branch that was taken.
  package let storage: Storage

  /// The content of one branch.
  package init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never called: one of two views lowers itself.
  public var body: Never { fatalError("a conditional view has no body") }

  /// The nodes of the view that is there.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    switch view.storage {
    case .first(let content): TrueContent._lower(content, inputs.part(1))
    case .second(let content): FalseContent._lower(content, inputs.part(2))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called: an optional view lowers itself.
  public var body: Never { fatalError("an optional view has no body") }

  /// The nodes of the view, none without one.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    view.map { Wrapped._lower($0, inputs) } ?? _ViewOutputs([])
  }
}

import DSNode
public import Foundation

/// Space that takes what a stack has left.
nonisolated public struct Spacer: PrimitiveView {
  /// The least length in points; nil for 8, and 0 for a negative one.
  public var minLength: CGFloat?

  /// Space of at least a length.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// The spacer's node.
  @MainActor public static func _lower(_ view: Spacer, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.spacer(minLength: view.minLength.map { max(0, $0) }.literal))])
  }
}

/// A thin line across a stack.
public struct Divider: PrimitiveView {
  /// A line.
  nonisolated public init() {}

  /// The line's node.
  @MainActor public static func _lower(_ view: Divider, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.divider)])
  }
}

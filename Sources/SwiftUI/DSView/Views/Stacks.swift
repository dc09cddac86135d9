import DSDiagnostics
package import DSNode
public import Foundation

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  /// Views side by side; without a spacing it is what the views ask for between them.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The stack's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([
      inputs.node(
        .hStack(alignment: view.alignment.node, spacing: view.spacing.literal, inputs.nodes(view.content)))
    ])
  }
}

/// Views below one another.
public struct VStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  /// Views below one another; without a spacing it is what the views ask for between them.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The stack's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([
      inputs.node(
        .vStack(alignment: view.alignment.node, spacing: view.spacing.literal, inputs.nodes(view.content)))
    ])
  }
}

/// Views on top of one another.
public struct ZStack<Content: View>: PrimitiveView {
  private let alignment: Alignment
  nonisolated(unsafe) private let content: Content

  /// Views on top of one another, the last in front.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// The stack's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.zStack(alignment: view.alignment.node, inputs.nodes(view.content)))])
  }
}

extension CGFloat? {
  /// The number as a literal of a node.
  var literal: Value<Double>? { map { .literal(Double($0)) } }
}

extension CGFloat {
  /// The number as a literal of a node.
  package var literal: Value<Double> { .literal(Double(self)) }

  /// The number, and 0 for one below: a length that SwiftUI takes as none.
  var atLeastZero: CGFloat { self < 0 ? 0 : self }

  /// The number as a corner's radius: one below 0 is 0, and one beyond any picture, such as `.infinity`, the largest, which
  /// becomes what fits.
  var cornerRadius: CGFloat { Swift.min(atLeastZero, Limits.points) }
}

extension Double {
  /// The nearest number from 0 to 1.
  var clampedToUnit: Double { self < 0 ? 0 : self > 1 ? 1 : self }
}

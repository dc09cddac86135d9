import DSNode
public import Foundation

/// Views in rows and columns; as wide as the widest cell of each column.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: CGFloat?
  private let verticalSpacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  /// Rows, and views that take a whole row.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    (self.verticalSpacing, self.content) = (verticalSpacing, content())
  }

  /// The grid's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([
      inputs.node(
        .grid(
          alignment: view.alignment.node, horizontalSpacing: view.horizontalSpacing.literal,
          verticalSpacing: view.verticalSpacing.literal, inputs.nodes(view.content)))
    ])
  }
}

/// One row of a grid; each view is a cell.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  nonisolated(unsafe) private let content: Content

  /// A row; without an alignment it is the grid's.
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  /// The row's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.gridRow(alignment: view.alignment?.node, inputs.nodes(view.content)))])
  }
}

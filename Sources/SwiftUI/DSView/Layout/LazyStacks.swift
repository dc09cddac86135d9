import DSGeometry
import DSNode
public import Foundation

/// Views below one another, as wide as the width proposed; all of them are drawn.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  /// A column; `pinnedViews` changes nothing in a picture.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The node of a column that takes all the width it is offered, and offers its views no height.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let alignment = DSGeometry.Alignment(horizontal: view.alignment.node, vertical: .center)
    let stack = LazyGridNode(stack: .vertical, alignment: alignment, spacing: view.spacing.map { Double($0) })
    return _ViewOutputs([inputs.node(.lazyGrid(stack, Content._lower(view.content, inputs.lazily).lines))])
  }
}

/// Views side by side, as high as the height proposed; all of them are drawn.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  nonisolated(unsafe) private let content: Content

  /// A row; `pinnedViews` changes nothing in a picture.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The node of a row that takes all the height it is offered, and offers its views no width.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let alignment = DSGeometry.Alignment(horizontal: .center, vertical: view.alignment.node)
    let stack = LazyGridNode(stack: .horizontal, alignment: alignment, spacing: view.spacing.map { Double($0) })
    return _ViewOutputs([inputs.node(.lazyGrid(stack, Content._lower(view.content, inputs.lazily).lines))])
  }
}

extension _ViewOutputs {
  /// The views of a lazy stack: those of sections are among the others.
  var lines: [DSNode] {
    nodes.indices.flatMap { index -> [DSNode] in
      guard let section = traits[index]?.section else { return [nodes[index]] }
      return section.header + section.rows.lines + section.footer
    }
  }
}

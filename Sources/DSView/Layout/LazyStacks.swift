import DSGeometry
import DSNode
public import Foundation

/// Views below one another, as wide as the room; all of them are drawn.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// A column; `pinnedViews` changes nothing in a picture.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The node of a column that takes all the width it is offered.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var frame = Modifier.FlexibleFrame(alignment: .init(horizontal: view.alignment.node, vertical: .top))
    frame.maxWidth = .literal(.infinity)
    let views = Content._lower(view.content, inputs).lines
    return _ViewOutputs([
      inputs.node(
        .vStack(alignment: view.alignment.node, spacing: view.spacing.literal, views),
        modifiers: [.flexibleFrame(frame)])
    ])
  }
}

/// Views side by side, as high as the room; all of them are drawn.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// A row; `pinnedViews` changes nothing in a picture.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }

  /// The node of a row that takes all the height it is offered.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    var frame = Modifier.FlexibleFrame(alignment: .init(horizontal: .leading, vertical: view.alignment.node))
    frame.maxHeight = .literal(.infinity)
    let views = Content._lower(view.content, inputs).lines
    return _ViewOutputs([
      inputs.node(
        .hStack(alignment: view.alignment.node, spacing: view.spacing.literal, views),
        modifiers: [.flexibleFrame(frame)])
    ])
  }
}

extension _ViewOutputs {
  /// The views of a lazy stack: those of sections stand among the others.
  var lines: [DSNode] {
    nodes.indices.flatMap { index -> [DSNode] in
      guard let section = traits[index]?.section else { return [nodes[index]] }
      return section.header + section.rows.lines + section.footer
    }
  }
}

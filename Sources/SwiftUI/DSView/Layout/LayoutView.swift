import DSGeometry
package import DSNode
import Foundation

/// The views that a layout becomes a node of.
public struct _LayoutViews {
  let nodes: [DSNode]
  let inputs: _ViewInputs

  /// The nodes of the views, and the inputs that they were made with.
  package init(nodes: [DSNode], inputs: _ViewInputs) { (self.nodes, self.inputs) = (nodes, inputs) }
}

/// What a layout becomes.
public struct _LayoutContainer {
  /// The kind of the layout's node.
  package let kind: DSNode.Kind
}

/// Views in a layout.
nonisolated struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  @MainActor static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let views = _LayoutViews(nodes: inputs.nodes(view.content), inputs: inputs)
    return _ViewOutputs([inputs.node(view.layout._container(views).kind)])
  }
}

extension Layout {
  /// A container that asks the layout.
  public func _container(_ views: _LayoutViews) -> _LayoutContainer {
    views.inputs.session.isLive = true
    let layout = MainOwned(self)
    let direction = views.inputs.environment.layoutDirection
    let function = LayoutFunction(name: "\(Self.self)", axis: Self.layoutProperties.stackOrientation?.node) {
      Run(layout.value, $0, direction)
    }
    return _LayoutContainer(kind: .custom(function, views.nodes))
  }
}

/// One container that an author's layout lays out, with what it keeps.
private final class Run<L: Layout>: LayoutRun {
  private let layout: L
  private let subviews: LayoutSubviews
  private let placement = LayoutPlacement()
  private let count: Int
  private lazy var cache: L.Cache = layout.makeCache(subviews: subviews)
  private var placed: (size: Size, offer: LayoutOffer, places: [LayoutPlace?])?

  init(_ layout: L, _ children: [any LayoutChild], _ direction: LayoutDirection) {
    self.layout = layout
    let placement = placement
    count = children.count
    subviews = LayoutSubviews(
      children.enumerated().map { LayoutSubview(child: $1, index: $0, placement: placement) }, direction)
  }

  func size(_ offer: LayoutOffer) -> Size {
    let size = layout.sizeThatFits(proposal: ProposedViewSize(offer), subviews: subviews, cache: &cache)
    return Size(width: Double(size.width), height: Double(size.height))
  }

  func places(in size: Size, _ offer: LayoutOffer) -> [LayoutPlace?] {
    if let placed, placed.size == size, placed.offer == offer { return placed.places }
    placement.places = Array(repeating: nil, count: count)
    layout.placeSubviews(
      in: bounds(size), proposal: ProposedViewSize(offer), subviews: subviews, cache: &cache)
    placed = (size, offer, placement.places)
    return placement.places
  }

  func explicitGuide(_ guide: Modifier.Guide, in size: Size, _ offer: LayoutOffer) -> Double? {
    let bounds = bounds(size)
    let proposal = ProposedViewSize(offer)
    switch guide {
    case .horizontal(let guide):
      return layout.explicitAlignment(
        of: HorizontalAlignment(node: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
      ).map { Double($0) }
    case .vertical(let guide):
      return layout.explicitAlignment(
        of: VerticalAlignment(node: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
      ).map { Double($0) }
    }
  }

  var spacing: SpacingPreference { layout.spacing(subviews: subviews, cache: &cache).node }

  private func bounds(_ size: Size) -> CGRect { CGRect(x: 0, y: 0, width: size.width, height: size.height) }
}

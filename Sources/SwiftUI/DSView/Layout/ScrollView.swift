package import DSGeometry
package import DSNode
package import Foundation

/// A view that shows a part of a larger content; a picture shows it at rest, without indicators.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The content.
  nonisolated(unsafe) public var content: Content
  /// The axes along which the content may be larger.
  public var axes: Axis.Set
  /// Whether a device shows the position of the content while it moves.
  public var showsIndicators: Bool

  /// A view that scrolls from top to bottom, or along other axes.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  /// A view that scrolls along axes; indicators are not seen at rest.
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
    (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
  }

  /// The scroll view's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let settings = inputs.environment[ScrollSettings.self]
    var inner = inputs
    inner.environment[ScrollSettings.self] = .init()
    inner.environment.leaveScreen()
    let place = inputs.place()
    if let (id, anchor) = settings.view {
      inner.environment[SoughtView.self] = SoughtView(id: id, anchor: anchor, mark: LayoutMark(id: mixed(place, 1)))
    }
    let nodes = inner.nodes(view.content)
    guard let axes = view.axes.node else { return _ViewOutputs(nodes) }
    let scroll = ScrollNode(
      axes, anchor: settings.anchor?.node, alignment: settings.alignment?.node,
      target: settings.point ?? inner.environment[SoughtView.self]?.node, clips: settings.clips,
      margins: settings.margins.node)
    let mark = Modifier.mark(LayoutMark(id: place, space: spaceName(scrollViewSpace)))
    return _ViewOutputs([inputs.node(.scrollView(scroll, nodes), modifiers: [mark])])
  }
}

/// What modifiers around a scroll view say of it.
package struct ScrollSettings: EnvironmentKey {
  package static let defaultValue = ScrollSettings()
  /// The point of the content that is shown at first.
  package var anchor: UnitPoint?
  /// Where content that is smaller than the view lies.
  package var alignment: UnitPoint?
  /// The view that is to be seen, by its identity.
  package var view: (id: AnyHashable, anchor: UnitPoint?)?
  /// The point that is to be seen.
  package var point: ScrollNode.Target?
  package var clips = true
  package var margins = EdgeInsets()
}

extension EdgeInsets {
  /// The insets as nodes have them.
  package var node: DSGeometry.EdgeInsets {
    DSGeometry.EdgeInsets(
      top: Double(top), leading: Double(leading), bottom: Double(bottom), trailing: Double(trailing))
  }

  /// Adds a length at some edges.
  package mutating func add(_ length: CGFloat, at edges: Edge.Set) {
    if edges.contains(.top) { top += length }
    if edges.contains(.leading) { leading += length }
    if edges.contains(.bottom) { bottom += length }
    if edges.contains(.trailing) { trailing += length }
  }
}

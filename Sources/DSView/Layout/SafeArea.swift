import DSGeometry
import DSNode
public import Foundation

/// What keeps room at the edges of a screen; a picture of a component has no such room.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Regions of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device's own, and that of bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard's.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach into the room at a screen's edges; there is none around a component.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    self
  }

  /// Lets the view reach into the room at a screen's edges; there is none around a component.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Room at edges that belongs to the safe area.
  /// - Partial: plain padding, which backgrounds do not reach into.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Room at edges that belongs to the safe area.
  /// - Partial: plain padding, which backgrounds do not reach into.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Room at all edges that belongs to the safe area.
  /// - Partial: plain padding, which backgrounds do not reach into.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// The room that a scene keeps at its edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// A view above or below this one, for which this one makes room.
  /// - Partial: the two views stand one after the other; contents of scroll views do not show through.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modifier(
      InsetModifier { inputs, view in
        let added = inputs.nodes(inset).map { $0.first }
        return .vStack(
          alignment: alignment.node, spacing: (spacing ?? 0).literal, edge == .top ? added + [view] : [view] + added)
      })
  }

  /// A view beside this one, for which this one makes room.
  /// - Partial: the two views stand one after the other; contents of scroll views do not show through.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    return modifier(
      InsetModifier { inputs, view in
        let added = inputs.nodes(inset).map { $0.first }
        return .hStack(
          alignment: alignment.node, spacing: (spacing ?? 0).literal,
          edge == .leading ? added + [view] : [view] + added)
      })
  }
}

extension DSNode {
  /// The view, offered room before its neighbours.
  fileprivate var first: DSNode {
    var node = self
    node.modifiers.append(.layoutPriority(1))
    return node
  }
}

/// Puts each of a view's nodes into a container with others.
nonisolated private struct InsetModifier: ViewModifier {
  typealias Body = Never

  let container: @MainActor (_ViewInputs, DSNode) -> DSNode.Kind

  @MainActor static func _lower(
    _ modifier: InsetModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    _ViewOutputs(content(inputs).nodes.map { inputs.node(modifier.container(inputs, $0)) })
  }
}

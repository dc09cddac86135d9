import DSGeometry
import DSNode
public import Foundation

/// What insets the edges of a view; a picture of a component has no safe area but for what its views make.
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
  /// Lets the view reach into the safe area that it touches.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(
      NodeModifier { inputs in
        guard regions.contains(.container), inputs.environment[IsInSafeArea.self] else { return [] }
        return [.ignoresSafeArea(edges.node, LayoutMark(id: inputs.place()))]
      })
  }

  /// Lets the view reach into the safe area that it touches.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

  /// Padding at edges that belongs to the safe area; 16 points without a length.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Padding at edges that belongs to the safe area.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(
      SafeAreaModifier { _, mark in
        let lengths = DSGeometry.EdgeInsets(
          top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
          trailing: Double(insets.trailing))
        return .safeArea(SafeAreaNode(lengths, mark: mark), [])
      })
  }

  /// Padding at all edges that belongs to the safe area.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Moves the view out of the corners of the container around; a component's picture has none.
  nonisolated public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View { self }

  /// The margins that a scene keeps at its edges.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// A view above or below this one, in an inset of this one's safe area.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    let alignment = Alignment(horizontal: alignment, vertical: .center)
    return modifier(
      SafeAreaModifier { inputs, mark in
        let node = SafeAreaNode(
          edge == .top ? .top : .bottom, alignment: alignment.node, spacing: spacing.map { Double($0) }, mark: mark)
        return .safeArea(node, inputs.nodes(inset))
      })
  }

  /// A view beside this one, in an inset of this one's safe area.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let inset = content()
    let alignment = Alignment(horizontal: .center, vertical: alignment)
    return modifier(
      SafeAreaModifier { inputs, mark in
        let node = SafeAreaNode(
          edge == .leading ? .leading : .trailing, alignment: alignment.node, spacing: spacing.map { Double($0) },
          mark: mark)
        return .safeArea(node, inputs.nodes(inset))
      })
  }
}

/// Whether there is a safe area around the view.
struct IsInSafeArea: EnvironmentKey {
  static let defaultValue = false
}

/// Insets each of a view's nodes by a safe area, and sets it for the views inside.
nonisolated private struct SafeAreaModifier: ViewModifier {
  typealias Body = Never

  let modifier: @MainActor (_ViewInputs, LayoutMark) -> Modifier

  @MainActor static func _lower(
    _ modifier: SafeAreaModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inner = inputs
    inner.environment[IsInSafeArea.self] = true
    var outputs = content(inner)
    for index in outputs.nodes.indices {
      outputs.nodes[index].modifiers.append(modifier.modifier(inputs, LayoutMark(id: inputs.place())))
    }
    return outputs
  }
}

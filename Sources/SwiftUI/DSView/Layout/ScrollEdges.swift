public import Foundation

/// How content fades at an edge of a scroll view, under bars.
/// - Ignored: bars lie beside scroll views, not over them.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a line.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// Softly.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Whether content is moved where its size changes.
public struct ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = ScrollContentOffsetAdjustmentBehavior(name: "automatic")
  /// It stays.
  public static let disabled = ScrollContentOffsetAdjustmentBehavior(name: "disabled")
}

/// How wide the margins at a scene's edges are.
public struct ScenePadding: Equatable, Sendable {
  private let name: String
  /// As little as the platform asks for.
  public static let minimum = ScenePadding(name: "minimum")
  /// As a bar of navigation has.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// How content fades at edges of scroll views inside.
  /// - Ignored: bars lie beside scroll views, not over them.
  nonisolated public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  /// Whether content fades at edges of scroll views inside.
  /// - Ignored: content never fades at the edges of scroll views.
  nonisolated public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    self
  }

  /// Lets indicators flash when a value changes.
  /// - Ignored: a picture shows a scroll view at rest.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// The margins that a scene keeps at its edges, of a kind.
  /// - Partial: every kind is as wide as the default padding.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// A bar above or below this view, which insets this one's safe area.
  nonisolated public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// A bar beside this view, which insets this one's safe area.
  nonisolated public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

extension VerticalAlignment {
  /// A place between several explicit ones: their mean.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    let values = values.compactMap { $0 }
    return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }
}

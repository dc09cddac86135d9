import DSNode

/// A container whose ground a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  /// The pages of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// The pages of a tab view.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension View {
  /// A style behind the view's container.
  /// - Partial: the background lies behind the view itself, not behind its container, which can be larger.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Views behind the view's container.
  /// - Partial: the background lies behind the view itself, not behind its container, which can be larger.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// The view with mirrored, blurred copies of it in the safe areas around.
  /// - Ignored: a picture of a component has no safe areas around it.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// The view with mirrored, blurred copies of it in the safe areas around, where a condition holds.
  /// - Ignored: a picture of a component has no safe areas around it.
  nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

  /// The view where another one is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modified { .mask($0.nodes(mask), alignment: Alignment.center.node) }
  }
}

import DSNode
import Foundation

/// A container whose ground a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A container by its name.
  package init(name: String) { self.name = name }

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
  /// - Partial: the background lies behind the view itself, not behind its container, which can be larger; behind all of a
  ///   widget.
  @ViewBuilder nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    if container == .init(name: "widget") {
      modifier(WidgetGround(ground: Rectangle().fill(style), alignment: .center))
    } else {
      background(style)
    }
  }

  /// Views behind the view's container.
  /// - Partial: the background lies behind the view itself, not behind its container, which can be larger; behind all of a
  ///   widget.
  @ViewBuilder nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    if container == .init(name: "widget") {
      modifier(WidgetGround(ground: content(), alignment: alignment))
    } else {
      background(alignment: alignment, content: content)
    }
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

/// The ground of a widget: within one it reaches to the widget's edges; elsewhere, as in an app, there is none.
nonisolated private struct WidgetGround<Ground: View>: ViewModifier {
  let ground: Ground
  let alignment: Alignment
  @Environment(\.widgetMargins) private var margins

  func body(content: Content) -> some View {
    if let margins {
      content.frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment) {
        ground.padding(
          EdgeInsets(
            top: -margins.top, leading: -margins.leading, bottom: -margins.bottom, trailing: -margins.trailing))
      }
    } else {
      content
    }
  }
}

private enum WidgetMarginsKey: EnvironmentKey { static let defaultValue: EdgeInsets? = nil }

extension EnvironmentValues {
  /// The distances of a widget's content from its edges; nil outside widgets.
  package var widgetMargins: EdgeInsets? {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }
}

import DSNode
public import DSView
import Foundation

/// A label as its style sees it.
public struct LabelStyleConfiguration {
  /// The label's title.
  nonisolated public struct Title: ControlContent {
    let part: AnyView?
  }

  /// The label's icon.
  nonisolated public struct Icon: ControlContent {
    let part: AnyView?
  }

  /// The label's title.
  public var title: Title
  /// The label's icon.
  public var icon: Icon
}

/// Draws labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The label's look.
  associatedtype Body: View
  /// A label as the style sees it.
  typealias Configuration = LabelStyleConfiguration
  /// The look of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's label: the icon beside the title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// Both parts; the icon alone in bars.
  public func makeBody(configuration: Configuration) -> some View {
    LabelLook(title: configuration.title, icon: configuration.icon, isAutomatic: true)
  }
}

/// A label with both parts.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// Both parts.
  public func makeBody(configuration: Configuration) -> some View {
    LabelLook(title: configuration.title, icon: configuration.icon)
  }
}

/// A label without its icon.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label without its title, which stays for assistive technology.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(
      NodeModifier { inputs in
        let title = inputs.nodes(configuration.title).spokenText
        return title.isEmpty ? [] : [.accessibilityLabel(title)]
      })
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The platform's label.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label with both parts.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label without its icon.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label without its title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Draws the labels inside in a style.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}

/// An icon beside a title, as the line lays labels out; in a list the icon has the tint and a fixed place.
nonisolated struct LabelLook: PrimitiveView {
  let title: LabelStyleConfiguration.Title
  let icon: LabelStyleConfiguration.Icon
  /// Whether the place decides which parts are shown.
  var isAutomatic = false

  @MainActor static func _lower(_ view: LabelLook, _ inputs: _ViewInputs) -> _ViewOutputs {
    let environment = inputs.environment
    if view.isAutomatic, environment.controlContext == .bar {
      let icon = inputs.nodes(view.icon)
      if !icon.isEmpty {
        return _ViewOutputs(
          inputs.nodes(
            IconOnlyLabelStyle().makeBody(configuration: LabelStyleConfiguration(title: view.title, icon: view.icon))))
      }
    }
    let title = view.title.multilineTextAlignment(.leading)
    let slot = environment.controlContext == .list ? inputs.controlDrawings?.labelSlot() : nil
    if environment.labelSpacing == nil, environment.labelIconWidth == nil, slot == nil {
      return _ViewOutputs([inputs.node(.label(title: inputs.nodes(title), icon: inputs.nodes(view.icon)))])
    }
    var icon = AnyView(view.icon)
    if let slot { icon = AnyView(icon.environment(\.imageScale, slot.scale)) }
    if slot != nil, environment.tintsLabelIcons { icon = AnyView(icon.foregroundStyle(TintShapeStyle())) }
    let parts = HStack(alignment: .capitalsMiddle, spacing: environment.labelSpacing ?? slot?.spacing ?? 8) {
      // The column grows with the icons in it.
      icon.frame(width: environment.labelIconWidth == nil ? slot.map { environment.scaled($0.width) } : nil)
        .frame(minWidth: environment.labelIconWidth)
      title
    }
    return _ViewOutputs(inputs.nodes(parts))
  }
}

import DSNode
public import DSView
import Foundation

/// Views that belong together on a common ground, with a label above them.
public struct GroupBox<Label: View, Content: View>: View {
  private let label: AnyView?
  nonisolated(unsafe) private let content: Content

  nonisolated init(label: AnyView?, content: Content) { (self.label, self.content) = (label, content) }

  /// Views with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: AnyView(label()), content: content())
  }

  /// The views in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(
        label: .init(part: label?.inStyle(of: GroupBoxStyleConfiguration.self)),
        content: .init(part: content.inStyle(of: GroupBoxStyleConfiguration.self)))
    ) { configuration in
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
    .accessible { $0.role = .group }
  }
}

extension GroupBox where Label == EmptyView {
  /// Views without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: nil, content: content()) }
}

extension GroupBox where Label == Text {
  /// Views with a text above them.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: AnyView(Text(titleKey)), content: content())
  }

  /// Views with a text of a string variable above them.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: AnyView(Text(title)), content: content())
  }
}

extension GroupBox {
  /// Views with a label, with arguments in the deprecated order.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: AnyView(label), content: content())
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The box of a style's configuration, in the style around.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: AnyView(configuration.label), content: configuration.content)
  }
}

/// A group box as its style sees it.
public struct GroupBoxStyleConfiguration {
  /// The box's label.
  nonisolated public struct Label: ControlPart {
    package let part: AnyView?
  }

  /// The box's views.
  nonisolated public struct Content: ControlContent {
    let part: AnyView?
  }

  /// The box's label.
  public let label: Label
  /// The box's views.
  public let content: Content
}

/// Draws group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The box's look.
  associatedtype Body: View
  /// A box as the style sees it.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The look of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's group box: a rounded ground.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  public init() {}

  /// The label and the views on their ground.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.groupBox(configuration) }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's group box.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Draws the group boxes inside in a style.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}

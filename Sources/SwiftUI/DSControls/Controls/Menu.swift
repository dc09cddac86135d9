import DSNode
public import DSView
import Foundation

/// A button that shows views when it is pressed; a picture shows the button.
public struct Menu<Label: View, Content: View>: View {
  nonisolated(unsafe) private let label: Label
  nonisolated(unsafe) private let content: Content
  private let actsAtOnce: Bool

  nonisolated init(label: Label, content: Content, actsAtOnce: Bool = false) {
    (self.label, self.content, self.actsAtOnce) = (label, content, actsAtOnce)
  }

  /// A menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// A menu with a label that does something at once when it is pressed.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), actsAtOnce: true)
  }

  /// The button in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      MenuStyleConfiguration(
        label: .init(part: AnyView(label)), content: .init(part: AnyView(content)), actsAtOnce: actsAtOnce)
    ) { configuration in
      DrawnControl { $0.menu(configuration) }
    }
    .accessible { $0.role = .menu }
  }
}

extension Menu where Label == Text {
  /// A menu with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A menu with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }

  /// A menu with a text that does something at once when it is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content(), actsAtOnce: true)
  }
}

extension Menu where Label == DSControls.Label<Text, Image> {
  /// A menu with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: DSControls.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// A menu with a text of a string variable and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: DSControls.Label(title, systemImage: systemImage), content: content())
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration, in the style around.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content, actsAtOnce: configuration.actsAtOnce)
  }
}

/// A menu as its style sees it.
public struct MenuStyleConfiguration {
  /// The menu's label.
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

  /// The menu's views.
  nonisolated public struct Content: ControlContent {
    let part: AnyView?
  }

  /// The label and the content of the menu.
  package let label: Label
  let content: Content
  /// Whether the menu's button does something by itself, and opens the menu beside it.
  package let actsAtOnce: Bool
}

/// Draws menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The menu's look.
  associatedtype Body: View
  /// A menu as the style sees it.
  typealias Configuration = MenuStyleConfiguration
  /// The look of a menu.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's menu: a button.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The button.
  public func makeBody(configuration: Configuration) -> some View { DrawnControl { $0.menu(configuration) } }
}

/// A menu as a button in the style of buttons.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The button.
  public func makeBody(configuration: Configuration) -> some View { DrawnControl { $0.menu(configuration) } }
}

/// A menu as a button without a ground.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.menu(configuration) }.buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The platform's menu.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu as a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu as a button without a ground.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Draws the menus inside in a style.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }

  /// The order of a menu's views.
  /// - Ignored: menus are closed in pictures.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Whether a choice closes the menu.
  /// - Ignored: menus are closed in pictures.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Views that a long press shows.
  /// - Ignored: a picture receives no presses.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

  /// Views that a long press shows, with a view above them.
  /// - Ignored: a picture receives no presses.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { self }
}

/// The order of a menu's views.
/// - Ignored: menus are closed in pictures.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = MenuOrder(name: "automatic")
  /// As they are listed.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first one nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}

/// Whether a choice closes its menu.
/// - Ignored: menus are closed in pictures.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It does.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It does not.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

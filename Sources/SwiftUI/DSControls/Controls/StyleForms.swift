public import DSView
import Foundation

/// A menu as a bordered button.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.menu(configuration) }.buttonStyle(.bordered)
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A menu as a bordered button.
  nonisolated public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// Controls in a menu.
/// - Partial: drawn as a menu with an ellipsis where the group has no label.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The menu's button.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      Image(systemName: "ellipsis.circle")
    }
  }
}

/// Small controls in a row of a menu.
/// - Partial: drawn as controls on a shared muted background.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The controls.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// Controls in a row of which one is chosen.
/// - Partial: drawn as controls on a shared muted background.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The controls.
  public func makeBody(configuration: Configuration) -> some View {
    NavigationControlGroupStyle().makeBody(configuration: configuration)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Controls in a menu.
  /// - Partial: drawn as a menu with an ellipsis.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Small controls in a row of a menu.
  /// - Partial: drawn as controls on a shared muted background.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls in a row of which one is chosen.
  /// - Partial: drawn as controls on a shared muted background.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A field in a square border.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}

  /// The field in its border.
  public func _body(configuration: TextField<_Label>) -> some View {
    DrawnControl { $0.fieldBorder(around: AnyView(configuration), isSquare: true) }
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field in a square border.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs that become a sidebar where there is space.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

/// Tabs that become a sidebar where there is space.
/// - Partial: the selected page is drawn alone, which the run reports.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// Tabs that never become a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

/// Tabs that never become a sidebar.
/// - Partial: the selected page is drawn alone, which the run reports.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a border.
  public static var grouped: GroupedTabViewStyle { .init() }
}

/// Tabs in a border.
/// - Partial: the selected page is drawn alone, which the run reports.
public struct GroupedTabViewStyle: TabViewStyle {
  /// The style.
  public init() {}
}

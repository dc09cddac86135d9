public import DSView

extension EnvironmentValues {
  /// How much badges stand out.
  /// - Ignored: all badges in lists look the same, as on the platform.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// The order of a menu's rows.
  /// - Ignored: menus are closed in pictures.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

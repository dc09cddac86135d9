public import DSView

extension EnvironmentValues {
  /// How much badges stand out.
  /// - Ignored: the platform draws all badges of lists alike.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// The order of a menu's rows.
  /// - Ignored: menus are closed in a picture.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

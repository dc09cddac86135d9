extension EnvironmentValues {
  /// How much badges stand out.
  /// - Ignored: the platform draws all badges of lists alike.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// Whether buttons act again while they are held.
  /// - Ignored: nothing of a picture is touched.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// How the content of views changes.
  /// - Ignored: nothing changes in a picture.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content that changes is drawn in memory first.
  /// - Ignored: nothing changes in a picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionDrawingKey.self] }
    set { self[ContentTransitionDrawingKey.self] = newValue }
  }

  /// Whether misspelt words are left as they are.
  /// - Ignored: no text of a picture is edited.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// The order of a menu's rows.
  /// - Ignored: menus are closed in a picture.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether controls show their labels.
  /// - Partial: `automatic` shows them.
  public var labelsVisibility: Visibility {
    get { labelsHidden ? .hidden : .automatic }
    set { labelsHidden = newValue == .hidden }
  }

  /// Whether a tab bar shows sections; none does.
  public var isTabBarShowingSections: Bool { false }

  /// Whether an app may have several windows; a picture has one.
  public var supportsMultipleWindows: Bool { false }

  /// Whether the reader asked for borders.
  public var accessibilityShowBorders: Bool { false }

  /// Whether the reader asked for fewer highlights.
  public var accessibilityReduceHighlightingEffects: Bool { false }

  /// Whether the reader asked not to be followed by what they look at.
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}

enum BadgeProminenceKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
enum ContentTransitionDrawingKey: EnvironmentKey { static let defaultValue = false }
enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }

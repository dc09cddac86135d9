public import DSView

extension EnvironmentValues {
  /// How strongly the view's ground is coloured.
  /// - Partial: list rows are never drawn as selected, so only a value set by a view is returned.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The material behind the view; nil for none.
  /// - Partial: only a value set by a view is returned; a material behind a view does not set it.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// The keys that do what the controls inside do; nil for none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// Whether controls are used when something is held over them.
  /// - Ignored: a picture receives no touches.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// How tall the rows of sidebars are.
  /// - Partial: sidebars keep the medium size; only a value set by a view is returned.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }

  /// What finding in a text needs; nil if no text can be searched, as in a picture.
  public var findContext: FindContext? { nil }

  /// Opens the window of the program's settings.
  /// - Partial: calling it has no effect.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  /// Puts a window in the place of this one.
  /// - Partial: calling it has no effect.
  public var pushWindow: PushWindowAction { PushWindowAction() }

  /// Gives the focus back to the view that has it at first.
  /// - Ignored: no view in a picture has focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

enum BackgroundProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
enum BackgroundMaterialKey: EnvironmentKey { static let defaultValue = Material?.none }
enum KeyboardShortcutKey: EnvironmentKey { static let defaultValue = KeyboardShortcut?.none }
enum SpringLoadingBehaviorKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }
enum SidebarRowSizeKey: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }

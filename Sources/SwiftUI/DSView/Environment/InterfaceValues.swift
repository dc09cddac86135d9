public import Foundation

/// Whether an app is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// Whether the reader is changing a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether changes are made.
  public var isEditing: Bool { self != .inactive }
}

/// Whether a window's controls are in use.
public enum ControlActiveState: Hashable, Sendable, CaseIterable {
  case key, active, inactive
}

extension EnvironmentValues {
  /// Whether the app is in use; in a picture it always is.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the window's controls are in use.
  /// - Partial: views can read it; controls are drawn as in the front window, which a run reports.
  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// Whether the window is in use.
  /// - Partial: views can read it; controls are drawn as in the front window, which a run reports.
  public var appearsActive: Bool {
    get { self[AppearsActiveKey.self] }
    set { self[AppearsActiveKey.self] = newValue }
  }

  /// Whether the view has the focus.
  public var isFocused: Bool { holdsFocus }

  /// The same, to be set by what gives a view the focus.
  package var holdsFocus: Bool {
    get { self[HoldsFocusKey.self] }
    set { self[HoldsFocusKey.self] = newValue }
  }

  /// Whether a view that has the focus is marked by the system.
  /// - Ignored: no view in a picture has focus.
  public var isFocusEffectEnabled: Bool {
    get { self[IsFocusEffectEnabledKey.self] }
    set { self[IsFocusEffectEnabledKey.self] = newValue }
  }

  /// Whether a view under the pointer is marked by the system.
  /// - Ignored: a picture has no pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[IsHoverEffectEnabledKey.self] }
    set { self[IsHoverEffectEnabledKey.self] = newValue }
  }

  /// Whether the screen is dimmed because it is not looked at.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// Whether what scrolls can be scrolled.
  /// - Ignored: a picture is never scrolled.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether the scene is being recorded.
  public var isSceneCaptured: Bool { false }

  /// Whether the reader is changing a list; nil if no list can be changed.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// The least height of a list's row.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height of a list's header; nil for its own.
  /// - Partial: headers keep their height, which a run reports.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }

  /// The calendar by which dates are written.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which times are written: Greenwich's where no view sets one, so that pictures are the same
  /// everywhere.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Why parts of the view are hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether letters may move together before a text is cut.
  /// - Ignored: letters keep their places, which a run reports.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How small letters may become before a text is cut, as a share of their size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters are made large or small; nil leaves them.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether misspelt words are corrected.
  /// - Ignored: no text in a picture is edited.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }
}

enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
enum ControlActiveStateKey: EnvironmentKey { static let defaultValue = ControlActiveState.key }
enum AppearsActiveKey: EnvironmentKey { static let defaultValue = true }
enum IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
enum HoldsFocusKey: EnvironmentKey { static let defaultValue = false }
enum IsHoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
enum IsLuminanceReducedKey: EnvironmentKey { static let defaultValue = false }
enum IsScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
enum DefaultMinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
enum DefaultMinListHeaderHeightKey: EnvironmentKey { static let defaultValue = CGFloat?.none }
enum CalendarKey: EnvironmentKey { static let defaultValue = Calendar.fixed }
enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.fixed }
enum RedactionReasonsKey: EnvironmentKey { static let defaultValue = RedactionReasons() }
enum AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
enum MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
enum TextCaseKey: EnvironmentKey { static let defaultValue = Text.Case?.none }
enum AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue = false }

extension Locale {
  /// American English, whatever the machine says.
  static let fixed = Locale(identifier: "en_US")
}

extension TimeZone {
  /// Greenwich's, whatever the machine says.
  static let fixed = TimeZone(secondsFromGMT: 0)!
}

extension Calendar {
  /// The Gregorian one with fixed rules, whatever the machine says.
  static let fixed: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = .fixed
    calendar.timeZone = .fixed
    return calendar
  }()
}

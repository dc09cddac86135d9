// What readers have asked for; in a picture, nothing but still views.
extension EnvironmentValues {
  /// Whether an assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { false }

  /// Whether the reader asked for outlines of buttons.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether a screen reader is in use.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether switches are in use.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether moving pictures move.
  public var accessibilityPlayAnimatedImages: Bool { false }

  /// Whether quick actions are in use.
  public var accessibilityQuickActionsEnabled: Bool { false }

  /// Whether large content is shown on request.
  public var accessibilityLargeContentViewerEnabled: Bool { false }

  /// Whether the interface is reduced to what is most needed.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}

enum AccessibilityEnabledKey: EnvironmentKey { static let defaultValue = false }

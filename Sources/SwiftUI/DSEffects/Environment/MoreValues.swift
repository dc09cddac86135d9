public import DSView

extension EnvironmentValues {
  /// Whether buttons act again while they are held.
  /// - Ignored: a picture receives no touches.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// How the content of views changes.
  /// - Ignored: pictures show no changes.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether content that changes is drawn in memory first.
  /// - Ignored: pictures show no changes.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionDrawingKey.self] }
    set { self[ContentTransitionDrawingKey.self] = newValue }
  }

  /// Whether misspelt words are left as they are.
  /// - Ignored: no text in a picture is edited.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// Whether controls show their labels.
  /// - Partial: `automatic` shows the labels.
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

enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
enum ContentTransitionKey: EnvironmentKey { static let defaultValue = ContentTransition.identity }
enum ContentTransitionDrawingKey: EnvironmentKey { static let defaultValue = false }

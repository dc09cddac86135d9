public import DSView

extension EnvironmentValues {
  /// When scroll views spring back at their left and right ends.
  /// - Ignored: a picture is never scrolled.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalScrollBounceKey.self] }
    set { self[HorizontalScrollBounceKey.self] = newValue }
  }

  /// When scroll views spring back at their upper and lower ends.
  /// - Ignored: a picture is never scrolled.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalScrollBounceKey.self] }
    set { self[VerticalScrollBounceKey.self] = newValue }
  }

  /// Whether indicators across are shown.
  /// - Ignored: a picture shows a scroll view at rest.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalScrollIndicatorKey.self] }
    set { self[HorizontalScrollIndicatorKey.self] = newValue }
  }

  /// Whether indicators from top to bottom are shown.
  /// - Ignored: a picture shows a scroll view at rest.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalScrollIndicatorKey.self] }
    set { self[VerticalScrollIndicatorKey.self] = newValue }
  }

  /// How scrolling puts a keyboard away.
  /// - Ignored: a picture receives no keyboard input.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardKey.self] }
    set { self[ScrollDismissesKeyboardKey.self] = newValue }
  }
}

enum HorizontalScrollBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
enum VerticalScrollBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
enum HorizontalScrollIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
enum VerticalScrollIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
enum ScrollDismissesKeyboardKey: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }

public import DSFoundation
public import Foundation

extension UIResponder: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool { left === right }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What receives events.
@preconcurrency @MainActor
open class UIResponder: _KeyValueCodingAndObserving {
  public nonisolated init() {}
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object is of a class, or of one below it.
  public nonisolated func isKind(of aClass: AnyClass) -> Bool {
    var own: AnyClass? = type(of: self)
    while let checked = own {
      if checked == aClass { return true }
      own = _getSuperclass(checked)
    }
    return false
  }
  /// Whether the object is of a class itself.
  public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
  open var isFirstResponder: Bool { false }
  open func reloadInputViews() {}
  open var next: UIResponder? { nil }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Notifications of the keyboard, by their Objective-C names' short forms.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// A finger on the screen: there never is one.
@preconcurrency @MainActor
open class UITouch: Hashable {
  public nonisolated init() {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What happened to a device: nothing ever does.
@preconcurrency @MainActor
open class UIEvent {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }
  /// What happened.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }
  public nonisolated init() {}
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var allTouches: Set<UITouch>? { nil }
}

/// The program, as it would run on a phone.
/// - Partial: the application is active, has one window without content, and opens nothing.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The program.
  public static let shared = UIApplication()

  /// What the program is doing.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// What the program was started with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How an address was opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public let applicationState = State.active
  public let windows = [UIWindow()]
  public var keyWindow: UIWindow? { windows.first }
  public let connectedScenes: Set<UIScene> = [UIWindowScene()]
  public let statusBarOrientation = UIInterfaceOrientation.portrait
  public let userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  public let preferredContentSizeCategory = UIContentSizeCategory.large
  public let alternateIconName: String? = nil
  public let supportsAlternateIcons = false
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var delegate: (any UIApplicationDelegate)?
  public var shortcutItems: [UIApplicationShortcutItem]?
  public let isProtectedDataAvailable = true
  public let backgroundTimeRemaining: TimeInterval = 30

  /// Whether an address can be opened: none can.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens an address.
  /// - Ignored: nothing is opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  /// Sends an action, such as the end of editing.
  /// - Ignored: no responder receives it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
  /// Shows another icon of the program.
  /// - Ignored: the program has no icon.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
  /// Receives the commands of headphones.
  /// - Ignored: no command comes.
  public func beginReceivingRemoteControlEvents() {}
  /// Ends that.
  /// - Ignored: no command comes.
  public func endReceivingRemoteControlEvents() {}
  /// Goes on for a while when the program is no longer shown.
  /// - Ignored: the program is always shown.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Ends what was begun.
  /// - Ignored: nothing was begun.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Asks for notifications.
  /// - Ignored: no notifications arrive.
  public func registerForRemoteNotifications() {}

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// A part of the program that is shown by itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What a scene is doing.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public let activationState = ActivationState.foregroundActive
  public let session = UISceneSession()
  public var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var userActivity: NSUserActivity?
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  public nonisolated override init() { super.init() }
  public nonisolated init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) { super.init() }
  public var traitCollection: UITraitCollection { .current }
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// How a scene would like to lie.
  public class GeometryPreferences {
    /// How a scene would like to lie on a phone.
    public final class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {}
    }
  }
  public var windows: [UIWindow] { UIApplication.shared.windows }
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
  public let interfaceOrientation = UIInterfaceOrientation.portrait
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// The bar at the top of a screen.
@preconcurrency @MainActor
public final class UIStatusBarManager {
  public let statusBarFrame = CGRect(x: 0, y: 0, width: 393, height: 54)
}

/// What a fetch in the background has found.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

public import Foundation

// Parts of a program that are shown by themselves: there is one, which nothing happens to.

/// Receives the events of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Nothing is done.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing is done.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing is done.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// Nothing is done.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Receives the events of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Nothing is done.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}

extension UIScene {
  /// What a scene was started with.
  public final class ConnectionOptions {
    nonisolated init() {}
    public let urlContexts: Set<UIOpenURLContext> = []
    public let userActivities: [NSUserActivity] = []
    public let shortcutItem: UIApplicationShortcutItem? = nil
    public let sourceApplication: String? = nil
  }
}

/// A scene that is shown, or was.
@preconcurrency @MainActor
public final class UISceneSession: Hashable {
  /// What a session is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  nonisolated init() {}
  public let role = Role.windowApplication
  public let persistentIdentifier = ""
  public var scene: UIScene? { nil }
  public var userInfo: [String: Any]?
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  nonisolated public static func == (left: UISceneSession, right: UISceneSession) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a scene is made of.
@preconcurrency @MainActor
open class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
}

/// An address that is opened, as a stub: none is.
public final class UIOpenURLContext: Hashable {
  public let url: URL
  init(_ url: URL) { self.url = url }
  public static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}

/// Something that a program offers on the home screen.
open class UIApplicationShortcutItem: @unchecked Sendable {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) { (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle) }
}

/// The picture of something that a program offers.
open class UIApplicationShortcutIcon: @unchecked Sendable {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
}

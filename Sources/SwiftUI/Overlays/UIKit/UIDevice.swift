public import DSView
public import Foundation

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether its longer edge is at the bottom.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether its shorter edge is at the bottom.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientation of the interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether its longer edge is at the bottom.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether its shorter edge is at the bottom.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The orientations that the interface may have.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Ways by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The device: the phone that previews are drawn for.
/// - Partial: always the same phone, whatever the preview's device.
@preconcurrency @MainActor
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()
  /// The device.
  public nonisolated init() {}
  public let name = "iPhone"
  public let model = "iPhone"
  public let localizedModel = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "26.0"
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let orientation = UIDeviceOrientation.portrait
  public let batteryLevel: Float = -1
  public var isBatteryMonitoringEnabled = false
  public let identifierForVendor: UUID? = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  /// Begins notifications when the device is turned.
  /// - Ignored: the device is never rotated.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends these notifications.
  /// - Ignored: the device is never rotated.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Sets a value by its name, as apps turn the device.
  /// - Ignored: the device is never rotated.
  public func setValue(_ value: Any?, forKey key: String) {}
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

/// The screen: that of the phone that previews are drawn for.
/// - Partial: 393 × 852 points, whatever the preview's device.
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// All screens.
  public static var screens: [UIScreen] { [main] }
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  public let scale: CGFloat = 3
  public let nativeScale: CGFloat = 3
  public var brightness: CGFloat = 0.5
  public let maximumFramesPerSecond = 60
  public let isCaptured = false
  /// Sent on a phone when a recording of the screen begins or ends.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
  public var traitCollection: UITraitCollection { .current }
}

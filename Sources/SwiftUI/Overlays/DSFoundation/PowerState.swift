public import Foundation

// What views and models ask about the machine, and Foundation knows on Apple's platforms only: a machine that is neither
// warm nor saves power.
extension ProcessInfo {
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable {
    /// As warm as it should be.
    case nominal = 0
    /// A little too warm.
    case fair = 1
    /// So warm that it works more slowly.
    case serious = 2
    /// So warm that it has to cool down.
    case critical = 3
  }

  /// Whether the machine saves power: it does not.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm the machine is: as it should be.
  public var thermalState: ThermalState { .nominal }

  /// Announces that the machine has become warmer or colder, which it never does.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether an app for iOS runs on a Mac: it does not.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the program was built by Catalyst: it was not.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// Announces that the machine begins or ends to save power, which it never does.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

/// What gives `ProcessInfo` an initializer: that of Linux's Foundation is its own.
public protocol _SharedProcess {}

extension ProcessInfo: _SharedProcess {}

extension _SharedProcess where Self == ProcessInfo {
  // A parameter, because the initializer of all objects would be preferred.
  /// The process.
  public init(_: Void = ()) { self = ProcessInfo.processInfo }
}

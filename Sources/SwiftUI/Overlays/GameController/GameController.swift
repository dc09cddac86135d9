public import Foundation

// Keyboards that are attached to a device, as stubs: there are none.

/// A key of a keyboard, by its place on one for English.
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let returnOrEnter = GCKeyCode(rawValue: 0x28)
  public static let escape = GCKeyCode(rawValue: 0x29)
  public static let deleteOrBackspace = GCKeyCode(rawValue: 0x2A)
  public static let tab = GCKeyCode(rawValue: 0x2B)
  public static let spacebar = GCKeyCode(rawValue: 0x2C)
  public static let rightArrow = GCKeyCode(rawValue: 0x4F)
  public static let leftArrow = GCKeyCode(rawValue: 0x50)
  public static let downArrow = GCKeyCode(rawValue: 0x51)
  public static let upArrow = GCKeyCode(rawValue: 0x52)
  public static let leftControl = GCKeyCode(rawValue: 0xE0)
  public static let leftShift = GCKeyCode(rawValue: 0xE1)
  public static let leftAlt = GCKeyCode(rawValue: 0xE2)
  public static let leftGUI = GCKeyCode(rawValue: 0xE3)
  public static let rightControl = GCKeyCode(rawValue: 0xE4)
  public static let rightShift = GCKeyCode(rawValue: 0xE5)
  public static let rightAlt = GCKeyCode(rawValue: 0xE6)
  public static let rightGUI = GCKeyCode(rawValue: 0xE7)
}

/// A button: none is pressed.
open class GCControllerButtonInput: NSObject, @unchecked Sendable {
  override init() {}
  open var isPressed: Bool { false }
  open var value: Float { 0 }
}

/// The keys of a keyboard.
open class GCKeyboardInput: NSObject, @unchecked Sendable {
  override init() {}
  open var isAnyKeyPressed: Bool { false }
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}

/// A keyboard that is attached to the device.
open class GCKeyboard: NSObject, @unchecked Sendable {
  override init() {}
  /// All keyboards as one: there is none.
  open class var coalesced: GCKeyboard? { nil }
  open var keyboardInput: GCKeyboardInput? { nil }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
}

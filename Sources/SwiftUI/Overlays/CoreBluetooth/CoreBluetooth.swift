// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Bluetooth, as stubs: there is no radio, and no device is ever found.

/// The identifier of a service or a characteristic.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The identifier as text.
  public let uuidString: String

  /// An identifier of 4, 8 or 36 characters.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// An identifier of 128 bits.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }

  open override var hash: Int { uuidString.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var description: String { uuidString }
}

/// What radios are allowed to do.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

/// The state of a radio.
public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// What central and peripheral managers have in common.
open class CBManager: NSObject, @unchecked Sendable {
  open var state: CBManagerState { .unsupported }
  open class var authorization: CBManagerAuthorization { .notDetermined }
}

/// Something with an identifier.
open class CBPeer: NSObject, @unchecked Sendable {
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

/// What services and characteristics have in common.
open class CBAttribute: NSObject, @unchecked Sendable {
  open var uuid: CBUUID { CBUUID(string: "0000") }
}

/// A service of a device.
open class CBService: CBAttribute, @unchecked Sendable {
  open weak var peripheral: CBPeripheral? { nil }
  open var isPrimary: Bool { true }
  open var includedServices: [CBService]? { nil }
  open var characteristics: [CBCharacteristic]? { nil }
}

/// What a characteristic allows.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 1)
  public static let read = Self(rawValue: 2)
  public static let writeWithoutResponse = Self(rawValue: 4)
  public static let write = Self(rawValue: 8)
  public static let notify = Self(rawValue: 16)
  public static let indicate = Self(rawValue: 32)
}

/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open weak var service: CBService? { nil }
  open var properties: CBCharacteristicProperties { [] }
  open var value: Data? { nil }
  open var descriptors: [CBDescriptor]? { nil }
  open var isNotifying: Bool { false }
}

/// A description of a characteristic.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open weak var characteristic: CBCharacteristic? { nil }
  open var value: Any? { nil }
}

/// The state of a connection.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }

/// A device that was found.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }
  open func readRSSI() {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func readValue(for descriptor: CBDescriptor) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

/// Receives the events of a device; none comes.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}

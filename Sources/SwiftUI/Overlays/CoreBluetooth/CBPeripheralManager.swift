public import Foundation

// A phone that others find, as stubs: there is no radio.

/// Who may use a value.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A service that the phone offers.
open class CBMutableService: CBService, @unchecked Sendable {
  private let kept: (uuid: CBUUID, isPrimary: Bool)
  private var offered: [CBCharacteristic]?
  /// A service of an identifier.
  public init(type UUID: CBUUID, primary isPrimary: Bool) { kept = (UUID, isPrimary) }
  open override var uuid: CBUUID { kept.uuid }
  open override var isPrimary: Bool { kept.isPrimary }
  open override var characteristics: [CBCharacteristic]? {
    get { offered }
    set { offered = newValue }
  }
}

/// A value that the phone offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  private let kept: (uuid: CBUUID, properties: CBCharacteristicProperties)
  private var data: Data?
  open var permissions: CBAttributePermissions
  /// A value of an identifier.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) { (kept, data, self.permissions) = ((UUID, properties), value, permissions) }
  open override var uuid: CBUUID { kept.uuid }
  open override var properties: CBCharacteristicProperties { kept.properties }
  open override var value: Data? {
    get { data }
    set { data = newValue }
  }
}

/// Offers services to other devices.
/// - Partial: there is no radio: nothing is offered, and the delegate hears nothing.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }
  public override init() {}
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
  }
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  open func stopAdvertising() {}
}

/// Receives the events of a phone that others find; none comes.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
}

extension CBPeripheralManagerDelegate {
  /// Nothing is done.
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  /// Nothing is done.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
}

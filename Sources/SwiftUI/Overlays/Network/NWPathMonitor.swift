public import Foundation

// For sources that ask whether there is a network: pictures are drawn as if there were one, and nothing is loaded.

/// The way to the network.
public struct NWPath: Equatable, Sendable {
  /// Whether there is one.
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }
  /// Why there is none.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }
  public let status = Status.satisfied
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  public let isExpensive = false
  public let isConstrained = false
  public let supportsIPv4 = true
  public let supportsIPv6 = true
  public let supportsDNS = true
  /// The interfaces.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether the way uses a kind of interface: Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// An interface to a network.
public struct NWInterface: Hashable, Sendable {
  /// A kind of interface.
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
}

/// Tells how the way to the network changes.
/// - Partial: there always is a network, and it never changes.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// Tells about any network.
  public init() {}
  /// Tells about networks of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Tells about networks that are not of kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  public var currentPath: NWPath { NWPath() }
  public var queue: DispatchQueue? { nil }
  /// Begins; the handler is not called, because nothing changes.
  public func start(queue: DispatchQueue) {}
  /// Ends.
  public func cancel() {}
}

public import Foundation

// Connections, as stubs: none is made.

/// Why there is no connection.
public enum NWError: Error, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
}

/// A place in a network.
public enum NWEndpoint: Hashable, Sendable {
  /// A machine.
  public enum Host: Hashable, ExpressibleByStringLiteral, Sendable {
    case name(String, NWInterface?)
    /// A machine by its name.
    public init(_ string: String) { self = .name(string, nil) }
    /// A machine by its name.
    public init(stringLiteral value: String) { self.init(value) }
  }
  /// A port of a machine.
  public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral, Sendable {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public static let http: Port = 80
    public static let https: Port = 443
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable {
  public init() {}
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
}

/// A connection.
/// - Ignored: it is not made.
public final class NWConnection: @unchecked Sendable {
  /// What a connection is doing.
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing, ready
    case failed(NWError)
    case cancelled
  }
  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public let state = State.setup
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}

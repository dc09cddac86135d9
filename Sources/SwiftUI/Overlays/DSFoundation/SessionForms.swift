public import Foundation
public import FoundationNetworking

// Forms of sessions and caches that Foundation has on Apple's platforms only.

extension URLSession {
  /// Loads what is at an address; a function without a delegate, which sources pass as a value.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }

  /// Loads what a request asks for; a function without a delegate, which sources pass as a value.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await data(for: request, delegate: nil)
  }
}

extension URLCache {
  /// A cache of a size in memory and on a disk.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

// No preview reaches a network, so what these properties ask of one is not kept: each has the value of a new request or
// configuration.

extension URLRequest {
  /// Whether a request may use an expensive network; true.
  /// - Ignored: what is set.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether a request may use a network that is in its low-data mode; true.
  /// - Ignored: what is set.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether a server is taken to speak HTTP/3; false.
  /// - Ignored: what is set.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}

extension URLSessionConfiguration {
  /// Whether requests may use an expensive network; true.
  /// - Ignored: what is set.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether requests may use a network that is in its low-data mode; true.
  /// - Ignored: what is set.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether an app is started when a session in the background has something for it; false.
  /// - Ignored: what is set.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// Whether tasks wait for a network instead of failing at once; false. Linux's property cannot be set, so that sources for a
  /// phone or a Mac are read with this name for it, which is as long.
  /// - Ignored: what is set.
  public var _waitForConnectivity: Bool {
    get { false }
    set {}
  }
}

extension URLError {
  /// Why a network may not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    case cellular, expensive, constrained
  }

  /// Why the network may not be used; nil, because no preview reaches one.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

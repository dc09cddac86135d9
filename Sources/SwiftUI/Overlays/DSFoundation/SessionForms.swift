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

public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Emits what is loaded from an address.
  /// - Partial: pictures are drawn without a network, so nothing is ever delivered.
  public struct DataTaskPublisher: Publisher {
    /// What was loaded, and how the server answered.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why nothing was loaded.
    public typealias Failure = URLError
    /// The request.
    public let request: URLRequest
    /// The session that loads.
    public let session: URLSession

    /// A publisher of what is loaded by a request.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    /// Attaches a subscriber, which receives nothing: nothing is loaded.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: Subscriptions.empty)
    }
  }

  /// A publisher of what is loaded from an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// A publisher of what is loaded by a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// A request to the review's server, as far as it is looked at.
package struct HTTPRequest: Sendable {
  /// The method, such as `GET`.
  package var method: String
  /// The path without a query, percent-decoded.
  package var path: String
  /// The only `Host`; nil if there is none, or several.
  package var host: String?
  /// `Origin`; nil if there is none.
  package var origin: String?
  /// `Content-Type`; nil if there is none.
  package var contentType: String?
  /// `Sec-Fetch-Site`; nil if there is none.
  package var fetchSite: String?
  /// `X-Dsrender-Token`; nil if there is none.
  package var token: String?
  /// `If-Match`; nil if there is none.
  package var ifMatch: String?
  /// Bytes of the body as the head declares them; nil if it declares none that can be relied on.
  package var length: Int?
  /// The body; empty while only the head is there.
  package var body: [UInt8]
  /// Whether it has waited already, and must be answered now.
  package var hasWaited: Bool

  /// A request.
  package init(
    method: String, path: String, host: String? = nil, origin: String? = nil, contentType: String? = nil,
    fetchSite: String? = nil, token: String? = nil, ifMatch: String? = nil, length: Int? = 0, body: [UInt8] = [],
    hasWaited: Bool = false
  ) {
    (self.method, self.path, self.host, self.origin) = (method, path, host, origin)
    (self.contentType, self.fetchSite, self.token, self.ifMatch) = (contentType, fetchSite, token, ifMatch)
    (self.length, self.body, self.hasWaited) = (length, body, hasWaited)
  }
}

/// What the review's server answers.
package struct HTTPAnswer: Sendable {
  /// The status, such as 200.
  package var status: Int
  /// The type of the body.
  package var contentType: String
  /// Further headers.
  package var headers: [(name: String, value: String)] = []
  /// The body.
  package var body: [UInt8]

  /// An answer.
  package init(_ status: Int, contentType: String = "text/plain; charset=utf-8", body: [UInt8] = []) {
    (self.status, self.contentType, self.body) = (status, contentType, body)
  }

  /// An answer in words.
  package init(_ status: Int, _ text: String) { self.init(status, body: Array((text + "\n").utf8)) }
}

/// What a server serves.
package protocol HTTPSite: Sendable {
  /// Refuses a request by its head, before its body is read; nil lets it in.
  func refusal(of head: HTTPRequest) -> HTTPAnswer?
  /// Answers a request that was let in; nil lets it wait until all that wait are woken.
  func answer(_ request: HTTPRequest) -> HTTPAnswer?
}

/// A server that runs.
package protocol RunningServer: Sendable {
  /// Its port.
  var port: Int { get }
  /// Asks again what to answer requests that wait.
  func wake()
  /// Ends it when the current request is answered.
  func stop()
}

/// Why there is no server.
package enum ServerError: Error, Hashable, Sendable {
  /// The port is another program's, or none that a user may have.
  case portInUse(Int)
}

/// Starts a server of a site on a port, 0 for any.
package typealias StartServer = @Sendable (Int, any HTTPSite) throws(ServerError) -> any RunningServer

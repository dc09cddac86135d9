import CMicroHTTPD
import DSDiagnostics
package import DSReview

/// An HTTP server on this machine's loopback address, which nobody else on the network reaches.
package final class HTTPServer: RunningServer {
  package let port: Int
  /// Its functions may be called from any thread.
  private nonisolated(unsafe) let server: OpaquePointer
  /// What the server's thread calls; kept until the server has ended.
  private let site: Unmanaged<Site>

  /// Starts a server.
  /// - Parameters:
  ///   - port: the port; 0 for any that is free.
  ///   - answer: answers requests, one after the other, on the server's thread; nil lets one wait until all are woken.
  /// - Throws: where the port cannot be had.
  package init(port: Int, answer: @escaping @Sendable (HTTPRequest) -> HTTPAnswer?) throws(ServerError) {
    site = Unmanaged.passRetained(Site(answer: answer))
    let handler: http_handler = { context, request, call in
      guard let context else { return }
      let site = Unmanaged<Site>.fromOpaque(context).takeUnretainedValue()
      if let answer = site.answer(HTTPRequest(request.pointee)) { send(answer, call) }
    }
    guard let number = UInt16(exactly: port),
      let started = http_start(number, Limits.reviewBodyBytes, handler, site.toOpaque())
    else {
      site.release()
      throw ServerError.portInUse(port)
    }
    server = started
    self.port = Int(http_port(started))
  }

  /// Starts a server, as the program asks for one.
  package static let start: StartServer = { port, answer throws(ServerError) in
    try HTTPServer(port: port, answer: answer)
  }

  package func wake() { http_wake(server) }

  package func stop() {
    http_stop(server)
    site.release()
  }

  private final class Site: Sendable {
    let answer: @Sendable (HTTPRequest) -> HTTPAnswer?

    init(answer: @escaping @Sendable (HTTPRequest) -> HTTPAnswer?) { self.answer = answer }
  }
}

private func send(_ answer: HTTPAnswer, _ call: UnsafeMutableRawPointer) {
  answer.contentType.withCString { type in
    answer.headers.map { "\($0.name): \($0.value)\n" }.joined().withCString { headers in
      answer.body.withUnsafeBufferPointer { body in
        var whole = http_answer(
          status: Int32(answer.status), content_type: type, headers: headers, body: body.baseAddress, length: body.count
        )
        http_send(call, &whole)
      }
    }
  }
}

extension HTTPRequest {
  fileprivate init(_ request: http_request) {
    self.init(
      method: String(cString: request.method), path: String(cString: request.path),
      host: request.host.map { String(cString: $0) }, origin: request.origin.map { String(cString: $0) },
      contentType: request.content_type.map { String(cString: $0) },
      fetchSite: request.fetch_site.map { String(cString: $0) }, token: request.token.map { String(cString: $0) },
      body: Array(UnsafeBufferPointer(start: request.body, count: request.length)),
      hasWaited: request.has_waited)
  }
}

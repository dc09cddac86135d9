import CMicroHTTPD
import DSDiagnostics
package import DSReview

/// An HTTP server on this machine's loopback address, which cannot be reached from the network.
package final class HTTPServer: RunningServer {
  package let port: Int
  /// Its functions may be called from any thread.
  private nonisolated(unsafe) let server: OpaquePointer
  /// What the server's thread calls; kept until the server has ended.
  private let site: Unmanaged<Site>

  /// Starts a server.
  /// - Parameters:
  ///   - port: the port; 0 for any that is free.
  ///   - site: refuses and answers requests, one after the other, on the server's thread.
  /// - Throws: if the port cannot be had.
  package init(port: Int, site served: any HTTPSite) throws(ServerError) {
    site = Unmanaged.passRetained(Site(served))
    let judge: http_handler = { context, head, call in
      if let refusal = Site.of(context)?.refusal(of: HTTPRequest(head.pointee)) { send(refusal, call) }
    }
    let handler: http_handler = { context, request, call in
      if let answer = Site.of(context)?.answer(HTTPRequest(request.pointee)) { send(answer, call) }
    }
    let limits = http_limits(
      strangers: UInt32(Limits.reviewStrangers), connections: UInt32(Limits.reviewConnections))
    guard let number = UInt16(exactly: port),
      let started = http_start(number, limits, judge, handler, site.toOpaque())
    else {
      site.release()
      throw ServerError.portInUse(port)
    }
    server = started
    self.port = Int(http_port(started))
  }

  /// Starts a server, in the form that the program expects.
  package static let start: StartServer = { port, site throws(ServerError) in try HTTPServer(port: port, site: site) }

  package func wake() { http_wake(server) }

  package func stop() {
    http_stop(server)
    site.release()
  }

  /// A site as a pointer that C passes on.
  private final class Site: Sendable {
    private let served: any HTTPSite

    init(_ served: any HTTPSite) { self.served = served }

    static func of(_ context: UnsafeMutableRawPointer?) -> (any HTTPSite)? {
      context.map { Unmanaged<Site>.fromOpaque($0).takeUnretainedValue().served }
    }
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
      ifMatch: request.if_match.map { String(cString: $0) },
      length: request.declared < 0 ? nil : Int(request.declared),
      body: Array(UnsafeBufferPointer(start: request.body, count: request.length)),
      hasWaited: request.has_waited)
  }
}

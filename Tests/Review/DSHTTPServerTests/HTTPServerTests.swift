import DSDiagnostics
import DSReview
import Glibc
import Synchronization
import Testing

@testable import DSHTTPServer

/// A server is there for those that it lets in, whatever others do.
@Suite(.serialized) struct HTTPServerTests {
  /// A site that refuses everything but `/in`, and says how long a body was; `/in/wait` waits until it is woken.
  private final class Site: HTTPSite {
    let answers = Atomic<Int>(0)

    func refusal(of head: HTTPRequest) -> HTTPAnswer? {
      if head.length == nil { return HTTPAnswer(411, "no length") }
      return head.path.hasPrefix("/in") ? nil : HTTPAnswer(421, "refused")
    }

    func answer(_ request: HTTPRequest) -> HTTPAnswer? {
      answers.add(1, ordering: .relaxed)
      if request.path == "/in/wait", !request.hasWaited { return nil }
      return HTTPAnswer(200, "\(request.body.count) bytes for \(request.ifMatch ?? "nobody")")
    }
  }

  /// A connection to a server; it ends with the value.
  private final class Connection {
    private let socket: Int32

    init(_ port: Int) throws {
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(port).bigEndian
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      try #require(result == 0)
      var patience = timeval(tv_sec: 20, tv_usec: 0)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(socket) }

    func send(_ text: String) { _ = Glibc.send(socket, text, text.utf8.count, Int32(MSG_NOSIGNAL)) }

    /// What arrives until the server has ended the connection, or until a text has arrived.
    func read(until end: String? = nil) -> String {
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 1 << 12)
      while end.map({ !String(decoding: bytes, as: UTF8.self).contains($0) }) != false {
        let count = recv(socket, &part, part.count, 0)
        if count <= 0 { break }
        bytes += part[..<count]
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether the server ends it without a word.
    var isEnded: Bool {
      var byte: UInt8 = 0
      return recv(socket, &byte, 1, 0) <= 0
    }
  }

  private func head(_ path: String, length: Int = 0) -> String {
    "PUT \(path) HTTP/1.1\r\nHost: localhost\r\nIf-Match: me\r\nContent-Length: \(length)\r\n\r\n"
  }

  @Test func `a request is refused at its head: its body is not asked for, and the connection ends`() throws {
    let site = Site()
    let server = try HTTPServer(port: 0, site: site)
    defer { server.stop() }
    // Nothing of the body is sent, and the answer is there.
    let waiting = try Connection(server.port)
    waiting.send(head("/nope", length: 7_900_000))
    #expect(waiting.read().hasPrefix("HTTP/1.1 421 "))
    let chunked = try Connection(server.port)
    chunked.send("PUT /in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
    #expect(chunked.read().hasPrefix("HTTP/1.1 411 "))
    let polite = try Connection(server.port)
    polite.send("PUT /nope HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n")
    #expect(polite.read().hasPrefix("HTTP/1.1 421 "))
    #expect(site.answers.load(ordering: .relaxed) == 0)
  }

  @Test func `a body arrives whole, in as many parts as it takes, and the connection stays`() throws {
    let server = try HTTPServer(port: 0, site: Site())
    defer { server.stop() }
    let connection = try Connection(server.port)
    connection.send(head("/in", length: 100_000))
    for _ in 0..<10 { connection.send(String(repeating: "x", count: 10_000)) }
    #expect(connection.read(until: "\n").contains("200"))
    connection.send(head("/in", length: 3) + "abc")
    #expect(connection.read(until: "3 bytes for me").contains("3 bytes for me"))
  }

  @Test func `idle and trickling connections end one another, and keep nobody out`() throws {
    let server = try HTTPServer(port: 0, site: Site())
    defer { server.stop() }
    // A reviewer whose page waits for an update is not among them.
    let reviewer = try Connection(server.port)
    reviewer.send(head("/in/wait"))
    var others: [Connection] = []
    for index in 0..<4 * Limits.reviewStrangers {
      let other = try Connection(server.port)
      if index.isMultiple(of: 2) { other.send("GET /in HTTP/1.1\r\nHost: lo") }
      others.append(other)
    }
    let late = try Connection(server.port)
    late.send(head("/in"))
    #expect(late.read(until: "bytes").contains("200"))
    #expect(others[0].isEnded && others[1].isEnded)
    server.wake()
    #expect(reviewer.read(until: "bytes").contains("0 bytes for me"))
  }

  @Test func `bodies that never come do not keep others out either`() throws {
    let server = try HTTPServer(port: 0, site: Site())
    defer { server.stop() }
    var others: [Connection] = []
    for _ in 0..<4 * Limits.reviewStrangers {
      let other = try Connection(server.port)
      other.send(head("/nope", length: 4_000_000) + "a part of it")
      others.append(other)
    }
    let late = try Connection(server.port)
    late.send(head("/in"))
    #expect(late.read(until: "bytes").contains("200"))
  }
}

import Foundation
import Glibc
import Testing

/// `dsrender review`, which runs while a test talks to it.
final class ReviewServer {
  private let process = Process()
  private let output = Pipe()
  /// The port on which it listens.
  let port: Int
  /// The secret of its address.
  let token: String

  /// Starts it for the folder `shots` of a project with further options, and waits for its address.
  init(_ folder: String, _ options: String...) throws {
    process.executableURL = URL(fileURLWithPath: try #require(ProgramUnderTest.path))
    process.arguments = ["review", "shots"] + options
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    // review: http://127.0.0.1:45033/f28389f0e4d465a2cc24d59695669498/
    let parts = line.split { "/:\n".contains($0) }
    try #require(parts.count > 4, "\(line)")
    port = try #require(Int(parts[3]))
    token = String(parts[4])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Asks it to stop as Ctrl-C does, and waits for its end.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The next lines that it prints; waits for them.
  func said() -> String { String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) }

  /// Waits for what comes after an update.
  func update(after number: Int) throws -> Answer {
    try send(
      "GET /\(token)/updates/\(number) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX-Dsrender-Token: \(token)\r\n\r\n")
  }

  /// The version of the decisions.
  func version() throws -> String {
    let headers = try ask("GET", "decisions.json").headers.components(separatedBy: "\r\n")
    return String(try #require(headers.first { $0.hasPrefix("ETag: ") }).dropFirst("ETag: ".count))
  }

  /// What it answers.
  struct Answer {
    var status: Int
    var headers: String
    var body: String
  }

  /// Sends a request of a browser on the page itself, which has seen the last decisions.
  func ask(_ method: String, _ path: String, _ body: String = "") throws -> Answer {
    var lines = ["\(method) /\(token)/\(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"]
    if method != "GET" {
      lines += ["X-Dsrender-Token: \(token)", "Origin: http://127.0.0.1:\(port)", "Content-Type: application/json"]
      lines += ["Content-Length: \(body.utf8.count)", "If-Match: \(try version())"]
    }
    return try send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// Sends bytes as they are, and reads until the server has nothing more to say.
  func send(_ text: String) throws -> Answer {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0)
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    // Asked to close, the server ends the answer by doing so.
    let closing = text.replacing("\r\nHost:", with: "\r\nConnection: close\r\nHost:", maxReplacements: 1)
    let bytes = Array(closing.utf8)
    _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(socket, &part, part.count, 0), count > 0 { answer += part[..<count] }
    let whole = String(decoding: answer, as: UTF8.self)
    let parts = whole.components(separatedBy: "\r\n\r\n")
    let status = whole.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Answer(status: status, headers: parts[0], body: parts.dropFirst().joined(separator: "\r\n\r\n"))
  }
}

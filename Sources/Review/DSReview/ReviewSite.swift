import DSDiagnostics
import DSFiles
import DSJSON
package import DSMatrix
import Glibc
import Synchronization

/// A run's folder as a site for the only person who knows its address: the report's page, its pictures, the decisions.
///
/// Whoever else talks to the server, another user of the machine, a page in the same browser or a name that was made to
/// point here, is refused:
/// - the address begins with a random token, and so does every link in the page, which is relative;
/// - `Host` has to be this machine's loopback address with this port, `Origin` the same where there is one;
/// - nothing changes by a GET; what changes something has to repeat the token in a header of its own, which no form and no
///   foreign page can send without being asked for leave, and leave is never given;
/// - only files of the kinds that a run writes are sent, by names that lead out of no folder and through no link.
package final class ReviewSite: Sendable {
  /// What became of accepted pictures.
  package struct Applied: Sendable {
    /// Shots whose baselines were written.
    package var shots: [String]
    /// Shots that were left, and why.
    package var refused: [(shot: String, reason: String)]
    /// Why nothing could be done at all; nil where it could.
    package var problem: String?

    /// A result.
    package init(shots: [String] = [], refused: [(shot: String, reason: String)] = [], problem: String? = nil) {
      (self.shots, self.refused, self.problem) = (shots, refused, problem)
    }
  }

  private let folder: String
  private let token: String
  private let apply: @Sendable (Decisions) -> Applied
  private let updates: ReviewUpdates?
  private let port = Atomic<Int>(0)

  /// A site that nobody can reach yet.
  /// - Parameters:
  ///   - folder: the run's folder.
  ///   - token: the secret of the address.
  ///   - updates: what changes while the page is looked at; nil where nothing does.
  ///   - apply: makes accepted pictures baselines.
  package init(
    folder: String, token: String = newToken(), updates: ReviewUpdates? = nil,
    apply: @escaping @Sendable (Decisions) -> Applied
  ) {
    (self.folder, self.token, self.updates, self.apply) = (folder, token, updates, apply)
  }

  /// The address, from now on at a port.
  package func address(port: Int) -> String {
    self.port.store(port, ordering: .relaxed)
    return "http://127.0.0.1:\(port)/\(token)/"
  }

  /// Answers a request; nil lets it wait for the next update.
  package func answer(_ request: HTTPRequest) -> HTTPAnswer? {
    guard var answer = refusal(of: request) ?? route(request) else { return nil }
    answer.headers += Self.headers
    return answer
  }

  // MARK: Who may ask

  private func refusal(of request: HTTPRequest) -> HTTPAnswer? {
    let port = port.load(ordering: .relaxed)
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = request.host, hosts.contains(host) else {
      return HTTPAnswer(421, "this is no address of the review")
    }
    if let origin = request.origin, origin != "http://" + host { return HTTPAnswer(403, "another origin asks") }
    guard let path = ownPath(request.path), !path.contains("\0") else {
      return HTTPAnswer(404, "there is nothing here")
    }
    let isReading = request.method == "GET" || request.method == "HEAD"
    if isReading { return nil }
    guard ["PUT", "POST"].contains(request.method) else { return HTTPAnswer(405, "GET, PUT and POST are understood") }
    guard let given = request.token, isSame(given, token) else {
      return HTTPAnswer(403, "the token is not the review's")
    }
    if let site = request.fetchSite, site != "same-origin" { return HTTPAnswer(403, "another site asks") }
    return nil
  }

  /// The path behind the token; nil where that is another one.
  private func ownPath(_ path: String) -> String? {
    guard path.hasPrefix("/") else { return nil }
    let parts = path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isSame(String(parts[0]), token) else { return nil }
    return String(parts[1])
  }

  /// Whether two secrets are the same; takes as long where they differ early as where they differ late.
  private func isSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// What every answer says to the browser: nothing of it is for others, and it loads nothing from elsewhere.
  private static let headers = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
  ].map { (name: $0.0, value: $0.1) }

  // MARK: What is answered

  private func route(_ request: HTTPRequest) -> HTTPAnswer? {
    let path = ownPath(request.path) ?? ""
    if let updates, request.method == "GET", path.hasPrefix(ReviewUpdates.path) {
      guard let given = request.token, isSame(given, token) else {
        return HTTPAnswer(403, "the token is not the review's")
      }
      return updates.answer(String(path.dropFirst(ReviewUpdates.path.count)), hasWaited: request.hasWaited)
    }
    switch (request.method, path) {
    case ("GET", Decisions.name), ("HEAD", Decisions.name):
      return readDecisions() ?? HTTPAnswer(200, contentType: "application/json", body: Array("null".utf8))
    case ("PUT", Decisions.name): return keep(request)
    case ("POST", "apply"): return applied()
    case ("GET", _), ("HEAD", _): return page(path.isEmpty ? "index.html" : path)
    default: return HTTPAnswer(405, "this can only be read")
    }
  }

  /// A file that a run has written.
  private func page(_ name: String) -> HTTPAnswer {
    guard var answer = read(name) else { return HTTPAnswer(404, "there is nothing here") }
    guard name == "index.html" else { return answer }
    let mark = Array(#"<meta name="generator" content="dsrender">"#.utf8)
    if let place = answer.body.firstRange(of: mark) {
      answer.body.insert(
        contentsOf: Array("\n<meta name=\"dsrender-review\" content=\"\(token)\">\(watched)".utf8), at: place.upperBound
      )
    }
    return answer
  }

  /// What tells the page the number of the update that it shows.
  private var watched: String {
    updates.map { "\n<meta name=\"dsrender-watch\" content=\"\($0.version)\">" } ?? ""
  }

  private func read(_ name: String) -> HTTPAnswer? {
    guard let ending = name.split(separator: ".").last, let type = Self.types[String(ending)],
      let path = pathOfRunFile(name, in: folder),
      let bytes = try? readFile(path, limit: Limits.reviewFileBytes, followingLinks: false)
    else { return nil }
    return HTTPAnswer(200, contentType: type, body: bytes)
  }

  private func readDecisions() -> HTTPAnswer? {
    guard let path = try? confinedPath(Decisions.name, in: folder),
      let bytes = try? readFile(path, limit: Limits.reviewBodyBytes, followingLinks: false)
    else { return nil }
    return HTTPAnswer(200, contentType: "application/json", body: bytes)
  }

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "json": "application/json", "xml": "text/xml; charset=utf-8", "md": "text/plain; charset=utf-8",
    "png": "image/png", "svg": "image/svg+xml",
  ]

  private func keep(_ request: HTTPRequest) -> HTTPAnswer {
    guard request.contentType?.hasPrefix("application/json") == true else {
      return HTTPAnswer(415, "decisions are application/json")
    }
    let decisions: Decisions
    do { decisions = try Decisions(request.body, file: Decisions.name) } catch {
      return HTTPAnswer(400, error.diagnostics.map(\.text).joined(separator: "\n"))
    }
    do throws(FileError) { try writeOutput(try confinedPath(Decisions.name, in: folder), decisions.bytes) } catch {
      return HTTPAnswer(500, error.message)
    }
    return HTTPAnswer(204)
  }

  private func applied() -> HTTPAnswer {
    guard let file = readDecisions() else { return HTTPAnswer(409, "nothing was decided yet") }
    let decisions: Decisions
    do { decisions = try Decisions(file.body, file: joinPath(folder, Decisions.name)) } catch {
      return HTTPAnswer(409, error.diagnostics.map(\.text).joined(separator: "\n"))
    }
    let result = apply(decisions)
    if let problem = result.problem { return HTTPAnswer(409, problem) }
    var json = JSONWriter(.compact)
    json.object { json in
      json.member("applied", result.shots.count)
      json.strings("shots", result.shots)
      json.key("refused")
      json.array { json in
        for (shot, reason) in result.refused {
          json.object { json in
            json.member("shot", shot)
            json.member("reason", reason)
          }
        }
      }
    }
    return HTTPAnswer(200, contentType: "application/json", body: json.bytes)
  }
}

/// 128 random bits of the system, as 32 hexadecimal digits.
package func newToken() -> String {
  var generator = SystemRandomNumberGenerator()
  return (0..<4).map { _ in
    let part = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
    return String(repeating: "0", count: 8 - part.utf8.count) + part
  }.joined()
}

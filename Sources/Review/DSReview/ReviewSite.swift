import DSDiagnostics
import DSFiles
import DSImage
import DSJSON
package import DSMatrix
import Glibc
import Synchronization

/// A run's folder as a site for the only person who knows its address: the report's page, its pictures, the decisions.
///
/// Every other client is refused, be it another user of the machine, a page in the same browser or a name that was made
/// to point here:
/// - the address begins with a random token, and so does every link in the page, which is relative;
/// - `Host` has to be this machine's loopback address with this port, and so has `Origin` if there is one;
/// - a GET changes nothing; a request that changes something has to repeat the token in a header, which no form and no
///   foreign page can send without a preflight request, which is always refused;
/// - everything is judged by the head of a request, before a byte of its body is kept;
/// - only files of the kinds that a run writes are sent, by names that lead out of no folder and through no link.
///
/// Two reviewers do not overwrite one another's decisions: these have a version, the `ETag` of `decisions.json`, and a
/// request that changes or applies them names the version that the reviewer has seen in `If-Match`.
package final class ReviewSite: HTTPSite {
  /// What became of accepted pictures.
  package struct Applied: Sendable {
    /// Shots whose baselines were written.
    package var shots: [String]
    /// Shots that were left, and why.
    package var refused: [(shot: String, reason: String)]
    /// Why nothing could be done at all; nil if it could.
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
  private let reviewer: String?
  private let port = Atomic<Int>(0)

  /// A site that cannot be reached yet.
  /// - Parameters:
  ///   - folder: the run's folder.
  ///   - token: the secret of the address.
  ///   - updates: what changes while the page is looked at; nil if nothing does.
  ///   - reviewer: the name of who decides; nil if it is not known.
  ///   - apply: makes accepted pictures baselines.
  package init(
    folder: String, token: String = newToken(), updates: ReviewUpdates? = nil, reviewer: String? = nil,
    apply: @escaping @Sendable (Decisions) -> Applied
  ) {
    (self.folder, self.token, self.updates, self.reviewer, self.apply) = (folder, token, updates, reviewer, apply)
  }

  /// The address, from now on at a port.
  package func address(port: Int) -> String {
    self.port.store(port, ordering: .relaxed)
    return "http://127.0.0.1:\(port)/\(token)/"
  }

  package func answer(_ request: HTTPRequest) -> HTTPAnswer? {
    (reason(against: request) ?? route(request)).map(Self.sealed)
  }

  package func refusal(of head: HTTPRequest) -> HTTPAnswer? { reason(against: head).map(Self.sealed) }

  private static func sealed(_ answer: HTTPAnswer) -> HTTPAnswer {
    var answer = answer
    answer.headers += headers
    return answer
  }

  // MARK: Access control

  /// Why a request is refused, as its head says; nil if it is let in.
  private func reason(against head: HTTPRequest) -> HTTPAnswer? {
    let port = port.load(ordering: .relaxed)
    let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    guard let host = head.host, hosts.contains(host) else {
      return HTTPAnswer(421, "this is not an address of the review")
    }
    if let origin = head.origin, origin != "http://" + host {
      return HTTPAnswer(403, "the request comes from a different origin")
    }
    guard let path = ownPath(head.path), !path.contains("\0") else {
      return HTTPAnswer(404, "there is nothing here")
    }
    guard let length = head.length else { return HTTPAnswer(411, "a body needs one Content-Length, and no chunks") }
    if head.method == "GET" || head.method == "HEAD" {
      return length == 0 ? nil : HTTPAnswer(413, "reading takes no body")
    }
    guard ["PUT", "POST"].contains(head.method) else { return HTTPAnswer(405, "GET, PUT and POST are understood") }
    guard let given = head.token, isSame(given, token) else {
      return HTTPAnswer(403, "the token is not the review's")
    }
    if let site = head.fetchSite, site != "same-origin" {
      return HTTPAnswer(403, "the request comes from a different site")
    }
    return reason(againstChange: head, path, length)
  }

  /// Why a request of the reviewer that changes something is refused.
  private func reason(againstChange head: HTTPRequest, _ path: String, _ length: Int) -> HTTPAnswer? {
    switch (head.method, path) {
    case ("PUT", Decisions.name):
      guard head.contentType?.hasPrefix("application/json") == true else {
        return HTTPAnswer(415, "decisions are application/json")
      }
      guard length <= Limits.reviewBodyBytes else { return Self.tooLarge }
    case ("POST", "apply"):
      guard length == 0 else { return HTTPAnswer(413, "applying takes no body") }
    default: return HTTPAnswer(405, "this can only be read")
    }
    guard head.ifMatch != nil else {
      return HTTPAnswer(428, "name the version of the decisions in If-Match: the ETag that reading them gives")
    }
    return nil
  }

  /// The path behind the token; nil if that is another one.
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

  /// Headers of every answer: they keep other sites from using it and the page from loading anything from elsewhere.
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
    case ("GET", Decisions.name), ("HEAD", Decisions.name): return readDecisions()
    case ("PUT", Decisions.name): return keep(request)
    case ("POST", "apply"): return applied(request)
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
        contentsOf: Array("\n<meta name=\"dsrender-review\" content=\"\(token)\">\(watched)\(named)".utf8),
        at: place.upperBound)
    }
    return answer
  }

  /// The element that gives the page the reviewer's name.
  private var named: String {
    guard let reviewer else { return "" }
    let escapes: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]
    let name = reviewer.map { escapes[$0] ?? String($0) }.joined()
    return "\n<meta name=\"dsrender-reviewer\" content=\"\(name)\">"
  }

  /// The element that gives the page the number of the update that it shows.
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

  private static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "json": "application/json", "xml": "text/xml; charset=utf-8", "md": "text/plain; charset=utf-8",
    "png": "image/png", "svg": "image/svg+xml",
  ]

  // MARK: Decisions

  /// The file of decisions as it is now; nil if there is none.
  private func storedDecisions() throws(FileError) -> [UInt8]? {
    do {
      let path = try confinedPath(Decisions.name, in: folder)
      return try readFile(path, limit: Limits.reviewBodyBytes, followingLinks: false)
    } catch {
      if error.isMissing, try fileKind(folder) == .folder { return nil }
      throw error
    }
  }

  /// The version of decisions, as `ETag` and `If-Match` write it.
  private func version(of decisions: [UInt8]?) -> String {
    decisions.map { "\"\(contentHash($0).text)\"" } ?? "\"none\""
  }

  private func readDecisions() -> HTTPAnswer {
    let stored: [UInt8]?
    do throws(FileError) { stored = try storedDecisions() } catch { return HTTPAnswer(500, error.message) }
    var answer = HTTPAnswer(200, contentType: "application/json", body: stored ?? Array("null".utf8))
    answer.headers = [("ETag", version(of: stored))]
    return answer
  }

  /// Keeps decisions about the pictures in the folder, if the reviewer has seen those that are there now.
  private func keep(_ request: HTTPRequest) -> HTTPAnswer {
    let decisions: Decisions
    do { decisions = try Decisions(request.body, file: Decisions.name) } catch {
      return HTTPAnswer(400, error.diagnostics.map(\.text).joined(separator: "\n"))
    }
    do throws(FileError) {
      return try withFolderLocked(folder, patience: Limits.decisionsPatience) { () throws(FileError) in
        guard request.ifMatch == version(of: try storedDecisions()) else { return Self.outdated }
        guard decisions.run == runOfPictures(in: folder) else {
          return HTTPAnswer(409, "the folder now holds the pictures of a different run; reload the page")
        }
        let bytes = decisions.bytes
        guard bytes.count <= Limits.reviewBodyBytes else { return Self.tooLarge }
        try writeOutput(try confinedPath(Decisions.name, in: folder), bytes)
        var answer = HTTPAnswer(204)
        answer.headers = [("ETag", version(of: bytes))]
        return answer
      }
    } catch {
      if case .locked = error { return HTTPAnswer(503, "another server is writing the decisions; try again") }
      return HTTPAnswer(500, error.message)
    }
  }

  private static let tooLarge = HTTPAnswer(413, "decisions have at most \(Limits.reviewBodyBytes) bytes")
  private static let outdated = HTTPAnswer(412, "another reviewer has decided meanwhile; read the decisions again")

  private func applied(_ request: HTTPRequest) -> HTTPAnswer {
    let stored: [UInt8]?
    do throws(FileError) { stored = try storedDecisions() } catch { return HTTPAnswer(500, error.message) }
    guard request.ifMatch == version(of: stored) else { return Self.outdated }
    guard let stored else { return HTTPAnswer(409, "nothing was decided yet") }
    let decisions: Decisions
    do { decisions = try Decisions(stored, file: joinPath(folder, Decisions.name)) } catch {
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

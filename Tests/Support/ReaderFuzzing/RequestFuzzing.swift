import DSMatrix
import DSReview
import Glibc
import Synchronization
import TestFolder

/// Requests to the review's site, from its page and from others.
///
/// Whatever is asked: files outside of the run's folder and those that no run writes are never sent, and nothing is changed
/// without the token.
final class RequestFuzzing: FuzzReader {
  private static let token = "00112233445566778899aabbccddeeff"
  private static let port = 4321
  /// Stands for the folder's path, which is another one in every process.
  private static let outside = "{outside}"
  /// What no answer may hold.
  private static let secret = "a text that nobody may read"

  private let folder = TestFolder(inMemory: true)
  private let site: ReviewSite
  private let applied = Counter()

  private final class Counter: Sendable {
    let count = Atomic<Int>(0)
  }

  /// A run's folder, with files of others beside it and links in it.
  init() throws {
    let run = folder["run"]
    mkdir(run, 0o777)
    mkdir(run + "/demo", 0o777)
    for (name, text) in [
      ("run/index.html", "<html><meta name=\"generator\" content=\"dsrender\"></html>"), ("run/report.json", "{}"),
      ("run/demo/a.png", "picture"), ("run/notes.txt", Self.secret), ("run/.hidden.json", Self.secret),
      ("secret.json", Self.secret), ("secret.html", Self.secret),
    ] {
      guard let file = fopen(folder[name], "we") else { throw Failure.noFolder }
      fputs(text, file)
      fclose(file)
    }
    symlink(folder["secret.json"], run + "/link.json")
    symlink(folder.path, run + "/up")
    site = ReviewSite(folder: run, token: Self.token) { [applied] decisions in
      applied.count.add(1, ordering: .relaxed)
      return ReviewSite.Applied(shots: decisions.decisions.map(\.shot))
    }
    _ = site.address(port: Self.port)
  }

  private enum Failure: Error { case noFolder }

  // A request is kept as its parts with a byte between them that no text has.
  private static let separator: UInt8 = 0xFF

  func make(_ chance: inout FuzzChance) -> [UInt8] {
    var parts = [
      chance.one(of: ["GET", "GET", "HEAD", "PUT", "PUT", "POST", chance.isHostile() ? chance.anyText() : "GET"]),
      path(&chance),
      header(
        ["127.0.0.1:4321", "127.0.0.1:4321", "localhost:4321"],
        ["evil.example", "127.0.0.1:80", "127.0.0.1:4321.evil.example"], &chance),
      header(["", "http://127.0.0.1:4321"], ["http://evil.example", "null", "http://localhost:4321"], &chance),
      header(["application/json", "application/json; charset=utf-8"], ["text/plain", "multipart/form-data"], &chance),
      header(["same-origin", "same-origin", ""], ["cross-site", "none"], &chance),
      header(
        [Self.token], [String(Self.token.dropLast()), Self.token + "0", "00112233445566778899aabbccddeefe"], &chance),
    ].map { Array($0.utf8) }
    let body = DecisionsFuzzing().make(&chance)
    parts.append(body.map { $0 == Self.separator ? 0 : $0 })
    return Array(parts.joined(separator: [Self.separator]))
  }

  private func header(_ usual: [String], _ foreign: [String], _ chance: inout FuzzChance) -> String {
    guard chance.isHostile() else { return chance.one(of: usual) }
    return chance.one(of: foreign + ["", chance.anyText(), chance.one(of: usual).uppercased()])
  }

  private func path(_ chance: inout FuzzChance) -> String {
    let token = chance.isHostile() ? chance.one(of: ["", "..", Self.token.uppercased(), Self.token + "x"]) : Self.token
    let names = [
      "", "index.html", "report.json", "demo/a.png", "decisions.json", "decisions.json", "apply", "apply", "updates/1",
    ]
    let hostile = [
      "../secret.json", "link.json", "up/secret.html", "notes.txt", ".hidden.json", "demo/../../secret.json",
      "/secret.json", "demo",
      "demo//a.png", "a\u{0}.png", "demo/a.png/", "%2e%2e/secret.json", "..\\secret.json", "demo/./a.png",
      chance.anyText(),
      String(repeating: "a/", count: chance.number(1...2000)) + "b.png", "secret.json", Self.outside + "/secret.json",
    ]
    return "/" + token + "/" + (chance.happens(oneIn: 4) ? chance.one(of: hostile) : chance.one(of: names))
  }

  func read(_ input: [UInt8]) -> FuzzEnd {
    let parts = input.split(separator: Self.separator, omittingEmptySubsequences: false)
    guard parts.count == 8 else { return .wrong("a request of other parts") }
    func text(_ index: Int) -> String? {
      parts[index].isEmpty
        ? nil : String(decoding: parts[index], as: UTF8.self).replacing(Self.outside, with: folder.path)
    }
    let request = HTTPRequest(
      method: text(0) ?? "", path: text(1) ?? "", host: text(2), origin: text(3), contentType: text(4),
      fetchSite: text(5),
      token: text(6), body: Array(parts[7]), hasWaited: true)
    let before = applied.count.load(ordering: .relaxed)
    let decided = try? contents(of: "run/decisions.json")
    guard let answer = site.answer(request) else { return .wrong("no answer") }
    let isOwn =
      request.host.map { ["127.0.0.1:4321", "localhost:4321"].contains($0) } == true && request.token == Self.token
      && request.origin.map { $0 == "http://" + (request.host ?? "") } != false
      && request.fetchSite.map { $0 == "same-origin" } != false && request.path.hasPrefix("/\(Self.token)/")
    if !isOwn {
      if applied.count.load(ordering: .relaxed) != before { return .wrong("a stranger made pictures baselines") }
      if (try? contents(of: "run/decisions.json")) != decided { return .wrong("a stranger decided") }
      if !["GET", "HEAD"].contains(request.method), answer.status < 400 { return .wrong("a stranger was let in") }
    }
    if answer.body.contains(Array(Self.secret.utf8)) { return .wrong("a file of others was sent") }
    if !answer.headers.contains(where: { $0.name == "Content-Security-Policy" }) {
      return .wrong("an answer without headers")
    }
    if answer.status == 500 { return .wrong("an internal error") }
    return answer.status < 400 ? .read : .refused
  }

  private func contents(of name: String) throws -> [UInt8] {
    guard let file = fopen(folder[name], "re") else { throw Failure.noFolder }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 12)
    while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
    return bytes
  }
}

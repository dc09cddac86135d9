import DSFiles
import DSMatrix
import DSReview
import TestFolder

/// A folder of a run with two changed shots, and a site of it for one reviewer.
struct ReviewedFolder {
  private let folder = TestFolder()
  let site: ReviewSite
  static let token = "0123456789abcdef0123456789abcdef"
  /// What the page calls the run.
  let run: String

  init(apply: @escaping @Sendable (Decisions) -> ReviewSite.Applied = { _ in ReviewSite.Applied() }) throws {
    try writeOutput(folder["pictures.lock"], Array("# dsrender pictures, version 2\n".utf8))
    try writeOutput(folder["index.html"], Array("<!doctype html>\n".utf8))
    run = runOfPictures(in: folder.path) ?? ""
    site = ReviewSite(folder: folder.path, token: Self.token, apply: apply)
    _ = site.address(port: 4711)
  }

  /// The folder.
  var path: String { folder.path }
  /// The path of a name in the folder.
  subscript(name: String) -> String { folder[name] }

  /// Decisions about shots, as a page of a run writes them.
  func decisions(_ verdicts: [(shot: String, verdict: String)], run: String? = nil) -> String {
    let hash = String(repeating: "a", count: 32)
    let entries = verdicts.map {
      #"{"shot":"s/c/\#($0.shot)@light","decision":"\#($0.verdict)","actual":"\#(hash)","expected":null}"#
    }
    return #"{"version":1,"run":"\#(run ?? self.run)","decisions":[\#(entries.joined(separator: ","))]}"#
  }

  /// A request of a page of the review.
  func request(_ method: String, _ path: String, _ body: String = "", ifMatch: String? = nil) -> HTTPRequest {
    HTTPRequest(
      method: method, path: "/\(Self.token)/\(path)", host: "127.0.0.1:4711", contentType: "application/json",
      token: Self.token, ifMatch: ifMatch, length: body.utf8.count, body: Array(body.utf8))
  }

  /// The answer to such a request.
  func ask(_ method: String, _ path: String, _ body: String = "", ifMatch: String? = nil) -> HTTPAnswer? {
    site.answer(request(method, path, body, ifMatch: ifMatch))
  }

  /// The decisions as they are read, and their version.
  func read() throws -> (text: String, version: String) {
    let answer = ask("GET", Decisions.name)
    return (String(decoding: answer?.body ?? [], as: UTF8.self), answer?.version ?? "")
  }
}

extension HTTPAnswer {
  /// The version that it gives.
  var version: String? { headers.first { $0.name == "ETag" }?.value }
}

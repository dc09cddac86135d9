import DSDiagnostics
import DSMatrix
import Testing

@testable import DSReview

/// What a request's head says is enough to refuse it.
@Suite struct HeadTests {
  private let changes: [(String, (inout HTTPRequest) -> Void, Int)] = [
    ("no host", { $0.host = nil }, 421), ("another host", { $0.host = "evil.example" }, 421),
    ("another origin", { $0.origin = "http://evil.example" }, 403), ("no token", { $0.token = nil }, 403),
    ("another token", { $0.token = String(repeating: "0", count: 32) }, 403),
    ("another site", { $0.fetchSite = "cross-site" }, 403), ("another method", { $0.method = "DELETE" }, 405),
    ("a path without the token", { $0.path = "/nope" }, 404), ("another file", { $0.path += "x" }, 405),
    ("a form", { $0.contentType = "text/plain" }, 415), ("no version", { $0.ifMatch = nil }, 428),
    ("no length", { $0.length = nil }, 411), ("too long a body", { $0.length = Limits.reviewBodyBytes + 1 }, 413),
    ("a body of a request that reads", { $0.method = "GET" }, 413),
  ]

  @Test func `a request is refused before its body is there, whatever is wrong with its head`() throws {
    let folder = try ReviewedFolder()
    var right = folder.request("PUT", Decisions.name, ifMatch: #""none""#)
    right.length = 7_900
    #expect(folder.site.refusal(of: right) == nil)
    for (what, change, status) in changes {
      var head = right
      change(&head)
      #expect(folder.site.refusal(of: head)?.status == status, "\(what)")
      #expect(folder.site.answer(head)?.status == status, "\(what)")
    }
    #expect(try folder.read().text == "null")
  }

  @Test func `applying takes a version and no body`() throws {
    let folder = try ReviewedFolder()
    var right = folder.request("POST", "apply", ifMatch: #""none""#)
    #expect(folder.site.refusal(of: right) == nil)
    right.length = 1
    #expect(folder.site.refusal(of: right)?.status == 413)
    #expect(folder.site.refusal(of: folder.request("POST", "apply"))?.status == 428)
  }
}

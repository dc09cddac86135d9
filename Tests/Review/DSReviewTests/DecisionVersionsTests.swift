import DSDiagnostics
import DSFiles
import DSMatrix
import Glibc
import TestFolder
import Testing

@testable import DSReview

/// Several reviewers of one folder do not overwrite one another's decisions, and apply nothing that they have not seen.
@Suite struct DecisionVersionsTests {
  @Test func `decisions have a version, and keeping them gives the next one`() throws {
    let folder = try ReviewedFolder()
    let first = try folder.read()
    #expect(first.text == "null")
    let kept = folder.ask("PUT", Decisions.name, folder.decisions([("a", "accept")]), ifMatch: first.version)
    #expect(kept?.status == 204)
    let second = try folder.read()
    #expect(second.version == kept?.version && second.version != first.version)
    #expect(second.text.contains(#""shot": "s/c/a@light""#))
  }

  @Test func `a reviewer who has not seen another's decision does not overwrite it`() throws {
    let folder = try ReviewedFolder()
    let (_, seen) = try folder.read()
    #expect(folder.ask("PUT", Decisions.name, folder.decisions([("a", "reject")]), ifMatch: seen)?.status == 204)
    let before = try folder.read()
    let late = folder.ask("PUT", Decisions.name, folder.decisions([("b", "accept")]), ifMatch: seen)
    #expect(late?.status == 412)
    #expect(try folder.read() == before)
    let both = folder.decisions([("a", "reject"), ("b", "accept")])
    #expect(folder.ask("PUT", Decisions.name, both, ifMatch: before.version)?.status == 204)
    #expect(try folder.read().text.contains("s/c/a@light") && folder.read().text.contains("s/c/b@light"))
  }

  @Test func `of reviewers who decide at once, nobody's decision is lost`() async throws {
    let folder = try ReviewedFolder()
    await withTaskGroup(of: Void.self) { group in
      for reviewer in 0..<8 {
        group.addTask {
          // As the page does: what others decided is read, and the own decision put beside it.
          for _ in 0..<100 {
            guard let (text, version) = try? folder.read() else { continue }
            let known = (try? Decisions(Array(text.utf8), file: ""))?.decisions.map { $0.shot.dropFirst(4).dropLast(6) }
            let mine = (known ?? []).map { (String($0), "accept") } + [("r\(reviewer)", "accept")]
            if folder.ask("PUT", Decisions.name, folder.decisions(mine), ifMatch: version)?.status == 204 { return }
          }
        }
      }
    }
    let stored = try Decisions(Array(try folder.read().text.utf8), file: "").decisions.map(\.shot)
    #expect(stored == (0..<8).map { "s/c/r\($0)@light" })
  }

  @Test func `accepted pictures are applied in the version that the reviewer has seen`() throws {
    let folder = try ReviewedFolder { ReviewSite.Applied(shots: $0.accepted.ids) }
    let none = try folder.read().version
    #expect(folder.ask("POST", "apply", ifMatch: none)?.status == 409)
    #expect(folder.ask("PUT", Decisions.name, folder.decisions([("a", "accept")]), ifMatch: none)?.status == 204)
    #expect(folder.ask("POST", "apply", ifMatch: none)?.status == 412)
    let applied = folder.ask("POST", "apply", ifMatch: try folder.read().version)
    #expect(applied?.status == 200)
    #expect(applied?.body == Array(#"{"applied":1,"shots":["s/c/a@light"],"refused":[]}"#.utf8))
  }

  @Test func `decisions about another run's pictures are not kept`() throws {
    let folder = try ReviewedFolder()
    let (_, version) = try folder.read()
    let other = folder.decisions([("a", "accept")], run: String(repeating: "0", count: 32))
    #expect(folder.ask("PUT", Decisions.name, other, ifMatch: version)?.status == 409)
    #expect(try folder.read().text == "null")
  }

  @Test func `another server's turn is waited for, and not for ever`() throws {
    let folder = try ReviewedFolder()
    let (_, version) = try folder.read()
    let held = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try #require(flock(held, LOCK_EX | LOCK_NB) == 0)
    let decisions = folder.decisions([("a", "accept")])
    #expect(folder.ask("PUT", Decisions.name, decisions, ifMatch: version)?.status == 503)
    close(held)
    #expect(folder.ask("PUT", Decisions.name, decisions, ifMatch: version)?.status == 204)
  }

  @Test func `decisions that cannot be read are neither overwritten nor taken for none`() throws {
    let folder = try ReviewedFolder()
    let (_, version) = try folder.read()
    try writeOutput(folder["elsewhere"], Array("{}".utf8))
    try #require(symlink(folder["elsewhere"], folder[Decisions.name]) == 0)
    #expect(folder.ask("GET", Decisions.name)?.status == 500)
    #expect(folder.ask("PUT", Decisions.name, folder.decisions([]), ifMatch: version)?.status == 500)
    #expect(folder.ask("POST", "apply", ifMatch: version)?.status == 500)
    #expect(try readFile(folder["elsewhere"], limit: 9) == Array("{}".utf8))
  }

  @Test func `a folder that was removed keeps no decisions, and says so`() throws {
    let folder = try ReviewedFolder()
    let (_, version) = try folder.read()
    removeTree(folder.path)
    let answer = folder.ask("PUT", Decisions.name, folder.decisions([("a", "accept")]), ifMatch: version)
    #expect(answer?.status == 500)
    let said = String(decoding: answer?.body ?? [], as: UTF8.self)
    #expect(said.contains("No such file or directory"), "\(said)")
    #expect(folder.ask("GET", Decisions.name)?.status == 500)
  }
}

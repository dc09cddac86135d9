import Foundation
import Testing

/// The view of tokens that a run can add to its page.
@Suite(.needsProgram) struct TokenViewTests {
  @Test func `a run has the view only if it is asked for, and the view knows who uses a token`() throws {
    let project = try SampleProject(approved: true)
    #expect(project.run("matrix", "--out", "shots").code == 0)
    #expect(project.read("shots/_report/tokens.js") == nil)
    #expect(project.run("matrix", "--out", "shots", "--tokens").code == 0)
    let view = try project.text("shots/_report/tokens.js")
    #expect(view.contains("\"knowsUnused\":true"), "every shot was drawn: \(view.prefix(200))")
    #expect(project.run("matrix", "--out", "shots").code == 0)
    #expect(project.read("shots/_report/tokens.js") == nil, "a run without the view takes it away")
  }
}

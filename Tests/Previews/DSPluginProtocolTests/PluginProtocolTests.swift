import DSPluginProtocol
import Testing

/// The lines between the package plugin and its program.
struct PluginProtocolTests {
  @Test(arguments: [
    (
      PluginProtocol.Answer.built(views: "/a b/c.views", folders: ["/p/Sources/Kit", "/p/Sources/ü"]),
      "built\t/a b/c.views\t/p/Sources/Kit\t/p/Sources/ü"
    ),
    (.built(views: "/c.views", folders: []), "built\t/c.views"),
    (.failed(reason: "error: no such module"), "failed\terror: no such module"),
    (.failed(reason: ""), "failed\t"),
  ])
  func `an answer is one line that reads as the same answer`(answer: PluginProtocol.Answer, line: String) {
    #expect(answer.line == line)
    #expect(PluginProtocol.Answer(line: line) == answer)
  }

  @Test func `a reason of several lines becomes one, and its tabs spaces when it is read`() {
    let line = PluginProtocol.Answer.failed(reason: "first\nsecond\r\nthird\tpart").line
    #expect(line == "failed\tfirst second third\tpart")
    #expect(PluginProtocol.Answer(line: line) == .failed(reason: "first second third part"))
  }

  @Test(arguments: [
    ("", ""), ("built", ""), ("failed", ""), ("else\tof a later plugin", "of a later plugin"),
    ("BUILT\t/c.views", "/c.views"),
  ])
  func `a line that is no answer is a failure`(line: String, reason: String) {
    #expect(PluginProtocol.Answer(line: line) == .failed(reason: reason))
  }

  @Test func `the variables and pipes have the names that other versions know`() {
    let names = [
      PluginProtocol.finished, PluginProtocol.builds, PluginProtocol.views, PluginProtocol.questions,
      PluginProtocol.answers,
    ]
    #expect(names == ["DSRENDER_FINISHED", "DSRENDER_BUILDS", "DSRENDER_VIEWS", "questions", "answers"])
  }
}

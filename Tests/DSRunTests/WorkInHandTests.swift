import DSRun
import Glibc
import Testing

struct WorkInHandTests {
  private func errors(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a crash in authors' code is told with what the code was run for`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      WorkInHand.watch()
      WorkInHand.run("kit/list/default@light (Kit/List.swift:3)") {}
      WorkInHand.run("kit/card/default@light (Kit/Card.swift:3)") { fatalError("no card") }
    }
    let line = "dsrender: the program crashed while it worked on kit/card/default@light (Kit/Card.swift:3)\n"
    #expect(errors(result).contains(line))
    #expect(!errors(result).contains("kit/list"))
  }

  @Test func `a stack that is used up is told too`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func deep(_ count: Int) -> Int { count == .max ? 0 : deep(count + 1) + deep(count + 2) }
      WorkInHand.watch()
      WorkInHand.run("kit/tree/deep@light") { _ = deep(0) }
    }
    #expect(errors(result).contains("worked on kit/tree/deep@light\n"))
  }

  @Test func `a crash outside of authors' code names nothing`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      WorkInHand.watch()
      WorkInHand.run("kit/card/default@light") {}
      fatalError("elsewhere")
    }
    #expect(!errors(result).contains("kit/card"))
  }

  @Test func `code that does not end is told of once`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      WorkInHand.watch(patience: 1)
      WorkInHand.run("kit/card/endless@light (Kit/Card.swift:3)") { _ = sleep(4) }
      exit(0)
    }
    let words = "dsrender: kit/card/endless@light (Kit/Card.swift:3) has been worked on for 1 s:"
    #expect(errors(result).components(of: words) == 1)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}

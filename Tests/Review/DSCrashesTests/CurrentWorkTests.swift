import TestFolder
import Testing

@testable import DSCrashes

/// Processes that crash for real, and start themselves again.
struct CurrentWorkTests {
  @Test func `a crash starts the program again, which knows what crashed and why`() {
    let run = CrashingProgram("error")
    #expect(run.code == 7)
    #expect(run.errors.hasPrefix("Kit/Card.swift:3: error: the preview crashed: CrashingProgram/main.swift:"))
    #expect(run.errors.contains("Fatal error: no card [crashed-preview]\n  hint: "), "\(run.errors)")
    #expect(!run.errors.contains("looking"))
  }

  @Test func `where the runtime can tell, the line is told`() {
    let run = CrashingProgram("error", isTraced: true)
    #expect(run.code == 7)
    let line = "the preview crashed at Tests/Support/CrashingProgram/main.swift:"
    // The tests may run in another folder.
    #expect(run.errors.replacing(Self.repository, with: "").contains(line), "\(run.errors)")
  }

  private static let repository = Repository.path + "/"

  @Test func `a stack that is used up is told as such`() {
    let run = CrashingProgram("stack")
    #expect(run.code == 7)
    #expect(run.errors.contains("error: the preview overflowed the stack [crashed-preview]"), "\(run.errors)")
  }

  @Test func `so is code that ends the process`() {
    let aborted = CrashingProgram("abort")
    #expect(aborted.code == 7)
    #expect(aborted.errors.contains("the preview crashed with SIGABRT, by 'abort'"), "\(aborted.errors)")
    let ended = CrashingProgram("exit")
    #expect(ended.code == 7)
    #expect(ended.errors.contains("the preview's code called 'exit', which ends the whole run"), "\(ended.errors)")
  }

  @Test(arguments: ["underscore-exit", "quick-exit"])
  func `so is code that ends the process without its handlers`(word: String) {
    let ended = CrashingProgram(word)
    #expect(ended.code == 7)
    #expect(ended.errors.contains("the preview's code called 'exit', which ends the whole run"), "\(ended.errors)")
    #expect(CrashingProgram("underscore-exit-elsewhere").code == 70)
  }

  @Test func `code without end is told of, then ended`() {
    let run = CrashingProgram("endless")
    #expect(run.code == 7)
    let words = "dsrender: kit/card/endless@light (Kit/Card.swift:3) has been running for 1 s:"
    #expect(run.errors.hasPrefix(words), "\(run.errors)")
    #expect(run.errors.contains("error: the preview's code did not end within"))
  }

  @Test func `what code puts off is told with its name`() {
    let run = CrashingProgram("put-off")
    #expect(run.code == 7)
    #expect(run.errors.ranges(of: "[crashed-preview]").count == 1, "\(run.errors)")
    #expect(run.errors.contains("Fatal error: put off [crashed-preview]"))
  }

  @Test func `a crash in no piece of work is tried once more, and never passes`() {
    let once = CrashingProgram("elsewhere-once")
    #expect(once.code == 7)
    #expect(once.errors.contains("Fatal error: elsewhere"))
    #expect(once.errors.hasSuffix(", outside of previews: in a task or on another thread"))
    let again = CrashingProgram("elsewhere")
    #expect(again.code == nil)
    #expect(again.errors.contains("dsrender: the program crashed outside of previews"), "\(again.errors)")
    #expect(!again.errors.contains("kit/card"))
    let ended = CrashingProgram("exit-elsewhere")
    #expect(ended.code == 70)
    #expect(ended.errors.contains("code of the package ended the program by 'exit'"))
  }

  @Test func `after what cannot be done twice a crash ends the program, with a name`() {
    let run = CrashingProgram("committed")
    #expect(run.code == nil)
    #expect(
      run.errors.contains("dsrender: the program crashed while it worked on kit/card/card@light (Kit/Card.swift:3)"))
  }

  @Test func `what code writes to standard error is handed on`() {
    #expect(CrashingProgram("words").errors == "looking for a card\nfound")
  }

  @Test func `what is no file of records is not read`() {
    #expect(CrashJournal([]) == CrashJournal())
    #expect(CrashJournal(Array("something else that is long enough to be one".utf8)) == nil)
    #expect(CrashJournal([1, 2, 3]) == nil)
  }
}

import DSDiagnostics
import DSNode
import DSShots
import TestFolder
import Testing

@testable import DSCrashes

struct KnownCrashesTests {
  private let place = SourceLocation(file: "Kit/Card.swift", line: 40)

  private func crash(
    _ id: String, said: String = "Swift/Array.swift:9: Fatal error: Index out of range\n", trace: String = "",
    cause: CrashRecord.Cause = .signal(4)
  ) -> CrashRecord {
    CrashRecord(id: id, cause: cause, said: said, trace: trace, isTraced: !trace.isEmpty)
  }

  @Test func `code that does not compile is reported as the compiler's error, and is not run again for a trace`() {
    let said = "Kit/A.swift:3: Fatal error: dsrender: not compiled: Sources/Kit/A.swift:3:5: 'A.init': no such 'b'\n"
    let known = KnownCrashes([crash("kit/a/a", said: said)], isTraced: true)
    let found = known.diagnostic(of: "kit/a/a", at: place)
    #expect(found?.id == Diagnostic.notCompiled)
    #expect(found?.location == SourceLocation(file: "Sources/Kit/A.swift", line: 3, column: 5))
    #expect(found?.message == "this code does not compile: 'A.init': no such 'b'")
    #expect(!known.repeats("kit/a/a"))
    #expect(KnownCrashes([crash("kit/a/a")], isTraced: true).repeats("kit/a/a"))
  }

  private static let trace = """

    *** Signal 4: Backtracing from 0x7fe63bd6df7f... done ***

    Thread 2 "oot.default-qos" crashed:

      0              0x00007fe63bd6df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra]         0x0000558d3eec1a7e Card.name(at:) + 61 in kit at /x/outputs/mirror/kit/Card+Name.swift:9:53
      2 [ra] [thunk] 0x0000558d3eec1af6 protocol witness for View.body.getter + 53 in kit at //<compiler-generated>

    """

  @Test func `a trace tells the line of the package, past files of nobody and of this program`() throws {
    let found = try #require(CrashPlace(Self.trace, in: place))
    #expect(found.location == SourceLocation(file: "/kit/Card+Name.swift", line: 9, column: 53))
    #expect(found.function == "Card.name(at:)")
    let own =
      Repository.path
      + "/Sources/SwiftUI/DSView/View.swift:3:1"
    #expect(CrashPlace("  7 [ra] 0x0000558d3eec2d7c View.lower() + 2 in kit at \(own)\n", in: place) == nil)
    // Wherever it was built, and past what lies beside the modules that call.
    let elsewhere = """
        1 [ra] 0x01 Node.text() + 1 in kit at /other/dsrender/Sources/Values/DSNode/DSNode.swift:3:1
        2 [ra] 0x02 Card.body.getter + 2 in kit at /other/kit/Sources/Kit/Card.swift:7:1
        3 [ra] 0x03 View.lower() + 3 in kit at /other/dsrender/Sources/SwiftUI/DSView/View.swift:3:1

      """
    #expect(
      CrashPlace(elsewhere, in: place)?.location
        == SourceLocation(file: "/other/kit/Sources/Kit/Card.swift", line: 7, column: 1))
    #expect(CrashPlace("nothing at /all", in: place) == nil)
  }

  @Test func `a line of what a preview expands to is the preview's own`() {
    let frame =
      "  3 [ra] 0x00 closure #1 in make() + 1 in kit at /tmp/@__swiftmacro_3KitfMX39_7PreviewfMf0_.swift:7:19\n"
    #expect(CrashPlace(frame, in: place)?.location == SourceLocation(file: "Kit/Card.swift", line: 42))
    #expect(CrashPlace(frame, in: place)?.function == nil)
  }

  @Test func `the problem names place and cause, and a variant without a trace takes another's`() {
    let known = KnownCrashes(
      [crash("kit/card/a@light", trace: Self.trace), crash("kit/card/a@dark"), crash("kit/card/b@light")],
      isTraced: true)
    let line = "the preview crashed at /kit/Card+Name.swift:9:53, in 'Card.name(at:)': Fatal error: Index out of range"
    #expect(known.diagnostic(of: "kit/card/a@light", at: place)?.message == line)
    #expect(known.diagnostic(of: "kit/card/a@dark", at: place)?.message == line)
    #expect(
      known.diagnostic(of: "kit/card/b@light", at: place)?.message
        == "the preview crashed: Fatal error: Index out of range")
    #expect(known.diagnostic(of: "kit/card/c@light", at: place) == nil)
  }

  @Test func `words that are no message of the language stand beside the signal`() {
    let known = KnownCrashes([crash("a", said: "loading\n", cause: .signal(11)), crash("b", said: "")], isTraced: true)
    #expect(
      known.diagnostic(of: "a", at: place)?.message
        == "the preview crashed with SIGSEGV, a forbidden address; its last words were 'loading'")
    #expect(
      known.diagnostic(of: "b", at: place)?.message
        == "the preview crashed with SIGILL, a failed check such as that of a sum")
    let own = KnownCrashes(
      [crash("a", said: "Kit/Card.swift:9: Fatal error: no card\nCurrent stack trace:\n0 x\n")], isTraced: false)
    #expect(
      own.diagnostic(of: "a", at: place)?.message == "the preview crashed: Kit/Card.swift:9: Fatal error: no card")
  }

  @Test func `a renderer without a picture is named beside the crash that it leads to`() {
    let said = "ImageRenderer has no picture: the view is 0 × 0 points\nKit/Card.swift:9: Fatal error: found nil\n"
    let known = KnownCrashes([crash("a", said: said)], isTraced: false)
    #expect(
      known.diagnostic(of: "a", at: place)?.message
        == "the preview crashed: Kit/Card.swift:9: Fatal error: found nil; before that, "
        + "ImageRenderer has no picture: the view is 0 × 0 points")
  }

  /// Two scenarios, each in the light and the dark scheme.
  private var shots: [Shot] {
    ["red", "blue"].flatMap { name in
      let scenario = Scenario(system: "boxes", component: "box", name: name, node: DSNode(.empty, at: place), at: place)
      return ["light", "dark"].map { Shot(id: "boxes/box/\(name)@\($0)", scenario: scenario, variant: Variant()) }
    }
  }

  @Test func `code runs once more where its crash can be traced, and no more than once`() {
    #expect(!KnownCrashes().isRepeating)
    let first = KnownCrashes([crash(shots[1].id)], isTraced: true)
    #expect(first.repeats(shots[1].id))
    #expect(first.isRepeating)
    let second = KnownCrashes([crash(shots[1].id), crash(shots[1].id, trace: Self.trace)], isTraced: true)
    #expect(!second.repeats(shots[1].id))
    #expect(!second.isRepeating)
    #expect(!KnownCrashes([crash(shots[1].id)], isTraced: false).repeats(shots[1].id))
    #expect(!KnownCrashes([crash(shots[1].id, cause: .exit)], isTraced: true).repeats(shots[1].id))
    // The second time it did not tell either.
    #expect(!KnownCrashes([crash(shots[1].id), crash(shots[1].id)], isTraced: true).repeats(shots[1].id))
  }

  @Test func `further crashes are looked for from the second on, until all code was tried`() {
    #expect(KnownCrashes().placeToTry(drawing: false) == nil)
    let one = [crash(shots[1].id), crash(shots[1].id, trace: Self.trace)]
    #expect(KnownCrashes(one, isTraced: true).placeToTry(drawing: false) == nil, "it began again once, and was traced")
    let two = one + [crash(shots[2].id)]
    #expect(KnownCrashes(two, isTraced: true).placeToTry(drawing: false) == shots[2].id)
    #expect(KnownCrashes(two, isTraced: true).placeToTry(drawing: true) == nil, "it crashed before that")
    #expect(KnownCrashes(two, isTraced: true, isTried: true).placeToTry(drawing: false) == nil)
    #expect(KnownCrashes(two + [crash("")], isTraced: true).placeToTry(drawing: false) == nil, "it was none of them")
    var later = crash(shots[3].id)
    later.wasDrawing = true
    #expect(KnownCrashes(two + [later], isTraced: true).placeToTry(drawing: true) == shots[3].id)
    #expect(KnownCrashes(two + [later], isTraced: true).placeToTry(drawing: false) == nil)
  }

  @Test func `other variants of what does not end are left out, and all that follow too many crashes`() {
    let endless = KnownCrashes([crash(shots[0].id, cause: .overdue)], isTraced: true)
    #expect(endless.problem(of: shots, at: 0)?.id == "endless-preview")
    #expect(endless.problem(of: shots, at: 1)?.message.contains("'\(shots[0].id)'") == true)
    #expect(endless.problem(of: shots, at: 2) == nil)
    let others = (1..<Limits.crashes).map { crash("kit/other/\($0)@light") }
    let many = KnownCrashes(others + [crash(shots[1].id)], isTraced: true)
    #expect(
      (0...3).map { many.problem(of: shots, at: $0)?.id } == [
        nil, "crashed-preview", "left-out-preview", "left-out-preview",
      ])
  }

  @Test func `a crash far ahead of the others, which was found last, leaves nothing out that was tried`() {
    let others = (2..<Limits.crashes).map { crash("kit/other/\($0)@light") }
    let late = KnownCrashes(others + [crash(shots[2].id), crash(shots[0].id)], isTraced: true)
    #expect(
      (0...3).map { late.problem(of: shots, at: $0)?.id } == [
        "crashed-preview", nil, "crashed-preview", "left-out-preview",
      ])
  }

  /// A stop at code that does not compile.
  private func stop(_ id: String) -> CrashRecord {
    crash(id, said: "Kit/A.swift:3: Fatal error: dsrender: not compiled: Kit/A.swift:3:5: no such 'b'\n")
  }

  @Test func `code that does not compile is no crash, however many previews reach it`() {
    let others = (1..<Limits.crashes).map { stop("kit/other/\($0)@light") }
    #expect(KnownCrashes(others, isTraced: true).problem(of: shots, at: 0) == nil)
    let few = KnownCrashes(Array(others.dropFirst()) + [stop(shots[0].id)], isTraced: true)
    #expect((0...3).map { few.problem(of: shots, at: $0)?.id } == ["not-compiled", nil, nil, nil])
    // After fifty, a variant is not tried if another of its preview has stopped; other previews are.
    let many = KnownCrashes(others + [stop(shots[0].id)], isTraced: true)
    #expect((0...3).map { many.problem(of: shots, at: $0)?.id } == ["not-compiled", "not-compiled", nil, nil])
    #expect(many.problem(of: shots, at: 1)?.location == SourceLocation(file: "Kit/A.swift", line: 3, column: 5))
  }

  @Test func `previews are left out after a thousand stops at code that does not compile`() {
    let others = (1..<Limits.uncompiledStops).map { stop("kit/other/\($0)@light") }
    let all = KnownCrashes(others + [stop(shots[1].id)], isTraced: true)
    #expect(
      (0...3).map { all.problem(of: shots, at: $0)?.id } == [
        "not-compiled", "not-compiled", "left-out-preview", "left-out-preview",
      ])
  }
}

import DSDiagnostics
import Dispatch
import Testing

struct ReachedLimitsTests {
  private let card = SourceLocation(file: "Card.swift", line: 3)
  private let row = SourceLocation(file: "Row.swift", line: 4)

  @Test func `a limit that code reaches is a warning at the place of that code, once`() {
    let (result, warnings) = ReachedLimits.collecting(at: card) {
      for _ in 0..<2 { ReachedLimits.warn("too-many-tiles", "there are too many", hint: "take fewer") }
      return 7
    }
    #expect(result == 7)
    #expect(
      warnings == [
        Diagnostic("too-many-tiles", "there are too many", at: card, severity: .warning, hint: "take fewer")
      ])
  }

  @Test func `the innermost collector hears of a limit, and nobody where there is none`() {
    ReachedLimits.warn("a", "nobody hears")
    let (inner, outer) = ReachedLimits.collecting(at: card) {
      ReachedLimits.warn("b", "before")
      let inner = ReachedLimits.collecting(at: row) { ReachedLimits.warn("c", "inside") }
      ReachedLimits.warn("d", "after")
      return inner.warnings
    }
    #expect(inner.map(\.id) == ["c"] && inner.map(\.location) == [row])
    #expect(outer.map(\.id) == ["b", "d"])
    #expect(ReachedLimits.collecting(at: card) {}.warnings.isEmpty)
  }

  @Test func `what another thread runs for somebody reports to him`() {
    let queue = DispatchQueue(label: "another")
    let (_, warnings) = ReachedLimits.collecting(at: card) {
      let carrier = ReachedLimits.carrier
      queue.sync { carrier.run { ReachedLimits.warn("a", "carried") } }
      let done = DispatchSemaphore(value: 0)
      queue.async {
        ReachedLimits.warn("b", "not carried")
        done.signal()
      }
      done.wait()
    }
    #expect(warnings.map(\.id) == ["a"])
  }
}

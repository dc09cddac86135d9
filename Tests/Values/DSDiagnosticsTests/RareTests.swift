import Testing

@testable import DSDiagnostics

/// Values that few instances have.
struct RareTests {
  private struct Shot: Hashable {
    @Rare var failure: Diagnostic?
    @Rare var number: Int?
  }

  @Test func `a rare value takes a word`() {
    #expect(MemoryLayout<Shot>.size == 2 * MemoryLayout<Int>.size)
  }

  @Test func `it is set, replaced and removed, in one copy alone`() {
    var shot = Shot(failure: nil, number: 1)
    let copy = shot
    shot.number = 2
    #expect((shot.number, copy.number) == (2, 1))
    shot.number = nil
    #expect(shot.number == nil)
    #expect(copy.number == 1)
  }

  @Test func `equal values are equal wherever they are kept`() {
    #expect(Shot(failure: nil, number: 1) == Shot(failure: nil, number: 1))
    #expect(Set([Shot(failure: nil, number: 1), Shot(failure: nil, number: 1)]).count == 1)
    #expect(Shot(failure: nil, number: 1) != Shot(failure: nil, number: nil))
  }

  @Test func `a place keeps lines up to the largest that fits, and clamps the rest`() {
    let place = SourceLocation(file: "a", line: .max, column: 3)
    #expect((place.line, place.column) == (Int(Int32.max), 3))
  }
}

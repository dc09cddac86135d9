import Testing

@testable import DSDiagnostics

/// Values in boxes.
struct BoxedTests {
  private struct Shot: Hashable {
    @Boxed var place: DSDiagnostics.SourceLocation
  }

  private let first = DSDiagnostics.SourceLocation(file: "a", line: 1, column: 1)
  private let second = DSDiagnostics.SourceLocation(file: "b", line: 2, column: 2)

  @Test func `a boxed value takes a word`() {
    #expect(MemoryLayout<Shot>.size == MemoryLayout<Int>.size)
  }

  @Test func `it is set in one copy alone`() {
    var shot = Shot(place: first)
    let copy = shot
    shot.place = second
    #expect((shot.place, copy.place) == (second, first))
  }

  @Test func `a part of it is changed in one copy alone`() {
    var shot = Shot(place: first)
    let copy = shot.$place
    shot.place.file = "b"
    #expect((shot.place.file, copy.wrappedValue.file) == ("b", "a"))
  }

  @Test func `equal values are equal in whatever box`() {
    #expect(Shot(place: first) == Shot(place: first))
    #expect(Set([Shot(place: first), Shot(place: first)]).count == 1)
    #expect(Shot(place: first) != Shot(place: second))
  }
}

import DSFoundation
import Foundation
import Testing

struct SortComparatorTests {
  private struct Boat: Equatable {
    var name: String
  }

  private static let names = ["b", "a10", "A", "a9"]

  @Test func `texts are sorted as in a list of files`() {
    #expect(Self.names.sorted(using: .localizedStandard) == ["A", "a9", "a10", "b"])
    let boats = Self.names.map { Boat(name: $0) }
    let sorted = boats.sorted(using: KeyPathComparator(\Boat.name, comparator: .localizedStandard, order: .reverse))
    #expect(sorted.map(\.name) == ["b", "a10", "a9", "A"])
  }

  @Test func `descriptors know the names, and sort by characters`() {
    let boats = Self.names.map { Boat(name: $0) }
    let descriptor = SortDescriptor(\Boat.name, comparator: .localizedStandard)
    #expect(boats.sorted(using: descriptor).map(\.name) == ["A", "a10", "a9", "b"])
  }
}

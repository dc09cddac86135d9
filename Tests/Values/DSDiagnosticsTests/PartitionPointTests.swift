import Testing

@testable import DSDiagnostics

/// Where a condition begins to hold in a list.
struct PartitionPointTests {
  @Test(arguments: 0...17) func `it is the first element of those that meet the condition, wherever they begin`(
    count: Int
  ) {
    for first in 0...count { #expect((0..<count).partitionPoint { $0 >= first } == first) }
  }

  @Test func `it is a position of the collection, not a number from zero`() {
    let slice = [9, 1, 2, 2, 3][1...]
    #expect(slice.partitionPoint { $0 >= 2 } == 2)
    #expect(slice.partitionPoint { $0 > 3 } == slice.endIndex)
  }
}

import Testing

@testable import DSCrashes

@Suite struct OwnArgumentsTests {
  @Test func `the arguments are those that Swift's runtime reads from the system`() {
    #expect(OwnArguments.all == CommandLine.arguments)
    #expect(!OwnArguments.all.isEmpty)
  }
}

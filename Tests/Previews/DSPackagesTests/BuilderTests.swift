import Testing

@testable import DSPackages

/// What the output of a build says of it.
struct BuilderTests {
  @Test func `a build that ends at a package that cannot be fetched was not planned`() {
    #expect(!Builder.wasPlanned("error: Failed to clone repository https://example.org/kit"))
    #expect(!Builder.wasPlanned("error: nothing says Building for debugging"))
    #expect(Builder.wasPlanned("warning: 'kit': a word\nBuilding for debugging...\n/Kit/A.swift:1:1: error: no\n"))
  }
}

import Testing

@testable import DSFiles

struct ContinuousIntegrationTests {
  @Test(arguments: ["", "0", "false", "False", "FALSE", "no", "off"])
  func `a value that switches CI off is no CI`(value: String) { #expect(!ContinuousIntegration.isMeant(by: value)) }

  @Test func `a variable that is not set is no CI`() { #expect(!ContinuousIntegration.isMeant(by: nil)) }

  @Test(arguments: ["1", "true", "TRUE", "yes", "woodpecker", " "])
  func `every other value is CI`(value: String) { #expect(ContinuousIntegration.isMeant(by: value)) }
}

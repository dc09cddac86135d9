import Foundation
import FoundationNetworking
import Testing

@testable import DSPreviewProgram

struct NetworkAccessTests {
  @Test func `a request fails at once, at a proxy that is not there`() async throws {
    refuseNetwork()
    let address = try #require(URL(string: "https://example.com/boat.json"))
    let error = await #expect(throws: URLError.self) {
      try await URLSession(configuration: .ephemeral).data(from: address)
    }
    // Without the proxy it would be a host that cannot be found, or a file.
    #expect(error?.code == .cannotConnectToHost)
    #expect(throws: (any Error).self) { try Data(contentsOf: address) }
  }
}

import SwiftUI
import Testing
import ViewTestSupport

@MainActor
struct AsyncImageTests {
  @Test func `a picture of the network is its placeholder`() {
    let url = URL(string: "https://example.com/a.png")
    #expect(
      dump(
        AsyncImage(url: url) {
          $0.resizable()
        } placeholder: {
          Text("wait")
        }) == "Text \"wait\"")
    #expect(
      dump(
        AsyncImage(url: url) { phase in
          if let image = phase.image { image } else if phase.error != nil { Text("no") } else { Divider() }
        }) == "Divider")
    #expect(dump(AsyncImage(url: url)).hasPrefix("Paint"))
  }
}

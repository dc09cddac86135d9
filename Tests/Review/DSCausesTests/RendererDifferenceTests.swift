import Testing

@testable import DSCauses

/// How what differs of a renderer is told beside a cause.
struct RendererDifferenceTests {
  @Test func `three differences stand there, and how many more there are`() {
    let hash = String(repeating: "0123456789abcdef", count: 4)
    #expect(inShort([]) == "")
    #expect(inShort(["cairo 1.16 → cairo 1.18"]) == " (cairo 1.16 → cairo 1.18)")
    #expect(inShort(["font \(hash) Noto Sans 0 is new"]) == " (font 0123456789ab Noto Sans 0 is new)")
    let many = (1...5).map { "font \($0) is gone" }
    #expect(
      inShort(many)
        == " (font 1 is gone, font 2 is gone, font 3 is gone and 2 more, which 'dsrender doctor' lists)")
  }
}

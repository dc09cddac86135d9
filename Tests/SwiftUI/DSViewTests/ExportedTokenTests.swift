import SwiftUI
import Testing

/// The structure that `tokens export swift` writes is Swift that a package can use.
struct ExportedTokenTests {
  @Test func `contexts change what they change, and nothing else`() {
    #expect(ExportedTokens.standard.space2 == 8)
    #expect(ExportedTokens.densityCompact.space2 == 4)
    #expect(ExportedTokens.densityCompact.body == ExportedTokens.standard.body)
    #expect(ExportedTokens.schemeDark.line.color == Color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1))
    #expect(ExportedTokens.schemeDarkDensityCompact.card.first?.color == ExportedTokens.schemeDark.colorInk)
  }
}

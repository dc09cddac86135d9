import DSTesting
import Foundation
import Orchard
import SwiftUI
import Testing

@MainActor @Suite struct ProductCardTests {
  @Test func pear() {
    expectShot(of: ProductCard(.pear), size: .fixed(width: 320, height: 160))
  }

  @Test func `with a note, in both themes and schemes`() {
    expectMatrix(of: ProductCard(.plum) { Text("Organic").font(.caption2).bold() }, in: .density("regular"))
  }

  @Test func price() {
    expectShot(of: Price(), named: "localized", in: .locale("de", "ar"), .scheme(.dark))
    expectShot(of: Price(), named: "mirrored", in: .layoutDirection(.rightToLeft), .theme("harvest"))
  }

  @Test func screen() {
    expectShot(
      of: ProductCard(.pear).padding(), in: .scale(1), size: .device("iPhone SE (3rd generation)", landscape: true))
  }

  /// What a code generator or a mail makes of a view.
  @Test func `a picture of a card in memory`() throws {
    enableImageRenderer()
    let renderer = ImageRenderer(content: ProductCard(.pear).frame(width: 200))
    renderer.scale = 2
    let bytes = Array(try renderer.pngData())
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The width in the header.
    #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == 400)
  }
}

/// A price as the reader's language writes it.
struct Price: View {
  var body: some View { Text(3.49, format: .currency(code: "EUR")).padding(4) }
}

import AppKit
import Testing
import ViewTestSupport

@Suite("What sources take from AppKit")
@MainActor struct AppKitTests {
  @Test("fonts are drawn as those of SwiftUI") func fonts() {
    let pairs: [(NSFont, Font)] = [
      (.systemFont(ofSize: 15), .system(size: 15, weight: .regular)),
      (.systemFont(ofSize: 0), .system(size: 13, weight: .regular)),
      (.boldSystemFont(ofSize: 12), .system(size: 12, weight: .bold)), (.preferredFont(forTextStyle: .title1), .title),
      (NSFont(name: "Lora", size: 20)!, .custom("Lora", fixedSize: 20)),
      (
        .monospacedDigitSystemFont(ofSize: 0, weight: .bold),
        .system(size: 13, weight: .bold).monospacedDigit()
      ),
      (NSFont.systemFont(ofSize: 15).withSize(30), .system(size: 30, weight: .regular)),
    ]
    for (font, expected) in pairs {
      #expect(dump(Text(verbatim: "a").font(Font(font))) == dump(Text(verbatim: "a").font(expected)))
    }
  }

  @Test("pictures, pasteboards and screens are values") func values() throws {
    let symbol = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
    #expect(dump(Image(nsImage: symbol)) == dump(Image(systemName: "star")))
    #expect(NSImage(named: "nothing of the name") == nil)
    NSPasteboard.general.clearContents()
    NSPasteboard.general.setString("copied", forType: .string)
    #expect(NSPasteboard.general.string(forType: .string) == "copied")
    #expect(NSScreen.main?.backingScaleFactor == 2 && NSApp.keyWindow == nil)
  }

  @Test("a colour has the names that both platforms have, and its own") func colours() {
    let (red, accent): (NSColor, NSColor) = (.systemRed, .controlAccentColor)
    #expect(dump(Color(nsColor: red)) == dump(Color(uiColor: .systemRed)) && red != accent)
    #expect(
      red.withAlphaComponent(0.5) != red
        && NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == NSColor(.init(red: 1, green: 0, blue: 0)))
  }

  @Test("a colour has numbers, in any space") func numbers() throws {
    let color = try #require(NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25).usingColorSpace(.deviceRGB))
    let expected: [CGFloat] = [1, 0.5, 0, 0.25]
    let numbers = [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
    for (number, expected) in zip(numbers, expected) { #expect(abs(number - expected) < 0.01) }
  }

  @Test("a picture is as many bytes as its file, if it has one") func bitmaps() throws {
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3, 0, 0, 0, 2, 8, 6, 0, 0,
      0,
    ]
    let image = try #require(NSImage(data: Data(header)))
    let bitmap = try #require(image.tiffRepresentation.flatMap(NSBitmapImageRep.init))
    #expect(bitmap.pixelsWide == 3 && bitmap.pixelsHigh == 2)
    #expect(bitmap.representation(using: .png, properties: [.compressionFactor: 1]) == Data(header))
    #expect(bitmap.representation(using: .jpeg, properties: [:]) == nil && NSBitmapImageRep(data: Data()) == nil)
    let drawn = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
    #expect(NSImage(cgImage: drawn, size: .zero).size == CGSize(width: 3, height: 2))
    #expect(NSImage(size: CGSize(width: 1, height: 1)).tiffRepresentation == nil)
  }

  @Test("a view of AppKit is an area with its name, and a finding") func placeholders() {
    #expect(dump(Wave()).contains("Wave"))
    #expect(warnings(Wave()).contains { $0.contains("'Wave', a view of the platform, is not drawn") })
  }
}

private struct Wave: NSViewRepresentable {
  func makeNSView(context: Context) -> NSHostingView<Text> { NSHostingView(rootView: Text("a")) }
  func updateNSView(_ nsView: NSHostingView<Text>, context: Context) { nsView.rootView = Text("b") }
}

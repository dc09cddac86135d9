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

  @Test("a view of AppKit is an area with its name, and a finding") func placeholders() {
    #expect(dump(Wave()).contains("Wave"))
    #expect(warnings(Wave()).contains { $0.contains("'Wave', a view of the platform, is not drawn") })
  }
}

private struct Wave: NSViewRepresentable {
  func makeNSView(context: Context) -> NSHostingView<Text> { NSHostingView(rootView: Text("a")) }
  func updateNSView(_ nsView: NSHostingView<Text>, context: Context) { nsView.rootView = Text("b") }
}

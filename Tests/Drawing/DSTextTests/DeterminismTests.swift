import DSText
import Testing

@Suite struct DeterminismTests {
  static let texts = [
    "AVATAR Tofu office", "مرحبا بالعالم", "abc אבג 123 xyz", "日本語のテキスト", "👨‍👩‍👧‍👦👍🏽🇩🇪", "x\u{E000}y", "\u{E9}", "e\u{301}",
    "नमस्ते", "สวัสดี", "", "The quick brown fox jumps over the lazy dog",
  ]

  /// Layouts of all texts at several widths, as text.
  static func dumps(_ texts: [String], _ shaper: TextShaper) -> [String] {
    texts.map { text in
      [nil, 0, 40, 90, 1000].map { width in
        (try? shaper.layout(text, TestFonts.style, width: width) { $0.lineLimit = 3 }.dump) ?? "failed"
      }
      .joined(separator: "\n")
    }
  }

  @Test func `a warm cache and another order change nothing`() {
    let cold = Self.texts.map { Self.dumps([$0], TextShaper(library: TestFonts.library))[0] }
    let shaper = TextShaper(library: TestFonts.library)
    #expect(Self.dumps(Self.texts.reversed(), shaper).reversed() == cold)
    #expect(Self.dumps(Self.texts, shaper) == cold)
    #expect(!cold.contains { $0.contains("failed") })
  }

  @Test func `a full cache changes nothing`() throws {
    let shaper = TextShaper(library: TestFonts.library)
    let before = try shaper.layout("The first text").dump
    for number in 0..<4000 { _ = try shaper.layout("text \(number) of many", width: 50) }
    #expect(try shaper.layout("The first text").dump == before)
  }

  @Test func `threads that share a library agree`() async {
    let expected = Self.dumps(Self.texts, TextShaper(library: TestFonts.library))
    let library = FontLibrary(files: TestFonts.files, fallbacks: TestFonts.library.fallbacks)
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<4 {
        group.addTask {
          let shaper = TextShaper(library: library)
          return (0..<4).allSatisfy { _ in
            let turned = worker % 2 == 0 ? Self.texts : Self.texts.reversed()
            let dumps = Self.dumps(turned, shaper)
            return (worker % 2 == 0 ? dumps : dumps.reversed()) == expected
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}

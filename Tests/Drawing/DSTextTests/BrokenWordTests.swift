import DSGeometry
import Testing

@testable import DSText

/// Lines that end in the middle of a word are known, with the word.
@Suite struct BrokenWordTests {
  private let shaper = TextShaper(library: TestFonts.library)

  /// The broken words of a text in the width of another one, with a bar at the break.
  private func broken(_ text: String, in room: String) throws -> [String] {
    let width = try shaper.layout(room).size.width
    return try shaper.layout(text, width: width).lines.compactMap { line in
      line.brokenWord.map { $0.head + "|" + $0.tail }
    }
  }

  @Test func `a word without room is broken`() throws {
    #expect(try broken("Unread", in: "Unrea") == ["Unrea|d"])
    #expect(try broken("Unread mails", in: "Unrea").first == "Unrea|d")
    #expect(try broken("All “Unread” mails", in: "“Unrea").contains("Unrea|d"))
    #expect(try broken("непрочитанные", in: "непрочитанны") == ["непрочитанны|е"])
  }

  @Test(arguments: [
    ("Unread mails", "Unread"), ("well-known", "known-"), ("Unread", "Unread mails"), ("Un\u{AD}read", "Unre"),
    ("example.com/unread", "example.com/un"), ("mail@example", "mail@ex"), ("4815162342", "48151"),
    ("bodyDefaultLarge", "bodyDef"), ("日本語の文章です", "日本語"), ("Unread\nmails", "Unread"),
  ]) func `what has a place to break, or is no word, is not`(text: String, room: String) throws {
    #expect(try broken(text, in: room) == [])
  }
}

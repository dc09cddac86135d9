import CLineBreaks
import Foundation
import TestFolder
import Testing

@testable import DSText

/// Unicode Standard Annex 14.
@Suite struct LineBreakRulesTests {
  /// A text with `÷` where a line may end.
  private func marked(_ text: String, ideographs: [Range<Int>] = []) -> String {
    var breaks = LineBreaks()
    let scalars = Array(text.unicodeScalars)
    breaks.find(in: scalars.map(\.value), ideographs: ideographs)
    return scalars.indices.reduce(into: "") {
      $0.unicodeScalars.append(scalars[$1])
      if breaks.allows(after: $1) { $0 += "÷" }
    }
  }

  @Test func `each line of Unicode's own test has its breaks`() throws {
    let file = Repository.path + "/Fixtures/Unicode/LineBreakTest.txt"
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 19_338)
    var breaks = LineBreaks()
    for line in lines {
      let words = line.split(separator: " ")
      let scalars = try stride(from: 1, to: words.count, by: 2).map { try #require(UInt32(words[$0], radix: 16)) }
      breaks.find(in: scalars, ideographs: [])
      // The first and the last mark are the ends of the text.
      let expected = stride(from: 2, to: words.count - 1, by: 2).map { words[$0] == "÷" }
      #expect(scalars.indices.dropLast().map(breaks.allows) == expected, "\(line)")
    }
  }

  @Test func `the classes are those of the tables, by their numbers`() {
    let names = LineBreakClass.allCases.map { String(describing: $0) }
    #expect(names.count == LINE_BREAK_CLASS_COUNT)
    for (number, name) in names.enumerated() {
      let other = withUnsafePointer(to: line_break_class_names) {
        $0.withMemoryRebound(to: UnsafePointer<CChar>.self, capacity: names.count) { String(cString: $0[number]) }
      }
      #expect(name.lowercased() == other.lowercased())
    }
  }

  @Test(arguments: [
    // A closing Chinese quotation mark does not hold on to the next ideograph (LB19a).
    ("他说：“好”了", "他÷说：÷“好”÷了"), ("say “yes” now", "say ÷“yes” ÷now"), ("« oui »", "« oui »"),
    ("A$100", "A$100"), ("$1,234.50 (net)", "$1,234.50 ÷(net)"), ("e-mail", "e-÷mail"), ("-5 to -3", "-5 ÷to ÷-3"),
    ("בית־ספר", "בית־÷ספר"), ("한국어", "한÷국÷어"), ("a/b", "a/÷b"), ("http://x.y/z", "http://÷x.y/÷z"),
    ("🇩🇪🇫🇷", "🇩🇪÷🇫🇷"), ("a\u{1F1E9}\u{FE0E}b", "a÷\u{1F1E9}\u{FE0E}÷b"), ("👍🏽👍", "👍🏽÷👍"),
    ("a\u{200B} b", "a\u{200B} ÷b"), ("a\u{2060} b", "a\u{2060} ÷b"), ("a\u{A0}b", "a\u{A0}b"),
    ("ꦲꦏ꧀ꦱꦫ", "ꦲ÷ꦏ꧀ꦱ÷ꦫ"),
  ])
  func `lines may end where the annex says`(text: String, expected: String) { #expect(marked(text) == expected) }

  @Test func `what counts as an ideograph may be parted from its neighbours, but begins no line before a full stop`() {
    #expect(marked("a\u{FFFC}b", ideographs: [1..<2]) == "a÷\u{FFFC}÷b")
    #expect(marked("1\u{FE0F}\u{20E3}2", ideographs: [0..<3]) == "1\u{FE0F}\u{20E3}÷2")
    #expect(marked("a\u{FFFC}.", ideographs: [1..<2]) == "a÷\u{FFFC}.")
  }
}

import DSNode
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct AttributedTextTests {
  @Test func `attributes of views style pieces of a text`() {
    var text = AttributedString("one")
    text.font = .title
    text.foregroundColor = .red
    text.backgroundColor = .yellow
    text.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    text.strikethroughStyle = .single
    text.tracking = 2
    text.baselineOffset = 3
    var link = AttributedString(" link")
    link.link = URL(string: "https://example.com")
    #expect(
      dump(Text(text + AttributedString(" two") + link)) == """
        Text
          span "one"
            .font style(title)
            .foregroundStyle system(red)
            .textBackground system(yellow)
            .underline true pattern=dot paint=system(blue)
            .strikethrough true
            .tracking 2
            .baselineOffset 3
          span " two"
          span " link"
            .foregroundStyle tint
        """)
  }

  @Test func `a part of a string can be found and styled`() throws {
    var text = AttributedString("one two")
    let range = try #require(text.range(of: "two"))
    text[range].swiftUI.font = .headline
    text[range].inlinePresentationIntent = [.emphasized]
    #expect(dump(Text(text)) == "Text\n  span \"one \"\n  span \"two\"\n    .italic true\n    .font style(headline)")
  }

  @Test func `Markdown becomes attributes`() throws {
    let text = try AttributedString(markdown: "a **b** [c](https://x.y)")
    #expect(String(text.characters) == "a b c")
    #expect(text.runs.map { $0.inlinePresentationIntent } == [nil, .stronglyEmphasized, nil, nil])
    #expect(text.runs.last?.link?.absoluteString == "https://x.y")
  }

  @Test("A text that is looked up has its Markdown as attributes")
  func localized() {
    let text = AttributedString(localized: "**Ada** has \(2) pears, \("*not* one")", comment: "a label")
    #expect(String(text.characters) == "Ada has 2 pears, *not* one")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    let resource: LocalizedStringResource = "plain"
    #expect(AttributedString(localized: resource) == AttributedString("plain"))
  }
}

import DSPreviewProgram
import SwiftUI
import Testing

/// Views beside the pictures that AccessibilitySnapshot (github.com/cashapp/AccessibilitySnapshot) recorded on iOS 26.2 with three
/// pixels per point, where the elements' frames are painted: a line of the body is 20.33 points high there. Its texts have no
/// recorded widths, which reach no place that is compared.
@MainActor struct PlainPhoneRules {
  private let texts = """
    {"texts": [
      {"text": "b", "style": "body", "sizes": [{"size": [20, 20.3333], "baselines": [16.3333, 16.3333]}]},
      {"text": "h", "style": "headline", "sizes": [[20, 20.3333]]},
      {"text": "s", "style": "subheadline", "sizes": [[20, 18]]},
      {"text": "f", "style": "footnote", "sizes": [[20, 15.6667]]},
      {"text": "c", "style": "caption2", "sizes": [[20, 13.3333]]}
    ]}
    """

  private func tops(_ view: some View, _ names: [String], height: Double = 812) throws -> [[Double]] {
    let found = try named(view, in: 402, height, profile: "ios26", texts: texts, scale: 3, rounded: true)
    return try names.map { name in
      let frame = try #require(found[name], "\(name)")
      return [frame[1], frame[3]].map { (100 * $0).rounded() / 100 }
    }
  }

  /// `SwiftUIListWithHeadersAndFooters`, from the lower edge of the status bar, which is 62 points high.
  @Test func `rows of a grouped list are 52 points high, between headers and footers as they were recorded`() throws {
    let list = List {
      Section {
        Text("b").called("first")
        Text("b").called("second")
      } header: {
        Text("b").called("header")
      } footer: {
        Text("f").called("footer")
      }
      Section {
        Text("b").called("third")
      } header: {
        Text("b").called("next")
      }
    }
    let found = try tops(list, ["header", "first", "second", "footer", "next", "third"])
    #expect(found[0] == [10, 20.33])
    // Rows begin at 40.33 and 92.33, so that their lines are 15.83 lower, and end at 144.33.
    #expect(abs(found[1][0] - 56.17) < 0.34 && abs(found[2][0] - found[1][0] - 52) < 0.01)
    #expect(found[3] == [152.33, 15.67])
    #expect(found[4] == [184, 20.33])
    #expect(abs(found[5][0] - 230.17) < 0.34)
  }

  /// `SwiftUIListWithSections`.
  @Test func `a header without a footer before it begins 17 and two thirds below the rows`() throws {
    let list = List {
      Section {
        Text("b").called("row")
      } header: {
        Text("b").called("header")
      }
      Section {
        Text("b")
      } header: {
        Text("b").called("next")
      }
    }
    let found = try tops(list, ["header", "next"])
    #expect(found[0] == [10, 20.33])
    // Recorded at 120; it begins at 119.83, which is between two pixels.
    #expect(abs(found[1][0] - 120) < 0.34 && found[1][1] == 20.33)
  }

  /// `BasicAccessibilityDemo`: a column of sections with 12 points between them, 8 and 2 inside.
  @Test func `labels and buttons of a column stand where they were recorded`() throws {
    func section(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
      VStack(alignment: .leading, spacing: 8) {
        VStack(alignment: .leading, spacing: 2) {
          Text("s")
          Text("c").font(.caption2)
        }
        .font(.subheadline).called(name)
        content()
      }
    }
    let column = VStack(alignment: .leading, spacing: 12) {
      section("value") { Text("b").called("progress") }
      section("hint") { Button("b") {}.buttonStyle(.bordered).called("delete") }
      section("traits") { Text("h").font(.headline).called("heading") }
      section("input") { Color.red.frame(height: 10) }
      Spacer()
    }
    let found = try tops(column, ["value", "progress", "hint", "delete", "traits", "heading", "input"])
    // The first label begins at 95.67 in the picture.
    #expect(found.map { ($0[0] * 100).rounded() / 100 } == [0, 41.33, 73.67, 115, 161.33, 202.67, 235])
    #expect(found.map { $0[1] } == [33.33, 20.33, 33.33, 34.33, 33.33, 20.33, 33.33])
  }

  /// `SwiftUITextEntry`: two fields begin 30 points apart, with 8 between them.
  @Test func `fields are 22 points high`() throws {
    let column = VStack {
      TextField("b", text: .constant("")).called("prompt")
      TextField("b", text: .constant("b")).called("value")
      Spacer()
    }
    #expect(try tops(column, ["prompt", "value"]) == [[0, 22], [30, 22]])
    // With two pixels per point, and with tall lines, as swiftui-web recorded it.
    let tall = #"{"texts": [{"text": "b", "style": "body", "sizes": [[20, 24.5]]}]}"#
    let found = try named(
      TextField("b", text: .constant("b")).called("field"), in: 320, 100, profile: "ios26-tall", texts: tall)
    #expect(found["field"]?[3] == 26)
  }
}

import DSPreviewProgram
import SwiftUI
import Testing

/// Which of several recordings of the same letters a text gets.
@MainActor struct RecordingRules {
  private func widths(_ tree: some View, _ texts: String, _ names: String...) throws -> [Double?] {
    let found = try named(tree, profile: "macos26-tall", texts: texts)
    return names.map { found[$0]?[2] }
  }

  @Test func `letters of another design, with more spacing or of another family are records of their own`() throws {
    let texts = """
      {"texts": [
        {"text": "t", "size": 13, "design": "monospaced", "sizes": [[21, 16]]},
        {"text": "t", "family": "Avenir", "size": 13, "sizes": [[22, 16]]},
        {"text": "t", "size": 13, "tracking": 2, "sizes": [[23, 16]]},
        {"text": "t", "size": 13, "design": "default", "sizes": [[24, 16]]},
        {"text": "t", "style": "body", "design": "rounded", "sizes": [[25, 18.5]]}
      ]}
      """
    let tree = ZStack {
      Text("t").font(.system(size: 13, design: .monospaced)).called("monospaced")
      Text("t").font(.custom("Avenir", size: 13)).called("custom")
      Text("t").kerning(2).called("kerned")
      Text("t").called("usual")
      Text("t").font(.body).fontDesign(.rounded).called("rounded")
    }
    #expect(
      try widths(tree, texts, "monospaced", "custom", "kerned", "usual", "rounded") == [21, 22, 23, 24, 25])
  }

  @Test func `a record of a size answers for no text style of that size`() throws {
    let texts = """
      {"texts": [
        {"text": "t", "size": 10, "sizes": [[21, 13]]},
        {"text": "t", "style": "caption", "sizes": [[22, 15]]}
      ]}
      """
    let tree = ZStack {
      Text("t").font(.caption).called("style")
      Text("t").font(.system(size: 10)).called("size")
    }
    #expect(try widths(tree, texts, "style", "size") == [22, 21])
    let sizeAlone = #"{"texts": [{"text": "t", "size": 10, "sizes": [[21, 13]]}]}"#
    #expect(throws: (any Error).self) { try widths(Text("t").font(.caption).called("style"), sizeAlone, "style") }
  }

  @Test func `several recordings of one text count together, the first answer before later ones`() throws {
    let texts = """
      {"texts": [
        {"text": "long text", "size": 13, "sizes": [[60, 16]]},
        {"text": "long text", "size": 13, "sizes": [[61, 16], {"width": 40, "size": [36, 32]}]}
      ]}
      """
    let tree = HStack {
      Text("long text").called("ideal").fixedSize()
      Text("long text").called("wrapped").frame(width: 40)
    }
    #expect(try widths(tree, texts, "ideal", "wrapped") == [60, 36])
  }

  @Test func `a text that may shrink gets what was recorded of such a text, and no other text does`() throws {
    let texts = """
      {"texts": [{"text": "long", "size": 13, "sizes": [
        [60, 16],
        {"width": 40, "lineLimit": 1, "size": [38, 16]},
        {"width": 40, "lineLimit": 1, "minimumScaleFactor": 0.5, "size": [39.5, 6.5]},
        {"width": 40, "lineLimit": 1, "allowsTightening": true, "size": [40, 16]},
        {"width": 40, "size": [36, 32]}
      ]}]}
      """
    let tree = ZStack {
      Text("long").minimumScaleFactor(0.5).called("shrunk")
      Text("long").allowsTightening(true).called("tight")
      Text("long").called("cut")
      Text("long").lineLimit(nil).called("wrapped")
    }.lineLimit(1).frame(width: 40)
    #expect(try widths(tree, texts, "shrunk", "tight", "cut", "wrapped") == [39.5, 40, 38, 36])
    let shrinking = ZStack { Text("long").minimumScaleFactor(0.5).called("wrapped") }.frame(width: 40)
    #expect(try named(shrinking, profile: "macos26-tall", texts: texts)["wrapped"]?[3] == 32)
  }

  @Test(arguments: [1.0, 2, 3]) func `a recorded width is taken as it stands, whatever the pixels`(scale: Double) throws
  {
    // Two thirds of a point, written with two digits, and half a point.
    let texts = #"{"texts": [{"text": "t", "sizes": [[33.67, 20.33]]}, {"text": "u", "sizes": [[20.5, 20]]}]}"#
    let found = try named(
      ZStack {
        Text("t").called("t"); Text("u").called("u")
      }, profile: "ios26-tall", texts: texts, scale: scale)
    #expect(found["t"]?.suffix(2) == [33.67, 20.33] && found["u"]?.suffix(2) == [20.5, 20])
  }

  @Test func `a text that is offered its recorded width but for a rounded digit keeps its lines`() throws {
    let texts = #"{"texts": [{"text": "t", "sizes": [[33.67, 20.33]]}]}"#
    try check(
      Text("t").called("t").frame(width: 33 + 2.0 / 3), ["t": [83.165, unsaid, 33.67, 20.33]], profile: "ios26-tall",
      texts: texts, scale: 3)
  }

  @Test func `letters of the secondary scale are records of their own, on lines of the font's size`() throws {
    let texts = """
      {"texts": [
        {"text": "t", "style": "body", "scale": "secondary", "size": 13, "sizes": [[21, 18.5]]},
        {"text": "t", "style": "body", "scale": "default", "sizes": [[26, 18.5]]}
      ]}
      """
    let found = try named(
      VStack {
        Text("t").font(.body).textScale(.secondary).called("small"); box("b", 5, 5); Text("t").font(.body).called("t")
      }, profile: "macos26-tall", texts: texts)
    let (small, below) = (try #require(found["small"]), try #require(found["b"]))
    #expect(small[2] == 21 && found["t"]?[2] == 26)
    #expect(abs(below[1] - small[1] - 18.5 - 11.15088) < 1e-4, "the gap is that of the font's size")
  }
}

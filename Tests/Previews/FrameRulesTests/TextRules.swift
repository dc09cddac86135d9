import DSPreviewProgram
import SwiftUI
import Testing

/// Texts of recorded sizes in stacks, and texts that answer offers as they were recorded.
@MainActor struct TextRules {
  private func gaps(_ tree: some View, _ names: String..., profile: String, texts: String) throws -> [Double] {
    let found = try named(tree, profile: profile, texts: texts)
    let frames = try names.map { try #require(found[$0]) }
    return zip(frames, frames.dropFirst()).map { $1[1] - $0[1] - $0[3] }
  }

  private func expect(_ found: [Double], _ wanted: [Double], at place: SourceLocation = #_sourceLocation) {
    #expect(
      found.count == wanted.count && zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found), not \(wanted)",
      sourceLocation: place)
  }

  @Test func `a view above a text is 4.7421875 points away, one below 8.15087890625`() throws {
    let texts = #"{"texts": [{"text": "t", "size": 13, "sizes": [[20, 16]]}]}"#
    let tree = VStack {
      box("a", 5, 5); Text("t").called("t"); box("b", 5, 5)
    }
    expect(try gaps(tree, "a", "t", "b", profile: "macos26-tall", texts: texts), [4.7421875, 8.15087890625])
  }

  @Test(arguments: [10.0, 11, 12, 13, 15, 17, 20, 22, 24, 28, 34, 40], [1.0, 2, 3])
  func `gaps around texts follow from the letters`(size: Double, scale: Double) throws {
    let (ascent, descent, capitals) = (1980 / 2048 * size, 432 / 2048 * size, 1443 / 2048 * size)
    let extra = (0.1 * (ascent + descent) * scale).rounded(.up) / scale
    let texts = #"{"texts": [{"text": "t", "sizes": [[20, 16]]}]}"#
    let tree = VStack {
      box("a", 5, 5); Text("t").font(.system(size: size)).called("t"); box("b", 5, 5)
    }
    let found = try named(tree, profile: "macos26-tall", texts: texts, scale: scale)
    let tops = try ["a", "t", "b"].map { try #require(found[$0])[1] }
    expect(
      [tops[1] - tops[0] - 5, tops[2] - tops[1] - 16],
      [descent + extra, max(ascent + descent + extra - capitals, extra + descent)])
  }

  @Test(arguments: [
    ("macos26-tall", "", 0.0), ("ios26-tall", "", 2.0), ("macos26-tall", "largeTitle", 1.5),
    ("macos26-tall", "caption2", 1.5),
    ("macos26-tall", "body", 1.0), ("ios26-tall", "body", 2.0),
  ])
  func `two texts keep the lower one's leading`(profile: String, style: String, gap: Double) throws {
    let styles: [String: Font] = ["largeTitle": .largeTitle, "caption2": .caption2, "body": .body]
    let texts = #"{"texts": [{"text": "t", "sizes": [[20, 16]]}]}"#
    let font = styles[style]
    let tree = VStack {
      Text("t").font(font).called("a"); Text("t").font(font).called("b")
    }
    expect(try gaps(tree, "a", "b", profile: profile, texts: texts), [gap])
  }

  /// The gaps that were recorded in windows of macOS 26 and, for the body, on an iPhone with iOS 26.
  @Test(arguments: [
    ("macos26-tall", Font.largeTitle, 12.67881, 23.30176, 1.5), ("macos26-tall", .title, 11.09204, 20.90918, 0.5),
    ("macos26-tall", .title2, 8.77221, 16.04346, 2.0), ("macos26-tall", .title3, 7.49813, 13.59717, 2.5),
    ("macos26-tall", .headline, 6.27327, 11.15088, 1.0), ("macos26-tall", .subheadline, 5.68068, 10.20459, 1.5),
    ("macos26-tall", .body, 6.22406, 11.15088, 1.0), ("macos26-tall", .callout, 5.95237, 10.67773, 1.0),
    ("macos26-tall", .footnote, 4.90899, 9.23145, 1.5), ("macos26-tall", .caption, 4.90899, 9.23145, 1.5),
    ("macos26-tall", .caption2, 4.91468, 9.23145, 1.5), ("ios26-tall", .body, 8.42949, 14.80908, 2.0),
  ])
  func `every text style keeps its own distances`(
    profile: String, font: Font, above: Double, below: Double, between: Double
  ) throws {
    let texts = #"{"texts": [{"text": "t", "sizes": [[20, 16]]}]}"#
    let tree = VStack {
      box("a", 5, 5); Text("t").font(font).called("t"); Text("t").font(font).called("u"); box("b", 5, 5)
    }
    let found = try gaps(tree, "a", "t", "u", "b", profile: profile, texts: texts)
    #expect(zip(found, [above, between, below]).allSatisfy { abs($0 - $1) < 1e-4 }, "\(found)")
  }

  @Test func `texts beside anything keep eight points`() throws {
    let texts = #"{"texts": [{"text": "t", "sizes": [[20, 16]]}]}"#
    try check(
      HStack {
        Text("t").called("a"); Text("t").called("b"); box("c", 10, 10)
      }.called("s"),
      ["s": [67, 92, 66, 16], "b": [95, 92, 20, 16], "c": [123, 95, 10, 10]], profile: "macos26-tall", texts: texts)
  }

  @Test func `padding and frames forget what a text asks for at the edges they touch`() throws {
    let texts = #"{"texts": [{"text": "t", "size": 13, "sizes": [[20, 16]]}]}"#
    func tree(_ lower: some View) -> some View {
      VStack {
        Text("t").called("a"); lower
      }
    }
    func found(_ lower: some View) throws -> [Double] {
      try gaps(tree(lower), "a", "b", profile: "macos26-tall", texts: texts)
    }
    expect(try found(Text("t").called("b")), [0])
    expect(try found(Text("t").padding(.bottom, 3).called("b")), [0])
    expect(try found(Text("t").background(Color.red).called("b")), [0])
    expect(try found(Text("t").frame(width: 50).called("b")), [0])
    expect(try found(Text("t").padding(.top, 3).called("b")), [8.15087890625])
    expect(try found(Text("t").frame(height: 30).called("b")), [8.15087890625])
  }

  @Test func `texts stand on their first baselines, other views on their bottom edges`() throws {
    let texts = """
      {"texts": [
        {"text": "one", "size": 13, "sizes": [{"size": [20, 16], "baselines": [13, 13]}]},
        {"text": "two", "size": 13, "sizes": [{"size": [20, 32], "baselines": [13, 29]}]}
      ]}
      """
    try check(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("one").called("one")
        Text("two").called("two")
        box("box", 10, 10)
      }.called("s"),
      ["s": [75, 84, 50, 32], "one": [75, 84, 20, 16], "two": [95, 84, 20, 32], "box": [115, 87, 10, 10]],
      profile: "macos26-tall", texts: texts)
    try check(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("one").called("one"); Text("two").called("two")
      },
      ["one": [80, 100, 20, 16], "two": [100, 84, 20, 32]], profile: "macos26-tall", texts: texts)
  }

  @Test func `letters off the baseline need space on their side`() throws {
    let texts = #"{"texts": [{"text": "t", "sizes": [{"size": [20, 16], "baselines": [13, 13]}]}]}"#
    try check(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("t").called("plain")
        Text("t").baselineOffset(6).called("raised")
        Text("t").baselineOffset(-4).called("lowered")
      }.called("s"),
      [
        "s": [70, 87, 60, 26], "plain": [70, 93, 20, 16], "raised": [90, 87, 20, 22], "lowered": [110, 93, 20, 20],
      ], profile: "macos26-tall", texts: texts)
  }

  /// Half the capitals of 13 points are 4.58 points high: (13 − 4.58) is the middle of the icon from the text's top.
  @Test(arguments: [(12.0, 0.0, 2.42017), (40, 11.57983, 0)])
  func `a label's icon has its middle at that of the capitals`(side: Double, title: Double, icon: Double) throws {
    let texts = #"{"texts": [{"text": "t", "size": 13, "sizes": [{"size": [20, 16], "baselines": [13, 13]}]}]}"#
    let label = Label {
      Text("t").called("title")
    } icon: {
      box("icon", side, side)
    }
    let found = try named(label.called("label"), profile: "macos26-tall", texts: texts)
    let frames = try ["label", "title", "icon"].map { try #require(found[$0]) }
    #expect(abs(frames[1][1] - frames[0][1] - title) < 1e-4 && abs(frames[2][1] - frames[0][1] - icon) < 1e-4)
    #expect(frames[1][0] - frames[2][0] == side + 8)
    // The label stands on its title's baseline.
    let row = HStack(alignment: .firstTextBaseline) {
      label; Text("t").called("beside")
    }
    let both = try named(row, profile: "macos26-tall", texts: texts)
    #expect(both["title"]?[1] == both["beside"]?[1])
  }

  @Test func `an offer that was recorded gets its answer, one between gets the same lines`() throws {
    let texts = """
      {"texts": [{"text": "Hello wide world", "sizes": [
        [160, 16],
        {"width": 150, "size": [137, 32]},
        {"width": 150, "height": 20, "size": [148, 16]},
        {"width": 150, "lineLimit": 1, "size": [149, 16]},
        {"width": 150, "lineLimit": 4, "reservedLines": 2, "size": [137, 32]},
        {"width": 60, "lineLimit": 4, "reservedLines": 2, "size": [58, 48]},
        {"width": 60, "lineLimit": 2, "reservedLines": 2, "size": [60, 32]},
        {"width": 60, "size": [58, 48]}
      ]}]}
      """
    func size(_ width: CGFloat?, _ height: CGFloat? = nil, _ view: (Text) -> some View) throws -> [Double] {
      let tree = view(Text("Hello wide world")).called("t").frame(width: width, height: height)
      return Array(try named(tree, profile: "macos26-tall", texts: texts)["t", default: []].dropFirst(2))
    }
    #expect(try size(nil) { $0 } == [160, 16])
    #expect(try size(180) { $0 } == [160, 16])
    #expect(try size(150) { $0 } == [137, 32])
    #expect(try size(140) { $0 } == [137, 32])
    #expect(try size(60) { $0 } == [58, 48])
    #expect(try size(150, 20) { $0 } == [148, 16])
    #expect(try size(150) { $0.lineLimit(1) } == [149, 16])
    #expect(try size(150) { $0.lineLimit(3) } == [137, 32])
    #expect(try size(150) { $0.lineLimit(2...4) } == [137, 32])
    #expect(try size(60) { $0.lineLimit(2...4) } == [58, 48])
    #expect(try size(60) { $0.lineLimit(2, reservesSpace: true) } == [60, 32])
    let error = #expect(throws: FramesError.self) { try size(100) { $0 } }
    #expect(error?.problems.first?.contains("no size was recorded for the text 'Hello wide world'") == true)
  }

  @Test func `numbers in texts are grouped`() throws {
    let texts = #"{"texts": [{"text": "12,876 followers", "sizes": [[100, 16]]}]}"#
    try check(
      Text("\(12876) followers").called("t"), ["t": [50, 92, 100, 16]], profile: "macos26-tall", texts: texts)
  }

  @Test func `texts are found by style, size and weight`() throws {
    let texts = """
      {"texts": [
        {"text": "t", "style": "headline", "sizes": [[31, 16]]},
        {"text": "t", "size": 30, "weight": 700, "sizes": [[32, 16]]},
        {"text": "t", "size": 30, "sizes": [[33, 16]]},
        {"spans": [{"text": "t", "weight": 700}, {"text": "u", "weight": 400}], "sizes": [[34, 16]]}
      ]}
      """
    let tree = VStack {
      Text("t").font(.headline).called("headline")
      Text("t").font(.system(size: 30, weight: .bold)).called("bold")
      Text("t").font(.system(size: 30)).called("plain")
      (Text("t").bold() + Text("u")).called("two")
    }
    let found = try named(tree, profile: "ios26-tall", texts: texts)
    #expect(["headline", "bold", "plain", "two"].map { found[$0]?[2] } == [31, 32, 33, 34])
  }
}

import DSFiles
import DSGeometry
import DSNode
import Foundation
import TestFolder
import Testing

@testable import DSProject
@testable import DSShotDrawing

/// Line heights, lines and cuts of texts, measured with the fonts of a system: component files and frames.
struct FontRules {
  private static let repository = Repository.path

  /// The frames of named texts, one a line in a column of YAML, in a system whose own font is Noto Sans.
  private func frames(_ views: String, profile: String, scale: Double) throws -> FrameTree {
    let folder = TestFolder()
    let configuration = """
      version: 1
      systems:
        kit:
          components: components
          fonts:
            - file: "\(Self.repository)/.fonts/NotoSans.ttf"
              sha256: fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b
              family: Noto Sans
              weights: [400, 700]

      """
    try writeOutput(folder["dsrender.yaml"], Array(configuration.utf8))
    try writeOutput(
      folder["t.yaml"], Array("component: t\nbody:\n  VStack:\n\(views)\nscenarios: {default: {}}\n".utf8))
    let project = try loadTrees([folder["t.yaml"]], configuration: folder["dsrender.yaml"], system: nil)
    var options = FrameOptions()
    options.profile = .init(rawValue: profile)
    options.scale = scale
    return try DSShotDrawing.frames(of: project.shots[0].shot, of: project.shots[0].system, options)
  }

  /// The size of a text; `more` are modifiers before the frame that proposes a size.
  private func size(_ text: String, width: Double? = nil, height: Double? = nil, _ more: String = "") throws -> [Double]
  {
    let lengths = [width.map { "width: \($0)" }, height.map { "height: \($0)" }].compactMap(\.self)
    let tree = try frames(
      """
          - Text: "\(text)"
            modifiers: [\(more)\(more.isEmpty ? "" : ", "){accessibilityIdentifier: t}, {frame: {\
      \(lengths.joined(separator: ", "))}}]
      """.replacing(", {frame: {}}", with: ""), profile: "macos26-tall", scale: 2)
    let frame = try #require(tree["t"]).frame
    return [frame.width, frame.height]
  }

  @Test(arguments: [
    ("ios-classic", 1.0, [41, 34, 27, 24, 21, 18, 21, 20, 16, 15, 14]),
    ("ios26-tall", 2.0, [49, 41.5, 32.5, 28, 24.5, 21, 24.5, 23.5, 19, 17.5, 16.5]),
    ("macos26-tall", 2.0, [38, 33, 25.5, 22, 18.5, 16, 18.5, 17.5, 15, 15, 15]),
  ])
  func `lines of the eleven text styles are as high as on the platform`(
    profile: String, scale: Double, heights: [Double]
  ) throws {
    let styles = [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption",
      "caption2",
    ]
    let views = styles.map { "    - {Text: x, modifiers: [{font: \($0)}, {accessibilityIdentifier: \($0)}]}" }
    let tree = try frames(views.joined(separator: "\n"), profile: profile, scale: scale)
    for (style, height) in zip(styles, heights) {
      #expect(tree[style]?.frame.height == height, "\(style)")
    }
  }

  /// As `BasicAccessibilityDemo` and `SwiftUIListWithHeadersAndFooters` of AccessibilitySnapshot
  /// (github.com/cashapp/AccessibilitySnapshot) were recorded on iOS 26.2 with three pixels per point.
  @Test(
    arguments: zip(
      ["headline", "subheadline", "body", "footnote", "caption2"], [61, 54, 61, 47, 40]))
  func `lines of a phone without tall languages are as high as they were recorded`(style: String, pixels: Double) throws
  {
    let tree = try frames(
      "    - {Text: x, modifiers: [{font: \(style)}, {accessibilityIdentifier: t}]}", profile: "ios26", scale: 3)
    let height = try #require(tree["t"]).frame.height
    #expect(abs(height * 3 - pixels) < 0.001)
  }

  /// As pictures of SwiftUI-Flow (github.com/tevelee/SwiftUI-Flow) were recorded on macOS 26 with one pixel per point:
  /// `firstTextBaseline_textPills`, `lastTextBaseline_multilineText`, `tagCloud` and `vflow_maxWidthHeader`.
  @Test(arguments: [
    ("x", "{font: title2}", 21.0), ("x", "{font: body}", 16), ("x", "{font: callout}", 15),
    ("x", "{font: caption}", 13),
    ("x", "{font: caption}, bold", 13), (#"x\nx"#, "{font: title3}", 38),
  ])
  func `lines of a Mac without tall languages are as high as they were recorded`(
    text: String, modifiers: String, height: Double
  ) throws {
    let tree = try frames(
      "    - {Text: \"\(text)\", modifiers: [\(modifiers), {accessibilityIdentifier: t}]}", profile: "macos26", scale: 1
    )
    #expect(tree["t"]?.frame.height == height)
  }

  @Test(
    arguments: zip(
      ["largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote", "caption"],
      [38, 33, 25.5, 23, 19, 16, 18.5, 17.5, 15, 15.0]))
  func `bold lines of a Mac are as high as they were recorded`(style: String, height: Double) throws {
    let tree = try frames(
      "    - {Text: x, modifiers: [{font: \(style)}, bold, {accessibilityIdentifier: t}]}", profile: "macos26-tall",
      scale: 2
    )
    #expect(tree["t"]?.frame.height == height)
  }

  @Test(arguments: [
    ("ios-classic", 2.0, 17.0, 20.5), ("ios-classic", 1.0, 17.0, 21.0), ("macos26-tall", 2.0, 13.0, 16.0),
    ("macos26-tall", 2.0, 17.0, 20.0),
  ])
  func `lines of sizes in points are as high as on the platform`(
    profile: String, scale: Double, size: Double, height: Double
  ) throws {
    let tree = try frames(
      "    - {Text: x, modifiers: [{font: {size: \(size)}}, {accessibilityIdentifier: t}]}", profile: profile,
      scale: scale)
    #expect(tree["t"]?.frame.height == height)
  }

  @Test func `further lines follow at the style's pitch`() throws {
    let tree = try frames(
      #"    - {Text: "a\nb\nc", modifiers: [{font: body}, {accessibilityIdentifier: t}]}"#, profile: "macos26-tall",
      scale: 2
    )
    #expect(tree["t"]?.frame.height == 18.5 + 2 * 19)
  }

  @Test func `a wrapped line reports what it draws and its space, up to the offer`() throws {
    let word = try size("mmmm")[0]
    let space = try size("mmmm mmmm")[0] - 2 * word
    #expect(space > 1)
    #expect(try size("mmmm mmmm", width: word + 20)[0].isAbout(word + space))
    #expect(try size("mmmm mmmm", width: word + space / 2)[0].isAbout(word + space / 2))
    #expect(try size("mmmm mmmm", width: word)[0].isAbout(word))
    #expect(try size("mmmm mmmm", width: word + 20)[1] == 32)
    // Three lines of two words; the last has no space behind it.
    #expect(try size("mm mm mm mm mm mm", width: try size("mm mm")[0] + 1)[1] == 48)
  }

  @Test func `two lines do not end in a lone word where another makes them more even`() throws {
    let all = try size("mmm mmm mmm mmm")[0]
    let two = try size("mmm mmm")[0]
    let space = try size("mmm mmm")[0] - 2 * (try size("mmm")[0])
    #expect(try size("mmm mmm mmm mmm", width: all - 3).first?.isAbout(two + space) == true)
    // A long last word stays alone: moving one down would be less even.
    let first = try size("mmmm mmmm")[0]
    #expect(try size("mmmm mmmm mmmmmmmm", width: first + 8).first?.isAbout(first + space) == true)
  }

  @Test func `a word longer than the line breaks by character`() throws {
    let three = try size("mmm")[0]
    #expect(try size("mmmmmmmm", width: three + 1) == [three, 48])
    #expect(try size("mmmmmmmm", width: 0) == [0, 8 * 16])
  }

  @Test func `limits cut, reserve lines, and give way to height`() throws {
    let text = "mmm mmm mmm mmm mmm mmm"
    let width = try size("mmm")[0] + 1
    #expect(try size(text, width: width)[1] == 6 * 16)
    #expect(try size(text, width: width, "{lineLimit: 2}")[1] == 32)
    #expect(try size(text, width: width, "{lineLimit: 9}")[1] == 6 * 16)
    #expect(try size("mmm", "{lineLimit: {limit: 3, reservesSpace: true}}")[1] == 48)
    #expect(try size(text, width: width, height: 40)[1] == 32)
    #expect(try size(text, width: width, height: 5)[1] == 16)
    #expect(try size(text, width: width, height: 40, "{lineLimit: 1}")[1] == 16)
    // The cut line is the longest that holds the ellipsis, without the spaces before it.
    let cut = try size("mmmmmm", width: try size("mmmm")[0], "{lineLimit: 1}")[0]
    #expect(cut.isAbout(try size("mmm…")[0]))
    #expect(try size("mmm mmm", width: try size("mmm…")[0] + 1, "{lineLimit: 1}")[0].isAbout(try size("mmm…")[0]))
  }

  @Test func `lines stand where they are aligned inside the reported width only`() throws {
    let width = try size("mmm")[0] + 1
    for alignment in ["leading", "center", "trailing"] {
      #expect(
        try size("mmm m", width: width, "{multilineTextAlignment: \(alignment)}") == (try size("mmm m", width: width)))
    }
  }
}

extension Double {
  /// Whether a width is a sum of others; each is rounded up to a pixel.
  fileprivate func isAbout(_ other: Double) -> Bool { abs(self - other) < 1.01 }
}

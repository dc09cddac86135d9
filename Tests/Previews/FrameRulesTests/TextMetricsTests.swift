import DSFiles
import Foundation
import SwiftUI
import TestFolder
import Testing

/// The gaps around texts against all that was recorded; `FontRules` has the heights of lines.
@MainActor struct TextMetricsTests {
  /// A text that was recorded, and what was measured around it.
  struct Recording: Decodable, Sendable, CustomTestStringConvertible {
    var style: String?
    var size: Double?
    var weight: Double?
    var lineHeight, gapAbove, gapBelow, textToText: Double

    var testDescription: String { "\(style ?? "\(size ?? 0) points") \(weight.map { "\($0)" } ?? "")" }

    @MainActor var font: Font {
      let font = style.map { TextMetricsTests.styles[$0]! } ?? .system(size: size ?? 0)
      return weight.map { font.weight(TextMetricsTests.weights[$0]!) } ?? font
    }
  }

  struct Recordings: Decodable, Sendable {
    var macos26, ios26: [Recording]
  }

  nonisolated static let styles: [String: Font] = [
    "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
    "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
    "caption2": .caption2,
  ]
  nonisolated static let weights: [Double: Font.Weight] = [
    400: .regular, 500: .medium, 600: .semibold, 700: .bold, 800: .heavy,
  ]

  /// All of them; none where the file cannot be read, which its own test says.
  nonisolated static let recordings = (try? read()) ?? Recordings(macos26: [], ios26: [])

  nonisolated static func read() throws -> Recordings {
    let path = Repository.path + "/Fixtures/TextMetrics/recorded.json"
    return try JSONDecoder().decode(Recordings.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  @Test func `there are recordings of both platforms`() throws {
    #expect(try Self.read().ios26.count == 14)
    #expect(try Self.read().macos26.count == 40)
  }

  /// Compares the gaps from a view to a text, from that to a second one, and from that to a view.
  private func check(_ recording: Recording, _ profile: String) throws {
    let texts = #"{"texts": [{"text": "t", "sizes": [[20, \#(recording.lineHeight)]]}]}"#
    let font = recording.font
    let tree = VStack {
      box("a", 5, 5); Text("t").font(font).called("t"); Text("t").font(font).called("u"); box("b", 5, 5)
    }
    let frames = try named(tree, in: 300, 400, profile: profile, texts: texts)
    let rows = try ["a", "t", "u", "b"].map { try #require(frames[$0]) }
    let found = zip(rows, rows.dropFirst()).map { $1[1] - $0[1] - $0[3] }
    let wanted = [recording.gapAbove, recording.textToText, recording.gapBelow]
    #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-4 }, "\(found), not \(wanted)")
  }

  @Test(arguments: recordings.ios26) func `gaps around texts on an iPhone are those that were recorded`(
    recording: Recording
  )
    throws
  { try check(recording, "ios26-tall") }

  @Test(arguments: recordings.macos26) func `gaps around texts on a Mac are those that were recorded`(
    recording: Recording
  )
    throws
  { try check(recording, "macos26-tall") }
}

import DSFiles
import Foundation
import SwiftUI
import TestFolder
import Testing

/// Whole views beside the frames that Apple's SwiftUI gave them (`Fixtures/Goldens/recorded.json`).
@MainActor struct GoldenRules {
  /// A recorded view.
  struct Golden: Decodable, Sendable {
    var platform: String
    var size: [Double]
    var frames: [String: [Double]]
    /// Words in places of a fixed size, whose widths were not recorded and reach no frame.
    var inside: [String]?
  }

  struct Goldens: Decodable {
    var texts: [String: [GoldenTexts.Entry]]
    var goldens: [String: Golden]
  }

  /// All of them; none where the file cannot be read, which its own test says.
  nonisolated static let recorded = (try? read().goldens) ?? [:]

  nonisolated static func read() throws -> Goldens {
    try JSONDecoder().decode(Goldens.self, from: file("Goldens/recorded.json"))
  }

  nonisolated static func file(_ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: Repository.path + "/Fixtures/" + name))
  }

  @Test func `every recorded view is written here, and every one here is recorded`() throws {
    #expect(try Self.read().goldens.keys.sorted() == GoldenViews.all.keys.sorted())
  }

  @Test(arguments: recorded.keys.sorted()) func `a view's frames are those that were recorded`(name: String) throws {
    let golden = try #require(Self.recorded[name])
    let view = try #require(GoldenViews.all[name])
    let found = try named(
      view(), in: golden.size[0], golden.size[1], profile: golden.platform + "-tall", texts: GoldenTexts.json(golden))
    var off: [String: Double] = [:]
    for (view, frame) in golden.frames {
      let ours = try #require(found[view], "there is no frame of '\(view)'")
      off[view] = zip(ours, frame).map { abs($0 - $1) }.max() ?? 0
    }
    let worst = off.values.max() ?? 0
    // `scripts/prove frames` counts these lines.
    print("golden \(name) \(off.count) \(off.values.count { $0 <= 0.01 }) \(off.values.count { $0 <= 0.5 }) \(worst)")
    let reason = GoldenViews.differing[name]
    let list = off.filter { $0.value > 0.01 }.sorted { $0.key < $1.key }
      .map { "\($0.key) \(found[$0.key] ?? []), not \(golden.frames[$0.key] ?? [])" }.joined(separator: "; ")
    #expect((worst <= 0.01) == (reason == nil), "\(name): \(reason ?? "no reason is known"): \(list)")
  }
}

/// The sizes of texts for `--text-metrics`, from the recorded widths and heights of lines.
enum GoldenTexts {
  private struct Widths: Decodable {
    struct Entry: Decodable {
      var size: Double
      var weight: Double
      var texts: [String: Double]
    }
    var widths: [Entry]
  }

  /// A text and its size.
  struct Entry: Codable, Sendable {
    var text: String
    var style: String?
    var size: Double?
    var weight: Double?
    var sizes: [Size]
  }

  /// The answer to an offered width, or to none.
  struct Size: Codable, Sendable {
    var width: Double?
    var size: [Double]
  }

  /// Words that were recorded as parts of these views alone, of the usual size or of a header.
  private static let others: [String: Double] = [
    "Last": 26, "Top": 22.5, "Bottom": 44.5, "Water": 36, "E": 8, "G": 10, "H": 10, "CCC": 28, "Bluetooth": 59,
    "Mobile": 40.5, "Standard": 50, "Increased": 54, "Hidden": 38, "Tinted": 38, "Rows": 30,
    "Wi-Fi": 32.5, "B": 8.5, "−": 8.5, "+": 8.5,
  ]
  private static let othersOnPhones: [String: Double] = ["Carrot": 48.5, "First": 35, "Second": 60]

  /// The file's content; San Francisco's words are as wide on both platforms.
  static func json(_ golden: GoldenRules.Golden) throws -> String {
    let platform = golden.platform
    let widths = try JSONDecoder().decode(Widths.self, from: GoldenRules.file("TextMetrics/widths.json")).widths
    let isPhone = platform == "ios26"
    var texts = try GoldenRules.read().texts[platform] ?? []
    for entry in widths where entry.size == (isPhone ? 17 : 13) {
      for (text, width) in entry.texts.sorted(by: { $0.key < $1.key }) {
        texts.append(
          Entry(text: text, style: "body", weight: entry.weight, sizes: [Size(size: [width, isPhone ? 24.5 : 18.5])]))
        if !isPhone {
          texts.append(Entry(text: text, size: 13, weight: entry.weight, sizes: [Size(size: [width, 16])]))
        }
      }
    }
    for entry in widths where entry.size == 11 && !isPhone {
      for (text, width) in entry.texts.sorted(by: { $0.key < $1.key }) {
        texts.append(Entry(text: text, style: "subheadline", weight: entry.weight, sizes: [Size(size: [width, 16])]))
      }
    }
    for (text, width) in others.sorted(by: { $0.key < $1.key }) where !isPhone {
      texts.append(Entry(text: text, size: 13, weight: 400, sizes: [Size(size: [width, 16])]))
      texts.append(Entry(text: text, style: "subheadline", sizes: [Size(size: [width, 16])]))
    }
    for (text, width) in othersOnPhones.sorted(by: { $0.key < $1.key }) where isPhone {
      texts.append(Entry(text: text, style: "body", sizes: [Size(size: [width, 24.5])]))
    }
    // The titles of bars, large and small.
    texts.append(Entry(text: "Settings", style: "largeTitle", sizes: [Size(size: [133, 48.5])]))
    texts.append(Entry(text: "Settings", size: 17, weight: 600, sizes: [Size(size: [66.5, 20])]))
    texts += (golden.inside ?? []).map { Entry(text: $0, sizes: [Size(size: [8, isPhone ? 24.5 : 16])]) }
    return String(decoding: try JSONEncoder().encode(["texts": texts]), as: UTF8.self)
  }
}

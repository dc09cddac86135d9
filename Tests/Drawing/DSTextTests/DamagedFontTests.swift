import DSDiagnostics
import DSGeometry
import TestRandom
import Testing

@testable import DSText

/// Font files with damage: what can still be drawn is drawn as before, and everything else is told with the file's name.
@Suite struct DamagedFontTests {
  /// What a text looks like: the places and the outlines of its glyphs.
  private struct Look: Equatable {
    var size: Size
    var outlines: [Path]
  }

  /// What became of a font.
  private enum Outcome: Equatable {
    case drawn, refused, missing, doubted
    /// Nobody was told.
    case differs(String)
  }

  private static let text = "שלום עולם"

  private func look(_ layout: TextLayout) -> Look {
    let runs = layout.lines.flatMap(\.runs)
    return Look(
      size: layout.size,
      outlines: runs.flatMap { run in run.glyphs.map { glyph in run.face?.outline(of: glyph.id) ?? Path([]) } })
  }

  private func library(_ bytes: [UInt8], _ scratch: ScratchFile) throws -> FontLibrary {
    let file = FontFile(
      path: scratch.path, sha256: try FontBytes(path: scratch.path).sha256, family: "Hebrew", weights: 400...400,
      location: TestFonts.place(5))
    return FontLibrary(files: [file], fallbacks: [])
  }

  private func outcome(_ bytes: [UInt8], whole: Look) throws -> Outcome {
    let scratch = ScratchFile(bytes)
    let library = try library(bytes, scratch)
    let problems = library.verify()
    for problem in problems where problem.severity == .error {
      let isNamed = problem.message.contains(scratch.path) && problem.location == TestFonts.place(5)
      return isNamed ? .refused : .differs(problem.text)
    }
    let layout = try TextShaper(library: library).layout(Self.text, TextStyle(family: "Hebrew", size: 16))
    if let missing = layout.missing.first {
      let told = missing.diagnostic(at: TestFonts.place(9), fonts: library)
      return told.notes.contains { $0.message.contains(scratch.path) && $0.location == TestFonts.place(5) }
        ? .missing : .differs(told.text)
    }
    if look(layout) == whole { return .drawn }
    return problems.contains { $0.message.contains(scratch.path) } ? .doubted : .differs("another look")
  }

  @Test func `three hundred damaged fonts are drawn as before or told by name`() throws {
    let whole = try bytes(of: "NotoSansHebrew.ttf")
    let scratch = ScratchFile(whole)
    let look = look(
      try TextShaper(library: try library(whole, scratch)).layout(Self.text, TextStyle(family: "Hebrew", size: 16)))
    #expect(try outcome(whole, whole: look) == .drawn)
    let tables = tables(of: whole)
    var random = SeededRandom(seed: 17)
    var counts: [String: Int] = [:]
    for round in 0..<300 {
      var damaged = whole
      let table = tables.randomElement(using: &random)!
      switch round % 5 {
      case 0: damaged.removeLast(.random(in: 1..<whole.count, using: &random))
      case 1: for index in table.range { damaged[index] = 0 }
      case 2:
        damaged[.random(in: 0..<12 + 16 * tables.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 3:
        let start = Int.random(in: table.range, using: &random)
        for index in start..<min(start + 64, table.range.upperBound) {
          damaged[index] = .random(in: 0...255, using: &random)
        }
      default:
        let from = Int.random(in: 0..<whole.count - 512, using: &random)
        for index in from..<from + 512 { damaged[index] = 0 }
      }
      let outcome = try outcome(damaged, whole: look)
      if case .differs(let what) = outcome { Issue.record("round \(round), \(table.tag): \(what)") }
      counts["\(outcome)", default: 0] += 1
    }
    #expect(counts["refused", default: 0] >= 120, "\(counts)")
  }

  @Test(arguments: ["cmap", "glyf", "head", "hhea", "maxp", "hmtx", "loca", "GSUB", "OS/2"])
  func `a font whose table holds zeros only is refused by the table's name`(tag: String) throws {
    var bytes = try bytes(of: "NotoSansHebrew.ttf")
    guard let table = tables(of: bytes).first(where: { $0.tag == tag }) else { return }
    for index in table.range { bytes[index] = 0 }
    let scratch = ScratchFile(bytes)
    let problem = try #require(try library(bytes, scratch).verify().first)
    #expect(problem.id == "damaged-font" && problem.severity == .error)
    #expect(problem.message == "the font '\(scratch.path)' is damaged: its table '\(tag)' holds zeros only")
    #expect(problem.location == TestFonts.place(5) && problem.hint != nil)
  }

  @Test func `a font whose character map maps nothing is refused`() throws {
    var bytes = try bytes(of: "NotoSansHebrew.ttf")
    let cmap = try #require(tables(of: bytes).first { $0.tag == "cmap" }).range
    // No subtables: HarfBuzz finds no character.
    (bytes[cmap.lowerBound + 2], bytes[cmap.lowerBound + 3]) = (0, 0)
    let scratch = ScratchFile(bytes)
    let problem = try #require(try library(bytes, scratch).verify().first)
    #expect(problem.message.hasSuffix("is damaged: its table 'cmap' maps no character"))
  }

  @Test func `every font of the distribution is beyond doubt`() {
    #expect(TestFonts.library.verify() == [])
  }
}

import CHarfBuzz
import DSGeometry
import TestRandom
import Testing

@testable import DSText

/// Outlines of variable fonts between their masters, beside HarfBuzz's, which have other sums of the same numbers.
@Suite struct VariableOutlinesTests {
  /// One of the test fonts.
  private func open(_ name: String) throws -> OpenedFont {
    var cache: [String: FontBytes] = [:]
    let path = TestFonts.folder + "/" + name
    let file = FontFile(
      path: path, sha256: try FontBytes(path: path).sha256, family: "Any", weights: 400...400,
      location: TestFonts.place(1))
    return try OpenedFont(file, bytes: &cache)
  }

  private func face(_ font: OpenedFont, _ weight: Double, width: Double? = nil) -> FontFace {
    font.face(for: TestFonts.file("NotoSans.ttf", "Any"), weight: weight, width: width)
  }

  /// The numbers of a step, and a letter for its kind.
  private func parts(_ element: Path.Element) -> (kind: Character, numbers: [Double]) {
    switch element {
    case .move(let end): ("M", [end.x, end.y])
    case .line(let end): ("L", [end.x, end.y])
    case .quadratic(let end, let control): ("Q", [end.x, end.y, control.x, control.y])
    case .cubic(let end, let first, let second): ("C", [end.x, end.y, first.x, first.y, second.x, second.y])
    case .close: ("Z", [])
    }
  }

  /// The greatest distance of two outlines' numbers; nil if they do not have the same steps.
  private func distance(_ ours: Path, _ theirs: Path) -> Double? {
    guard ours.elements.count == theirs.elements.count else { return nil }
    var greatest = 0.0
    for (a, b) in zip(ours.elements.map(parts), theirs.elements.map(parts)) {
      guard a.kind == b.kind else { return nil }
      for (x, y) in zip(a.numbers, b.numbers) { greatest = max(greatest, abs(x - y)) }
    }
    return greatest
  }

  @Test(arguments: [
    "NotoSans-AllWeights.ttf", "NotoSans-Italic.ttf", "NotoSansArabic.ttf", "NotoSansHebrew.ttf", "NotoSansThai.ttf",
    "NotoSansDevanagari.ttf", "NotoSansSymbols.ttf", "NotoEmoji.ttf", "NotoSerif.ttf", "InterTight.ttf",
    "GeistMono-Italic.ttf", "Nunito.ttf",
  ])
  func `glyphs of a font are HarfBuzz's at three weights, but for the last digits`(name: String) throws {
    let font = try open(name)
    for weight in [437.5, 553, 700] {
      let face = face(font, weight)
      let outlines = try #require(face.outlines)
      for glyph in stride(from: 0, to: hb_face_get_glyph_count(hb_font_get_face(face.font)), by: 7) {
        let ours = try #require(outlines.outline(of: glyph), "glyph \(glyph) at \(weight)")
        let distance = distance(ours, face.harfBuzzOutline(of: glyph))
        #expect((distance ?? .infinity) < 0.002, "glyph \(glyph) at \(weight)")
      }
    }
  }

  @Test func `two axes move an outline together`() throws {
    let font = try open("NotoSerif.ttf")
    for (weight, width) in [(437.5, 71.25), (600, 62.5), (333, 90)] as [(Double, Double)] {
      let face = face(font, weight, width: width)
      for glyph in UInt32(0)..<600 {
        let ours = try #require(face.outlines?.outline(of: glyph))
        #expect((distance(ours, face.harfBuzzOutline(of: glyph)) ?? .infinity) < 0.002, "glyph \(glyph)")
      }
    }
  }

  @Test func `where nothing is added up, outlines are HarfBuzz's`() throws {
    let font = try open("NotoSans-AllWeights.ttf")
    #expect(face(font, 400).outlines == nil)
    #expect(face(font, 401).outlines != nil)
  }

  /// A change of HarfBuzz, of the compiler or of the processor that changes a bit of an outline fails here.
  @Test func `outlines have the same bits on every machine`() throws {
    let font = try open("NotoSans-AllWeights.ttf")
    let face = face(font, 437.5)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for glyph in UInt32(0)..<400 {
      for number in face.outline(of: glyph).elements.flatMap({ parts($0).numbers }) {
        hash = (hash ^ number.bitPattern) &* 0x100_0000_01b3
      }
    }
    #expect(hash == 9_811_339_991_982_644_886)
  }

  @Test func `a damaged outline is left to HarfBuzz, and no byte ends the program`() throws {
    let whole = try bytes(of: "NotoSansHebrew.ttf")
    let container = try FontContainer(FontBytes(path: TestFonts.folder + "/NotoSansHebrew.ttf"), index: 0)
    let places = try ["glyf", "gvar"].map { try #require(container.tables[$0]) }
    var random = SeededRandom(seed: 7)
    var left = 0
    for _ in 0..<60 {
      var damaged = whole
      for place in places {
        for _ in 0..<40 { damaged[Int.random(in: place, using: &random)] = .random(in: 0...255, using: &random) }
      }
      let scratch = ScratchFile(damaged)
      let file = try FontBytes(path: scratch.path)
      guard let outlines = VariableOutlines(container.tables, in: file, at: [8192, 0]) else { continue }
      for glyph in UInt32(0)..<180 where outlines.outline(of: glyph) == nil { left += 1 }
    }
    #expect(left > 0)
  }

  @Test func `a font that is cut short within its outlines has none of ours`() throws {
    let container = try FontContainer(FontBytes(path: TestFonts.folder + "/NotoSansHebrew.ttf"), index: 0)
    let file = try FontBytes(path: TestFonts.folder + "/NotoSansHebrew.ttf")
    for name in ["glyf", "loca", "gvar", "hmtx"] {
      var tables = container.tables
      let table = try #require(tables[name])
      tables[name] = table.prefix(table.count / 2)
      let outlines = VariableOutlines(tables, in: file, at: [8192, 0])
      #expect((UInt32(0)..<180).contains { outlines?.outline(of: $0) == nil }, "\(name)")
    }
  }
}

import DSDiagnostics
import DSGeometry
import DSText
import TestFolder

/// Texts of any code points, laid out with fonts of many scripts and of emoji among the fallbacks.
final class TextFuzzing: FuzzReader {
  private let shaper: TextShaper

  init() {
    func file(_ name: String, _ family: String, _ hash: String, _ weights: ClosedRange<Double> = 400...700) -> FontFile
    {
      FontFile(
        path: Repository.path + "/.fonts/" + name, sha256: hash, family: family, weights: weights,
        location: SourceLocation(file: "fuzz.yaml", line: 1, column: 1))
    }
    let files = [
      file("NotoSans.ttf", "Noto Sans", "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b"),
      file(
        "NotoSansArabic.ttf", "Noto Sans Arabic", "3fae4d7239d1faa55b234bda8091019a5251ff79df40d5e29367d84bed2a8138"),
      file(
        "NotoSansHebrew.ttf", "Noto Sans Hebrew", "9d81d81ad592644487b03843da73a87b99cd28a2c4da4a096e1db8fbd14fda61"),
      file("NotoSansThai.ttf", "Noto Sans Thai", "13f52f79b04f01f2751a81052a5dee2df639fd4e13f4ac30821ab45c8dd5f7e7"),
      file(
        "NotoSansDevanagari.ttf", "Noto Sans Devanagari",
        "bf99bf762743ff3259e73196852520ab0ffe8d384238bff3e4806a84b981e972"),
      file(
        "NotoSansSymbols.ttf", "Noto Sans Symbols", "63724daeff6755a45933b9a5e3a3b41df5df8fe925c0f4c991f2f68c08a4182d"),
      file(
        "OpenMoji.ttf", "OpenMoji Color Emoji", "8376fee074649ece235faba0d157d851f3d93632f0540ad1165feba1aba9ba37",
        400...400),
    ]
    shaper = TextShaper(library: FontLibrary(files: files, fallbacks: files.dropFirst().reversed().map(\.family)))
  }

  // The last byte is the room that the text is offered.
  func make(_ chance: inout FuzzChance) -> [UInt8] {
    Array(chance.anyText().utf8) + [UInt8(chance.number(0...255))]
  }

  func read(_ input: [UInt8]) throws -> FuzzEnd {
    let text = String(decoding: input.dropLast(), as: UTF8.self)
    var paragraph = TextParagraph([.init(text, TextStyle(family: "Noto Sans", size: 16))])
    paragraph.lineLimit = input.last.map { $0 % 5 == 0 ? 2 : nil } ?? nil
    let layout = try shaper.layout(paragraph, width: Double(input.last ?? 0))
    guard layout.size.width.isFinite, layout.size.height.isFinite else { return .wrong("a size that is not finite") }
    for glyph in layout.lines.flatMap(\.runs).flatMap(\.glyphs) where !(glyph.x.isFinite && glyph.y.isFinite) {
      return .wrong("a glyph that is nowhere")
    }
    return layout.missing.isEmpty ? .read : .refused
  }
}

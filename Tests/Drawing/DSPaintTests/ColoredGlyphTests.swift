import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSLayout
import DSPaint
import DSResolve
import DSText
import TestFolder
import Testing

/// Emoji are drawn as layers in the font's colours.
@Suite struct ColoredGlyphTests {
  private static let library: FontLibrary = {
    func file(_ name: String, _ family: String, _ sha256: String, _ weights: ClosedRange<Double>) -> FontFile {
      FontFile(
        path: Repository.path + "/.fonts/" + name, sha256: sha256, family: family, weights: weights,
        location: DSDiagnostics.SourceLocation(file: "ColoredGlyphTests.swift"))
    }
    return FontLibrary(
      files: [
        file(
          "NotoSans.ttf", "Noto Sans", "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b", 400...700),
        file(
          "OpenMoji.ttf", "Color Emoji", "8376fee074649ece235faba0d157d851f3d93632f0540ad1165feba1aba9ba37", 400...400),
      ], fallbacks: ["Color Emoji"])
  }()

  private func commands(_ characters: String, _ color: Color) throws -> [DrawCommand] {
    let paragraph = TextParagraph([.init(characters, TextStyle(family: "Noto Sans", size: 16))])
    let layout = try TextShaper(library: Self.library).layout(paragraph)
    let text = ResolvedText(paragraph: paragraph, paints: [.color(color)])
    return try paint(PlacedNode(frame: Rect(size: layout.size), content: .text(text, layout)), scale: 2).commands
  }

  private func runs(_ commands: [DrawCommand]) -> [GlyphRun] {
    commands.compactMap { command in
      if case .glyphs(let run) = command.kind { run } else { nil }
    }
  }

  @Test func `letters have the text's colour, the emoji among them its own, back to front at one place`() throws {
    let runs = runs(try commands("a😀", .black))
    #expect(runs.count == 9)
    #expect(runs.first?.brush == .solid(.black) && runs.first?.text == "a😀")
    let layers = runs.dropFirst()
    #expect(layers.first?.brush == .solid(Color(hex: 0xFCEA2B)))
    #expect(Set(layers.flatMap(\.glyphs).map { [$0.x, $0.y] }).count == 1)
    #expect(Set(layers.map(\.text)) == [""])
  }

  @Test func `the text's opacity holds for the whole emoji, not for each layer`() throws {
    let drawn = try commands("😀", .black.opacity(0.4))
    guard drawn.count == 1, case .group(let group) = drawn[0].kind else {
      Issue.record("no group: \(drawn)")
      return
    }
    #expect(group.opacity == 0.4)
    #expect(runs(group.commands).allSatisfy { if case .solid(let color) = $0.brush { color.isOpaque } else { false } })
  }
}

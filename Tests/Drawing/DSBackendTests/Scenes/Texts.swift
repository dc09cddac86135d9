import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSLayout
import DSResolve
import DSText
import TestFolder

/// The open fonts that `scripts/fonts` installs.
private let library: FontLibrary = {
  let folder = Repository.path
  func file(_ name: String, _ family: String, _ sha256: String) -> FontFile {
    FontFile(
      path: "\(folder)/.fonts/\(name)", sha256: sha256, family: family, weights: 400...700,
      location: SourceLocation(file: "Texts.swift"))
  }
  let files = [
    file("NotoSans.ttf", "Noto Sans", "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b"),
    file("NotoSansArabic.ttf", "Noto Sans Arabic", "3fae4d7239d1faa55b234bda8091019a5251ff79df40d5e29367d84bed2a8138"),
  ]
  return FontLibrary(files: files, fallbacks: ["Noto Sans Arabic"])
}()

/// A text in one font and a paint as layout places it, in points.
func placed(_ string: String, _ frame: Rect, size: Double, weight: Double, _ paint: ResolvedPaint) -> PlacedNode {
  let paragraph = TextParagraph([.init(string, TextStyle(family: "Noto Sans", size: size, weight: weight))])
  guard let layout = try? TextShaper(library: library).layout(paragraph) else {
    preconditionFailure("the fonts of scripts/fonts are missing")
  }
  return PlacedNode(frame: frame, content: .text(ResolvedText(paragraph: paragraph, paints: [paint]), layout))
}

/// The glyphs of a text in one font, as painting places them: y on whole pixels, x on quarters.
func text(_ string: String, _ x: Double, _ y: Double, size: Double, weight: Double = 400, _ brush: Brush) -> DrawCommand
{
  let paragraph = TextParagraph([.init(string, TextStyle(family: "Noto Sans", size: size, weight: weight))])
  guard let run = try? TextShaper(library: library).layout(paragraph).lines.first?.runs.first, let face = run.face
  else {
    preconditionFailure("the fonts of scripts/fonts are missing")
  }
  let glyphs = run.glyphs.map {
    TextLayout.Glyph(id: $0.id, x: ((x + $0.x) * 4).rounded() / 4, y: (y + $0.y).rounded())
  }
  return .glyphs(GlyphRun(face: face, size: size, glyphs: glyphs, brush: brush, text: string))
}

func text(_ string: String, _ x: Double, _ y: Double, size: Double, weight: Double = 400, _ color: Color) -> DrawCommand
{
  text(string, x, y, size: size, weight: weight, .solid(color))
}

extension Scene {
  static let texts: [Scene] = [
    Scene("a large text", text("Agfi", 8, 60, size: 60, .black)),
    Scene("a text of reading size", text("Hamburgefonts", 4, 46, size: 16, .black)),
    Scene("a small text", text("small words in gray", 4, 44, size: 11, Color(hex: 0x57606A))),
    Scene("a bold text on dark", on: .dark, text("Bold text", 4, 50, size: 24, weight: 700, .white)),
    Scene("a translucent text", on: .dark, text("Secondary", 4, 50, size: 22, Color.white.opacity(0.6))),
    Scene("a text on nothing", on: .transparent, text("Nothing", 6, 50, size: 28, Palette.blue)),
    Scene("letters whose outlines cross are translucent once", text("ſtfj", 8, 60, size: 56, Palette.red.opacity(0.4))),
    Scene("an Arabic text", text("مرحبا بكم", 8, 52, size: 30, .black)),
    Scene("a small Arabic text", text("مرحبا بكم في", 8, 46, size: 15, .black)),
    Scene(
      "a text with a gradient",
      text("Colour", 6, 54, size: 36, linear(stops((0, Palette.blue), (1, Palette.red)), (6, 0), (114, 0)))),
    Scene(
      "a text at half size",
      .group(DrawGroup(transform: .scale(x: 0.5, y: 0.5), commands: [text("Half", 20, 110, size: 80, .black)]))),
    Scene("a text larger than the picture", text("Q", -60, 160, size: 280, Palette.blue)),
  ]
}

import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSRaster
import DSText
import TestFolder

/// The picture of some commands, drawn by a rasterizer of its own.
func draw(_ width: Int, _ height: Int, _ commands: DrawCommand...) throws -> Bitmap {
  try Rasterizer().rasterize(DisplayList(width: width, height: height, scale: 1, commands: commands))
}

/// The picture, 40 × 30, of a list of commands.
func drawList(_ commands: [DrawCommand]) throws -> Bitmap {
  try Rasterizer().rasterize(DisplayList(width: 40, height: 30, scale: 1, commands: commands))
}

/// The shape of a whole square picture.
func all(_ side: Double) -> DrawShape { .rect(Rect(x: 0, y: 0, width: side, height: side)) }

/// A white ground of any picture of a test.
let white = DrawCommand.fill(all(1000), .solid(.white))

/// The channels alpha, red, green, blue of a pixel.
func channels(_ pixel: UInt32) -> [Int] { [24, 16, 8, 0].map { Int(pixel >> $0 & 255) } }

/// The font that the tests draw with, from the folder into which `scripts/fonts` puts it.
func testFace() throws -> FontFace {
  let root = Repository.path
  let file = FontFile(
    path: root + "/.fonts/NotoSans.ttf",
    sha256: "fb53504de62e767a54695416123d68d67f71c9b69722175184ad56e7dd13547b", family: "Noto Sans",
    weights: 400...700, location: SourceLocation(file: "fonts.yaml"))
  return try FontLibrary(files: [file], fallbacks: []).face(family: "Noto Sans", weight: 400, italic: false)
}

/// A run of the characters' own glyphs, side by side on quarters of pixels.
func textRun(
  _ text: String, face: FontFace, size: Double, x: Double, y: Double, brush: Brush = .solid(.black)
) -> GlyphRun {
  var pen = x
  var glyphs: [TextLayout.Glyph] = []
  for scalar in text.unicodeScalars {
    guard let id = face.glyph(for: scalar) else { continue }
    glyphs.append(TextLayout.Glyph(id: id, x: (pen * 4).rounded() / 4, y: y))
    pen += face.advance(of: id) * size / face.unitsPerEm
  }
  return GlyphRun(face: face, size: size, glyphs: glyphs, brush: brush, text: text)
}

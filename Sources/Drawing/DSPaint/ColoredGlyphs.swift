import DSDisplayList
import DSGeometry
import DSText

extension GlyphRun {
  /// The steps that draw the run: one, or if its font has coloured glyphs, the layers of each of those.
  ///
  /// Colours are the font's and take the opacity of the text's, as emoji do on Apple's platforms. The characters stay
  /// with the first step.
  var commands: [DrawCommand] {
    guard face.isColored else { return [.glyphs(self)] }
    var commands: [DrawCommand] = []
    var plain: [TextLayout.Glyph] = []
    var named = text
    func run(_ glyphs: [TextLayout.Glyph], _ brush: Brush) -> DrawCommand {
      defer { named = "" }
      return .glyphs(GlyphRun(face: face, size: size, glyphs: glyphs, brush: brush, text: named))
    }
    for glyph in glyphs {
      let layers = face.colorLayers(of: glyph.id)
      if layers.isEmpty {
        plain.append(glyph)
        continue
      }
      if !plain.isEmpty { commands.append(run(plain, brush)) }
      plain = []
      let drawn = layers.map { layer in
        run([TextLayout.Glyph(id: layer.glyph, x: glyph.x, y: glyph.y)], layer.color.map(Brush.solid) ?? brush.opaque)
      }
      commands += brush.opacity < 1 ? [.group(DrawGroup(opacity: brush.opacity, commands: drawn))] : drawn
    }
    if !plain.isEmpty { commands.append(run(plain, brush)) }
    return commands
  }
}

extension Brush {
  /// The opacity of a plain colour; a gradient's colours have their own.
  fileprivate var opacity: Double {
    if case .solid(let color) = self { color.alpha } else { 1 }
  }

  /// The brush without that opacity.
  fileprivate var opaque: Brush {
    if case .solid(let color) = self {
      .solid(Color(red: color.red, green: color.green, blue: color.blue))
    } else {
      self
    }
  }
}

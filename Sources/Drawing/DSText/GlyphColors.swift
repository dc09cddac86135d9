import CHarfBuzz
package import DSGeometry

extension FontFace {
  /// A part of a coloured glyph: the outline of another glyph in one colour.
  package struct ColorLayer: Hashable, Sendable {
    /// The glyph whose outline is filled.
    package let glyph: UInt32
    /// What it is filled with; nil for the colour of the text.
    package let color: Color?
  }

  /// Whether the font has coloured glyphs.
  package var isColored: Bool { !palette.isEmpty }

  /// The layers that a glyph is drawn as, the rearmost first; empty for one that is an outline in the text's colour.
  ///
  /// Source: OpenType specification, `COLR` table, version 0. Gradients (version 1) and bitmaps are not read.
  package func colorLayers(of glyph: UInt32) -> [ColorLayer] {
    guard isColored else { return [] }
    let face = hb_font_get_face(font)
    var count = hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
    guard count > 0 else { return [] }
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
    return layers.prefix(Int(count)).map { layer in
      let index = Int(layer.color_index)
      return ColorLayer(glyph: layer.glyph, color: palette.indices.contains(index) ? palette[index] : nil)
    }
  }

  /// The colours of the font's first palette; none where its glyphs have no layers.
  static func palette(of face: OpaquePointer?) -> [Color] {
    guard hb_ot_color_has_layers(face) != 0 else { return [] }
    var count = hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    var colors = [hb_color_t](repeating: 0, count: Int(count))
    hb_ot_color_palette_get_colors(face, 0, 0, &count, &colors)
    // Blue, green, red and alpha, from the highest byte down.
    return colors.prefix(Int(count)).map { color in
      Color(
        red: Double(color >> 8 & 255) / 255, green: Double(color >> 16 & 255) / 255, blue: Double(color >> 24) / 255,
        alpha: Double(color & 255) / 255)
    }
  }
}

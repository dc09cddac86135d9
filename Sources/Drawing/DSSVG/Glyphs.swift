import DSDisplayList
import DSGeometry
import DSText

extension SVGWriter {
  /// Writes a run of glyphs as references to outlines in font units, below one scale for the whole run.
  ///
  /// The characters are the group's label, for readers that do not see the picture; layers of an emoji have none. A
  /// gradient would restart with each reference, so that such a run is one path.
  mutating func glyphs(_ run: GlyphRun) {
    let isNamed = !run.text.isEmpty
    let label = SVGElement("g").with("role", isNamed ? "img" : nil).with("aria-label", isNamed ? run.text : nil)
    let scale = run.size / run.face.unitsPerEm
    guard scale > 0 else { return }
    guard case .solid(let color) = run.brush else {
      let path = Path(
        run.glyphs.flatMap { glyph in
          run.face.outline(of: glyph.id)
            .applying(AffineTransform(a: scale, d: scale, tx: glyph.x, ty: glyph.y)).elements
        })
      return add(label) { $0.fill(.path(path, .nonZero), run.brush) }
    }
    let uses = run.glyphs.compactMap { glyph -> SVGElement? in
      guard let id = define(glyph.id, of: run.face) else { return nil }
      return SVGElement("use").with("href", "#\(id)").with("x", (glyph.x / scale).text(digits: 2))
        .with("y", (glyph.y / scale).text(digits: 2))
    }
    if uses.isEmpty { return }
    let group = label.with("transform", "scale(\(scale.text(digits: 9)))").with("fill", color)
    add(group) { writer in for use in uses { writer.add(use) } }
  }

  /// Defines the outline of a glyph once; returns its id, or nil for a glyph without an outline.
  private mutating func define(_ glyph: UInt32, of face: FontFace) -> String? {
    let key = GlyphKey(face: face, glyph: glyph)
    if let known = glyphIDs[key] { return known }
    let outline = face.outline(of: glyph)
    guard !outline.isEmpty else {
      glyphIDs[key] = .some(nil)
      return nil
    }
    let number = faces[face] ?? faces.count + 1
    faces[face] = number
    let id = "_f\(number)g\(glyph)"
    glyphIDs[key] = id
    definitions += SVGElement("path").with("id", id).with("d", outline.data(digits: 2)).text + "\n"
    return id
  }
}

import DSGeometry

extension TextLayout {
  /// The layout as text, for goldens: the box, then each line with its runs, glyphs and bars; lengths in points.
  package var dump: String {
    var rows = ["text \(size.width.text(digits: 2)) × \(size.height.text(digits: 2))"]
    for line in lines {
      let rect = line.rect
      rows.append(
        "line x \(rect.minX.text(digits: 2)) y \(rect.minY.text(digits: 2)) \(rect.width.text(digits: 2)) × "
          + "\(rect.height.text(digits: 2)) baseline \(line.baseline.text(digits: 2))"
          + (line.truncated ? " truncated" : ""))
      for run in line.runs {
        let glyphs = run.glyphs.map { glyph in
          "\(glyph.id)@\(glyph.x.text(digits: 2))" + (glyph.y == 0 ? "" : ",\(glyph.y.text(digits: 2))")
        }
        rows.append(
          "  run \(run.face?.name ?? "no font") \(run.size.text(digits: 2)) span \(run.span): "
            + glyphs.joined(separator: " "))
      }
      for object in line.objects {
        let rect = object.rect
        rows.append(
          "  object span \(object.span): \(rect.minX.text(digits: 2)) \(rect.minY.text(digits: 2)) "
            + "\(rect.width.text(digits: 2)) × \(rect.height.text(digits: 2))")
      }
      for bar in line.decorations {
        rows.append(
          "  \(bar.kind == .background ? "background" : "bar") span \(bar.span): \(bar.rect.minX.text(digits: 2)) \(bar.rect.minY.text(digits: 2)) "
            + "\(bar.rect.width.text(digits: 2)) × \(bar.rect.height.text(digits: 2))")
      }
    }
    rows += missing.map { "missing \($0.name)" }
    return rows.joined(separator: "\n")
  }
}

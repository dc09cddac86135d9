package import DSGeometry

/// The views of a shot with their frames, each under a name that it has in other versions of the shot too.
package struct ViewPlaces: Sendable {
  /// A view.
  package struct View: Sendable {
    /// Kinds and names from the outermost view on, each counted among its siblings of the same kind and name.
    package var way: String
    /// What it is and shows, whatever is around it: its kind, name and text.
    package var likeness: String
    /// Whether it is a modifier, which has no content without the view in it.
    package var isModifier: Bool
    /// The number of the view around it; nil for the outermost.
    package var parent: Int?
    /// Its frame in points, from the picture's corner.
    package var frame: Rect
  }

  /// The views, each after the one around it.
  package let views: [View]

  /// Those of a drawing; of very many, the first.
  package init(of drawing: ShotRenderer.Drawing) {
    let elements = ShotElements(of: drawing)
    var counts: [String: Int] = [:]
    var views: [View] = []
    for row in elements.rows {
      let around = row.parent < 0 ? "" : views[row.parent].way
      let name = row.name < 0 ? "" : elements.strings[row.name]
      let start = "\(around)/\(elements.strings[row.kind]) \(name)"
      counts[start, default: 0] += 1
      let kind = elements.strings[row.kind]
      let text = row.text < 0 ? "" : elements.strings[row.text]
      views.append(
        View(
          way: "\(start) \(counts[start] ?? 0)", likeness: "\(kind) \(name) \(text)", isModifier: kind.isModifierKind,
          parent: row.parent < 0 ? nil : row.parent, frame: row.frame))
    }
    self.views = views
  }
}

import DSDiagnostics
import DSDisplayList
import DSGeometry

extension SVGWriter {
  /// Writes commands with perspective, which SVG has not: as strips of equal depth. Along such a strip everything has one
  /// size, so that a map without perspective is exact in its middle.
  ///
  /// There are so many that no point is off by more than a pixel, and at most `Limits.perspectiveStrips`. Neighbours
  /// overlap a little, where translucent content is less so: without that lines would be seen between them.
  mutating func project(_ commands: [DrawCommand], by projection: Projection) {
    guard let area = commands.bounds else { return }
    let corners = area.corners.cut { projection.depth(at: $0) - Projection.nearest }
    let depths = corners.map(projection.depth(at:))
    guard let near = depths.min(), let far = depths.max() else { return }
    let slope = Point(x: projection.m13, y: projection.m23)
    let squared = slope.x * slope.x + slope.y * slope.y
    let diagonal = (area.width * area.width + area.height * area.height).squareRoot()
    let wanted = (diagonal * (far - near) / max(near, Projection.nearest) / 4).rounded(.up)
    let count = squared > 0 ? Int(min(max(1, wanted), Limits.perspectiveStrips)) : 1
    let plane = newID("plane")
    definitions += SVGElement("g").with("id", plane).opening + "\n" + collect { $0.flat(commands) } + "</g>\n"
    let overlap = squared.squareRoot() / 2
    for index in 0..<count {
      let depth = near + (far - near) * (Double(index) + 0.5) / Double(count)
      let half = (far - near) / Double(count) / 2 + overlap
      let strip = corners.cut { projection.depth(at: $0) - depth + half }
        .cut { depth + half - projection.depth(at: $0) }
      let way = squared > 0 ? slope * ((depth - projection.depth(at: area.center)) / squared) : .zero
      guard strip.count > 2, let map = projection.nearest(at: area.center + way) else { continue }
      let outline = SVGElement("path").with(
        "d", "M" + strip.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: "L") + "Z")
      let clip = define("clip", SVGElement("clipPath"), content: outline.text + "\n")
      add(SVGElement("use").with("href", "#\(plane)").with("transform", map.svg).with("clip-path", clip))
    }
  }

  /// Writes commands as a picture without anything behind it.
  private mutating func flat(_ commands: [DrawCommand]) {
    let (outer, around) = (before, transform)
    defer { (before, transform) = (outer, around) }
    (before, transform) = ([], .identity)
    draw(commands)
  }
}

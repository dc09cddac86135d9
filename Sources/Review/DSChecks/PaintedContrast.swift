import DSDisplayList
import DSGeometry
import DSImage
import DSLayout
import DSPaint
import DSResolve
import DSShotDrawing
import DSShots

/// The contrast of each text and symbol of a shot against what is really painted behind it.
///
/// The shot is drawn again without any of them, which shows what is behind them. It is drawn once more with an area of
/// their paint in their place, which shows their colour wherever they are, with every opacity, blend and view above
/// them. Where they leave colour, the two are compared by WCAG 2.2. Texts that overlap are measured one after the other.
/// - Returns: the contrast of each element that shows on an opaque ground; at nine tenths of its pixels it is at least
///   that.
func paintedContrasts(
  of elements: [ContrastElement], in drawing: ShotRenderer.Drawing, _ picture: Bitmap, of shot: Shot,
  _ renderer: ShotRenderer
) throws(ShotFailure) -> [(element: ContrastElement, measured: MeasuredContrast)] {
  guard !elements.isEmpty else { return [] }
  func draw(_ change: (Int, inout PlacedNode) -> Void) throws(ShotFailure) -> Bitmap {
    try drawing.picture(of: shot, renderer, changing: change)
  }
  let nodes = Set(elements.map(\.node))
  let ground = try draw { index, node in if nodes.contains(index) { node.leaveOut() } }
  var found: [(element: ContrastElement, measured: MeasuredContrast)] = []
  for group in groups(of: elements) {
    let inGroup = Dictionary(group.map { ($0.node, $0) }) { first, _ in first }
    let isWhole = group.count == elements.count
    let drawnElements =
      isWhole
      ? picture
      : try draw { index, node in
        if let element = inGroup[index] {
          node.leaveOutOthers(than: element)
        } else if nodes.contains(index) {
          node.leaveOut()
        }
      }
    func filled(with paint: ResolvedPaint? = nil) throws(ShotFailure) -> Bitmap {
      try draw { index, node in
        if let element = inGroup[index] {
          node.fill(element, with: paint)
        } else if nodes.contains(index) {
          node.leaveOut()
        }
      }
    }
    let areas = try filled()
    var unseen: [(element: ContrastElement, area: PixelArea)] = []
    for element in group {
      let area = element.frame.map { drawing.pixels($0) } ?? PixelArea(of: ground)
      switch contrast(ground, drawnElements, areas, in: area) {
      case .some(let measured): found.append((element, measured))
      case nil: unseen.append((element, area))
      }
    }
    // What has the colour of its ground cannot be seen, but black or white in its place could; what is covered, clear or
    // clipped away could not, and is meant to be.
    if unseen.isEmpty { continue }
    let (black, white) = (try filled(with: .color(.black)), try filled(with: .color(.white)))
    for (element, area) in unseen where ground.isOpaque(in: area) && ground.equals(drawnElements, in: area) {
      if !ground.equals(black, in: area) || !ground.equals(white, in: area) {
        found.append((element, MeasuredContrast(ratio: 1)))
      }
    }
  }
  return found
}

/// A contrast, and the two colours that it was measured between.
struct MeasuredContrast {
  /// The ratio of WCAG 2.2.
  let ratio: Double
  /// The pixel of the element, where it shows.
  var front: UInt32?
  /// The pixel behind it.
  var behind: UInt32?
}

/// Inks that can be looked at together: their rectangles do not meet.
private func groups(of elements: [ContrastElement]) -> [[ContrastElement]] {
  var groups: [[ContrastElement]] = []
  for element in elements {
    let place = groups.firstIndex { group in
      group.allSatisfy { other in
        guard let a = element.frame, let b = other.frame else { return false }
        return a.maxX <= b.minX || b.maxX <= a.minX || a.maxY <= b.minY || b.maxY <= a.minY
      }
    }
    if let place { groups[place].append(element) } else { groups.append([element]) }
  }
  return groups
}

extension PlacedNode {
  /// Leaves everything of a text out but what has the element's paint.
  fileprivate mutating func leaveOutOthers(than element: ContrastElement) {
    guard case .text(var text, let layout) = content, let kept = element.paint else { return }
    let paint = text.paints[kept]
    for index in text.paints.indices where text.paints[index] != paint { text.paints[index] = .clear }
    content = .text(text, layout)
  }

  /// Replaces a text or symbol with an area, in its own paint unless another is given.
  fileprivate mutating func fill(_ element: ContrastElement, with paint: ResolvedPaint?) {
    switch content {
    case .text(let text, _): if let own = element.paint { content = .paint(paint ?? text.paints[own]) }
    case .image(let image): if let own = image.template { content = .paint(paint ?? own) }
    case .paint, .shape, .container, .mark, .mask, .effect: break
    }
  }
}

extension Bitmap {
  fileprivate func isOpaque(in area: PixelArea) -> Bool {
    area.rows.allSatisfy { y in area.columns.allSatisfy { x in self[x, y] >> 24 == 255 } }
  }

  fileprivate func equals(_ other: Bitmap, in area: PixelArea) -> Bool {
    area.rows.allSatisfy { y in area.columns.allSatisfy { x in self[x, y] == other[x, y] } }
  }
}

/// The contrast that nine tenths of the pixels that the element colours have at least; nil if none is seen, or on a ground that is not
/// opaque.
private func contrast(
  _ ground: Bitmap, _ drawnElements: Bitmap, _ filled: Bitmap, in area: PixelArea
) -> MeasuredContrast? {
  var pixels: [(coverage: Double, measured: MeasuredContrast)] = []
  for y in area.rows {
    for x in area.columns {
      let (behind, drawn, whole) = (ground[x, y], drawnElements[x, y], filled[x, y])
      guard drawn != behind, whole != behind else { continue }
      guard behind >> 24 == 255, whole >> 24 == 255 else { return nil }
      let coverage = distance(drawn, behind) / distance(whole, behind)
      let ratio = contrastRatio(Luminances.of(whole), Luminances.of(behind))
      pixels.append((coverage, MeasuredContrast(ratio: ratio, front: whole, behind: behind)))
    }
  }
  // Edges are mixed with what is behind: the letters themselves are where the element is at least half as strong.
  guard let strongest = pixels.map(\.coverage).max() else { return nil }
  let measured = pixels.filter { $0.coverage >= min(0.5, strongest) }.map(\.measured).sorted { a, b in
    (a.ratio, a.front ?? 0, a.behind ?? 0) < (b.ratio, b.front ?? 0, b.behind ?? 0)
  }
  return measured[measured.count / 10]
}

/// The largest difference of a channel.
private func distance(_ a: UInt32, _ b: UInt32) -> Double {
  func difference(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
  return Double(max(difference(16), difference(8), difference(0)))
}

/// The luminance of each channel's values.
private enum Luminances {
  private static let red = (0..<256).map { Color(red: Double($0) / 255, green: 0, blue: 0).luminance }
  private static let green = (0..<256).map { Color(red: 0, green: Double($0) / 255, blue: 0).luminance }
  private static let blue = (0..<256).map { Color(red: 0, green: 0, blue: Double($0) / 255).luminance }

  static func of(_ pixel: UInt32) -> Double {
    red[Int(pixel >> 16 & 255)] + green[Int(pixel >> 8 & 255)] + blue[Int(pixel & 255)]
  }
}

import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSLayout
import DSPaint
import DSResolve
import DSShotDrawing
import DSShots

extension ShotRenderer.Drawing {
  /// The picture of the drawing with some nodes changed, which are numbered parents before children.
  func picture(
    of shot: Shot, _ renderer: ShotRenderer, changing change: (Int, inout PlacedNode) -> Void
  ) throws(ShotFailure) -> Bitmap {
    var next = 0
    let tree = changed(placed, &next, change)
    var other = self
    do throws(PaintError) {
      other.list = try paint(tree, padding: padding, scale: shot.variant.scale, background: background)
    } catch { preconditionFailure("what has the size of a picture can be painted: \(error.message)") }
    return try renderer.rasterize(other, of: shot)
  }
}

/// A tree whose nodes were changed, which are numbered parents before children.
func changed(
  _ node: PlacedNode, _ next: inout Int, _ change: (Int, inout PlacedNode) -> Void
) -> PlacedNode {
  var node = node
  change(next, &node)
  next += 1
  for index in node.children.indices { node.children[index] = changed(node.children[index], &next, change) }
  return node
}

extension PlacedNode {
  /// Leaves a text, symbol or area out; areas behind letters stay.
  mutating func leaveOut() {
    switch content {
    case .text(var text, let layout):
      for index in text.paints.indices { text.paints[index] = .clear }
      content = .text(text, layout)
    case .image, .paint, .shape, .container, .mark, .mask, .effect: content = .effect(.hidden)
    }
  }
}

extension ResolvedPaint {
  /// A paint that leaves nothing.
  static let clear = ResolvedPaint.color(Color(red: 0, green: 0, blue: 0, alpha: 0))
}

/// How many pictures may still be drawn of one shot to prove that views overlap or are cut: pairs grow with the square of
/// the views.
final class PictureBudget {
  private var left = Limits.overlapPictures
  /// Whether more was asked for than there was.
  private(set) var isSpent = false

  /// Takes some of them; false if there are not as many.
  func take(_ count: Int) -> Bool {
    guard count <= left else {
      isSpent = true
      return false
    }
    left -= count
    return true
  }

  /// What is reported if not everything was looked at.
  func problem(of shot: Shot) -> Diagnostic? {
    guard isSpent else { return nil }
    return Diagnostic(
      AcceptedFinding.uncheckedOverlaps,
      "more than \(Limits.overlapPictures) pictures would have to be drawn to find which views overlap or are cut, so not all "
        + "of them were checked",
      at: shot.scenario.location, severity: .finding,
      hint: "draw fewer views in one scenario, or accept it with a reason under 'accepts'")
  }
}

/// How many pixels of an area differ clearly between two pictures of one size, and the pixels themselves.
struct Ink {
  /// For each pixel of the area, row by row, whether it differs.
  let pixels: [Bool]
  /// How many do.
  let count: Int

  /// The ink of what one picture has and another lacks.
  init(of picture: Bitmap, without other: Bitmap, in area: PixelArea) {
    var pixels: [Bool] = []
    pixels.reserveCapacity(area.columns.count * area.rows.count)
    for y in area.rows {
      for x in area.columns { pixels.append(pixelDistance(picture[x, y], other[x, y]) >= Self.faintest) }
    }
    self.pixels = pixels
    count = pixels.count(where: \.self)
  }

  /// How many pixels both have.
  func common(with other: Ink) -> Int { zip(pixels, other.pixels).count { $0 && $1 } }

  /// The least difference of a channel that is taken for ink, of 255: what is fainter leaves letters above it legible.
  private static let faintest = 40
}

/// The largest difference of a channel of two pixels, opacity included.
func pixelDistance(_ a: UInt32, _ b: UInt32) -> Int {
  if a == b { return 0 }
  func difference(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
  return max(difference(24), difference(16), difference(8), difference(0))
}

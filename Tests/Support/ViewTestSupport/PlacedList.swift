import DSGeometry
import DSLayout
import DSResolve
import DSText

extension LaidOut {
  /// Everything that is seen, a line each in drawing order: what it is and its rectangle, to a tenth of a point.
  package var listing: String {
    var lines: [String] = []
    if let placed { list(placed, at: placed.frame.origin, into: &lines) }
    return lines.joined(separator: "\n")
  }
}

private func list(_ node: PlacedNode, at origin: Point, into lines: inout [String]) {
  func line(_ what: String) {
    let numbers = [origin.x, origin.y, node.frame.width, node.frame.height].map { (($0 * 10).rounded() / 10).text() }
    lines.append("\(what) \(numbers.joined(separator: " "))")
  }
  switch node.content {
  case .text(let text, _): line("“\(text.paragraph.spans.map(\.text).joined())”")
  case .image: line("image")
  case .paint: line("paint")
  case .shape: line("shape")
  case .effect(.backgroundPaint): line("ground")
  case .effect(.clip): line("window")
  default: break
  }
  for child in node.children { list(child, at: origin + child.frame.origin, into: &lines) }
}

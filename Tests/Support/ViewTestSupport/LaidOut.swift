import DSCascade
import DSControlLooks
import DSDiagnostics
package import DSGeometry
package import DSLayout
import DSNode
import DSResolve
import DSText
package import DSView

/// Measures text by counting: every character is 10 points wide and 20 high.
private final class CountingMeasurer: TextMeasurer {
  func layout(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout {
    let count = paragraph.spans.reduce(0) { $0 + $1.text.count }
    let perLine = width.map { max(1, Int($0 / 10)) } ?? max(1, count)
    let lineCount = max(1, (count + perLine - 1) / perLine)
    let box = Size(width: Double(min(count, perLine)) * 10, height: Double(lineCount) * 20)
    let lines = (0..<lineCount).map { line in
      TextLayout.Line(
        baseline: Double(line) * 20 + 16, rect: Rect(x: 0, y: Double(line) * 20, width: box.width, height: 20),
        runs: [])
    }
    return TextLayout(size: box, lines: lines)
  }

  func metrics(of style: TextStyle) -> TextMetrics { TextMetrics(ascent: 16, descent: 4, leading: 0, capHeight: 12) }
}

/// A view after its layout.
package struct LaidOut {
  /// The frames of everything that draws, in drawing order, from the root's corner; rounded to a thousandth of a point.
  package var frames: [Rect] = []
  /// The frame of the whole.
  package var size = Size()
  /// What was wrong.
  package var problems: [String] = []
  /// The view at its place.
  package var placed: PlacedNode?
  /// How often the view was laid out.
  package var rounds = 0

  /// The frames as x, y, width and height.
  package var numbers: [[Double]] { frames.map { [$0.minX, $0.minY, $0.width, $0.height] } }
}

/// Lowers a view, lays it out in a room, and follows what its layout changes, as a run does.
@MainActor
package func laidOut(
  _ view: @escaping @MainActor () -> some View, _ width: Double? = nil, _ height: Double? = nil,
  direction: DSGeometry.LayoutDirection = .leftToRight, in drawing: EnvironmentValues = .drawing
) -> LaidOut {
  var environment = drawing
  environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
  var context = ResolveContext(theme: Theme(name: "plain") {})
  context.direction = direction
  context.families = ["Fixed"]
  context.font = [.parts(family: .literal(["Fixed"]), size: .literal(10), weight: nil)]
  var lowered = lowered(in: environment, at: SourceLocation(file: "test"), view)
  var bag = DiagnosticBag()
  var result = LaidOut()
  let measurer = CountingMeasurer()
  while true {
    bag.add(contentsOf: lowered.warnings)
    let node = resolve(lowered.node, in: context, &bag)
    let placed = layout(
      node, proposal: ProposedSize(width: width, height: height), scale: 2, measurer: measurer, &bag)
    result.rounds += 1
    if result.rounds < 10, let next = lowered.live?.following(placed.markedFrames) {
      lowered = next
      continue
    }
    result.size = placed.frame.size
    result.placed = placed
    collect(placed, at: .zero, into: &result.frames)
    result.problems = bag.diagnostics.map(\.id)
    return result
  }
}

private func collect(_ node: PlacedNode, at origin: Point, into frames: inout [Rect]) {
  func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
  switch node.content {
  case .paint, .text, .image, .shape:
    frames.append(
      Rect(
        x: rounded(origin.x), y: rounded(origin.y), width: rounded(node.frame.width),
        height: rounded(node.frame.height)))
  default: break
  }
  for child in node.children { collect(child, at: origin + child.frame.origin, into: &frames) }
}

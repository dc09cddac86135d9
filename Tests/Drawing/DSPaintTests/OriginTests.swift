import DSCascade
import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSLayout
import DSNode
import DSPaint
import DSResolve
import DSText
import Testing

/// Where what is drawn says that it is written, from the described view down to the drawing steps.
struct OriginTests {
  private final class NoTexts: TextMeasurer {
    func layout(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout {
      TextLayout(size: Size(), lines: [])
    }
    func metrics(of style: TextStyle) -> TextMetrics { TextMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0) }
  }

  private static func line(_ line: Int) -> SourceOrigin { SourceOrigin(at: SourceLocation(file: "a.yaml", line: line)) }

  /// A red square on line 1 with a border on line 2, 4 points of padding on line 3, and half transparent by line 4.
  private static func card(_ line: (Int) -> SourceOrigin) -> DSNode {
    DSNode(
      .paint(.color(.literal(Color(hex: 0xFF0000)))),
      modifiers: [
        .written(.border(Modifier.BorderNode(paint: .color(.literal(Color(hex: 0xFF))))), at: line(2)),
        .written(.padding(.all, .literal(4)), at: line(3)), .written(.opacity(.literal(0.5)), at: line(4)),
      ], from: line(1))
  }

  private func placed(_ node: DSNode) -> PlacedNode {
    var bag = DiagnosticBag()
    let resolved = resolve(node, in: ResolveContext(theme: Theme(name: "plain", layers: [], modes: [])), &bag)
    #expect(!bag.hasErrors)
    return layout(resolved, proposal: ProposedSize(width: 20, height: 20), scale: 1, measurer: NoTexts())
  }

  @Test func `each placed view stands at its own line, the modifiers around it at theirs`() {
    var lines: [Int] = []
    var node: PlacedNode? = placed(Self.card(Self.line))
    while let view = node {
      lines.append(view.origin.location.line)
      node = view.children.first
    }
    #expect(lines == [4, 3, 2, 1])
  }

  @Test func `each drawing step stands at the line of what draws it`() throws {
    let list = try paint(placed(Self.card(Self.line)), scale: 1)
    let group = try #require(list.commands.first)
    #expect(list.commands.count == 1)
    #expect(group.origin?.location.line == 4)
    guard case .group(let inner) = group.kind else { return }
    #expect(inner.commands.map { $0.origin?.location.line } == [1, 2])
  }

  @Test func `the same view of other places is the same picture`() throws {
    let (here, there) = (placed(Self.card(Self.line)), placed(Self.card { _ in .unknown }))
    #expect(here == there)
    #expect(here.hashValue == there.hashValue)
    #expect(try paint(here, scale: 1) == paint(there, scale: 1))
    #expect(try paint(here, scale: 1).hashValue == paint(there, scale: 1).hashValue)
  }
}

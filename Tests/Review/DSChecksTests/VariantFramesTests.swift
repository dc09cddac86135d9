import DSDiagnostics
import DSGeometry
import Testing

@testable import DSChecks
@testable import DSShotDrawing

/// Frames of variants correspond by rule: equal, equal in points, or mirrored.
@Suite struct VariantFramesTests {
  private func tree(
    _ frames: [Rect], scale: Double = 2, texts: [String?] = [], root: Rect = Rect(x: 0, y: 0, width: 100, height: 20)
  )
    -> FrameTree
  {
    func view(_ path: String, _ kind: String, _ frame: Rect, _ text: String?, _ children: [ViewFrame]) -> ViewFrame {
      ViewFrame(
        path: path, kind: kind, text: text, location: "a.yaml:1:1", offer: ViewFrame.ProposedLengths(), frame: frame,
        rounded: frame, baselines: nil, isEstimated: false, children: children)
    }
    let children = frames.enumerated().map { index, frame in
      view("\(index)", "Text", frame, index < texts.count ? texts[index] : "\(index)", [])
    }
    return FrameTree(
      id: "a", container: root.size, scale: scale, direction: .leftToRight,
      profile: nil, root: view("", "HStack", root, nil, children))
  }

  private func find(_ first: FrameTree, _ second: FrameTree, _ rule: FrameRule) -> String? {
    difference(first, second, rule, at: SourceLocation(file: "a.yaml"))?.message
  }

  private let schemes = FrameRule.equal(first: "in light", second: "in dark", finding: "other-frames-by-scheme")

  @Test func `equal frames have no difference, wherever their containers put them`() {
    let first = tree([Rect(x: 10, y: 0, width: 30, height: 20)])
    #expect(find(first, first, schemes) == nil)
    let moved = tree(
      [Rect(x: 15, y: 0, width: 30, height: 20)], root: Rect(x: 5, y: 0, width: 100, height: 20))
    #expect(find(first, moved, schemes) == nil)
    #expect(find(first, tree([Rect(x: 10.1, y: 0, width: 30, height: 20)]), schemes) != nil)
  }

  @Test func `a difference names the view, both frames, and how many more there are`() {
    let first = tree([Rect(x: 0, y: 0, width: 30, height: 20), Rect(x: 40, y: 0, width: 30, height: 20)])
    let second = tree([Rect(x: 0, y: 0, width: 34, height: 20), Rect(x: 44, y: 0, width: 30, height: 20)])
    #expect(
      find(first, second, schemes)
        == "the text '0' is 30 × 20 pt at 0, 0 in light and 34 × 20 pt at 0, 0 in dark; so are 1 more")
  }

  @Test func `views with other texts are not compared, views of other kinds are`() {
    let first = tree([Rect(x: 0, y: 0, width: 30, height: 20)], texts: ["On"])
    let second = tree([Rect(x: 0, y: 0, width: 40, height: 20)], texts: ["Off"])
    #expect(find(first, second, schemes) == nil)
    var other = first
    other.root.children[0].kind = "Image"
    #expect(find(first, other, schemes)?.hasPrefix("the view has 2 parts in light") == true)
  }

  @Test func `a scale may cost each text a pixel of the coarser one and no more`() {
    let first = tree([Rect(x: 0, y: 0, width: 30.5, height: 20)])
    let rule = FrameRule.equalInPoints(first: 2, second: 1)
    #expect(find(first, tree([Rect(x: 0, y: 0, width: 31, height: 20)], scale: 1), rule) == nil)
    #expect(find(first, tree([Rect(x: 0, y: 0, width: 32, height: 20)], scale: 1), rule) != nil)
  }

  @Test func `a mirror has views as far from the other edge`() {
    let first = tree([Rect(x: 10, y: 0, width: 30, height: 20)])
    #expect(find(first, tree([Rect(x: 60, y: 0, width: 30, height: 20)]), .mirrored) == nil)
    #expect(find(first, first, .mirrored) != nil)
  }
}

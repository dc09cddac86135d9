import DSGeometry
import DSNode
public import DSView
public import Foundation

public import struct DSView.EdgeInsets
public import struct DSView.VerticalAlignment

/// Draws texts in a custom manner.
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out in lines.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  /// The size of a text that is offered one.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// Padding around the text that drawings need.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The text's own size.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

  /// No padding; drawings are not cut off at the text's edges.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that can be measured.
public struct TextProxy {
  let view: LayoutSubview

  /// The size of the text where it is offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { view.sizeThatFits(proposal) }
}

extension View {
  /// Draws texts inside in a custom manner.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    environment(\.textDrawing, RendererBox(renderer))
  }
}

extension GraphicsContext {
  /// Draws some letters of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw([slice.part], of: slice.run.line.layout.source)
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.map { $0[$0.startIndex..<$0.endIndex].part }, of: line.layout.source)
  }

  private func draw(_ parts: [TextNode.Part], of source: Text.Layout.Source) {
    var node = source.node
    guard case .text(var text) = node.kind else { return }
    text.parts = parts
    node.kind = .text(text)
    let isMirrored = environment.layoutDirection == .rightToLeft
    if isMirrored { node.modifiers.append(.environment("layoutDirection", .string("rightToLeft"))) }
    let corner = DSGeometry.Alignment(horizontal: isMirrored ? .trailing : .leading, vertical: .top)
    node.modifiers.append(
      .frame(width: source.size.width.literal, height: source.size.height.literal, alignment: corner))
    addTransformed(node)
  }
}

/// A renderer in the environment.
final class RendererBox: TextDrawing, @unchecked Sendable {
  private let renderer: any TextRenderer

  init(_ renderer: any TextRenderer) { self.renderer = renderer }

  /// The text in its place, unseen, and over it what the renderer draws.
  @MainActor package func lower(_ text: DSNode, _ attributes: [[any TextAttribute]], _ inputs: _ViewInputs)
    -> _ViewOutputs
  {
    var inner = inputs
    inner.environment.textDrawing = nil
    let renderer = Unchecked(renderer)
    let known = Unchecked(attributes)
    let drawn = inner.deferring(name: "TextRenderer") { inputs, geometry in
      guard let child = geometry.child(text), geometry.size.width > 0 else { return [] }
      let size = geometry.size
      let canvas = CanvasDrawing(inputs, geometry) { _ViewOutputs([]) }
      let lines = child.textLines(LayoutOffer(width: size.width, height: size.height))
      let source = Text.Layout.Source(text, CGSize(width: size.width, height: size.height), known.value)
      var context = GraphicsContext(canvas, CanvasLayer())
      let layer = context.layer
      inputs.evaluate { renderer.value.draw(layout: Text.Layout(source: source, lines: lines), in: &context) }
      var node = canvas.node(of: layer)
      node.modifiers.append(.environment("layoutDirection", .string("leftToRight")))
      return [node]
    }
    var unseen = text
    unseen.modifiers.append(.opacity(.literal(0)))
    unseen.modifiers.append(
      .overlay(drawn.nodes, alignment: DSGeometry.Alignment(horizontal: .leading, vertical: .top)))
    let layout = RenderedTextLayout(renderer: renderer.value)
    return _ViewOutputs([inner.node(layout._container(_LayoutViews(nodes: [unseen], inputs: inner)).kind)])
  }
}

/// Gives a text the size that its renderer says.
private struct RenderedTextLayout: Layout {
  let renderer: any TextRenderer

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(view: subviews[0]))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline
      ? bounds.minY + subviews[0].dimensions(in: ProposedViewSize(bounds.size))[guide] : .saidByViews
  }
}

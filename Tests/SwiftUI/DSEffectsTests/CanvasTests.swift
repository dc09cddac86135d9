import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct CanvasTests {
  /// What a canvas of 100 × 50 points draws, without the room around each drawing.
  private func drawn<Symbols: View>(_ canvas: Canvas<Symbols>, _ direction: DSView.LayoutDirection = .leftToRight)
    -> String
  {
    var environment = EnvironmentValues.drawing
    environment.layoutDirection = direction
    let node = lower(canvas, in: environment, at: SourceLocation(file: "Canvas.swift", line: 1))
    guard case .deferred(let view) = node.kind else { return node.text(.comparable) }
    let content = view.content(DeferredGeometry(size: Size(width: 100, height: 50), frames: MarkedFrames()))
    return content.node.text(.comparable)
  }

  private func commands(_ renderer: @escaping (inout GraphicsContext) -> Void) -> String {
    let lines = drawn(Canvas { context, _ in renderer(&context) }).split(separator: "\n")
    return lines.drop { !$0.contains("layoutDirection") }.dropFirst().map { $0.dropFirst(4) }
      .filter { !$0.contains("frame width=100 height=50") }.joined(separator: "\n")
  }

  /// A rectangle's path, from its left, top, right and bottom edge.
  private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> String {
    "Path([move([\(left), \(top)]), line([\(right), \(top)]), line([\(right), \(bottom)]), "
      + "line([\(left), \(bottom)]), close])"
  }

  @Test func `a canvas is one view that takes its room, and draws for the size that it gets`() {
    let result = laidOut(
      { Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) } }, 80, 40)
    #expect(result.size == Size(width: 80, height: 40))
    #expect(result.numbers == [[0, 0, 80, 40]])
  }

  @Test func `drawings are clipped views over one another that run left to right`() {
    let text = drawn(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        context.stroke(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.blue), lineWidth: 2)
      })
    #expect(
      text == """
        Group
          ZStack leading-top
            .frame width=100 height=50 leading-top
            .clipped
            .environment layoutDirection "leftToRight"
            Shape \(box(0, 0, 10, 10)) fill system(red)
              .frame width=100 height=50 leading-top
            Shape \(box(0, 0, 10, 10)) stroke system(blue) lineWidth=2
              .frame width=100 height=50 leading-top
        """)
  }

  @Test func `a transform belongs to what is drawn after it, on this copy alone`() {
    let text = commands { context in
      var copy = context
      copy.translateBy(x: 10, y: 20)
      copy.scaleBy(x: 2, y: 2)
      copy.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.green))
    }
    #expect(
      text == """
        Shape \(box(0, 0, 1, 1)) fill system(red)
          .transformEffect [2, 0, 0, 2, 10, 20] anchor=[0, 0]
        Shape \(box(0, 0, 1, 1)) fill system(green)
        """)
  }

  @Test func `filters, clips, opacity and blend mode are put on a drawing in this order`() {
    let text = commands { context in
      context.blendMode = .multiply
      context.opacity = 0.5
      context.clip(to: Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
      context.addFilter(.blur(radius: 2))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    #expect(
      text == """
        Shape \(box(0, 0, 10, 10)) fill system(red)
          .blur 2
          .clipShape \(box(1, 2, 4, 6))
          .opacity 0.5
          .blendMode multiply
        """)
  }

  @Test func `gradients stand where the context puts them, styles cover the path`() {
    let text = commands { context in
      let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
      let gradient = Gradient(colors: [.red, .blue])
      context.fill(
        path,
        with: .linearGradient(gradient, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 30, y: 25)))
      context.fill(path, with: .style(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)))
    }
    let colors = "[stop(paint=system(red) at=0), stop(paint=system(blue) at=1)]"
    #expect(
      text == """
        Shape \(box(10, 10, 30, 30)) fill linear(\(colors) from=[0.1, 0] to=[0.3, 0.5])
        Shape \(box(0, 0, 20, 20)) fill linear(\(colors) from=[0, 0.5] to=[1, 0.5])
          .frame width=20 height=20 leading-top
          .offset x=10 y=10
        """)
  }

  @Test func `a text is anchored in a frame without size, or by guides where no alignment lies there`() {
    let text = commands { context in
      context.draw(Text("A"), at: CGPoint(x: 5, y: 6), anchor: .bottomTrailing)
      context.draw(Text("B"), at: CGPoint(x: 5, y: 6), anchor: UnitPoint(x: 0.25, y: 0))
      context.draw(Text("C"), in: CGRect(x: 1, y: 2, width: 30, height: 40))
    }
    #expect(
      text == """
        Text "A"
          .fixedSize horizontal vertical
          .frame width=0 height=0 trailing-bottom
          .offset x=5 y=6
        Text "B"
          .fixedSize horizontal vertical
          .alignmentGuide horizontal(leading) to=computed(function=1)
          .alignmentGuide vertical(top) to=computed(function=2)
          .frame width=0 height=0 leading-top
          .offset x=5 y=6
        Text "C"
          .frame width=30 height=40 leading-top
          .offset x=1 y=2
        """)
  }

  @Test func `anchors put texts where they are asked for, in both directions`() {
    func frames(_ direction: DSGeometry.LayoutDirection) -> [[Double]] {
      laidOut(
        {
          Canvas { context, size in
            context.draw(Text("AB"), at: CGPoint(x: 40, y: 30), anchor: .bottomTrailing)
            context.draw(Text("AB"), at: CGPoint(x: 40, y: 30), anchor: UnitPoint(x: 0.25, y: 0.75))
            context.draw(Text("AB"), at: CGPoint(x: 40, y: 30))
          }
        }, 100, 50, direction: direction
      ).numbers
    }
    #expect(frames(.leftToRight) == [[20, 10, 20, 20], [35, 15, 20, 20], [30, 20, 20, 20]])
    #expect(frames(.rightToLeft) == frames(.leftToRight))
  }

  @Test func `a resolved text says its size and baselines`() {
    var sizes: [CGSize] = []
    var lines: [CGFloat] = []
    _ = laidOut(
      {
        Canvas { context, size in
          let text = context.resolve(Text("ABCD"))
          sizes = [text.measure(in: CGSize(width: 100, height: 100)), text.measure(in: CGSize(width: 25, height: 100))]
          lines = [
            text.firstBaseline(in: CGSize(width: 25, height: 100)),
            text.lastBaseline(in: CGSize(width: 25, height: 100)),
          ]
        }
      }, 100, 50)
    #expect(sizes == [CGSize(width: 40, height: 20), CGSize(width: 20, height: 40)])
    #expect(lines == [16, 36])
  }

  @Test func `symbols are found by their tag and drawn as often as asked`() {
    var missing = false
    let result = laidOut(
      {
        Canvas { context, size in
          missing = context.resolveSymbol(id: 2) == nil
          guard let symbol = context.resolveSymbol(id: 1) else { return }
          context.draw(symbol, at: .zero, anchor: .topLeading)
          context.draw(symbol, at: CGPoint(x: 50, y: 20))
        } symbols: {
          Color.red.frame(width: 10, height: 6).tag(1)
        }
      }, 100, 50)
    #expect(missing)
    #expect(result.numbers == [[0, 0, 10, 6], [45, 17, 10, 6]])
  }

  @Test func `a filter is taken of what the filters added after it make`() {
    let text = commands { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.addFilter(.blur(radius: 2))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.blue))
    }
    #expect(
      text == """
        Shape \(box(0, 0, 1, 1)) fill system(blue)
          .blur 2
          .colorEffect matrix([0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 20, -9.5])
          .colorEffect multiply(system(red))
        """)
  }

  @Test func `what a canvas cannot draw is told`() {
    let result = laidOut(
      {
        Canvas { context, size in
          context.blendMode = .xor
          context.addFilter(.alphaThreshold(min: 0.5, max: 0.9))
          context.fill(
            Path(CGRect(x: 0, y: 0, width: 1, height: 1)),
            with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero, options: .mirror))
        }
      }, 100, 50)
    #expect(result.problems == ["ignored-filter", "ignored-blend-mode", "ignored-gradient-option"])
  }

  @Test func `what copies and clears takes away what is there, and only in its canvas`() {
    let text = commands { context in
      context.blendMode = .clear
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      context.blendMode = .copy
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
    }
    #expect(
      text == """
        Shape \(box(0, 0, 1, 1)) fill #000000
          .blendMode destinationOut
        Shape \(box(0, 0, 1, 1)) fill #000000
          .blendMode destinationOut
        Shape \(box(0, 0, 1, 1)) fill system(red)
          .blendMode plusLighter
        """)
  }

  @Test func `the clip's rectangle is told in the coordinates of drawings`() {
    var rect = CGRect.zero
    _ = commands { context in
      context.clip(to: Path(CGRect(x: 20, y: 20, width: 200, height: 20)))
      context.scaleBy(x: 2, y: 2)
      rect = context.clipBoundingRect
    }
    #expect(rect == CGRect(x: 10, y: 10, width: 40, height: 10))
  }
}

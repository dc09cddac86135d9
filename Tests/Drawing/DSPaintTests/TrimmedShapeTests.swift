import DSDisplayList
import DSGeometry
import DSLayout
import DSNode
import DSPaint
import DSResolve
import Testing

/// Parts of outlines: where they begin, how far they run, and which way.
struct TrimmedShapeTests {
  /// The path of a shape in a square of 20 points, at 1x, with its coordinates rounded to hundredths.
  private func path(
    _ shape: ResolvedShape, from: Double = 0, to: Double, _ direction: LayoutDirection = .leftToRight,
    isBorder: Bool = false
  ) throws -> String {
    let line = ResolvedStroke(width: 4)
    let part = ResolvedShape.trim(shape, from: from, to: to)
    let drawing = isBorder ? ResolvedDrawing.strokeBorder(.color(.black), line) : .stroke(.color(.black), line)
    let frame = Rect(size: Size(width: 20, height: 20))
    let node = PlacedNode(frame: frame, content: .shape(part, drawing), direction: direction)
    let list = try paint(PlacedNode(frame: frame, content: .container, children: [node]), scale: 1)
    guard case .stroke(.path(let path, _), _, _)? = list.commands.first?.kind else { return "no line" }
    return path.elements.map(text).joined(separator: " ")
  }

  private func text(_ element: Path.Element) -> String {
    func text(_ point: Point) -> String { "\(number(point.x)),\(number(point.y))" }
    func number(_ value: Double) -> String { ((value * 100).rounded() / 100 + 0).text() }
    return switch element {
    case .move(let point): "M\(text(point))"
    case .line(let point): "L\(text(point))"
    case .quadratic(let point, _): "Q\(text(point))"
    case .cubic(let point, _, _): "C\(text(point))"
    case .close: "Z"
    }
  }

  @Test func `a circle begins at its right and runs clockwise`() throws {
    #expect(try path(.circle, to: 0.25) == "M20,10 C10,20")
    #expect(try path(.circle, from: 0.25, to: 0.75) == "M10,20 C0,10 C10,0")
    #expect(try path(.ellipse, to: 0.5) == "M20,10 C10,20 C0,10")
    #expect(try path(.circle, to: 0.125) == "M20,10 C17.07,17.07")
  }

  @Test func `a rectangle begins at its top left corner, one with round corners where its top edge does`() throws {
    #expect(try path(.rectangle, from: 0.125, to: 0.375) == "M10,0 L20,0 L20,10")
    #expect(try path(.roundedRectangle(CornerRadii(10), .circular), to: 0.25) == "M10,0 C20,10")
    #expect(try path(.capsule, to: 0.25) == "M10,0 C20,10")
  }

  @Test func `where content runs from right to left, the part is mirrored, but that of a path is not`() throws {
    #expect(try path(.circle, to: 0.25, .rightToLeft) == "M0,10 C10,20")
    #expect(try path(.rectangle, from: 0.125, to: 0.375, .rightToLeft) == "M10,0 L0,0 L0,10")
    let corner = ResolvedShape.roundedRectangle(CornerRadii(topTrailing: 10), .circular)
    #expect(try path(corner, to: 0.1) == "M0,0 L7.57,0")
    #expect(try path(corner, to: 0.1, .rightToLeft) == "M20,0 L12.43,0")
    let line = ResolvedShape.path(Path([.move(.zero), .line(Point(x: 8))]), viewBox: nil, .nonZero)
    #expect(try path(line, to: 0.5, .rightToLeft) == "M0,0 L4,0")
  }

  @Test func `a line inside the outline is moved before the part is taken`() throws {
    #expect(try path(.circle, to: 0.25, isBorder: true) == "M18,10 C10,18")
  }

  @Test func `a part of a part is a fraction of that part`() throws {
    #expect(try path(.trim(.circle, from: 0.25, to: 0.75), to: 0.5) == "M10,20 C0,10")
  }

  @Test func `the whole keeps its end, and a part that ends before it begins is nothing`() throws {
    #expect(try path(.rectangle, to: 1) == "M0,0 L20,0 L20,20 L0,20 Z")
    #expect(try path(.rectangle, from: 0.8, to: 0.2) == "")
  }
}

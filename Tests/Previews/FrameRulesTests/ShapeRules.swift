import DSPreviewProgram
import SwiftUI
import Testing

/// The sizes that shapes take.
@MainActor struct ShapeRules {
  @Test func `a circle takes the square of the shorter side`() throws {
    try check(Circle().called("c").frame(width: 100, height: 60).called("f"), ["c": [70, 70, 60, 60]])
    try check(Circle().called("c").fixedSize(), ["c": [95, 95, 10, 10]])
    try check(
      Circle().called("c").fixedSize(horizontal: false, vertical: true).frame(width: 100),
      ["c": [50, 50, 100, 100]])
    try check(
      HStack(spacing: 0) {
        Circle().called("c"); fill("r")
      }.frame(width: 60, height: 40),
      ["c": [70, 85, 30, 30], "r": [100, 80, 30, 40]])
    try check(
      VStack(spacing: 0) {
        Circle().called("c"); fill("r")
      }.frame(width: 60, height: 100),
      ["c": [75, 50, 50, 50], "r": [70, 100, 60, 50]])
  }

  @Test func `a circle stands where it is aligned`() throws {
    try check(
      Circle().called("c").frame(width: 100, height: 60, alignment: .trailing), ["c": [90, 70, 60, 60]])
    try check(
      box("f", 100, 60).overlay(alignment: .leading) { Circle().called("c") }, ["c": [50, 70, 60, 60]])
  }

  @Test func `parts of a circle and lines on it are as large as the circle`() throws {
    func probe(_ view: some View, _ side: [Double]) throws {
      try check(view.called("c").frame(width: 60, height: 40), ["c": side])
    }
    let square: [Double] = [80, 80, 40, 40]
    try probe(Circle().fill(.red), square)
    try probe(Circle().fill(.red, style: FillStyle(eoFill: true)), square)
    try probe(Circle().stroke(.red, lineWidth: 4), square)
    try probe(Circle().stroke(lineWidth: 4), square)
    try probe(Circle().fill(.red).stroke(.blue), square)
    try probe(Circle().trim(from: 0, to: 0.5), square)
    try probe(Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 4), square)
    try probe(Circle().trim(from: 0, to: 0.5).stroke(lineWidth: 4), square)
    try probe(AnyShape(Circle()), square)
  }

  @Test func `a circle that is made another shape takes all it is offered`() throws {
    func probe(_ view: some View) throws {
      try check(view.called("c").frame(width: 60, height: 40), ["c": [70, 80, 60, 40]])
    }
    try probe(Circle().inset(by: 2))
    try probe(Circle().strokeBorder(.red, lineWidth: 4))
    try probe(Circle().strokeBorder(lineWidth: 4))
    try probe(Circle().offset(x: 4))
    try probe(Circle().scale(0.5))
    try probe(Circle().rotation(.degrees(30)))
    try probe(Circle().transform(.identity))
    try probe(Circle().size(width: 8, height: 8))
    try probe(Ellipse())
    try probe(Capsule())
  }
}

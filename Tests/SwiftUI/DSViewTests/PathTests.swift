import DSDiagnostics
import Foundation
import SwiftUI
import Testing

@testable import DSView

private func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
  abs(a.x - b.x) < tolerance && abs(a.y - b.y) < tolerance
}

struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `a path says its steps, and is made of them again`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 5), control: CGPoint(x: 15, y: 0))
    path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 2.5, y: 10))
    path.closeSubpath()
    #expect(path.description == "0 0 m 10 0 l 15 0 20 5 q 5 5 2.5 10 0 10 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2") == nil && Path("1 m") == nil && Path("x") == nil)
    #expect(path.currentPoint == .zero)
  }

  @Test func `a part of a path is measured along it`() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.125, to: 0.375).description == "5 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    let half = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.5)
    #expect(isClose(half.currentPoint ?? .zero, CGPoint(x: 0, y: 5), 1e-3))
  }

  @Test func `the inside is what the rule says`() {
    var ring = square
    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(ring.contains(CGPoint(x: 5, y: 5)) && !ring.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true) && !ring.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func `the bounds are those of the curve, not of its control points`() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(Path().boundingRect.isNull)
  }

  @Test func `an arc of more than a turn is the whole circle and what goes over it`() {
    for turns in [1, 5] {
      var ring = Path()
      ring.addArc(
        center: .zero, radius: 2, startAngle: .degrees(-90), endAngle: .degrees(Double(turns) * 360 - 54),
        clockwise: false)
      let (bounds, end) = (ring.boundingRect, ring.currentPoint ?? .zero)
      #expect(abs(bounds.minX + 2) < 0.01 && abs(bounds.maxX - 2) < 0.01 && abs(bounds.maxY - 2) < 0.01)
      #expect(abs(end.x - 2 * cos(-54 * .pi / 180)) < 0.001 && abs(end.y - 2 * sin(-54 * .pi / 180)) < 0.001)
      #expect(ring.trimmedPath(from: 0, to: 0.5).boundingRect.maxY > 1.9)
    }
  }

  @Test func `arcs turn as far as they say, and round corners between tangents`() {
    var quarter = Path()
    quarter.addRelativeArc(center: .zero, radius: 2, startAngle: .zero, delta: .degrees(90))
    #expect(isClose(quarter.currentPoint ?? .zero, CGPoint(x: 0, y: 2)))
    var back = Path()
    back.addArc(center: .zero, radius: 2, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(isClose(back.boundingRect.origin, CGPoint(x: -2, y: -2)))
    var corner = Path()
    corner.move(to: .zero)
    corner.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(corner.currentPoint ?? .zero, CGPoint(x: 10, y: 4)))
    #expect(corner.contains(CGPoint(x: 6, y: 0.5)) && !corner.contains(CGPoint(x: 9.8, y: 0.2)))
  }

  @Test func `maps are put together in the order in which they are said`() {
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 12, y: 2))
    #expect(CGPoint(x: 12, y: 2).applying(map.inverted()) == CGPoint(x: 1, y: 1))
    #expect(square.applying(map).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 20))
  }

  @Test func `a line's outline has its width, its ends and its dashes`() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 20, y: 0))
    let butt = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(butt.boundingRect == CGRect(x: 0, y: -2, width: 20, height: 4))
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: -2, y: -2, width: 24, height: 4))
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 3]))
    #expect(dashed.contains(CGPoint(x: 2, y: 0)) && !dashed.contains(CGPoint(x: 6.5, y: 0)))
    let frame = self.square.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(frame.contains(CGPoint(x: -0.5, y: -0.5)) && !frame.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a round rectangle's path bends as its picture does`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let circular = RoundedRectangle(cornerRadius: 10, style: .circular).path(in: rect)
    let continuous = RoundedRectangle(cornerRadius: 10).path(in: rect)
    #expect(circular.contains(CGPoint(x: 2.95, y: 2.95)))
    #expect(continuous.description.hasPrefix("84.71335 0 m"))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).path(in: rect)
    #expect(!uneven.contains(CGPoint(x: 3, y: 3)) && uneven.contains(CGPoint(x: 99, y: 59)))
    let tall = RoundedRectangle(cornerSize: CGSize(width: 10, height: 30), style: .circular).path(in: rect)
    #expect(!tall.contains(CGPoint(x: 1, y: 10)) && tall.contains(CGPoint(x: 10.5, y: 1)))
  }

  @Test func `a radius without an end is the largest that fits`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    // As text, which is rounded.
    let capsule = RoundedRectangle(cornerRadius: 30, style: .circular).path(in: rect).description
    #expect(RoundedRectangle(cornerRadius: .infinity, style: .circular).path(in: rect).description == capsule)
    #expect(Path(roundedRect: rect, cornerRadius: .greatestFiniteMagnitude, style: .circular).description == capsule)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: .infinity, style: .circular).path(in: rect)
    #expect(!uneven.contains(CGPoint(x: 3, y: 3)) && uneven.contains(CGPoint(x: 99, y: 59)))
  }

  @Test func `the arcs of a capsule meet without lines of no length`() {
    for index in 0..<200 {
      let height = 10 + CGFloat(index) * 0.137
      var lines = 0
      Capsule().path(in: CGRect(x: 3.3, y: 1.7, width: 77.7, height: height)).forEach { element in
        if case .line = element { lines += 1 }
      }
      #expect(lines == 2, "\(height)")
    }
  }

  @Test func `a stroked path has dashes up to a limit, with a warning`() {
    var line = Path()
    line.addLines([.zero, CGPoint(x: 1_000, y: 0)])
    func stroked(_ length: CGFloat) -> (result: Path, warnings: [Diagnostic]) {
      ReachedLimits.collecting(at: SourceLocation(file: "Card.swift")) {
        line.strokedPath(StrokeStyle(lineWidth: 1, lineCap: .butt, dash: [length]))
      }
    }
    #expect(stroked(1).warnings.isEmpty)
    let many = stroked(0.004)
    #expect(many.warnings.map(\.id) == ["too-many-dashes"])
    #expect(many.result.boundingRect.maxX < 900)
  }
}

import CoreGraphics
import Testing

// As a file of a team that says nothing else: SwiftUI is not imported here.

@Suite("A file that imports Core Graphics alone")
struct CoreGraphicsTests {
  @Test("has numbers, points and rectangles") func numbers() {
    let spacing: CGFloat = 8
    let card = CGRect(x: 0, y: 0, width: 120, height: 80).insetBy(dx: spacing, dy: spacing / 2)
    #expect(card == CGRectMake(8, 4, 104, 72))
    #expect(card.contains(CGPointMake(8, 4)))
    #expect(CGSizeMake(3, 4) == CGSize(width: 3, height: 4))
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    #expect(hypot(CGFloat(3), CGFloat(4)) == 5)
  }

  @Test("makes paths and moves them") func paths() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    var move = CGAffineTransform(translationX: 5, y: 6)
    #expect(path.copy(using: &move)?.boundingBox == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 8, y: 2), using: .evenOdd))
  }

  @Test("rounds a corner, and knows what a line covers") func outlines() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)

    path.addRelativeArc(center: CGPoint(x: 15, y: 5), radius: 5, startAngle: 0, delta: .pi / 2)
    #expect(abs(path.currentPoint.x - 15) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)

    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let stroke = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(stroke.boundingBoxOfPath == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test("shows its steps, with control points before the point they lead to") func steps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
    ]
    var steps: [String] = []
    path.applyWithBlock { step in
      let points = (0..<counts[step.pointee.type]!).map { "\(Int(step.pointee.points[$0].x))" }
      steps.append("\(step.pointee.type) \(points.joined(separator: " "))")
    }
    #expect(
      steps == [
        "moveToPoint 1", "addLineToPoint 3", "addQuadCurveToPoint 7 5", "addCurveToPoint 11 13 9", "closeSubpath ",
      ])
  }

  @Test("has colours by their numbers, and how lines end and meet") func colors() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(red.alpha == 0.5)
    #expect(CGLineCap.round != CGLineCap.square)
    #expect(CGLineJoin.bevel != CGLineJoin.miter)
  }
}

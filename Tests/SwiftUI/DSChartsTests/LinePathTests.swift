import DSView
import Foundation
import Testing

@testable import DSCharts

private let points = [(0, 0), (10, 10), (20, 10), (30, 0), (35, -20)].map { CGPoint(x: $0, y: $1) }

private func path(_ method: InterpolationMethod, _ points: [CGPoint] = points) -> Path {
  Path { path in
    path.move(to: points[0])
    method.addLine(through: points, to: &path)
  }
}

struct LinePathTests {
  @Test(arguments: [InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter, .stepEnd])
  func `a line begins and ends at its points`(method: InterpolationMethod) {
    let path = path(method)
    #expect(path.currentPoint == points.last)
    #expect(path.boundingRect.minX == 0 && path.boundingRect.maxX == 35)
    #expect(!method.description.isEmpty)
  }

  @Test func `a monotone line never leaves the heights of its points, a cardinal one does`() {
    #expect(path(.monotone).boundingRect.maxY == 10)
    #expect(path(.cardinal).boundingRect.maxY > 10.5)
  }

  @Test func `points at one place make no line that is not a number`() {
    for method in [InterpolationMethod.monotone, .cardinal, .catmullRom] {
      let box = path(method, [CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 9)]).boundingRect
      #expect(box.minX.isFinite && box.maxY.isFinite, "\(method)")
    }
  }

  @Test func `a part of a disc lies between its angles and radii`() {
    let quarter = Sector(
      centre: .zero, angles: 0...(.pi / 2), inner: 50, outer: 100, inset: 0, cornerRadius: 0)
    let box = quarter.path.boundingRect
    #expect(abs(box.minX) < 0.01 && abs(box.maxX - 100) < 0.01 && abs(box.minY + 100) < 0.01 && abs(box.maxY) < 0.01)
    #expect(quarter.path.contains(CGPoint(x: 53, y: -53)))
    #expect(!quarter.path.contains(CGPoint(x: 10, y: -10)))
    var apart = quarter
    (apart.inset, apart.cornerRadius) = (4, 6)
    #expect(apart.path.boundingRect.minX > 3.9)
    apart.angles = 0...0.01
    #expect(apart.path.isEmpty)
  }
}

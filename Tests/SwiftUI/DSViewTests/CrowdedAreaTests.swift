import DSDiagnostics
import Foundation
import SwiftUI
import Testing

@testable import DSOutline
@testable import DSView

struct CrowdedAreaTests {
  private let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))

  @Test func `an area of too many curves is combined with a warning`() {
    let (arc, later) = (circle.trimmedPath(from: 0, to: 0.2), circle.trimmedPath(from: 0.1, to: 0.24))
    var crowd = arc
    crowd.addLines((0...Limits.areaSegments).map { CGPoint(x: Double($0) * 0.001, y: 20 + Double($0 % 2)) })
    let here = SourceLocation(file: "Card.swift")
    let few = ReachedLimits.collecting(at: here) { AreaSources(arc.path, later.path, closesFirst: true) }
    #expect(few.warnings.isEmpty && few.result?.list.count == 6)
    let many = ReachedLimits.collecting(at: here) { AreaSources(crowd.path, later.path, closesFirst: true) }
    #expect(many.warnings.map(\.id) == ["area-too-complex"])
  }
}

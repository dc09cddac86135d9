import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import Foundation
import Testing

@testable import DSView

@MainActor
struct ShapeTests {
  @Test func `an author's shape is asked for its path in the size it is drawn in`() throws {
    struct Slash: DSView.Shape {
      func path(in rect: CGRect) -> DSView.Path {
        DSView.Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }
      }
    }
    let stroked = lower(
      Slash().stroke(DSView.Color.red), in: .drawing, at: SourceLocation(file: "a.swift"))
    #expect(stroked.text(.comparable) == "Shape Shape(Slash function=1) stroke system(red) lineWidth=1")
    let node = lower(Slash(), in: .drawing, at: SourceLocation(file: "a.swift"))
    guard case .shape(.function(let function), _) = node.kind else {
      Issue.record("no function")
      return
    }
    #expect(
      function.path(in: Size(width: 8, height: 4)) == Slash().path(in: CGRect(x: 0, y: 0, width: 8, height: 4)).path)
  }
}

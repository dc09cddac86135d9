import DSDisplayList
import DSGeometry
import DSPaint
import Foundation
import SwiftUI
import Testing
import ViewTestSupport

/// A rectangle with known radii, drawn as a path.
private struct Known: SwiftUI.Shape {
  var radii: [CGFloat]

  func path(in rect: CGRect) -> SwiftUI.Path {
    let corners = RectangleCornerRadii(
      topLeading: radii[0], bottomLeading: radii[2], bottomTrailing: radii[3], topTrailing: radii[1])
    return SwiftUI.Path(roundedRect: rect, cornerRadii: corners)
  }
}

@MainActor
struct ConcentricShapeTests {
  /// What a shape draws 300 × 200 points large, inside insets and a container whose corners are known.
  private func commands(
    _ shape: some SwiftUI.Shape, _ insets: SwiftUI.EdgeInsets, direction: SwiftUI.LayoutDirection = .leftToRight
  ) throws -> [DrawCommand] {
    let container = UnevenRoundedRectangle(
      topLeadingRadius: 40, bottomLeadingRadius: 20, bottomTrailingRadius: 32, topTrailingRadius: 32)
    let result = laidOut(
      { shape.fill(SwiftUI.Color.black).padding(insets).containerShape(container) }, 300, 200,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    return try paint(#require(result.placed), scale: 1).commands
  }

  /// Expects four radii: top leading, top trailing, bottom leading, bottom trailing.
  private func expect(
    _ shape: some SwiftUI.Shape, _ insets: SwiftUI.EdgeInsets, _ radii: [CGFloat],
    direction: SwiftUI.LayoutDirection = .leftToRight, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let drawn = try commands(shape, insets, direction: direction)
    #expect(try drawn == commands(Known(radii: radii), insets, direction: direction), sourceLocation: location)
    #expect(drawn.count == 1, sourceLocation: location)
  }

  private let even = SwiftUI.EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
  private let low = SwiftUI.EdgeInsets(top: 120, leading: 12, bottom: 8, trailing: 6)

  @Test func `a concentric corner has the container's radius less the distance from it`() throws {
    try expect(ConcentricRectangle(), even, [30, 22, 10, 22])
    try expect(ConcentricRectangle(), low, [0, 0, 8, 24])
    try expect(ConcentricRectangle(), low, [0, 0, 8, 24], direction: .rightToLeft)
  }

  @Test func `a least radius holds where the container is too far away`() throws {
    try expect(.rect(corners: .concentric(minimum: 12)), low, [12, 12, 12, 24])
    try expect(.rect(corners: 7), low, [7, 7, 7, 7])
  }

  @Test func `corners that are uniform share the largest radius`() throws {
    try expect(.rect(corners: .concentric, isUniform: true), low, [24, 24, 24, 24])
    try expect(ConcentricRectangle(uniformLeadingCorners: .concentric, topTrailingCorner: 3), even, [30, 3, 30, 22])
    try expect(.rect(uniformTopCorners: .concentric, uniformBottomCorners: .fixed(4)), even, [30, 30, 4, 4])
  }

  @Test func `a line inside a concentric shape is concentric too`() throws {
    let stroked = laidOut(
      {
        ContainerRelativeShape().strokeBorder(.black, lineWidth: 4).padding(10).containerShape(.rect(cornerRadius: 32))
      },
      300, 200)
    let known = laidOut({ RoundedRectangle(cornerRadius: 22).strokeBorder(.black, lineWidth: 4).padding(10) }, 300, 200)
    let drawn = try paint(#require(stroked.placed), scale: 1).commands
    #expect(try drawn == paint(#require(known.placed), scale: 1).commands)
  }

  @Test func `without a container corners have their least radius`() throws {
    let shape = laidOut({ ConcentricRectangle(corners: .concentric(minimum: 5)).fill(.black) }, 60, 40)
    let known = laidOut({ Known(radii: [5, 5, 5, 5]).fill(.black) }, 60, 40)
    #expect(try paint(#require(shape.placed), scale: 1) == paint(#require(known.placed), scale: 1))
  }

  @Test func `shapes tell how their corners are rounded`() {
    let size = CGSize(width: 60, height: 20)
    #expect(Capsule().corners(in: size) == .fixed(10))
    #expect(Capsule().corners(in: nil) == nil)
    #expect(RoundedRectangle(cornerRadius: 30).corners(in: size)?[.topTrailing] == .fixed(10))
    #expect(Edge.Corner.Set.leading.contains(.bottomLeading))
    #expect(!Edge.Corner.Set.leading.contains(.bottomTrailing))
    var radii = RectangleCornerRadii()
    radii[.bottomTrailing] = 4
    #expect(radii.bottomTrailing == 4)
  }

  @Test func `insets grow by the greater corner of each edge`() {
    let corners = RectangleCornerInsets(
      topLeading: CGSize(width: 1, height: 2), topTrailing: CGSize(width: 3, height: 4),
      bottomLeading: CGSize(width: 5, height: 6), bottomTrailing: CGSize(width: 7, height: 8))
    func grown(_ edges: Edge.Set) -> [CGFloat] {
      let insets = SwiftUI.EdgeInsets().inset(by: corners, edges: edges)
      return [insets.top, insets.leading, insets.bottom, insets.trailing]
    }
    #expect(grown(.all) == [4, 5, 8, 7])
    #expect(grown(.top) == [4, 0, 0, 0])
  }
}

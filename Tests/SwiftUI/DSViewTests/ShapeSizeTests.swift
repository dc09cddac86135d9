import SwiftUI
import Testing
import ViewTestSupport

/// A triangle twice as wide as high.
private struct Wedge: Shape {
  var lean: Double = 0
  var animatableData: Double {
    get { lean }
    set { lean = newValue }
  }

  func path(in rect: CGRect) -> SwiftUI.Path {
    SwiftUI.Path { path in
      path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.midX, y: rect.maxY)])
      path.closeSubpath()
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: width / 2)
  }
}

@MainActor
struct ShapeSizeTests {
  @Test func `a shape that says its size takes it, others take their room`() {
    #expect(laidOut({ Wedge() }, 80, 100).numbers == [[0, 0, 80, 40]])
    #expect(laidOut({ Wedge().stroke(.red, lineWidth: 2) }, 80, 100).numbers == [[0, 0, 80, 40]])
    #expect(laidOut({ Ellipse() }, 80, 100).numbers == [[0, 0, 80, 100]])
  }
}

import DSEffects
import DSView
import Foundation

/// An arrow out of a box, as large as the text beside it.
nonisolated struct ShareIcon: View {
  @ScaledMetric private var height: CGFloat = 19

  @MainActor var body: some View {
    ShareShape().stroke(
      ForegroundStyle(), style: StrokeStyle(lineWidth: height * 0.09, lineCap: .round, lineJoin: .round)
    )
    .frame(width: height * 0.74, height: height)
    .alignmentGuide(.firstTextBaseline) { $0.height * 0.86 }
    .accessibilityHidden(true)
  }
}

/// An arrow out of a box.
nonisolated struct ShareShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    path.addLines([
      point(0.32, 0.37), point(0.06, 0.37), point(0.06, 0.95), point(0.94, 0.95), point(0.94, 0.37), point(0.68, 0.37),
    ])
    path.addLines([point(0.5, 0.65), point(0.5, 0.05)])
    path.addLines([point(0.28, 0.22), point(0.5, 0.05), point(0.72, 0.22)])
    return path
  }
}

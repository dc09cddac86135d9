import DSEffects
import DSView
import Foundation

/// Small pictures that controls are made of; drawn, so that they need no symbols.
nonisolated struct Indicator: View {
  /// What is drawn.
  enum Kind {
    case forward, down, up, upDown, check, minus, plus, search, more
  }

  let kind: Kind
  var size: CGFloat = 13
  var weight: CGFloat = 2

  /// Whether it grows with the text beside it.
  private let grows: Bool
  /// The size for the size of text in force.
  @ScaledMetric private var grown: CGFloat

  init(_ kind: Kind, size: CGFloat = 13, weight: CGFloat = 2, grows: Bool = true) {
    (self.kind, self.size, self.weight, self.grows) = (kind, size, weight, grows)
    _grown = ScaledMetric(wrappedValue: size)
  }

  @MainActor var body: some View {
    let side = grows ? grown : size
    IndicatorShape(kind: kind)
      .stroke(
        ForegroundStyle(), style: StrokeStyle(lineWidth: weight * side / size, lineCap: .round, lineJoin: .round)
      )
      .frame(width: side * proportion, height: side)
      .accessibilityHidden(true)
  }

  private var proportion: CGFloat {
    switch kind {
    case .forward: 0.55
    case .upDown: 0.62
    case .down, .up, .check, .minus, .plus, .search, .more: 1
    }
  }
}

/// A view with an indicator behind it, further away the larger the letters are.
nonisolated struct Indicated<Content: View, Mark: View>: View {
  private let content: Content
  private let mark: Mark
  @ScaledMetric private var gap: CGFloat

  init(gap: CGFloat, @ViewBuilder content: () -> Content, @ViewBuilder mark: () -> Mark) {
    (self.content, self.mark) = (content(), mark())
    _gap = ScaledMetric(wrappedValue: gap)
  }

  @MainActor var body: some View {
    HStack(spacing: gap) {
      content
      mark
    }
  }
}

/// The lines of an indicator.
nonisolated struct IndicatorShape: Shape {
  let kind: Indicator.Kind

  /// Only an arrow that points along the lines turns with them.
  var layoutDirectionBehavior: LayoutDirectionBehavior { kind == .forward ? .mirrors : .fixed }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    func line(_ points: (CGFloat, CGFloat)...) {
      for (index, (x, y)) in points.enumerated() {
        let point = CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    switch kind {
    case .forward:
      line((0.1, 0.04), (0.9, 0.5), (0.1, 0.96))
    case .down: line((0.04, 0.28), (0.5, 0.72), (0.96, 0.28))
    case .up: line((0.04, 0.72), (0.5, 0.28), (0.96, 0.72))
    case .upDown:
      line((0.08, 0.36), (0.5, 0.06), (0.92, 0.36))
      line((0.08, 0.64), (0.5, 0.94), (0.92, 0.64))
    case .check: line((0.08, 0.55), (0.36, 0.86), (0.9, 0.14))
    case .minus: line((0.04, 0.5), (0.96, 0.5))
    case .plus:
      line((0.04, 0.5), (0.96, 0.5))
      line((0.5, 0.04), (0.5, 0.96))
    case .search:
      path.addEllipse(
        in: CGRect(
          x: rect.minX + rect.width * 0.06, y: rect.minY + rect.height * 0.06, width: rect.width * 0.62,
          height: rect.height * 0.62))
      line((0.6, 0.6), (0.94, 0.94))
    case .more:
      for x in [0.12, 0.5, 0.88] {
        path.addEllipse(
          in: CGRect(
            x: rect.minX + rect.width * x - 0.5, y: rect.midY - 0.5, width: 1, height: 1))
      }
    }
    return path
  }
}

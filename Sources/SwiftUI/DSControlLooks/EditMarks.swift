import DSEffects
import DSNode
import DSView
import Foundation

/// The mark before a row of a list that is edited, as large as the text beside it.
nonisolated struct EditMark: View {
  /// What a tap on the mark does.
  enum Kind {
    case delete, free, chosen
  }

  let kind: Kind
  /// The padding behind the circle.
  let gap: CGFloat
  @ScaledMetric private var side: CGFloat = 22

  init(kind: Kind, gap: CGFloat) { (self.kind, self.gap) = (kind, gap) }

  @MainActor var body: some View {
    circle.frame(width: side, height: side).padding(.trailing, gap)
      .accessible {
        $0.role = .button
        if kind == .delete { $0.label = "Remove" }
        if kind == .chosen { $0.traits = [.isSelected] }
      }
  }

  @MainActor @ViewBuilder private var circle: some View {
    switch kind {
    case .delete:
      Circle().fill(Color.red)
        .overlay { Indicator(.minus, size: 11, weight: 2).foregroundStyle(Color.white) }
    case .free: Circle().strokeBorder(Color(.tertiaryLabel), lineWidth: side * 1.5 / 22)
    case .chosen:
      Circle().fill(TintShapeStyle())
        .overlay { Indicator(.check, size: 10, weight: 2).foregroundStyle(Color.white) }
    }
  }
}

/// Three lines by which a row of a list that is edited is moved.
nonisolated struct EditHandle: View {
  @ScaledMetric private var width: CGFloat = 20

  @MainActor var body: some View {
    VStack(spacing: width * 0.18) {
      ForEach(0..<3) { _ in Capsule().frame(width: width, height: width * 0.09) }
    }
    .foregroundStyle(Color(.tertiaryLabel))
    .accessibilityHidden(true)
  }
}

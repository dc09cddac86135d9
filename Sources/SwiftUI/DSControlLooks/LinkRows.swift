import DSView
import Foundation

/// The row of a link in a list: its label, and an arrow at the trailing end.
nonisolated struct LinkRow: View {
  let label: AnyView
  /// Whether there is a page behind the link.
  let leads: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.badge) private var badge
  @Environment(\.linkIndicator) private var indicator

  @MainActor var body: some View {
    HStack(spacing: 8) {
      if isEnabled && leads { label } else { label.foregroundStyle(Color(.tertiaryLabel)) }
      Spacer(minLength: 8)
      if let badge {
        Indicated(gap: 8) {
          badge.foregroundStyle(Color(.secondaryLabel))
        } mark: {
          arrow
        }
      } else {
        arrow
      }
    }
  }

  @MainActor @ViewBuilder private var arrow: some View {
    if indicator != .hidden {
      Indicator(.forward, size: 12, weight: 2).foregroundStyle(Color(.tertiaryLabel))
    }
  }
}

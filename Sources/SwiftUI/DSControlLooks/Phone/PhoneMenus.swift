import DSControls
import DSView
import Foundation

/// The button of a menu, with an arrow where one is asked for.
nonisolated struct MenuLook: View {
  let configuration: MenuStyleConfiguration
  @Environment(\.menuIndicatorVisibility) private var indicator

  @MainActor var body: some View {
    Button(action: {}) {
      Indicated(gap: 6) {
        configuration.label
      } mark: {
        if indicator == .visible { Indicator(.upDown, size: 12, weight: 1.7) }
      }
    }
  }
}

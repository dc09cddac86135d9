import DSControls
import DSView
import Foundation

/// Controls on one quiet ground.
nonisolated struct ControlGroupLook: View {
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: some View {
    // Where there is space, no label is cut short for the sake of another.
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 18) { configuration.content }.fixedSize(horizontal: true, vertical: false)
      HStack(spacing: 18) { configuration.content }
    }
    .padding(.horizontal, 14).frame(minHeight: 36)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
  }
}

import DSControls
import DSView
import Foundation

/// A sentence in the middle of the space there is, with buttons below it.
nonisolated struct UnavailableLook: View {
  let label: AnyView
  let description: AnyView
  let actions: AnyView

  @MainActor var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 6) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).platformForeground(Color(.secondaryLabel)).multilineTextAlignment(.center)
      }
      VStack(spacing: 10) { actions }
    }
    .padding(.horizontal, 32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon above a title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(Color(.secondaryLabel))
      configuration.title.font(.title2).fontWeight(.bold).multilineTextAlignment(.center)
    }
  }
}

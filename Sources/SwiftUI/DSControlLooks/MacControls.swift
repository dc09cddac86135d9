import DSView
import Foundation

/// A question mark in a circle.
///
/// Source: not known; there is no recording of its size.
nonisolated struct HelpMark: View {
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Text(verbatim: "?").font(.system(size: 14, weight: .medium))
      .foregroundStyle(isEnabled ? Color(.label) : Color(.tertiaryLabel))
      .frame(width: 22, height: 22).background(Color(.tertiarySystemFill), in: Circle())
  }
}

/// A label in small letters, on a quiet ground or on none.
///
/// Source: not known; there is no recording of its sizes.
nonisolated struct AccessoryBarLook: View {
  let label: AnyView
  let hasGround: Bool
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    label.font(.subheadline)
      .foregroundStyle(!isEnabled ? Color(.tertiaryLabel) : hasGround ? Color(.label) : Color(.secondaryLabel))
      .padding(.horizontal, 7).padding(.vertical, 2)
      .background(hasGround ? Color(.tertiarySystemFill) : Color.clear, in: RoundedRectangle(cornerRadius: 5))
  }
}

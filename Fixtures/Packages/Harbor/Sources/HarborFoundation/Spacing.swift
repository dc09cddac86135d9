import SwiftUI

/// How far things stand apart.
public enum Spacing {
  public static let tight: CGFloat = 4
  public static let small: CGFloat = 8
  public static let medium: CGFloat = 12
  public static let large: CGFloat = 16
}

extension EnvironmentValues {
  /// Whether prices are shown; a signed-out traveller sees none.
  @Entry public var showsPrices = true
}

/// The steps of the scale beside each other.
struct SpacingScale: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(alignment: .leading, spacing: Spacing.small) {
      step("tight", Spacing.tight)
      step("small", Spacing.small)
      step("medium", Spacing.medium)
      step("large", Spacing.large)
    }
    .padding(Spacing.large)
    .background(scheme.palette.surface)
  }

  private func step(_ name: LocalizedStringKey, _ length: CGFloat) -> some View {
    HStack(spacing: Spacing.small) {
      RoundedRectangle(cornerRadius: 2).fill(scheme.palette.brand).frame(width: length, height: 16)
      Text(name).font(.caption).foregroundStyle(scheme.palette.quiet)
    }
  }
}

// The target is of no product, and its preview has no name.
#Preview(traits: .sizeThatFitsLayout) {
  SpacingScale()
}

import OrchardCore
import SwiftUI

/// The filled button of the shop.
public struct OrchardButtonStyle: ButtonStyle {
  @Environment(\.orchardTheme) private var theme
  @Environment(\.orchardDensity) private var density
  @Environment(\.colorScheme) private var scheme

  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .foregroundColor(scheme == .dark ? .black : .white)
      .padding(.horizontal, density.padding)
      .padding(.vertical, density.spacing * 2 / 3)
      .background(scheme == .dark ? theme.accentDark : theme.accent)
      .cornerRadius(theme.corner)
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

extension ButtonStyle where Self == OrchardButtonStyle {
  public static var orchard: OrchardButtonStyle { OrchardButtonStyle() }
}

struct OrchardButtonStyle_Previews: PreviewProvider {
  static var previews: some View {
    Button("Add to basket") {}
      .buttonStyle(.orchard)
      .previewLayout(.sizeThatFits)
      .previewDisplayName("Add")
  }
}

import DSAccessors
import SwiftUI

extension DSAdaptiveColorScheme {
  /// Behind a notice.
  var surface: Color { self["bgBasicLevel2Default"] }
  /// Text on it.
  var content: Color { self["onBgBasicEmphasis100Default"] }
  /// The line around it.
  var line: Color { self["onBgBasicEmphasis70Default"] }
}

/// A notice that draws with whatever hue and density are in force where it stands.
public struct Notice: View {
  @Environment(\.dsActiveColorScheme) private var colors
  @Environment(\.dsTokens) private var tokens
  private let title: String

  public init(_ title: String) { self.title = title }

  public var body: some View {
    Text(title)
      .dsFont("responsive.mobile.typography.body.md")
      .foregroundColor(colors.content)
      .padding(tokens.length("spacing.fixed.xs"))
      .background(colors.surface, in: RoundedRectangle(cornerRadius: tokens.length("border.radius.xs")))
      .overlay(RoundedRectangle(cornerRadius: tokens.length("border.radius.xs")).stroke(colors.line, lineWidth: 1))
  }
}

struct Notices: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Notice("Neutral")
      Notice("Brand").dsSetColorScheme(.brand)
      Notice("Informational").dsSetColorScheme(.informational)
      Notice("Warning").dsSetColorScheme(.warning)
      Notice("Successful").dsSetColorScheme(.successful)
      Notice("Critical").dsSetColorScheme(.critical)
      Notice("Violet, an additional hue").dsSetColorScheme("violet")
    }
  }
}

#Preview("Hues and densities", traits: .sizeThatFitsLayout) {
  HStack(alignment: .top, spacing: 16) {
    Notices().dsDensity(.functional)
    Notices()
    Notices().dsDensity(.expressive)
  }
  .dsTheme()
  .padding(16)
  .fixedSize()  // wider than a phone
}

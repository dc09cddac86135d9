import DSAccessors
import SwiftUI

// What each listing of the document on accessors declares, drawn; docs/systems-listings.md shows the pictures.

/// One square for each hue of the theme, and the colours in force beside them.
private struct Entries: View {
  @Environment(\.dsThemeColorScheme) private var theme
  @Environment(\.dsActiveColorScheme) private var active
  private let hues: [DSAdaptiveFlag] = [.neutral, .brand, .informational, .warning, .successful, .critical]

  private func square(_ colors: DSAdaptiveColorScheme) -> some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(colors.surface)
      .overlay(RoundedRectangle(cornerRadius: 4).stroke(colors.line, lineWidth: 1))
      .overlay(Text("a").foregroundColor(colors.content))
      .frame(width: 32, height: 32)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) { ForEach(hues, id: \.name) { square(theme[$0]) } }
      square(active)
    }
  }
}

/// The same notice in both colour schemes, whichever is set around it.
private struct BothSchemes: View {
  var body: some View {
    HStack(spacing: 8) {
      Notice("Light").dsTheme().environment(\.colorScheme, .light)
      Notice("Dark").dsTheme().environment(\.colorScheme, .dark)
    }
  }
}

/// A text in the hue that is in force where it is placed.
private struct Alert: View {
  @Environment(\.dsActiveColorScheme) private var colors
  let title: String

  var body: some View { Text(title).foregroundColor(colors["onBgBasicEmphasis80Default"]) }
}

#Preview("Entries", traits: .sizeThatFitsLayout) { Entries().dsTheme().padding(16) }

#Preview("Theme modifier", traits: .sizeThatFitsLayout) { BothSchemes().padding(16) }

#Preview("Hue modifier", traits: .sizeThatFitsLayout) { Notices().dsTheme().padding(16) }

#Preview("Usage", traits: .sizeThatFitsLayout) {
  VStack {
    Alert(title: "Critical alert").dsSetColorScheme(.critical)
    Alert(title: "Neutral text").dsSetColorScheme(.neutral)
  }
  .dsTheme()
  .padding(16)
}

import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import SwiftUI

@testable import DSAccessors
@testable import DSView

extension DSAdaptiveFlag {
  /// A hue of the author's own.
  static let night: Self = "night"
}

/// A design system whose colours say where they come from: red is the theme, green the hue, blue the scheme.
enum Harbor {
  static let hues = DSAdaptiveFlag.all + [.night]

  static let theme = DSCascade.Theme(
    name: "harbor",
    modes: [
      .init(name: "theme", contexts: ["north", "south"], defaultContext: "north"),
      .init(name: "scheme", contexts: ["light", "dark"], defaultContext: "light"),
      .init(name: "density", contexts: ["functional", "regular", "expressive"], defaultContext: "regular"),
      .init(name: "hue", contexts: hues.map(\.name), defaultContext: "neutral"),
    ]
  ) {
    for (red, theme) in ["north", "south"].enumerated() {
      When("theme", is: theme) {
        for (index, hue) in hues.enumerated() {
          for (blue, scheme) in ["light", "dark"].enumerated() {
            Token(
              "palette.\(hue.name).\(scheme)",
              .color(DSGeometry.Color(red: Double(red), green: Double(index) / 10, blue: Double(blue))))
          }
        }
      }
    }
    for hue in hues {
      When("hue", is: hue.name) {
        Token("hue.light", alias: "palette.\(hue.name).light")
        Token("hue.dark", alias: "palette.\(hue.name).dark")
      }
    }
    for scheme in ["light", "dark"] {
      When("scheme", is: scheme) { Token("adaptive.surface", alias: "hue.\(scheme)") }
    }
    Token("spacing.md", .dimension(16))
    When("density", is: "functional") { Token("spacing.md", .dimension(12)) }
    When("density", is: "expressive") { Token("spacing.md", .dimension(24)) }
    Token("elevation.low", .number(2))
    Token(
      "type.body",
      .typography(TypographyValue(fontFamily: ["Harbor Sans"], fontSize: 16, fontWeight: 400, lineHeight: 1.5)))
    When("density", is: "expressive") {
      Token(
        "type.body",
        .typography(TypographyValue(fontFamily: ["Harbor Sans"], fontSize: 20, fontWeight: 400, lineHeight: 1.4)))
    }
    Token("line.card", .border(BorderValue(color: .black, width: 2)))
  }

  @MainActor
  static func environment(
    _ modes: [String: String] = [:], _ problems: TokenProblems = TokenProblems()
  ) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.tokenSource = TokenSource(
      theme: theme, modes: ModeSelection(modes), schemeMode: "scheme", problems: problems)
    environment.colorScheme = modes["scheme"] == "dark" ? .dark : .light
    return environment
  }
}

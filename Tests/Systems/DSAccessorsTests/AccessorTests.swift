import DSCascade
import DSControlLooks
import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import SwiftUI
import Testing

@testable import DSAccessors
@testable import DSView

/// Draws the surface of the hue in force, the one of a hue by name, and a length.
private struct Probe: View {
  var hue: DSAdaptiveFlag?
  @Environment(\.dsActiveColorScheme) private var active
  @Environment(\.dsThemeColorScheme) private var theme
  @Environment(\.dsTokens) private var tokens
  @Environment(\.dsDensity) private var density

  var body: some View {
    (hue.map { theme[$0] } ?? active).surface.padding(tokens.length("spacing.md"))
      .accessibilityLabel(density.name)
  }
}

@MainActor
struct AccessorTests {
  /// The colours, lengths and densities of every probe in a view, in order.
  private func read(
    _ view: some View, _ modes: [String: String] = [:], _ problems: TokenProblems = TokenProblems()
  ) -> [String] {
    let node = lower(view, in: Harbor.environment(modes, problems), at: SourceLocation(file: "View.swift"))
    return node.probes
  }

  @Test(arguments: Harbor.hues.enumerated().map { ($0, $1) })
  func `every hue has its colours, an author's own too`(index: Int, hue: DSAdaptiveFlag) {
    let green = String(index == 0 ? "0" : "0.\(index)")
    #expect(read(Probe().dsSetColorScheme(hue)) == ["0 \(green) 0, 16, regular"])
    #expect(read(Probe(hue: hue)) == ["0 \(green) 0, 16, regular"])
  }

  @Test func `theme, scheme, density and hue are inherited and independent of each other, in any order`() {
    let expected = ["1 0.5 1, 24, expressive"]
    #expect(
      read(
        Probe().dsSetColorScheme(.critical).dsDensity(.expressive).environment(\.colorScheme, .dark).dsTheme("south"))
        == expected)
    #expect(
      read(
        VStack { Probe() }.dsDensity(.expressive).dsSetColorScheme(.critical).environment(\.colorScheme, .dark)
          .dsMode("theme", "south")) == expected)
    #expect(read(Probe().dsDensity(.functional), ["hue": "brand", "scheme": "dark"]) == ["0 0.1 1, 12, functional"])
  }

  @Test func `the inner of two modifiers holds, and views beside are left alone`() {
    let view = VStack {
      Probe().dsSetColorScheme(.brand).dsDensity(.functional)
      Probe()
    }.dsSetColorScheme(.critical).dsDensity(.expressive)
    #expect(read(view) == ["0 0.1 0, 12, functional", "0 0.5 0, 24, expressive"])
  }

  @Test func `a theme that is written in Swift may have hues that the tokens lack, beside tokens of other kinds`() {
    let dusk = DSThemeColorScheme(
      DSAdaptiveColorScheme("dusk", ["surface": SwiftUI.Color(red: 0.7, green: 0.8, blue: 0.9)]))
    let problems = TokenProblems()
    #expect(
      read(Probe().dsSetColorScheme("dusk").dsTheme(light: dusk, dark: dusk), [:], problems)
        == ["0.7 0.8 0.9, 16, regular"])
    #expect(problems.sorted.isEmpty)
    // Without such a theme the hue is unknown.
    _ = read(Probe().dsSetColorScheme("dusk"), [:], problems)
    #expect(problems.sorted.contains { $0.id == "unknown-context" })
  }

  @Test func `room by tokens is on all sides where none is named`() {
    func dump(_ view: some View) -> String {
      lower(view, in: Harbor.environment([:], TokenProblems()), at: SourceLocation(file: "View.swift")).text(
        .comparable)
    }
    #expect(dump(Text("x").dsPadding("spacing.md")) == dump(Text("x").dsPadding(.all, "spacing.md")))
    #expect(dump(Text("x").dsPadding(.top, "spacing.md")) != dump(Text("x").dsPadding("spacing.md")))
  }

  @Test func `a theme follows the colour scheme wherever that is set`() {
    #expect(read(Probe().dsTheme("south"), ["scheme": "dark"]) == ["1 0 1, 16, regular"])
    #expect(read(Probe().environment(\.colorScheme, .dark).dsTheme()) == ["0 0 1, 16, regular"])
    #expect(read(Probe().dsTheme().environment(\.colorScheme, .dark)) == ["0 0 1, 16, regular"])
    #expect(read(Probe().dsMode("scheme", "dark")) == ["0 0 1, 16, regular"])
  }

  @Test func `a theme makes the neutral colours active`() {
    #expect(read(Probe().dsTheme().dsSetColorScheme(.critical)) == ["0 0 0, 16, regular"])
    #expect(read(Probe().dsTheme(), ["hue": "brand"]) == ["0 0 0, 16, regular"])
  }

  @Test func `colours that are set by hand are used, also those that a theme modifier is given`() {
    func scheme(_ blue: Double) -> DSThemeColorScheme {
      DSThemeColorScheme(
        DSAdaptiveColorScheme(.neutral, ["surface": SwiftUI.Color(red: 0, green: 0.9, blue: blue)]),
        DSAdaptiveColorScheme(.night, ["surface": SwiftUI.Color(red: 0.2, green: 0.9, blue: blue)]))
    }
    let view = VStack {
      Probe()
      Probe().dsSetColorScheme(.night)
      Probe().environment(\.dsActiveColorScheme, scheme(0.5)[.night])
      Probe(hue: .night).environment(\.dsThemeColorScheme, scheme(0.7))
    }.dsTheme(light: scheme(0), dark: scheme(1))
    #expect(
      read(view) == [
        "0 0.9 0, 16, regular", "0.2 0.9 0, 16, regular", "0.2 0.9 0.5, 16, regular", "0.2 0.9 0.7, 16, regular",
      ])
    #expect(read(view, ["scheme": "dark"]).prefix(2) == ["0 0.9 1, 16, regular", "0.2 0.9 1, 16, regular"])
  }

  @Test func `a token that has no value is an error with the place where it was asked for`() {
    struct Typo: View {
      @Environment(\.dsTokens) private var tokens
      @Environment(\.dsActiveColorScheme) private var colors
      var body: some View {
        colors.surfaze.frame(width: tokens.length("spacing.mdd"), height: tokens.length("elevation.low"))
      }
    }
    let problems = TokenProblems()
    _ = read(Typo(), [:], problems)
    #expect(problems.sorted.count == 3)
    #expect(problems.sorted.allSatisfy { $0.severity == .error })
    #expect(problems.sorted.map(\.location.file).contains("DSAccessorsTests/AccessorTests.swift"))
    #expect(problems.sorted.contains { $0.hint?.contains("spacing.md") == true || $0.message.contains("spacing.md") })
  }

  @Test func `the modes reach the tokens that are found later, and modes that a view may not switch do not`() {
    let view = SwiftUI.Color(token: "adaptive.surface").dsSetColorScheme(.critical).dsDensity(.expressive)
    let dump = lower(view, in: Harbor.environment(), at: SourceLocation(file: "View.swift")).text(.comparable)
    #expect(dump.contains("hue") && dump.contains("critical") && dump.contains("expressive"))
    let outside = lower(view, in: .drawing, at: SourceLocation(file: "View.swift")).text(.comparable)
    #expect(!outside.contains("critical"))
  }

  @Test func `a colour read above the modifier that sets the hue is warned of`() {
    struct Alert: View {
      @Environment(\.dsActiveColorScheme) private var colors
      var body: some View { Text("Alert").dsSetColorScheme(.critical).foregroundColor(colors.surface) }
    }
    struct Card: View {
      @Environment(\.dsActiveColorScheme) private var colors
      var body: some View { Text("Card").foregroundColor(colors.surface).dsDensity(.functional).dsTheme() }
    }
    let location = SourceLocation(file: "View.swift")
    let alert = lowered(Alert(), in: Harbor.environment(), at: location).warnings
    #expect(alert.map(\.id) == ["environment-read-above"])
    #expect(alert.first?.message.contains("dsActiveColorScheme") == true)
    #expect(lowered(Card(), in: Harbor.environment(), at: location).warnings.isEmpty)
    #expect(lowered(Card(), in: Harbor.environment(["hue": "brand"]), at: location).warnings.count == 1)
  }
}

extension DSNode {
  /// What the probes below have drawn: colour, padding, density.
  fileprivate var probes: [String] {
    if case .paint(.color(.literal(let color))) = kind {
      var texts = ["\(color.red.text(digits: 2)) \(color.green.text(digits: 2)) \(color.blue.text(digits: 2))"]
      for case .padding(_, .literal(let length)?) in modifiers { texts.append(length.text()) }
      for case .accessibilityLabel(let label) in modifiers { texts.append(label) }
      return [texts.joined(separator: ", ")]
    }
    switch kind {
    case .vStack(_, _, let children), .group(let children): return children.flatMap(\.probes)
    default: return []
    }
  }
}

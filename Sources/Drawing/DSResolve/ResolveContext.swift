package import DSCascade
import DSDiagnostics
package import DSGeometry
package import DSImage
package import DSNode
package import DSSymbol

/// Everything outside a view that decides what it resolves to: one variant of one design system.
package struct ResolveContext: Sendable {
  /// Where tokens come from.
  package var theme: Theme
  /// The contexts in force at the root.
  package var modes: ModeSelection
  /// The mode that decides the environment's `colorScheme`; nil if none does, and the scheme is light.
  package var schemeMode: String?
  /// Values of the environment by name: custom ones, `state`, and what the scenario sets.
  package var environment: [String: EnvironmentValue]
  /// The direction at the root.
  package var direction: LayoutDirection
  /// The size of text that the reader has chosen.
  package var typeSize: TypeSize
  /// Icons by name.
  package var symbols: [String: Asset<Symbol>]
  /// Pictures by name.
  package var images: [String: Asset<Bitmap>]
  /// The families that texts may use.
  package var families: Set<String>
  /// Further families, which are taken where a text names them and for no other reason.
  package var namedFamilies: Set<String> = []
  /// The fonts that texts name singly, such as by their PostScript names, by these names.
  package var namedFonts: [String: NamedFont] = [:]
  /// Families that are drawn in place of others that there are no fonts of.
  package var substitutes: [String: String] = [:]
  /// The weights of the fonts of each family, upright and italic; a family without an entry is not asked.
  package var weights: [String: FamilyWeights] = [:]
  /// The widths that a family can draw at a weight and a slant, in percent of its usual one: nil for one width. Where it is
  /// nil itself, no family is asked.
  package var widths: (@Sendable (_ family: String, _ weight: Double, _ italic: Bool) -> ClosedRange<Double>?)?
  /// The font that stands in for the platform's, if the system's own is one; nil where the system lists its fonts.
  package var standIn: StandInFont?
  /// Whether the sizes of texts are looked up in a recording and no letter is drawn: texts may use any family then.
  package var textsAreRecorded = false
  /// The font of texts that set none.
  package var font: [Modifier.FontNode]
  /// The foreground style of views that set none.
  package var foreground: Paint
  /// The tint of views that set none.
  package var tint: Paint

  /// The platform's numbers; nil takes line heights from the fonts.
  package var profile: Profile?
  /// Receives the inputs that are looked up; nil by default.
  package var uses: UsedInputs?
  /// Device pixels per point, for a profile's lengths in pixels.
  package var scale: Double

  /// A context of a theme; left to right, the usual size of text, black on nothing, no icons and no fonts.
  package init(theme: Theme, modes: ModeSelection = ModeSelection()) {
    self.theme = theme
    self.modes = modes
    environment = [:]
    direction = .leftToRight
    typeSize = .large
    symbols = [:]
    images = [:]
    families = []
    font = []
    profile = nil
    scale = 2
    let nowhere = SourceLocation(file: "")
    foreground = .system("label", nowhere)
    tint = .system("accentColor", nowhere)
  }
}

/// The weights that the fonts of a family serve.
package struct FamilyWeights: Hashable, Sendable {
  /// Those of its upright fonts.
  package var upright: [ClosedRange<Double>] = []
  /// Those of its italic ones.
  package var italic: [ClosedRange<Double>] = []

  /// A family without fonts.
  package init() {}
}

/// A font that texts name without its family's name, such as `Lora-Medium`.
package struct NamedFont: Hashable, Sendable {
  /// The family with the other weights and slants.
  package var family: String
  /// The weights of this font.
  package var weights: ClosedRange<Double>
  /// Whether its letters are slanted.
  package var isItalic: Bool

  /// A font of a family.
  package init(family: String, weights: ClosedRange<Double>, isItalic: Bool) {
    (self.family, self.weights, self.isItalic) = (family, weights, isItalic)
  }

  /// The weight that a text has which names the font and no weight.
  var usualWeight: Double { min(max(400, weights.lowerBound), weights.upperBound) }
}

extension ResolveContext {
  /// The family of texts without an explicit one: the one that the context's font begins with.
  var systemFamily: String {
    for node in font {
      if case .parts(.literal(let families)?, nil, nil) = node, let family = families.first { return family }
    }
    return ""
  }

  /// Whether the platform's colours are the dark ones at the root.
  package var isDark: Bool { isDark(in: (try? theme.completed(modes)) ?? modes) }

  /// Whether the linked mode's context is `dark`.
  func isDark(in modes: ModeSelection) -> Bool {
    guard let schemeMode, let chosen = modes[schemeMode] else { return false }
    return Self.words(of: chosen).contains("dark")
  }

  /// The words of a context's name, such as `high-contrast-dark`.
  static func words(of name: String) -> [Substring] {
    name.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
  }
}

/// The sizes of text that a reader can choose, as SwiftUI's `DynamicTypeSize`.
package enum TypeSize: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// How much larger body text is than at the usual size of 17 points.
  package var factor: Double { TextStyleTable.body.sizes[index] / TextStyleTable.body.sizes[TypeSize.large.index] }
}

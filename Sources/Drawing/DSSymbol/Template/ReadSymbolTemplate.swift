package import DSDiagnostics
import DSGeometry

/// Which of the three sizes beside text a symbol has.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small = "S"
  case medium = "M"
  case large = "L"

  /// The scale whose factor is nearest.
  package init(factor: Double) {
    self = Self.allCases.min { abs($0.factor - factor) < abs($1.factor - factor) } ?? .medium
  }

  /// How large the scale is, of the medium one.
  package var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.29
    }
  }

  /// Where the baseline is in templates that do not say.
  var usualBaseline: Double {
    switch self {
    case .small: 696
    case .medium: 1126
    case .large: 1556
    }
  }

  /// The scales whose drawings are taken, the best first.
  fileprivate var substitutes: [SymbolScale] {
    switch self {
    case .small: [.small, .medium, .large]
    case .medium: [.medium, .small, .large]
    case .large: [.large, .medium, .small]
    }
  }
}

/// Reads a symbol of a design system's own from Apple's template, as the symbol sets of Xcode's catalogues hold it.
///
/// The file is an SVG sheet with a drawing for each of up to nine weights and three scales, and with guides: lines for the baseline
/// and the capitals of each scale, and for the margins beside a drawing. A weight between two drawings is drawn between them if
/// their outlines have the same steps, and as the nearest one otherwise; a scale without a drawing is one of another scale,
/// larger or smaller. All parts are drawn in the foreground style.
///
/// Source: Apple, "Creating custom symbol images for your app", and the templates that the app SF Symbols writes.
/// - Parameters:
///   - bytes: the file's content, UTF-8.
///   - name: the name that views use.
///   - file: its path, for messages.
///   - weight: the font's weight, 1 to 1000.
///   - scale: the size beside text.
/// - Throws: every problem found, such as that there is no drawing at all.
package func readSymbolTemplate(
  _ bytes: [UInt8], name: String, file: String, weight: Double, scale: SymbolScale
) throws(DiagnosticsError) -> Symbol {
  let template = try SymbolTemplate(bytes, file: file)
  for candidate in scale.substitutes {
    let weights = template.weights(of: candidate)
    guard !weights.isEmpty else { continue }
    let em = template.em(of: candidate)
    let drawing = try template.drawing(of: candidate, weight: weight, among: weights, em: em)
    return drawing.symbol(name: name, em: em, factor: scale.factor / candidate.factor)
  }
  throw DiagnosticsError([
    Diagnostic(
      "symbol-template", "the symbol has no drawing of a weight and scale, such as a group with the id 'Regular-S'",
      at: SourceLocation(file: file), hint: "export it as a template from the app SF Symbols, or make it an image set")
  ])
}

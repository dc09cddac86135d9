import DSGeometry
import DSRun

/// What `dsrender.yaml` says of a package that has none: one system of all modules, in both schemes.
/// - Parameters:
///   - package: the package's name; the system's is made of it.
///   - modules: the modules that have previews.
///   - fonts: the fonts that dsrender brings along; where there are none, an open font of the machine is taken, and the
///     pictures are those of that machine.
///   - symbols: the folder of the package's own drawings of symbols; nil where it has none.
func defaultConfiguration(_ package: String, modules: [String], fonts: BundledFonts, symbols: String? = nil) -> String?
{
  let found = fonts.found.isEmpty ? [FoundFont.first()].compactMap(\.self) : fonts.found
  guard let family = found.first?.family else { return nil }
  let fallbacks = found.map(\.family).filter { $0 != family }
  let lines = found.map { font in
    let weights = [font.weights.lowerBound, font.weights.upperBound].map { $0.text() }
    return """
            - file: "\(font.path)"
              sha256: "\(font.sha256)"
              family: "\(font.family)"
              weights: \(weights[0] == weights[1] ? weights[0] : "[\(weights[0]), \(weights[1])]")\
      \(font.italic ? "\n        italic: true" : "")
      """
  }
  return """
    # One system of all modules that have previews, in both schemes.
    version: 1
    baselines: Baselines
    systems:
      \(slug(package)):
        modules: [\(modules.joined(separator: ", "))]\(symbols.map { "\n    symbols: \"\($0)\"" } ?? "")
        modes:
          scheme: [light, dark]
        fonts:
    \(lines.joined(separator: "\n"))
        fallbacks: [\(fallbacks.map { "\"\($0)\"" }.joined(separator: ", "))]
        defaults:
          background: {switch: "@colorScheme", dark: black, default: white}
          padding: 0

    """
}

import DSGeometry
import DSProject

/// The default `dsrender.yaml` of a package that has none: one system of all modules as on iOS 26, in both schemes.
/// - Parameters:
///   - package: the package's name; the system's is made of it.
///   - modules: the modules that have previews.
///   - font: a font of the machine, whose pictures are those of that machine; nil for those that dsrender brings along.
///   - symbols: the folder of the package's own drawings of symbols; nil if it has none.
func defaultConfiguration(_ package: String, modules: [String], font: FoundFont?, symbols: String? = nil) -> String {
  let fonts = font.map { font in
    let weights = [font.weights.lowerBound, font.weights.upperBound].map { $0.text() }
    return """

          fonts:
            - file: "\(font.path)"
              sha256: "\(font.sha256)"
              family: "\(font.family)"
              weights: \(weights[0] == weights[1] ? weights[0] : "[\(weights[0]), \(weights[1])]")\
      \(font.italic ? "\n        italic: true" : "")
      """
  }
  return """
    # One system of all modules that have previews, as on iOS 26, in both schemes.
    version: 1
    baselines: Baselines
    systems:
      \(slug(package)):
        modules: [\(modules.joined(separator: ", "))]
        profile: ios26\(symbols.map { "\n    symbols: \"\($0)\"" } ?? "")
        modes:
          scheme: [light, dark]\(fonts ?? "")

    """
}

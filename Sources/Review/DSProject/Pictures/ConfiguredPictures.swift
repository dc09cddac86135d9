import DSCompare
import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSPictures

extension PictureSystem {
  /// The system of a configuration; nil, after a report, if its pattern is faulty.
  /// - Parameter folder: the configuration's, which its paths are relative to.
  init?(_ configured: PictureConfiguration, folder: String, _ bag: inout DiagnosticBag) {
    var pattern: PicturePattern?
    if let setting = configured.pattern {
      do throws(DiagnosticsError) { pattern = try PicturePattern(setting.path, at: setting.location) } catch {
        bag.add(contentsOf: error.diagnostics)
        return nil
      }
    }
    self.init(
      name: configured.name, expected: joinPath(folder, configured.expected.path),
      actual: joinPath(folder, configured.actual.path), pattern: pattern, rules: configured.rules.map(PictureRule.init),
      at: configured.location)
    (accepted, convertsToSRGB) = (configured.accepted, configured.convertsToSRGB)
  }
}

extension PictureRule {
  fileprivate init(_ rule: PictureConfiguration.Rule) {
    let kind: Kind
    switch rule.kind {
    case .ignore(let x, let y, let width, let height):
      kind = .ignore(PixelRect(x: x, y: y, width: width, height: height))
    case .tolerate(let threshold, let includesAntialiasing, let pixels, let share):
      var options = PixelmatchOptions()
      options.threshold = threshold
      options.countsAntialiasing = includesAntialiasing
      kind = .tolerate(options, PixelAllowance(pixels: pixels, share: share))
    }
    self.init(kind, in: rule.patterns, because: rule.reason, at: rule.location)
  }
}

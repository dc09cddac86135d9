import DSCascade
import DSDiagnostics
import DSGeometry

/// The contrast of pairs of tokens that a configuration names.
extension Linter {
  mutating func checkContrast() {
    guard let settings = settings(of: .contrast) else { return }
    for pair in settings.pairs {
      let (front, back) = (TokenPath(pair.foreground), TokenPath(pair.background))
      let unknown = [front, back].filter { tokens.writings[$0] == nil }
      guard unknown.isEmpty else {
        for path in unknown {
          add(
            .contrast, token: path, "there is no token '\(path)'", at: SourceLocation(file: tokens.theme.name),
            hint: didYouMean(path.description, among: tokens.paths.map(\.description))
              ?? "'dsrender tokens list' prints all tokens")
        }
        continue
      }
      let least = pair.ratio ?? settings.ratio
      var low: [Int] = []
      var worst = Double.infinity
      for (index, values) in zip(tokens.values(of: front), tokens.values(of: back)).enumerated() {
        guard case .color(let foreground)? = values.0, case .color(let background)? = values.1 else { continue }
        let ratio = foreground.contrast(on: background)
        guard ratio < least else { continue }
        low.append(index)
        worst = min(worst, ratio)
      }
      guard !low.isEmpty else { continue }
      let shown = (worst * 100).rounded(.down) / 100
      add(
        .contrast, token: front,
        "'\(front)' on '\(back)' has a contrast of \(shown.text(digits: 2)) to 1\(tokens.suffix(low)), "
          + "expected at least \(least.text(digits: 2))",
        at: tokens.place(of: front), hint: "take colours farther apart",
        notes: [Diagnostic.Note("'\(back)' is here", at: tokens.place(of: back))])
    }
  }
}

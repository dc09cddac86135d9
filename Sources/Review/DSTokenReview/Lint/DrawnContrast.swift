import DSCascade
import DSChecks
import DSDiagnostics
import DSGeometry
import DSProject
import DSShots
import DSTokenLint

/// The contrast of the colours that components put over one another.
extension PictureLinter {
  /// Finds each place of a component whose text or symbol has too little contrast, with its worst shot.
  mutating func checkContrast() {
    guard let settings = settings(of: .drawnContrast) else { return }
    let level = system.checks?.contrast ?? CheckSettings().contrast
    var places: [Subject: (worst: Contrast, tokens: String, shots: Int)] = [:]
    for drawn in drawn.shots {
      let component = "\(drawn.shot.scenario.component)"
      let isAccepted = drawn.shot.scenario.accepted.contains { $0.finding == AcceptedFinding.lowContrast }
      guard !isAccepted, !settings.ignores(component) else { continue }
      for contrast in drawn.contrasts where contrast.problem(level) != nil {
        let subject = Subject(component: component, what: contrast.what, location: contrast.location)
        let known = places[subject]
        if let known, known.worst.ratio <= contrast.ratio {
          places[subject]?.shots += 1
        } else {
          places[subject] = (contrast, tokens(of: contrast, in: drawn), (known?.shots ?? 0) + 1)
        }
      }
    }
    for (subject, (worst, tokens, shots)) in places {
      let more = shots > 1 ? " and \(shots - 1) more shots" : ""
      add(
        .drawnContrast, shot: worst.shot,
        "\(subject.what)\(tokens) has a contrast of \(worst.ratio.text(digits: 1)) to 1 in \(worst.shot)\(more)",
        at: subject.location,
        hint:
          "WCAG 2.2 \(level.rawValue) asks for \(worst.needed(for: level).text(digits: 1)): take colours farther apart")
    }
  }

  private struct Subject: Hashable {
    let component: String
    let what: String
    let location: SourceLocation
  }

  /// The tokens that give the two colours, in brackets; empty where the shot names no token of them.
  private func tokens(of contrast: Contrast, in drawn: DrawnTokens.DrawnShot) -> String {
    func token(of color: UInt32?) -> String? {
      guard let color else { return nil }
      let names = drawn.direct.flatMap { modes, paths -> [TokenPath] in
        guard let style = try? theme.style(in: modes) else { return [] }
        return paths.filter { path in
          if case .color(let value)? = try? style.value(of: path) {
            value.isOpaque && value.argb == color
          } else {
            false
          }
        }
      }
      return Set(names).min().map { "'\($0)'" }
    }
    let (front, back) = (token(of: contrast.foreground), token(of: contrast.background))
    return switch (front, back) {
    case (let front?, let back?): " (\(front) on \(back))"
    case (let front?, nil): " (\(front))"
    case (nil, let back?): " (on \(back))"
    case (nil, nil): ""
    }
  }
}

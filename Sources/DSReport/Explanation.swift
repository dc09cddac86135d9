import DSDiagnostics
import DSGeometry

extension ShotReport {
  /// Why the shot is not unchanged, in lines of plain text; empty for an unchanged one.
  package var explanation: [String] {
    switch status {
    case .unchanged: []
    case .changed(let change): explain(change)
    case .added(lockKnows: false): ["there is no baseline for this shot"]
    case .added(lockKnows: true): ["the baseline of this shot was deleted; baselines.lock still lists it"]
    case .failed(let failure): failure.problems.flatMap { $0.text.split(separator: "\n").map(String.init) }
    }
  }

  private func explain(_ change: Change) -> [String] {
    var lines: [String] = []
    if let size, size != change.baselineSize {
      lines.append("the size changed from \(change.baselineSize.text) to \(size.text) pixels")
    }
    lines.append(
      "\(change.changedPixels) of \(change.totalPixels) pixels differ (\(Self.percentage(change.share))), "
        + "by up to \(change.largestDifference) of 255")
    let shown = change.regions.prefix(4).map(\.text).joined(separator: "; ")
    if !shown.isEmpty {
      let more = change.regions.count > 4 ? "; and \(change.regions.count - 4) more" : ""
      lines.append("regions: " + shown + more)
    }
    if let fingerprint = change.otherFingerprint {
      lines.append("the baseline was recorded with another renderer or other fonts (\(fingerprint))")
    }
    return lines
  }

  /// A share as a percentage with two digits that say something: `0.81%`, `0.0012%`, `37.5%`.
  package static func percentage(_ share: Double) -> String {
    let percent = share * 100
    if percent == 0 { return "0%" }
    var digits = 2
    var bound = 0.1
    while percent < bound && digits < 6 {
      digits += 1
      bound /= 10
    }
    let text = percent.text(digits: digits)
    return (text == "0" ? "less than 0.000001" : text) + "%"
  }
}

import DSDiagnostics
import DSGeometry

extension ShotReport {
  /// Why the shot is not unchanged, in lines of plain text; empty for an unchanged one.
  package var explanation: [String] {
    switch status {
    case .unchanged: []
    case .changed(let change): change.lines(size: size)
    case .added where pair != nil: ["no picture is expected here"]
    case .added(lockKnows: false): ["there is no baseline for this shot"]
    case .added(lockKnows: true): ["the baseline of this shot was deleted; baselines.lock still lists it"]
    case .failed(let failure): failure.problems.flatMap { $0.text.split(separator: "\n").map(String.init) }
    }
  }

  /// A share as a percentage with two significant digits: `0.81%`, `0.0012%`, `37.5%`.
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

extension ShotReport.Change {
  /// How much changed and where, in lines of plain text; `size` is that of the present picture, and `most` the number of
  /// regions that are listed.
  package func lines(size: PixelSize?, most: Int = 4) -> [String] {
    var lines: [String] = []
    if let size, size != baselineSize {
      lines.append("the size changed from \(baselineSize.text) to \(size.text) pixels")
    }
    if changedPixels > 0 {
      lines.append(
        "\(changedPixels) of \(totalPixels) pixels differ (\(ShotReport.percentage(share))), "
          + "by up to \(largestDifference) of 255")
    }
    let shown = regions.prefix(most).map(\.text).joined(separator: "; ")
    if !shown.isEmpty {
      lines.append("regions: " + shown + (regions.count > most ? "; and \(regions.count - most) more" : ""))
    }
    if let otherFingerprint {
      lines.append("the baseline was recorded with a different renderer or different fonts (\(otherFingerprint))")
    }
    return lines + remarks
  }
}

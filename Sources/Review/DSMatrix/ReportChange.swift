import DSCompare
import DSImage
import DSReport

extension ShotReport.Change {
  /// What a comparison found out, in the terms of a report.
  init(_ difference: Difference, from baseline: Bitmap, otherFingerprint: String? = nil) {
    self.init(
      difference, from: PixelSize(width: baseline.width, height: baseline.height), otherFingerprint: otherFingerprint)
  }

  /// The same for a baseline of which the size is known.
  init(_ difference: Difference, from baselineSize: PixelSize, otherFingerprint: String? = nil) {
    self.init(
      baselineSize: baselineSize,
      changedPixels: difference.changedPixels, totalPixels: difference.totalPixels,
      largestDifference: difference.largestChannelDelta,
      regions: difference.regions.map {
        PixelRegion(x: $0.rect.x, y: $0.rect.y, width: $0.rect.width, height: $0.rect.height)
      }, otherFingerprint: otherFingerprint)
  }
}

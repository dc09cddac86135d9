import DSCompare
import DSImage
import DSReport

extension ShotReport.Change {
  /// What a comparison found out, in the terms of a report.
  init(_ difference: Difference, from baseline: Bitmap, otherFingerprint: String? = nil) {
    self.init(
      baselineSize: PixelSize(width: baseline.width, height: baseline.height),
      changedPixels: difference.changedPixels, totalPixels: difference.totalPixels,
      largestDifference: difference.largestChannelDelta,
      regions: difference.regions.map {
        PixelRegion(x: $0.rect.x, y: $0.rect.y, width: $0.rect.width, height: $0.rect.height)
      }, otherFingerprint: otherFingerprint)
  }
}

package import DSCompare
package import DSImage

extension ShotReport.Change {
  /// What a comparison found out, in the terms of a report.
  /// - Parameter otherFingerprint: the renderer that recorded the baseline, where that is not today's.
  package init(_ difference: Difference, from baseline: Bitmap, otherFingerprint: String? = nil) {
    self.init(
      difference, from: PixelSize(width: baseline.width, height: baseline.height), otherFingerprint: otherFingerprint)
  }

  /// The same for a baseline of which the size is known.
  package init(_ difference: Difference, from baselineSize: PixelSize, otherFingerprint: String? = nil) {
    self.init(
      baselineSize: baselineSize,
      changedPixels: difference.changedPixels, totalPixels: difference.totalPixels,
      largestDifference: difference.largestChannelDelta,
      regions: difference.regions.map {
        PixelRegion(x: $0.rect.x, y: $0.rect.y, width: $0.rect.width, height: $0.rect.height)
      }, otherFingerprint: otherFingerprint)
  }
}

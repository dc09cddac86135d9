/// How much two pictures may differ and still count as the same; nothing by default.
///
/// The two slacks answer two questions and are never mixed: how different a pixel may be, and how many pixels may be
/// more different than that. A difference within them is reported all the same.
package struct Tolerance: Hashable, Sendable {
  /// The largest perceptual distance of a pixel that is not counted; 0 is equal, black to white is 1.
  ///
  /// 0.01 hides rounding noise; a design change of two or three steps of a tint begins at 0.012. See
  /// `PerceptualDistance`.
  package var perPixel: Double
  /// How many pixels may be further apart than `perPixel`.
  package var changedPixels: Int

  /// A tolerance; exact by default. Slacks below zero and NaN become zero.
  package init(perPixel: Double = 0, changedPixels: Int = 0) {
    self.perPixel = perPixel > 0 ? perPixel : 0
    self.changedPixels = max(0, changedPixels)
  }

  /// No slack at all.
  package static let exact = Tolerance()
}

import DSGeometry

/// The gaps that a view wants above and below itself where a stack has no spacing of its own, in points.
///
/// SwiftUI keeps texts apart by their font, everything else by 8 points. An edge may hold both kinds: a row of a
/// picture and a text has a plain and a text edge at its top; the widest gap between any two of them counts.
struct SpacingPreference: Equatable, Sendable {
  /// One horizontal edge of a view.
  struct Edge: Equatable, Sendable {
    /// Whether something other than text touches the edge.
    var plain = true
    /// The gap between this text and something plain beyond the edge; nil without text.
    var besidePlain: Double?
    /// The gap between this text and a text above it; nil without text.
    var belowText: Double?

    /// An edge that holds what both hold.
    func union(_ other: Edge) -> Edge {
      func greatest(_ a: Double?, _ b: Double?) -> Double? { a.map { max($0, b ?? $0) } ?? b }
      return Edge(
        plain: plain || other.plain, besidePlain: greatest(besidePlain, other.besidePlain),
        belowText: greatest(belowText, other.belowText))
    }
  }

  /// The upper edge.
  var top = Edge()
  /// The lower edge.
  var bottom = Edge()

  /// A view that is not text.
  static let plain = SpacingPreference()

  /// The gap between two views side by side, and between two plain ones.
  static let standard = 8.0

  /// The gap between a view and the one below it: the widest that any pair of their edges asks for.
  static func gap(above upper: Edge, below lower: Edge) -> Double {
    var gap = 0.0
    if upper.plain, lower.plain { gap = standard }
    if upper.plain, let distance = lower.besidePlain { gap = max(gap, distance) }
    if lower.plain, let distance = upper.besidePlain { gap = max(gap, distance) }
    if upper.besidePlain != nil, let distance = lower.belowText { gap = max(gap, distance) }
    return gap
  }

  /// The preference of a text in a font: with A, D, C the ascent, descent and height of capitals, and n a tenth of
  /// A + D rounded up to a pixel, a view above stays D + n away, a view below max(A + D + n − C, n + D), a text above
  /// the font's leading. The formula was checked against 24 recorded values of SwiftUI.
  init(_ metrics: TextMetrics, pixel: Double) {
    let n = (0.1 * (metrics.ascent + metrics.descent) / pixel).rounded(.up) * pixel
    let below = max(metrics.ascent + metrics.descent + n - metrics.capHeight, n + metrics.descent)
    let leading = (metrics.leading / pixel).rounded(.up) * pixel
    top = Edge(plain: false, besidePlain: metrics.gapAbove ?? metrics.descent + n, belowText: leading)
    bottom = Edge(plain: false, besidePlain: metrics.gapBelow ?? below, belowText: leading)
  }

  init(top: Edge = Edge(), bottom: Edge = Edge()) {
    self.top = top
    self.bottom = bottom
  }
}

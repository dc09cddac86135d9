import DSGeometry

/// The gaps that a view wants around itself where a stack has no spacing of its own, in points.
///
/// SwiftUI keeps texts apart by their font, everything else by 8 points, and nothing from a spacer. An edge may hold
/// several kinds: a row of a picture and a text has a plain and a text edge at its top. What texts ask for comes first;
/// only where no pair of edges is about text does the default hold.
struct SpacingPreference: Equatable, Sendable {
  /// One horizontal edge of a view.
  struct Edge: Equatable, Sendable {
    /// Whether something other than text touches the edge.
    var plain = true
    /// Whether a spacer touches the edge, which wants no gap.
    var spacer = false
    /// The gap between this text and something plain beyond the edge; nil without text.
    var besidePlain: Double?
    /// The text that decides the gap to another text; nil without text.
    var text: Text?

    /// What a text says about the gap to another text.
    struct Text: Equatable, Sendable {
      /// The height of a line; of several texts beside one another the highest decides.
      var lineHeight: Double
      /// The gap between this text and one above it.
      var leading: Double
    }

    /// An edge that nothing touches.
    static let empty = Edge(plain: false)

    /// An edge that holds what both hold.
    func union(_ other: Edge) -> Edge {
      func greatest(_ a: Double?, _ b: Double?) -> Double? { a.map { max($0, b ?? $0) } ?? b }
      let texts = [text, other.text].compactMap(\.self)
      return Edge(
        plain: plain || other.plain, spacer: spacer || other.spacer,
        besidePlain: greatest(besidePlain, other.besidePlain), text: texts.max { $0.lineHeight < $1.lineHeight })
    }
  }

  /// The upper edge.
  var top = Edge()
  /// The lower edge.
  var bottom = Edge()
  /// Whether a spacer touches the leading edge; texts want the same gap as everything else there.
  var leadingSpacer = false
  /// Whether a spacer touches the trailing edge.
  var trailingSpacer = false

  /// A view that is not text.
  static let plain = SpacingPreference()

  /// The gap between two views side by side, and between two plain ones.
  static let standard = 8.0

  /// The gap between a view and the one below it: the widest that any pair of their edges asks for.
  static func gap(above upper: Edge, below lower: Edge) -> Double {
    var gap: Double?
    func widen(_ distance: Double?) { gap = distance.map { max(gap ?? $0, $0) } ?? gap }
    if upper.plain { widen(lower.besidePlain) }
    if lower.plain { widen(upper.besidePlain) }
    if upper.text != nil { widen(lower.text?.leading) }
    return gap ?? (upper.spacer || lower.spacer ? 0 : standard)
  }

  /// The gap between a view and the one that follows it along an axis.
  static func gap(_ first: SpacingPreference, _ second: SpacingPreference, along axis: Axis) -> Double {
    if axis == .vertical { return gap(above: first.bottom, below: second.top) }
    return first.trailingSpacer || second.leadingSpacer ? 0 : standard
  }

  /// The same preference with nothing but the default left on the edges of an axis.
  func reset(_ axis: Axis) -> SpacingPreference {
    var preference = self
    switch axis {
    case .horizontal:
      preference.leadingSpacer = false
      preference.trailingSpacer = false
    case .vertical:
      preference.top = Edge()
      preference.bottom = Edge()
    }
    return preference
  }

  /// The preference of a text in a font: with A, D, C the ascent, descent and height of capitals, and n a tenth of
  /// A + D rounded up to a pixel, a view above stays D + n away, a view below max(A + D + n − C, n + D), a text above
  /// the font's leading. The formula was checked against 24 recorded values of SwiftUI.
  init(_ metrics: TextMetrics, pixel: Double) {
    let n = (0.1 * (metrics.ascent + metrics.descent) / pixel).rounded(.up) * pixel
    let below = max(metrics.ascent + metrics.descent + n - metrics.capHeight, n + metrics.descent)
    let text = Edge.Text(
      lineHeight: metrics.ascent + metrics.descent + metrics.leading,
      leading: (metrics.leading / pixel).rounded(.up) * pixel)
    top = Edge(plain: false, besidePlain: metrics.gapAbove ?? metrics.descent + n, text: text)
    bottom = Edge(plain: false, besidePlain: metrics.gapBelow ?? below, text: text)
  }

  init(
    top: Edge = Edge(), bottom: Edge = Edge(), leadingSpacer: Bool = false, trailingSpacer: Bool = false
  ) {
    self.top = top
    self.bottom = bottom
    self.leadingSpacer = leadingSpacer
    self.trailingSpacer = trailingSpacer
  }

  /// The preference of a spacer: no gaps along its axis, and nothing at all across it.
  init(spacerAlong axis: Axis?) {
    let edge = Edge(plain: false, spacer: axis != .horizontal)
    self.init(
      top: edge, bottom: edge, leadingSpacer: axis != .vertical, trailingSpacer: axis != .vertical)
  }
}

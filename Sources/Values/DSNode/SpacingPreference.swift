package import DSGeometry

/// The gaps that a view wants around itself if a stack has no explicit spacing, in points.
///
/// SwiftUI keeps texts apart by their font, everything else by 8 points, and nothing from a spacer. An edge may hold
/// several kinds: a row of a picture and a text has a plain and a text edge at its top. The gaps of texts come first;
/// the default holds only if no pair of edges is about text.
package struct SpacingPreference: Hashable, Sendable {
  /// One horizontal edge of a view.
  package struct Edge: Hashable, Sendable {
    /// Whether something other than text touches the edge.
    package var plain: Bool
    /// Whether a spacer touches the edge, which wants no gap.
    package var spacer: Bool
    /// The gap between this text and something plain beyond the edge; nil without text.
    package var besidePlain: Double?
    /// The text that decides the gap to another text; nil without text.
    package var text: Text?

    /// A text's preferences for the gap to another text.
    package struct Text: Hashable, Sendable {
      /// The height of a line; of several texts beside one another the highest decides.
      package var lineHeight: Double
      /// The gap between this text and one above it.
      package var leading: Double
      /// The gap between this and a text below it, for a view that is not text but wants to be treated like one.
      package var trailing: Double

      /// A text's preferences.
      package init(lineHeight: Double, leading: Double, trailing: Double = 0) {
        self.lineHeight = lineHeight
        self.leading = leading
        self.trailing = trailing
      }
    }

    /// An edge of a plain view, or of what is given.
    package init(plain: Bool = true, spacer: Bool = false, besidePlain: Double? = nil, text: Text? = nil) {
      self.plain = plain
      self.spacer = spacer
      self.besidePlain = besidePlain
      self.text = text
    }

    /// An edge that nothing touches.
    package static let empty = Edge(plain: false)

    /// An edge that holds what both hold.
    package func union(_ other: Edge) -> Edge {
      func greatest(_ a: Double?, _ b: Double?) -> Double? { a.map { max($0, b ?? $0) } ?? b }
      let texts = [text, other.text].compactMap(\.self)
      return Edge(
        plain: plain || other.plain, spacer: spacer || other.spacer,
        besidePlain: greatest(besidePlain, other.besidePlain), text: texts.max { $0.lineHeight < $1.lineHeight })
    }
  }

  /// The upper edge.
  package var top: Edge
  /// The lower edge.
  package var bottom: Edge
  /// Whether a spacer touches the leading edge; texts want the same gap as everything else there.
  package var leadingSpacer: Bool
  /// Whether a spacer touches the trailing edge.
  package var trailingSpacer: Bool

  /// A view that is not text.
  package static let plain = SpacingPreference()
  /// A view without preferences: the gap to anything is the standard one, to a text too.
  package static let silent = SpacingPreference(top: .empty, bottom: .empty)
  /// An empty view: no gap to anything except the one that a text prefers.
  package static let zero = SpacingPreference(spacerAlong: nil)

  /// The gap between two views side by side, and between two plain ones.
  ///
  /// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Docs/elements/Text.md` for macOS 26.2 and
  /// `Docs/elements/iOS.md` for iOS 26.0.
  package static let standard = 8.0

  /// The gap between a view and the one below it: the widest that any pair of their edges prefers.
  package static func gap(above upper: Edge, below lower: Edge) -> Double {
    var gap: Double?
    func widen(_ distance: Double?) { gap = distance.map { max(gap ?? $0, $0) } ?? gap }
    if upper.plain { widen(lower.besidePlain) }
    if lower.plain { widen(upper.besidePlain) }
    if let above = upper.text { widen(lower.text.map { max($0.leading, above.trailing) }) }
    return gap ?? (upper.spacer || lower.spacer ? 0 : standard)
  }

  /// The gap between a view and the one that follows it along an axis.
  package static func gap(_ first: SpacingPreference, _ second: SpacingPreference, along axis: Axis) -> Double {
    if axis == .vertical { return gap(above: first.bottom, below: second.top) }
    return first.trailingSpacer || second.leadingSpacer ? 0 : standard
  }

  /// These wishes and some edges of another view's.
  package func union(_ other: SpacingPreference, edges: EdgeSet = .all) -> SpacingPreference {
    SpacingPreference(
      top: edges.contains(.top) ? top.union(other.top) : top,
      bottom: edges.contains(.bottom) ? bottom.union(other.bottom) : bottom,
      leadingSpacer: leadingSpacer || (edges.contains(.leading) && other.leadingSpacer),
      trailingSpacer: trailingSpacer || (edges.contains(.trailing) && other.trailingSpacer))
  }

  /// The same preference with nothing but the default left on the edges of an axis.
  package func reset(_ axis: Axis) -> SpacingPreference {
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

  /// The preferences of edges.
  package init(
    top: Edge = Edge(), bottom: Edge = Edge(), leadingSpacer: Bool = false, trailingSpacer: Bool = false
  ) {
    self.top = top
    self.bottom = bottom
    self.leadingSpacer = leadingSpacer
    self.trailingSpacer = trailingSpacer
  }

  /// The preference of a spacer: no gaps along its axis, and nothing at all across it.
  package init(spacerAlong axis: Axis?) {
    let edge = Edge(plain: false, spacer: axis != .horizontal)
    self.init(
      top: edge, bottom: edge, leadingSpacer: axis != .vertical, trailingSpacer: axis != .vertical)
  }
}

package import DSGeometry

/// A view whose content is made while it is laid out, for the size it gets, as `GeometryReader` does.
///
/// Two are equal if they are the same object. The content is made on the main actor.
package final class DeferredView: Hashable, Sendable {
  /// The view's name, for texts.
  package let name: String
  /// Names the view's place in the layout.
  package let mark: LayoutMark
  /// Whether it stands for one that is lost: nodes that are read from text have no functions (`DSNodeText`).
  package let isStandIn: Bool
  private let make: @Sendable (DeferredGeometry) -> LoweredView

  /// A view of a content for every size.
  package init(
    name: String, mark: LayoutMark, isStandIn: Bool = false,
    _ make: @escaping @Sendable (DeferredGeometry) -> LoweredView
  ) {
    self.name = name
    self.mark = mark
    self.isStandIn = isStandIn
    self.make = make
  }

  /// The content for a place.
  package func content(_ geometry: DeferredGeometry) -> LoweredView { make(geometry) }

  package static func == (a: DeferredView, b: DeferredView) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A name for a view's place in a layout; the same in every evaluation of a scenario.
package struct LayoutMark: Hashable, Sendable {
  /// A number that no other view of the scenario has.
  package let id: UInt64
  /// The name of the coordinate space that the view makes; nil for none.
  package var space: String?
  /// The safe area around the view, from the left and from the top; nil if none begins here.
  package var safeArea: EdgeInsets?

  /// A name.
  package init(id: UInt64, space: String? = nil, safeArea: EdgeInsets? = nil) {
    self.id = id
    self.space = space
    self.safeArea = safeArea
  }
}

/// The positions of marked views, in points from the root's top left corner.
package struct MarkedFrames: Hashable, Sendable {
  /// A marked view's place.
  package struct Place: Hashable, Sendable {
    /// The view's rectangle in the root, as if nothing were turned or scaled.
    package var frame: Rect
    /// The map from the view's own coordinates into the root's: where it is turned and scaled, as it is drawn.
    package var map: AffineTransform
    /// The marked views around it that make coordinate spaces, the outermost first.
    package var spaces: [LayoutMark]
    /// The safe areas around it, the outermost first.
    package var safeAreas: [SafeArea]

    /// A place.
    package init(frame: Rect, map: AffineTransform = .identity, spaces: [LayoutMark], safeAreas: [SafeArea] = []) {
      self.frame = frame
      self.map = map
      self.spaces = spaces
      self.safeAreas = safeAreas
    }
  }

  /// A rectangle beside which there are insets of the safe area.
  package struct SafeArea: Hashable, Sendable {
    /// What is left beside those insets, in the root.
    package var frame: Rect
    /// The insets; leading is the left edge.
    package var insets: EdgeInsets

    /// A rectangle and the insets beside it.
    package init(frame: Rect, insets: EdgeInsets) {
      self.frame = frame
      self.insets = insets
    }
  }

  /// The places.
  package var places: [LayoutMark: Place] = [:]

  /// No places.
  package init() {}

  /// How far the safe area reaches beyond the edges of a marked view: at those edges only that touch it.
  package func safeArea(beside mark: LayoutMark) -> EdgeInsets {
    guard let place = places[mark] else { return EdgeInsets() }
    return place.safeAreas.reach(beyond: place.frame)
  }

  /// The place of a coordinate space around a marked view.
  package func placeOfSpace(_ name: String, around mark: LayoutMark) -> Place? {
    places[mark]?.spaces.last { $0.space == name }.flatMap { places[$0] }
  }

  /// The rectangle of a coordinate space around a marked view, in the root.
  package func space(_ name: String, around mark: LayoutMark) -> Rect? {
    guard let space = places[mark]?.spaces.last(where: { $0.space == name }) else { return nil }
    return places[space]?.frame
  }
}

extension [MarkedFrames.SafeArea] {
  /// How far the safe areas, the outermost first, reach beyond the edges of a rectangle in the root: at those edges only that
  /// touch them. Leading is the left edge.
  package func reach(beyond frame: Rect) -> EdgeInsets {
    var reach = EdgeInsets()
    func same(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.001 }
    for area in reversed() {
      if same(frame.minY - reach.top, area.frame.minY) { reach.top += area.insets.top }
      if same(frame.minX - reach.leading, area.frame.minX) { reach.leading += area.insets.leading }
      if same(frame.maxY + reach.bottom, area.frame.maxY) { reach.bottom += area.insets.bottom }
      if same(frame.maxX + reach.trailing, area.frame.maxX) { reach.trailing += area.insets.trailing }
    }
    return reach
  }
}

/// What a deferred view knows while its content is made.
package final class DeferredGeometry {
  /// The view's size in points.
  package let size: Size
  private let known: MarkedFrames
  private let makeChild: (DSNode) -> (any LayoutChild)?
  /// Whether the content requested a place, which is only known after everything is laid out once.
  package private(set) var asksForPlaces = false

  /// Geometry of a view.
  /// - Parameters:
  ///   - size: its size in points.
  ///   - frames: the positions of views when everything was laid out the last time.
  ///   - child: makes a view that can be measured at the position of the content; nil for nothing.
  package init(
    size: Size, frames: MarkedFrames, child: @escaping (DSNode) -> (any LayoutChild)? = { _ in nil }
  ) {
    self.size = size
    known = frames
    makeChild = child
  }

  /// A view that can be measured before the content is made; it is not drawn. Nil for a view of nothing.
  package func child(_ node: DSNode) -> (any LayoutChild)? { makeChild(node) }

  /// The positions of views when everything was laid out the last time; empty at first.
  package var frames: MarkedFrames {
    asksForPlaces = true
    return known
  }
}

package import DSGeometry

/// A filter of a group, and the map from its coordinates to the view box, which stretches and moves only.
package struct SymbolFilter: Hashable, Sendable {
  /// The steps, with lengths in the filter's coordinates.
  package var filter: PictureFilter
  /// The map to the view box.
  package var transform: AffineTransform

  /// A filter.
  package init(filter: PictureFilter, transform: AffineTransform) {
    (self.filter, self.transform) = (filter, transform)
  }
}

package import DSGeometry

/// A grid whose tracks are known before its cells: columns of a grid that grows downwards, rows of one that grows
/// sideways.
package struct LazyGridNode: Hashable, Sendable {
  /// One description of a track, or of as many as fit.
  package struct Track: Hashable, Sendable {
    /// How long the track is across the grid's axis.
    package enum Size: Hashable, Sendable {
      case fixed(Double)
      case flexible(minimum: Double, maximum: Double)
      /// As many tracks between the bounds as fit.
      case adaptive(minimum: Double, maximum: Double)
    }

    /// The track's length.
    package var size: Size
    /// Points to the next track; 8 where it is nil.
    package var spacing: Double?
    /// The alignment of a cell in its track; nil leaves it to the grid across the axis, and to the middle along it.
    package var alignment: Alignment?

    /// A track.
    package init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// The axis along which the grid grows.
  package var axis: Axis
  /// The tracks.
  package var tracks: [Track]
  /// The alignment of the tracks if they take less than the grid is offered, and of cells in tracks without an
  /// alignment: across the axis.
  package var alignment: Alignment
  /// Whether it is a lazy stack: one track as long as the offer.
  package var isStack = false
  /// Points between lines of cells; nil for the cells' own spacing.
  package var spacing: Double?

  /// A grid.
  package init(axis: Axis, tracks: [Track], alignment: Alignment = .center, spacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
  }

  /// A lazy stack.
  package init(stack axis: Axis, alignment: Alignment, spacing: Double?) {
    self.init(
      axis: axis, tracks: [Track(.flexible(minimum: 0, maximum: .infinity))], alignment: alignment, spacing: spacing)
    isStack = true
  }
}

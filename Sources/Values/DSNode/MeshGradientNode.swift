package import DSGeometry

/// Colours at the points of a grid, row by row.
package struct MeshGradientNode: Hashable, Sendable {
  /// A point of the grid, in fractions of the area.
  package struct Place: Hashable, Sendable {
    /// The point.
    package var position: UnitPoint
    /// The control points of the curves to the next points; nil for straight lines.
    package var controls: Controls?

    /// A point.
    package init(_ position: UnitPoint, controls: Controls? = nil) {
      (self.position, self.controls) = (position, controls)
    }
  }

  /// Control points in fractions of the area, by the neighbour to which the curve leads.
  package struct Controls: Hashable, Sendable {
    /// The control point of the curve to each neighbour.
    package var leading: UnitPoint
    package var top: UnitPoint
    package var trailing: UnitPoint
    package var bottom: UnitPoint

    /// Four control points.
    package init(leading: UnitPoint, top: UnitPoint, trailing: UnitPoint, bottom: UnitPoint) {
      (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
  }

  /// Points of a row.
  package var columns: Int
  /// The points.
  package var places: [Place]
  /// Paints that are colours, one for each point.
  package var colors: [Paint]
  /// What lies behind where the grid does not reach; a paint that is a colour.
  package var background: Paint
  /// Whether colours change slowly at the points.
  package var isSmooth: Bool
  /// The space in which colours are mixed.
  package var mixing: ColorMixing

  /// A grid of colours.
  package init(
    columns: Int, places: [Place], colors: [Paint], background: Paint = .color(.literal(.clear)),
    isSmooth: Bool = true, mixing: ColorMixing = .device
  ) {
    self.columns = columns
    self.places = places
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    self.mixing = mixing
  }
}

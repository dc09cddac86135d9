package import DSGeometry
package import DSNode

/// Colours at the points of a grid, row by row, two rows and two columns at least.
package struct ResolvedMesh: Hashable, Sendable {
  /// Points of a row.
  package var columns: Int
  /// The points, in fractions of the area.
  package var places: [MeshGradientNode.Place]
  /// One for each point.
  package var colors: [Color]
  /// What lies behind where the grid does not reach.
  package var background: Color
  /// Whether colours change slowly at the points.
  package var isSmooth: Bool
  /// The space in which colours are mixed.
  package var mixing: ColorMixing

  /// A grid of colours.
  package init(
    columns: Int, places: [MeshGradientNode.Place], colors: [Color], background: Color = .clear,
    isSmooth: Bool = true, mixing: ColorMixing = .device
  ) {
    self.columns = columns
    self.places = places
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    self.mixing = mixing
  }

  /// The mesh with all colours more transparent.
  func opacity(_ factor: Double) -> ResolvedMesh {
    var mesh = self
    mesh.colors = colors.map { $0.opacity(factor) }
    mesh.background = background.opacity(factor)
    return mesh
  }
}

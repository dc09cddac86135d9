import DSGeometry

/// How a view stands in a grid.
struct GridCell {
  /// How many columns it covers.
  var columns = 1
  /// Where it stands in its cell; nil follows the column's, row's and grid's alignment.
  var anchor: UnitPoint?
  /// The horizontal alignment it gives its column.
  var columnAlignment: HorizontalAlignment?
  /// The axes on which it does not make its column or row grow.
  var unsizedAxes: AxisSet?
}

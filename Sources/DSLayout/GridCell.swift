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
  /// Whether it takes a line of its own in a lazy grid, as the header of a section does.
  var spansLine = false

  /// Covers columns; as many as there can be means a line of its own.
  mutating func spanColumns(_ count: Int) {
    if count == .max { spansLine = true } else { columns = max(1, min(count, 1000)) }
  }
}

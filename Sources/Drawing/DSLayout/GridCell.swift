import DSGeometry

/// The position of a view in a grid.
struct GridCell {
  /// How many columns it covers.
  var columns = 1
  /// The anchor in its cell; nil follows the column's, row's and grid's alignment.
  var anchor: UnitPoint?
  /// The horizontal alignment it gives its column.
  var columnAlignment: HorizontalAlignment?
  /// The axes on which it is offered what its column or row has, instead of a share.
  var unsizedAxes: AxisSet?
  /// Whether it takes a separate line in a lazy grid, as the header of a section does.
  var spansLine = false

  /// Is offered its cell's lengths on these axes, and on those of earlier calls.
  mutating func leaveUnsized(_ axes: AxisSet) {
    unsizedAxes = unsizedAxes == nil || unsizedAxes == axes ? axes : .both
  }

  /// Covers columns; the largest possible count means a separate line. Several counts of a view are added up.
  mutating func spanColumns(_ count: Int) {
    if count == .max { spansLine = true } else if count > 1 { columns = min((columns > 1 ? columns : 0) + count, 1000) }
  }
}

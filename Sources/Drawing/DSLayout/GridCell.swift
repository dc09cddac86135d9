import DSGeometry

/// How a view stands in a grid.
struct GridCell {
  /// How many columns it covers.
  var columns = 1
  /// Where it stands in its cell; nil follows the column's, row's and grid's alignment.
  var anchor: UnitPoint?
  /// The horizontal alignment it gives its column.
  var columnAlignment: HorizontalAlignment?
  /// The axes on which it is offered what its column or row has, instead of a share.
  var unsizedAxes: AxisSet?
  /// Whether it takes a line of its own in a lazy grid, as the header of a section does.
  var spansLine = false

  /// Is offered what it has on axes, and on those it was said for before.
  mutating func leaveUnsized(_ axes: AxisSet) {
    unsizedAxes = unsizedAxes == nil || unsizedAxes == axes ? axes : .both
  }

  /// Covers columns; as many as there can be means a line of its own. What a view says several times is added up.
  mutating func spanColumns(_ count: Int) {
    if count == .max { spansLine = true } else if count > 1 { columns = min((columns > 1 ? columns : 0) + count, 1000) }
  }
}

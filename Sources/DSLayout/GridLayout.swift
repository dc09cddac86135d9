import DSGeometry
import DSNode

/// Rows of cells in common columns.
///
/// Columns are served like the children of a row stack, each as wide as its widest cell answers; then rows like the
/// children of a column stack. A cell that covers several columns, and a view outside any row, widens the columns it
/// covers by equal parts where they are too narrow. Every cell is offered its column's width and its row's height.
final class GridLayout: LayoutItem {
  /// A row: its cells, and the alignment it was given.
  struct Row {
    var alignment: VerticalAlignment?
    var cells: [LayoutItem]
    /// Whether it is a view outside any row, which covers all columns.
    var spansAll: Bool
  }

  /// A cell with the columns it covers.
  private struct Cell {
    var item: LayoutItem
    var row: Int
    var columns: Range<Int>
  }

  private struct Arrangement {
    var widths: [Double]
    var heights: [Double]
    var size: Size
  }

  private let alignment: Alignment
  private let horizontalSpacing: Double
  private let verticalSpacing: Double?
  private let rows: [Row]
  private let cells: [Cell]
  private let columnCount: Int
  private var arrangements: [(proposal: ProposedSize, arrangement: Arrangement)] = []

  init(
    alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, rows: [Row],
    direction: LayoutDirection
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? SpacingPreference.standard
    self.verticalSpacing = verticalSpacing
    self.rows = rows
    let count = rows.map { $0.spansAll ? 1 : $0.cells.reduce(0) { $0 + $1.cell.columns } }.max() ?? 0
    columnCount = count
    cells = rows.enumerated().flatMap { index, row -> [Cell] in
      if row.spansAll { return row.cells.map { Cell(item: $0, row: index, columns: 0..<count) } }
      var column = 0
      return row.cells.map { item in
        defer { column += item.cell.columns }
        return Cell(item: item, row: index, columns: column..<column + item.cell.columns)
      }
    }
    super.init(direction: direction)
  }

  /// The gap before each row but the first: the widest that any two stacked cells ask for.
  private lazy var rowGaps: [Double] = rows.indices.dropFirst().map { index in
    if let verticalSpacing { return verticalSpacing }
    let upper = cells.filter { $0.row == index - 1 }
    let lower = cells.filter { $0.row == index }
    let gaps = upper.flatMap { above in
      lower.filter { $0.columns.overlaps(above.columns) }.map {
        SpacingPreference.gap(above: above.item.spacing.bottom, below: $0.item.spacing.top)
      }
    }
    return gaps.max() ?? SpacingPreference.standard
  }

  override func measure(_ proposal: ProposedSize) -> Size { arrangement(proposal).size }

  private func arrangement(_ proposal: ProposedSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let widths = lengths(
      .horizontal, count: columnCount, offered: proposal.width,
      gaps: Double(max(0, columnCount - 1)) * horizontalSpacing
    ) { item, offer in item.size(ProposedSize(width: offer, height: nil)).width }
    let heights = lengths(
      .vertical, count: rows.count, offered: proposal.height, gaps: rowGaps.reduce(0, +)
    ) { item, offer in
      let width = self.cells.first { $0.item === item }.map { self.width(of: $0.columns, widths) }
      return item.size(ProposedSize(width: width, height: offer)).height
    }
    let arrangement = Arrangement(
      widths: widths, heights: heights,
      size: Size(
        width: width(of: 0..<columnCount, widths), height: heights.reduce(0, +) + rowGaps.reduce(0, +)))
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  /// The width of a run of columns with the gaps between them.
  private func width(of columns: Range<Int>, _ widths: [Double]) -> Double {
    widths[columns].reduce(0, +) + Double(max(0, columns.count - 1)) * horizontalSpacing
  }

  /// The lengths of all tracks (columns or rows) along an axis.
  private func lengths(
    _ axis: Axis, count: Int, offered: Double?, gaps: Double, answer: (LayoutItem, Double?) -> Double
  ) -> [Double] {
    var lengths = Array(repeating: 0.0, count: count)
    func sized(_ cell: Cell) -> Bool { !(cell.item.cell.unsizedAxes?.contains(axis) ?? false) }
    func single(_ track: Int) -> [Cell] {
      cells.filter { cell in
        sized(cell) && (axis == .vertical ? cell.row == track : cell.columns == track..<track + 1)
      }
    }
    let tracks = (0..<count).map(single)
    func longest(_ track: Int, _ offer: Double?) -> Double { tracks[track].map { answer($0.item, offer) }.max() ?? 0 }
    if let offered {
      let minimums = (0..<count).map { longest($0, 0) }
      let flexibilities = (0..<count).map { longest($0, .infinity) - minimums[$0] }
      let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
      var available = offered - gaps
      for (served, track) in order.enumerated() {
        lengths[track] = longest(track, max(0, available / Double(count - served)))
        available -= lengths[track]
      }
    } else {
      for track in 0..<count { lengths[track] = longest(track, nil) }
    }
    guard axis == .horizontal else { return lengths }
    for cell in cells where cell.columns.count > 1 && sized(cell) {
      let current = width(of: cell.columns, lengths)
      let wanted = answer(cell.item, offered.map { max($0, current) })
      guard wanted > current, wanted.isFinite else { continue }
      for column in cell.columns { lengths[column] += (wanted - current) / Double(cell.columns.count) }
    }
    return lengths
  }

  /// A grid without cells gives way to everything.
  override var priority: Double { cells.isEmpty ? -.infinity : 0 }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    guard guide.isCombined else { return nil }
    let arrangement = arrangement(proposal)
    return combine(
      guide,
      cells.compactMap { cell in
        let box = box(of: cell, arrangement)
        let offer = ProposedSize(box.size)
        guard let value = cell.item.explicitGuide(guide, offer) else { return nil }
        let origin = origin(of: cell, in: box, offer)
        if case .horizontal = guide { return value + origin.x }
        return value + origin.y
      })
  }

  /// The columns and the row that a cell covers.
  private func box(of cell: Cell, _ arrangement: Arrangement) -> Rect {
    let left =
      cell.columns.lowerBound == 0
      ? 0 : width(of: 0..<cell.columns.lowerBound, arrangement.widths) + horizontalSpacing
    var top = 0.0
    for row in 0..<cell.row { top += arrangement.heights[row] + rowGaps[row] }
    return Rect(
      x: left, y: top, width: width(of: cell.columns, arrangement.widths), height: arrangement.heights[cell.row])
  }

  /// Cells are placed in columns as wide as the grid's own reported width makes them.
  override func placed(_ proposal: ProposedSize) -> PlacedNode {
    let size = size(proposal)
    let arrangement = arrangement(proposal)
    let placed = cells.map { cell in
      let box = box(of: cell, arrangement)
      let offer = ProposedSize(box.size)
      return cell.item.placed(offer).moved(to: origin(of: cell, in: box, offer), in: size.width, direction)
    }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction,
      children: drawingOrder(cells.map(\.item), placed))
  }

  /// Where a cell's view stands: by its own anchor, else by its column's and its row's guide, else the grid's.
  private func origin(of cell: Cell, in box: Rect, _ offer: ProposedSize) -> Point {
    let size = cell.item.size(offer)
    if let anchor = cell.item.cell.anchor {
      return Point(
        x: box.minX + (box.width - size.width) * anchor.x, y: box.minY + (box.height - size.height) * anchor.y)
    }
    let column =
      cell.columns.count == 1
      ? cells.first { $0.columns == cell.columns && $0.item.cell.columnAlignment != nil }?.item.cell.columnAlignment
      : nil
    let horizontal = Modifier.Guide.horizontal(column ?? alignment.horizontal)
    let vertical = Modifier.Guide.vertical(rows[cell.row].alignment ?? alignment.vertical)
    return Point(
      x: box.minX + horizontal.position(in: box.size) - cell.item.guide(horizontal, offer),
      y: box.minY + rowGuide(vertical, cell, box, offer) - cell.item.guide(vertical, offer))
  }

  /// Where the row's guide lies from its top: text baselines are those of the cell that reaches furthest above them.
  private func rowGuide(_ guide: Modifier.Guide, _ cell: Cell, _ box: Rect, _ offer: ProposedSize) -> Double {
    guard guide.isCombined else { return guide.position(in: box.size) }
    return cells.filter { $0.row == cell.row }.map { $0.item.guide(guide, offer) }.max()
      ?? guide.position(in: box.size)
  }
}

import DSGeometry
import DSNode

/// Rows of cells in common columns.
///
/// Columns are served like the children of a row stack, each as wide as its widest cell answers; then rows like the
/// children of a column stack. Columns that have no cell of their own are served as equal parts of the cells that cover
/// several of them. After that, a cell that covers several columns, and a view outside any row, is offered what the other
/// columns leave, and widens those it covers by equal parts where they are too narrow. Every cell is offered its
/// column's width and its row's height.
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
    ) { ProposedSize(width: $1, height: nil) }
    let heights = lengths(
      .vertical, count: rows.count, offered: proposal.height, gaps: rowGaps.reduce(0, +)
    ) { ProposedSize(width: self.width(of: $0.columns, widths), height: $1) }
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

  /// A cell that asks for a length of a track, alone or together with the tracks beside it.
  private struct Claim {
    var cell: Cell
    var count = 1
  }

  /// The cells that every track is as long as: those that cover only it, and where there are none, those that cover
  /// several such tracks.
  private func claims(_ axis: Axis, count: Int) -> [[Claim]] {
    var claims = Array(repeating: [Claim](), count: count)
    let sized = cells.filter { $0.item.cell.unsizedAxes?.contains(axis) != true }
    for cell in sized {
      if axis == .vertical { claims[cell.row].append(Claim(cell: cell)) }
      if axis == .horizontal, cell.columns.count == 1 { claims[cell.columns.lowerBound].append(Claim(cell: cell)) }
    }
    guard axis == .horizontal else { return claims }
    let isBare = claims.map(\.isEmpty)
    let spanning = sized.filter { $0.columns.count > 1 }
    func claim(_ columns: [Int], for cell: Cell) {
      for column in columns { claims[column].append(Claim(cell: cell, count: cell.columns.count)) }
    }
    for cell in spanning where cell.columns.allSatisfy({ isBare[$0] }) { claim(Array(cell.columns), for: cell) }
    // Columns that are still bare stretch with the cells of rows that stretch across them.
    let open = claims.map(\.isEmpty)
    for cell in spanning where !rows[cell.row].spansAll && cell.columns.contains(where: { open[$0] }) {
      let endless = cell.item.size(ProposedSize(width: .infinity, height: nil)).width == .infinity
      if endless { claim(cell.columns.filter { open[$0] }, for: cell) }
    }
    return claims
  }

  /// The lengths of all tracks (columns or rows) along an axis.
  private func lengths(
    _ axis: Axis, count: Int, offered: Double?, gaps: Double, proposal: (Cell, Double?) -> ProposedSize
  ) -> [Double] {
    var lengths = Array(repeating: 0.0, count: count)
    let claims = claims(axis, count: count)
    func answer(_ cell: Cell, _ offer: Double?) -> Double { cell.item.size(proposal(cell, offer))[axis] }
    func longest(_ track: Int, _ offer: Double?) -> Double {
      var (longest, before, after) = (0.0, 0.0, 0.0)
      for claim in claims[track] {
        let inside = Double(claim.count - 1) * horizontalSpacing
        let whole = answer(claim.cell, offer.map { $0 * Double(claim.count) + inside })
        longest = max(longest, max(0, whole - inside) / Double(claim.count))
        // Cells on a common baseline reach as far as the highest above it and the lowest below it.
        guard claim.count == 1, whole.isFinite, let guide = guide(of: claim.cell, axis), guide.isCombined
        else { continue }
        let line = claim.cell.item.guide(guide, proposal(claim.cell, offer))
        before = max(before, line)
        after = max(after, whole - line)
      }
      return max(longest, before + after)
    }
    if let offered, offered.isFinite {
      let minimums = (0..<count).map { longest($0, 0) }
      let flexibilities = (0..<count).map { longest($0, .infinity) - minimums[$0] }
      // The least flexible first; of two endlessly flexible ones, the one with the larger minimum.
      let order = (0..<count).sorted { a, b in
        if flexibilities[a] != flexibilities[b] { return flexibilities[a] < flexibilities[b] }
        if flexibilities[a] == .infinity, minimums[a] != minimums[b] { return minimums[a] > minimums[b] }
        return a < b
      }
      var available = offered - gaps
      for (served, track) in order.enumerated() {
        lengths[track] = longest(track, max(0, available / Double(count - served)))
        available -= lengths[track]
      }
    } else {
      for track in 0..<count { lengths[track] = longest(track, offered) }
    }
    guard axis == .horizontal else { return lengths }
    for cell in cells where cell.columns.count > 1 && cell.item.cell.unsizedAxes?.contains(axis) != true {
      let current = width(of: cell.columns, lengths)
      let others = gaps + lengths.reduce(0, +) - current
      let wanted = answer(cell, offered.map { max($0.isFinite ? $0 - others : $0, current) })
      guard wanted > current else { continue }
      for column in cell.columns { lengths[column] += (wanted - current) / Double(cell.columns.count) }
    }
    return lengths
  }

  /// A grid without cells gives way to everything.
  override var priority: Double { cells.isEmpty ? -.infinity : 0 }

  /// The gaps above and below are those of the first and the last row.
  override var spacing: SpacingPreference {
    guard let last = cells.last?.row else { return .zero }
    let top = unionOfSpacing(cells.filter { $0.row == 0 }.map(\.item)).top
    let bottom = unionOfSpacing(cells.filter { $0.row == last }.map(\.item)).bottom
    return SpacingPreference(top: top, bottom: bottom)
  }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    guard guide.isCombined else { return nil }
    let arrangement = arrangement(proposal)
    return combine(
      guide,
      cells.compactMap { cell in
        let offer = ProposedSize(box(of: cell, arrangement).size)
        guard let value = cell.item.explicitGuide(guide, offer) else { return nil }
        let origin = origin(of: cell, arrangement)
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
      cell.item.placed(ProposedSize(box(of: cell, arrangement).size)).moved(
        to: origin(of: cell, arrangement), in: size.width, direction)
    }
    return PlacedNode(
      frame: Rect(size: size), content: .container, direction: direction,
      children: drawingOrder(cells.map(\.item), placed))
  }

  /// Where a cell's view stands: by its own anchor, else by its column's and its row's guide, else the grid's.
  private func origin(of cell: Cell, _ arrangement: Arrangement) -> Point {
    let box = box(of: cell, arrangement)
    let offer = ProposedSize(box.size)
    if let anchor = cell.item.cell.anchor {
      let size = cell.item.size(offer)
      return Point(
        x: box.minX + (box.width - size.width) * anchor.x, y: box.minY + (box.height - size.height) * anchor.y)
    }
    func distance(_ axis: Axis) -> Double {
      guard let guide = guide(of: cell, axis) else { return 0 }
      return line(of: guide, axis, through: cell, arrangement) - cell.item.guide(guide, offer)
    }
    return Point(x: box.minX + distance(.horizontal), y: box.minY + distance(.vertical))
  }

  /// The guide by which a cell stands along an axis; nil for one that has an anchor.
  private func guide(of cell: Cell, _ axis: Axis) -> Modifier.Guide? {
    if cell.item.cell.anchor != nil { return nil }
    if axis == .vertical { return .vertical(rows[cell.row].alignment ?? alignment.vertical) }
    return .horizontal(columnAlignments[cell.columns] ?? alignment.horizontal)
  }

  /// The alignments of columns: the first that a cell gives its own.
  private lazy var columnAlignments: [Range<Int>: HorizontalAlignment] = cells.reduce(into: [:]) { found, cell in
    guard cell.columns.count == 1, let alignment = cell.item.cell.columnAlignment else { return }
    found[cell.columns] = found[cell.columns] ?? alignment
  }

  /// Where a guide lies from the edge of a cell's box: text baselines and made-up guides are those of the cell of the
  /// row or the column that reaches furthest beyond them.
  private func line(
    of guide: Modifier.Guide, _ axis: Axis, through cell: Cell, _ arrangement: Arrangement
  ) -> Double {
    guard guide.isCombined else { return guide.position(in: box(of: cell, arrangement).size) }
    let peers = cells.filter { peer in
      peer.item.cell.anchor == nil && (axis == .vertical ? peer.row == cell.row : peer.columns == cell.columns)
    }
    return peers.map { $0.item.guide(guide, ProposedSize(box(of: $0, arrangement).size)) }.reduce(0, max)
  }
}

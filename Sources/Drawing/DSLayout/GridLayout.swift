import DSGeometry
import DSNode

/// Rows of cells in common columns.
///
/// `GridPlan` determines the positions and gaps of cells, `GridSolver` the lengths of columns and rows for an offer. A
/// cell is placed in its columns and its row: it is offered their lengths, but if its answer has these lengths already,
/// it is offered what it gave that answer to.
final class GridLayout: LayoutItem {
  /// A row: its cells, and the alignment it was given.
  struct Row {
    var alignment: VerticalAlignment?
    var cells: [LayoutItem]
    /// Whether it is a view outside any row, which covers all columns.
    var spansAll: Bool
  }

  private typealias Cell = GridPlan.Cell

  private struct Arrangement {
    var size: Size
    /// The columns and the row of each cell, and what it is offered there.
    var boxes: [Rect]
    var offers: [ProposedSize]
  }

  private let alignment: Alignment
  private let plan: GridPlan
  private var arrangements: [(proposal: ProposedSize, arrangement: Arrangement)] = []

  init(
    alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, rows: [Row],
    direction: LayoutDirection
  ) {
    self.alignment = alignment
    plan = GridPlan(
      rows.filter { !$0.cells.isEmpty }, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    super.init(direction: direction)
  }

  override func measure(_ proposal: ProposedSize) -> Size { arrangement(proposal).size }

  private func arrangement(_ proposal: ProposedSize) -> Arrangement {
    for known in arrangements where known.proposal == proposal { return known.arrangement }
    let arrangement = arrange(proposal)
    arrangements.append((proposal, arrangement))
    return arrangement
  }

  private func arrange(_ proposal: ProposedSize) -> Arrangement {
    guard !plan.cells.isEmpty else { return Arrangement(size: .zero, boxes: [], offers: []) }
    let solved = GridSolver(plan, proposal)
    func starts(_ lengths: [Double], _ gaps: [Double]) -> [Double] {
      var position = 0.0
      return lengths.indices.map { index in
        defer { position += lengths[index] }
        position += gaps[index]
        return position
      }
    }
    let lefts = starts(solved.widths, plan.columnGaps)
    let tops = starts(solved.heights, plan.rowGaps)
    let boxes = plan.cells.map { cell in
      Rect(
        x: lefts[cell.columns.lowerBound], y: tops[cell.row], width: plan.width(of: cell.columns, solved.widths),
        height: solved.heights[cell.row])
    }
    let offers = zip(boxes, solved.answers).map { $0.size == $1.size ? $1.offer : ProposedSize($0.size) }
    let size = Size(
      width: plan.width(of: 0..<plan.columnCount, solved.widths),
      height: solved.heights.reduce(0, +) + plan.rowGaps.reduce(0, +))
    return Arrangement(size: size, boxes: boxes, offers: offers)
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    let arrangement = arrangement(proposal)
    let placed = plan.cells.indices.map { index in
      plan.cells[index].item.placed(arrangement.offers[index]).moved(
        to: origin(of: index, arrangement), in: arrangement.size.width, direction)
    }
    return PlacedNode(
      frame: Rect(size: arrangement.size), content: .container, direction: direction,
      children: drawingOrder(plan.cells.map(\.item), placed))
  }

  // MARK: - Positions of cells

  /// The position of a cell's view: by its own anchor, else by its column's and its row's guide, else the grid's.
  private func origin(of index: Int, _ arrangement: Arrangement) -> Point {
    let cell = plan.cells[index]
    let box = arrangement.boxes[index]
    let offer = arrangement.offers[index]
    if let anchor = cell.item.cell.anchor {
      let size = cell.item.size(offer)
      return Point(
        x: box.minX + (box.width - size.width) * anchor.x, y: box.minY + (box.height - size.height) * anchor.y)
    }
    func distance(_ guide: Modifier.Guide, _ peers: (Cell) -> Bool) -> Double {
      line(of: guide, through: index, peers, arrangement) - cell.item.guide(guide, offer)
    }
    let column = cell.columns.count == 1 ? plan.columnAlignments[cell.columns.lowerBound] : nil
    return Point(
      x: box.minX + distance(.horizontal(column ?? alignment.horizontal)) { $0.columns == cell.columns },
      y: box.minY + distance(.vertical(plan.rowAlignments[cell.row] ?? alignment.vertical)) { $0.row == cell.row })
  }

  /// The position of a guide in a cell's box. Text baselines and custom guides come from the cells of the row or the
  /// column together, each from its own corner; neither grows for it, so cells may extend beyond them.
  private func line(
    of guide: Modifier.Guide, through index: Int, _ isPeer: (Cell) -> Bool, _ arrangement: Arrangement
  ) -> Double {
    let position = guide.position(in: arrangement.boxes[index].size)
    guard guide.isCombined else { return position }
    let peers = plan.cells.indices.filter { isPeer(plan.cells[$0]) && plan.cells[$0].item.cell.anchor == nil }
    return combine(guide, peers.compactMap { plan.cells[$0].item.explicitGuide(guide, arrangement.offers[$0]) })
      ?? position
  }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    guard guide.isCombined else { return nil }
    let arrangement = arrangement(proposal)
    return combine(
      guide,
      plan.cells.indices.compactMap { index in
        guard let value = plan.cells[index].item.explicitGuide(guide, arrangement.offers[index]) else { return nil }
        let origin = origin(of: index, arrangement)
        if case .horizontal = guide { return value + origin.x }
        return value + origin.y
      })
  }

  // MARK: - In a stack

  /// A grid without cells gives way to everything.
  override var priority: Double { plan.cells.isEmpty ? -.infinity : 0 }

  /// What the cells at each edge want.
  override var spacing: SpacingPreference {
    func union(_ isAtEdge: (Cell) -> Bool) -> SpacingPreference {
      unionOfSpacing(plan.cells.filter(isAtEdge).map(\.item))
    }
    guard let last = plan.cells.last?.row else { return .zero }
    return SpacingPreference(
      top: union { $0.row == 0 }.top, bottom: union { $0.row == last }.bottom,
      leadingSpacer: union { $0.columns.lowerBound == 0 }.leadingSpacer,
      trailingSpacer: union { $0.columns.upperBound == plan.columnCount }.trailingSpacer)
  }
}

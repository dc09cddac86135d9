import DSGeometry
import DSNode

/// Finds the lengths of a grid's columns and rows for an offer.
///
/// Where nothing is offered, every column is as wide as its widest cell. Otherwise cells are served by layout priority,
/// then the least flexible first: those that are endless on fewer of the offered axes, then those whose lengths vary
/// less, both axes taken together. Cells of the same flexibility are a group, and all of a group are offered the same
/// share: what the columns that are done have left, divided by the number of those that wait for a cell. A column is
/// done once all its cells of that priority are; one that only cells of several columns cover is never done. Rows go by
/// the same rules. Nothing is kept back for lower priorities, so a grid may be larger than its offer.
struct GridSolver {
  /// What a cell was offered, and what it answered.
  struct Answer {
    var offer = ProposedSize.unspecified
    var size = Size.zero
  }

  private let plan: GridPlan
  private let offer: ProposedSize
  private(set) var widths: [Double]
  private(set) var heights: [Double]
  private(set) var answers: [Answer]
  /// The columns that have a cell that covers no other column.
  private var isOwn: [Bool]
  /// How many cells of the present priority each column and each row waits for.
  private var columnsWait: [Int]
  private var rowsWait: [Int]
  private var columnsDone: [Bool]
  private var rowsDone: [Bool]

  init(_ plan: GridPlan, _ offer: ProposedSize) {
    self.plan = plan
    self.offer = offer
    widths = Array(repeating: 0, count: plan.columnCount)
    heights = Array(repeating: 0, count: plan.rowCount)
    answers = Array(repeating: Answer(), count: plan.cells.count)
    isOwn = Array(repeating: false, count: plan.columnCount)
    columnsWait = Array(repeating: 0, count: plan.columnCount)
    rowsWait = Array(repeating: 0, count: plan.rowCount)
    columnsDone = Array(repeating: false, count: plan.columnCount)
    rowsDone = Array(repeating: false, count: plan.rowCount)
    for cell in plan.cells where cell.columns.count == 1 { isOwn[cell.columns.lowerBound] = true }
    if offer == .unspecified { solveIdeal() } else { solve() }
  }

  private mutating func solveIdeal() {
    for index in plan.cells.indices { serve(index, .unspecified) }
    for index in plan.cells.indices { widen(index) }
  }

  // MARK: - Groups

  /// How early a cell is served.
  private struct Rank: Equatable {
    var priority: Double
    var endlessAxes: Int
    var range: Double

    func comesBefore(_ other: Rank) -> Bool {
      if priority != other.priority { return priority > other.priority }
      return endlessAxes != other.endlessAxes ? endlessAxes < other.endlessAxes : range < other.range
    }
  }

  private func rank(_ item: LayoutItem) -> Rank {
    let least = item.size(ProposedSize(width: 0, height: 0))
    let most = item.size(ProposedSize(width: .infinity, height: .infinity))
    var rank = Rank(priority: item.priority, endlessAxes: 0, range: 0)
    for axis in Axis.allCases where offer[axis] != nil {
      if most[axis] == .infinity { rank.endlessAxes += 1 } else { rank.range += most[axis] - least[axis] }
    }
    return rank
  }

  private mutating func solve() {
    let ranks = plan.cells.map { rank($0.item) }
    let order = plan.cells.indices.sorted { a, b in
      ranks[a].comesBefore(ranks[b]) || (!ranks[b].comesBefore(ranks[a]) && a < b)
    }
    let room = ProposedSize(
      width: offer.width.map { $0 - plan.columnGaps.reduce(0, +) },
      height: offer.height.map { $0 - plan.rowGaps.reduce(0, +) })
    var start = 0
    while start < order.count {
      let rank = ranks[order[start]]
      if start == 0 || ranks[order[start - 1]].priority != rank.priority {
        waitFor(order[start...].prefix { ranks[$0].priority == rank.priority })
      }
      let group = order[start...].prefix { ranks[$0] == rank }
      let share = share(of: room)
      for index in group { serve(index, proposal(index, share, room)) }
      for index in group {
        let cell = plan.cells[index]
        rowsWait[cell.row] -= 1
        if cell.columns.count == 1 { columnsWait[cell.columns.lowerBound] -= 1 }
      }
      for index in group { widen(index) }
      for column in widths.indices where isOwn[column] && columnsWait[column] == 0 { columnsDone[column] = true }
      for row in heights.indices where rowsWait[row] == 0 { rowsDone[row] = true }
      start += group.count
    }
  }

  /// Counts the cells of a priority that columns and rows wait for.
  private mutating func waitFor(_ cells: ArraySlice<Int>) {
    for index in cells {
      let cell = plan.cells[index]
      rowsWait[cell.row] += 1
      if cell.columns.count == 1 { columnsWait[cell.columns.lowerBound] += 1 }
    }
  }

  /// Whether a column takes part in the sharing.
  private func isOpen(_ column: Int) -> Bool { !isOwn[column] || columnsWait[column] > 0 }

  /// What each of the columns and rows that wait gets.
  private func share(of room: ProposedSize) -> ProposedSize {
    func part(_ length: Double?, _ lengths: [Double], _ done: [Bool], _ open: Int) -> Double? {
      guard let length, length.isFinite else { return length }
      let taken = lengths.indices.reduce(0) { done[$1] ? $0 + lengths[$1] : $0 }
      return (length - taken) / Double(max(open, 1))
    }
    return ProposedSize(
      width: part(room.width, widths, columnsDone, widths.indices.count(where: isOpen)),
      height: part(room.height, heights, rowsDone, rowsWait.count { $0 > 0 }))
  }

  private func proposal(_ index: Int, _ share: ProposedSize, _ room: ProposedSize) -> ProposedSize {
    let cell = plan.cells[index]
    func isUnsized(_ axis: Axis) -> Bool { cell.item.cell.unsizedAxes?.contains(axis) == true }
    let taken = plan.width(of: cell.columns, widths)
    func width(_ share: Double, _ room: Double) -> Double {
      if isUnsized(.horizontal) { return taken }
      if cell.columns.count == 1 { return max(share, taken) }
      guard room.isFinite else { return room }
      let others = widths.indices.reduce(0) { sum, column in
        cell.columns.contains(column) ? sum : sum + (isOpen(column) ? share : widths[column])
      }
      return max(room - others + plan.gaps(inside: cell.columns), taken)
    }
    var proposal = ProposedSize.unspecified
    if let share = share.width, let room = room.width { proposal.width = width(share, room) }
    if let share = share.height {
      proposal.height = isUnsized(.vertical) ? heights[cell.row] : max(share, heights[cell.row])
    }
    return proposal
  }

  /// Asks a cell, and makes its row and its only column as long as it is.
  private mutating func serve(_ index: Int, _ proposal: ProposedSize) {
    let cell = plan.cells[index]
    let size = cell.item.size(proposal)
    answers[index] = Answer(offer: proposal, size: size)
    heights[cell.row] = max(heights[cell.row], size.height)
    if cell.columns.count == 1 { widths[cell.columns.lowerBound] = max(widths[cell.columns.lowerBound], size.width) }
  }

  /// Widens the columns of a cell that covers several and is wider than they are: those that wait for a cell, else
  /// those without a single-column cell, else all of them, by equal parts.
  private mutating func widen(_ index: Int) {
    let cell = plan.cells[index]
    guard cell.columns.count > 1 else { return }
    let missing = answers[index].size.width - plan.width(of: cell.columns, widths)
    guard missing > 0 else { return }
    var columns = offer == .unspecified ? [] : cell.columns.filter { isOwn[$0] && columnsWait[$0] > 0 }
    if columns.isEmpty { columns = cell.columns.filter { !isOwn[$0] } }
    if columns.isEmpty { columns = Array(cell.columns) }
    for column in columns { widths[column] += missing / Double(columns.count) }
  }
}

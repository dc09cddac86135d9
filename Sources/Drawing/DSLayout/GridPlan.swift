import DSGeometry
import DSNode

/// The cells of a grid, and the gaps between its columns and rows.
///
/// Everything follows from the views alone and holds for every offer.
struct GridPlan {
  /// A view with the row and the columns that it covers.
  struct Cell {
    var item: LayoutItem
    var row: Int
    var columns: Range<Int>
  }

  var cells: [Cell] = []
  var columnCount = 1
  var rowCount: Int
  /// The alignments that rows were given.
  var rowAlignments: [VerticalAlignment?]
  /// The alignments of columns: the first that a cell gives the column where it begins.
  var columnAlignments: [Int: HorizontalAlignment] = [:]
  /// The gap before each column: the widest that two neighbours of a row keep there, none where no two meet.
  var columnGaps: [Double]
  /// The gap before each row: the widest that two cells keep of which one is above the other.
  var rowGaps: [Double]

  init(_ rows: [GridLayout.Row], horizontalSpacing: Double?, verticalSpacing: Double?) {
    rowCount = rows.count
    rowAlignments = rows.map(\.alignment)
    for row in rows where !row.spansAll {
      columnCount = max(columnCount, row.cells.reduce(0) { $0 + $1.cell.columns })
    }
    for (index, row) in rows.enumerated() {
      var column = 0
      for item in row.cells {
        let span = row.spansAll ? columnCount : item.cell.columns
        if !row.spansAll, let alignment = item.cell.columnAlignment, columnAlignments[column] == nil {
          columnAlignments[column] = alignment
        }
        cells.append(Cell(item: item, row: index, columns: column..<column + span))
        column += row.spansAll ? 0 : span
      }
    }
    columnGaps = Array(repeating: 0, count: columnCount)
    rowGaps = Array(repeating: 0, count: rowCount)
    var meets = Array(repeating: false, count: columnCount)
    for (left, right) in zip(cells, cells.dropFirst()) where left.row == right.row {
      let column = right.columns.lowerBound
      let gap =
        horizontalSpacing ?? SpacingPreference.gap(left.item.spacing, right.item.spacing, along: .horizontal)
      columnGaps[column] = meets[column] ? max(columnGaps[column], gap) : gap
      meets[column] = true
    }
    for row in rows.indices.dropFirst() { rowGaps[row] = gap(before: row, verticalSpacing) }
  }

  private func gap(before row: Int, _ spacing: Double?) -> Double {
    if let spacing { return spacing }
    let upper = cells.filter { $0.row == row - 1 }
    let lower = cells.filter { $0.row == row }
    let gaps = upper.flatMap { above in
      lower.filter { $0.columns.overlaps(above.columns) }.map {
        SpacingPreference.gap(above: above.item.spacing.bottom, below: $0.item.spacing.top)
      }
    }
    return gaps.max() ?? 0
  }

  /// The gaps between the columns that a cell covers.
  func gaps(inside columns: Range<Int>) -> Double { columnGaps[columns.dropFirst()].reduce(0, +) }

  /// The width of a run of columns with the gaps between them.
  func width(of columns: Range<Int>, _ widths: [Double]) -> Double {
    widths[columns].reduce(0, +) + gaps(inside: columns)
  }
}

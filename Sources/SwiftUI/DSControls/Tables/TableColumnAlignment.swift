import DSView
public import Foundation

/// The alignment of the title and the cells of a table's column in its width.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Edge: Hashable { case leading, center, trailing, left, right }

  let edge: Edge

  /// The platform's: the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// The leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// The middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(edge: .center) }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
  /// The edge at which numbers have their last digits: the right one.
  /// - Partial: always right, whatever digits the locale has.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(edge: .right) }

  /// The edge at which numbers of a system have their last digits.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    // The digits of these scripts run from right to left; Arabic's do not.
    TableColumnAlignment(edge: ["adlm", "nkoo", "rohg"].contains(numberingSystem.identifier) ? .left : .right)
  }
}

extension TableColumnContent {
  /// The columns with their titles and their cells at an edge.
  @MainActor @preconcurrency public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    AlignedColumns(columns: self, alignment: alignment)
  }
}

/// Columns at an edge.
private struct AlignedColumns<Columns: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Columns.TableRowValue
  typealias TableColumnSortComparator = Columns.TableColumnSortComparator
  typealias TableColumnBody = Never

  let columns: Columns
  let alignment: TableColumnAlignment

  @MainActor var _columns: [_TableColumn<TableRowValue>] {
    columns._columns.map { column in
      _TableColumn(
        label: AnyView(AtEdge(edge: alignment.edge, view: column.label)),
        cell: { AnyView(AtEdge(edge: alignment.edge, view: column.cell($0))) }, width: column.width,
        direction: column.direction)
    }
  }
}

/// A view at an edge of its column.
private struct AtEdge: View {
  let edge: TableColumnAlignment.Edge
  let view: AnyView
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    let isTurned = direction == .rightToLeft
    switch edge {
    case .leading: view
    case .center: view.multilineTextAlignment(.center).frame(maxWidth: .infinity)
    case .trailing: atEnd
    case .left: if isTurned { atEnd } else { view }
    case .right: if isTurned { view } else { atEnd }
    }
  }

  private var atEnd: some View {
    view.multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)
  }
}

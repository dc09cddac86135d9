public import DSView
public import Foundation

/// Rows of values in columns with titles.
///
/// Where it is offered less than 600 points and the size class is compact, only the first column is drawn, without
/// titles, as on a phone.
public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  nonisolated(unsafe) let rows: Rows
  nonisolated(unsafe) let columns: Columns
  nonisolated(unsafe) let selection: Set<AnyHashable>
  nonisolated(unsafe) let order: [Any]

  nonisolated init(rows: Rows, columns: Columns, selection: Set<AnyHashable> = [], order: [Any] = []) {
    (self.rows, self.columns, self.selection, self.order) = (rows, columns, selection, order)
  }

  /// The table in the style in force.
  @MainActor public var body: some View {
    StyledControl(configuration) { configuration in
      DrawnControl { $0.table(configuration, kind: .automatic) }
    }
  }

  @MainActor private var configuration: TableStyleConfiguration {
    let columns = columns._columns
    return TableStyleConfiguration(
      columns: columns.map { $0.head(in: order) },
      rows: rows._rows.map { row in
        TableStyleConfiguration.Row(
          cells: columns.map { $0.cell(row.value) }, depth: row.depth, isExpanded: row.isExpanded,
          isChosen: selection.contains(AnyHashable(row.value.id)))
      })
  }
}

extension Table {
  /// A table of rows and columns.
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// A table of rows and columns of which one row is chosen.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: chosen(selection))
  }

  /// A table of rows and columns of which some rows are chosen.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: chosen(selection))
  }

  /// A table of rows and columns that can be sorted.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), order: sortOrder.wrappedValue)
  }

  /// A table of rows and columns that can be sorted, of which one row is chosen.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), selection: chosen(selection), order: sortOrder.wrappedValue)
  }

  /// A table of rows and columns that can be sorted, of which some rows are chosen.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows: rows(), columns: columns(), selection: chosen(selection), order: sortOrder.wrappedValue)
  }
}

extension Table {
  /// A row for each value.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns())
  }

  /// A row for each value, of which one is chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: chosen(selection))
  }

  /// A row for each value, of which some are chosen.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: chosen(selection))
  }

  /// A row for each value, in columns that can be sorted.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(rows: TableForEachContent(data: data), columns: columns(), order: sortOrder.wrappedValue)
  }

  /// A row for each value, of which one is chosen, in columns that can be sorted.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: chosen(selection),
      order: sortOrder.wrappedValue)
  }

  /// A row for each value, of which some are chosen, in columns that can be sorted.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: chosen(selection),
      order: sortOrder.wrappedValue)
  }
}

nonisolated private func chosen<ID: Hashable>(_ selection: Binding<ID?>) -> Set<AnyHashable> {
  Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? [])
}

nonisolated private func chosen<ID: Hashable>(_ selection: Binding<Set<ID>>) -> Set<AnyHashable> {
  Set(selection.wrappedValue.map { AnyHashable($0) })
}

public import DSView
public import Foundation

/// Makes the columns of a table of those that a closure lists.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable, Sort: SortComparator {
  /// One column.
  nonisolated public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue, Sort == Column.TableColumnSortComparator { column }

  /// One column that is not sorted, among others that are.
  @_disfavoredOverload
  nonisolated public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _UnsortedColumns<Column, Sort>
  where RowValue == Column.TableRowValue, Column.TableColumnSortComparator == Never {
    _UnsortedColumns(columns: column)
  }

  /// One column.
  nonisolated public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where RowValue == Column.TableRowValue { column }

  /// Several columns.
  nonisolated public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
    TupleTableColumnContent(value: (repeat each column)) {
      var all: [_TableColumn<RowValue>] = []
      // Each went through `buildExpression`, which takes only columns of this value.
      repeat all += (each column)._columns as? [_TableColumn<RowValue>] ?? []
      return all
    }
  }

  /// Columns that may be missing.
  nonisolated public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where RowValue == Column.TableRowValue { column }

  /// Columns of one of two branches.
  nonisolated public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TableRowValue == RowValue, F.TableRowValue == RowValue {
    _ConditionalContent(.first(first))
  }

  /// Columns of the other of two branches.
  nonisolated public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TableRowValue == RowValue, F.TableRowValue == RowValue {
    _ConditionalContent(.second(second))
  }
}

/// Several columns.
nonisolated public struct TupleTableColumnContent<RowValue, Sort, T>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How the columns are sorted.
  public typealias TableColumnSortComparator = Sort
  /// They are drawn by themselves.
  public typealias TableColumnBody = Never

  /// The columns as they were listed.
  public var value: T
  let all: @MainActor () -> [_TableColumn<RowValue>]

  /// The columns, one by one.
  @MainActor public var _columns: [_TableColumn<RowValue>] { all() }
}

/// Columns that are not sorted, among others that are.
nonisolated public struct _UnsortedColumns<Columns: TableColumnContent, Sort: SortComparator>: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Columns.TableRowValue
  /// How the others are sorted.
  public typealias TableColumnSortComparator = Sort
  /// They are drawn by themselves.
  public typealias TableColumnBody = Never

  let columns: Columns

  /// The columns, one by one.
  @MainActor public var _columns: [_TableColumn<Columns.TableRowValue>] { columns._columns }
}

extension Never: TableColumnContent {
  /// Never a value.
  public typealias TableRowValue = Never
  /// Never a comparator.
  public typealias TableColumnSortComparator = Never
  /// Never columns.
  public typealias TableColumnBody = Never
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// What a row shows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// How the columns are sorted.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// They are drawn by themselves.
  public typealias TableColumnBody = Never

  /// The columns, or none.
  @MainActor @preconcurrency public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}

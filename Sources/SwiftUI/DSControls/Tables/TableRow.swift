public import DSView

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// What the rows consist of.
  associatedtype TableRowBody: TableRowContent
  /// What the rows consist of.
  @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
  /// The rows, one by one.
  @MainActor @preconcurrency var _rows: [_TableRow<TableRowValue>] { get }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The rows of what these consist of.
  @MainActor @preconcurrency public var _rows: [_TableRow<TableRowValue>] { tableRowBody._rows }
}

extension TableRowContent where TableRowBody == Never {
  /// Never called: these rows are drawn by themselves.
  @MainActor @preconcurrency public var tableRowBody: Never { fatalError("\(Self.self) has no table row body") }
}

/// One row of a table.
public struct _TableRow<Value> {
  let value: Value
  /// How many rows this one is below.
  var depth = 0
  /// Whether rows below this one are shown; nil if it has none.
  var isExpanded: Bool?
}

/// A row of a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// What the row shows.
  public typealias TableRowValue = Value
  /// It is drawn by itself.
  public typealias TableRowBody = Never

  let value: Value

  /// A row of a value.
  public init(_ value: Value) { self.value = value }

  /// The row.
  @MainActor public var _rows: [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// A row of a value with rows below it that are shown where the row is open.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// What the rows show.
  public typealias TableRowValue = Label.TableRowValue
  /// They are drawn by themselves.
  public typealias TableRowBody = Never

  let label: Label
  let isExpanded: Bool
  let content: Content

  /// A row that is open where a binding says so, else closed.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {
    (label, self.isExpanded, self.content) = (TableRow(value), isExpanded?.wrappedValue ?? false, content())
  }

  /// The row, and the ones below it where it is open.
  @MainActor public var _rows: [_TableRow<Label.TableRowValue>] {
    var rows = label._rows
    for index in rows.indices { rows[index].isExpanded = isExpanded }
    return rows + (isExpanded ? content._rows.indented() : [])
  }
}

extension Array {
  /// Rows below another one.
  func indented<Value>() -> [_TableRow<Value>] where Element == _TableRow<Value> {
    map { row in
      var row = row
      row.depth += 1
      return row
    }
  }
}

/// A row for each value of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// What a row shows.
  public typealias TableRowValue = Data.Element
  /// They are drawn by themselves.
  public typealias TableRowBody = Never

  let data: Data

  /// The rows, one by one.
  @MainActor public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}

/// Several rows.
nonisolated public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Value
  /// They are drawn by themselves.
  public typealias TableRowBody = Never

  /// The rows as they were listed.
  public var value: T
  let all: @MainActor () -> [_TableRow<Value>]

  /// The rows, one by one.
  @MainActor public var _rows: [_TableRow<Value>] { all() }
}

/// No rows.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// What a row would show.
  public typealias TableRowValue = Value
  /// They are drawn by themselves.
  public typealias TableRowBody = Never

  /// No rows.
  public init() {}

  /// None.
  @MainActor public var _rows: [_TableRow<Value>] { [] }
}

/// Makes the rows of a table of those that a closure lists.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row, or rows.
  nonisolated public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  /// No rows.
  nonisolated public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// A row, or rows.
  nonisolated public static func buildBlock<C: TableRowContent>(_ content: C) -> C where Value == C.TableRowValue {
    content
  }

  /// Several rows.
  nonisolated public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> TupleTableRowContent<Value, (repeat each Content)> {
    TupleTableRowContent(value: (repeat each content)) {
      var all: [_TableRow<Value>] = []
      // Each went through `buildExpression`, which takes only rows of this value.
      repeat all += (each content)._rows as? [_TableRow<Value>] ?? []
      return all
    }
  }

  /// Rows that may be missing.
  nonisolated public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where Value == C.TableRowValue {
    content
  }

  /// Rows of one of two branches.
  nonisolated public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F> where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(.first(first))
  }

  /// Rows of the other of two branches.
  nonisolated public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F> where Value == F.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(.second(second))
  }
}

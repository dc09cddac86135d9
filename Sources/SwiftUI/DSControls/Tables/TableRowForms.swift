public import DSView

extension Never: TableRowContent {
  /// Never rows.
  public typealias TableRowBody = Never
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// They are drawn by themselves.
  public typealias TableRowBody = Never

  /// The rows, or none.
  @MainActor @preconcurrency public var _rows: [_TableRow<Wrapped.TableRowValue>] { self?._rows ?? [] }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// They are drawn by themselves.
  public typealias TableRowBody = Never

  /// The rows of the branch that is there.
  @MainActor @preconcurrency public var _rows: [_TableRow<TrueContent.TableRowValue>] {
    switch storage {
    case .first(let rows): rows._rows
    case .second(let rows): rows._rows
    }
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// How the columns are sorted.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// They are drawn by themselves.
  public typealias TableColumnBody = Never

  /// The columns of the branch that is there.
  @MainActor @preconcurrency public var _columns: [_TableColumn<TrueContent.TableRowValue>] {
    switch storage {
    case .first(let columns): columns._columns
    case .second(let columns): columns._columns
    }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// What a row shows.
  public typealias TableRowValue = Content.TableRowValue
  /// They are drawn by themselves.
  public typealias TableRowBody = Never

  /// The rows of all elements.
  @MainActor @preconcurrency public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }

  /// Rows for each element.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable {
    self.init(rows: data, id: { $0.id }, content: content)
  }

  /// Rows for each element, identified by a part of it.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(rows: data, id: { $0[keyPath: id] }, content: content)
  }

  /// A row for each value.
  nonisolated public init<V>(_ data: Data)
  where Data.Element == V, V: Identifiable, ID == V.ID, Content == TableRow<V> {
    self.init(rows: data, id: { $0.id }, content: { TableRow($0) })
  }
}

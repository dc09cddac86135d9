public import DSView
public import Foundation

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What a row shows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// How the columns are sorted.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// What the columns consist of.
  associatedtype TableColumnBody: TableColumnContent
  /// What the columns consist of.
  @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
  /// The columns, one by one.
  @MainActor @preconcurrency var _columns: [_TableColumn<TableRowValue>] { get }
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  /// The columns of what these consist of.
  @MainActor @preconcurrency public var _columns: [_TableColumn<TableRowValue>] { tableColumnBody._columns }
}

extension TableColumnContent where TableColumnBody == Never {
  /// Never called: these columns are drawn by themselves.
  @MainActor @preconcurrency public var tableColumnBody: Never { fatalError("\(Self.self) has no table column body") }
}

/// One column of a table.
public struct _TableColumn<Value> {
  let label: AnyView
  let cell: (Value) -> AnyView
  var width = TableColumnWidth()
  /// Whether the column decides an order, and which way round; nil if it does not.
  let direction: ([Any]) -> SortOrder?

  /// The column's title in a table of an order.
  func head(in order: [Any]) -> TableStyleConfiguration.Column {
    TableStyleConfiguration.Column(title: label, width: width, order: direction(order))
  }
}

/// How wide a column is, in points.
package struct TableColumnWidth {
  /// The bounds of a flexible width, or the fixed width; nil for an open bound.
  package var min: CGFloat?
  package var ideal: CGFloat?
  package var max: CGFloat?
  package var fixed: CGFloat?
}

/// A column with a title and a view for each row.
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
  /// What a row shows.
  public typealias TableRowValue = RowValue
  /// How the column is sorted.
  public typealias TableColumnSortComparator = Sort
  /// It is drawn by itself.
  public typealias TableColumnBody = Never

  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?
  var size = TableColumnWidth()

  init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
    (self.label, self.comparator, self.content) = (label, comparator, content)
  }

  /// The column.
  @MainActor public var _columns: [_TableColumn<RowValue>] {
    [
      _TableColumn(label: AnyView(label), cell: { AnyView(content($0)) }, width: size) { order in
        // The first comparator of an order is what the table is sorted by.
        guard var own = comparator, let first = order.first as? Sort else { return nil }
        own.order = first.order
        return own == first ? first.order : nil
      }
    ]
  }

  /// A column of a width; nil leaves the width as it is.
  public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.size.fixed = width ?? size.fixed
    return column
  }

  /// A column of a width between bounds; nil leaves a bound as it is.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var column = self
    column.size.min = min ?? size.min
    column.size.ideal = ideal ?? size.ideal
    column.size.max = max ?? size.max
    return column
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// A column with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// A column with a title of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// A column with a title that is a text.
  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }

  /// A column of strings with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of strings with a title of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of strings with a title that is a text.
  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// A column with a title that is sorted by a comparator.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A column with a title of a string variable that is sorted by a comparator.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// A column with a title that is a text, sorted by a comparator.
  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

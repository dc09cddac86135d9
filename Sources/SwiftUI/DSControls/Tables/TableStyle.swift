public import DSView
package import Foundation

/// A table as its style sees it.
public struct TableStyleConfiguration {
  /// A column's title.
  package struct Column {
    /// The title's view, and the column's width.
    package var title: AnyView
    package var width: TableColumnWidth
    /// Which way round the rows are sorted by the column; nil if they are not.
    package var order: SortOrder?
  }

  /// A row's views, one for each column.
  package struct Row {
    /// The cells, the level in a tree, whether children are shown (nil without children), and whether the row is
    /// selected.
    package var cells: [AnyView]
    package var depth: Int
    package var isExpanded: Bool?
    package var isChosen: Bool
  }

  /// The columns and the rows, in order.
  package var columns: [Column]
  package var rows: [Row]
}

/// Draws tables.
@MainActor @preconcurrency
public protocol TableStyle {
  /// The table's look.
  associatedtype Body: View
  /// A table as the style sees it.
  typealias Configuration = TableStyleConfiguration
  /// The look of a table.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's table: titles above rows with lines between them.
nonisolated public struct AutomaticTableStyle: TableStyle {
  init() {}
  /// The table.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.table(configuration, kind: .automatic) }
  }
}

/// Rows with margins at both ends.
nonisolated public struct InsetTableStyle: TableStyle {
  let alternates: Bool
  /// The style.
  public init() { alternates = true }
  /// The style, with two grounds of rows or with one.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// The table.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.table(configuration, kind: .inset) }.environment(\.alternatesRows, alternates)
  }
}

/// Rows in a border.
nonisolated public struct BorderedTableStyle: TableStyle {
  let alternates: Bool
  /// The style.
  public init() { alternates = true }
  /// The style, with two grounds of rows or with one.
  public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  /// The table.
  public func makeBody(configuration: Configuration) -> some View {
    DrawnControl { $0.table(configuration, kind: .bordered) }.environment(\.alternatesRows, alternates)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The platform's table.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with margins at both ends.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
  /// Rows with margins at both ends, on two grounds or on one.
  nonisolated public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows in a border.
  nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
  /// Rows in a border, on two grounds or on one.
  nonisolated public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

enum TableHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
enum AlternatesRowsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether tables show the titles of their columns.
  package var tableHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }

  /// Whether every second row has another ground.
  package var alternatesRows: Bool {
    get { self[AlternatesRowsKey.self] }
    set { self[AlternatesRowsKey.self] = newValue }
  }
}

extension View {
  /// Draws the tables inside in a style.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }

  /// Whether the tables inside have titles above their columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}

/// The looks that tables have.
package enum TableKind {
  case automatic, inset, bordered
}

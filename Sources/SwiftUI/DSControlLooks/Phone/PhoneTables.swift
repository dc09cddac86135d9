import DSControls
import DSNode
import DSView
import Foundation

/// How the platform draws a table: as on an iPad, or on a Mac where it has a border.
nonisolated struct TableLook: View {
  /// From this width on a table shows all its columns.
  static let least: CGFloat = 600

  let configuration: TableStyleConfiguration
  let kind: TableKind
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableHeaders) private var headers
  @Environment(\.alternatesRows) private var alternates

  @MainActor var body: some View {
    Group {
      if sizeClass == .compact {
        ViewThatFits(in: .horizontal) {
          whole.frame(minWidth: Self.least, idealWidth: Self.least, maxWidth: .infinity)
          narrow
        }
      } else {
        whole
      }
    }
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
    .background(Color(.systemBackground))
    .clipped()
    .overlay {
      if kind == .bordered { Rectangle().strokeBorder(Color(.separator), lineWidth: 1) }
    }
    .environment(\.controlContext, .list)
    .accessible { $0.role = .list }
  }

  private var margin: CGFloat { kind == .bordered ? 10 : 20 }
  private var hasHeaders: Bool { headers != .hidden }

  /// All columns below their titles.
  @MainActor private var whole: some View {
    VStack(spacing: 0) {
      if hasHeaders {
        HStack(spacing: 0) {
          ForEach(0..<configuration.columns.count) { index in
            title(configuration.columns[index], isLast: index == configuration.columns.count - 1)
          }
        }
        .padding(.horizontal, margin).frame(height: kind == .bordered ? 28 : 36)
        .accessible { $0.traits = [.isHeader] }
        line
      }
      ForEach(0..<configuration.rows.count) { index in
        row(configuration.rows[index], isEven: index % 2 == 0)
        if !alternates { line.padding(.leading, margin) }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  /// The first column alone, without a title.
  @MainActor private var narrow: some View {
    VStack(spacing: 0) {
      ForEach(0..<configuration.rows.count) { index in
        let row = configuration.rows[index]
        first(of: row).frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .padding(.horizontal, 16).background { ground(row, isEven: index % 2 == 0) }
        if !alternates { line.padding(.leading, 16) }
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  @MainActor private var line: some View { Color(.separator).frame(height: 0.5) }

  @MainActor private func title(_ column: TableStyleConfiguration.Column, isLast: Bool) -> some View {
    HStack(spacing: 4) {
      column.title.lineLimit(1)
      if let order = column.order {
        Indicator(.down, size: 10, weight: 1.7).rotationEffect(.degrees(order == .forward ? 180 : 0))
      }
    }
    .font(kind == .bordered ? .footnote : .subheadline)
    .fontWeight(column.order == nil ? .regular : .semibold)
    .foregroundStyle(column.order == nil ? Color(.secondaryLabel) : Color(.label))
    .padding(.trailing, 8)
    .modifier(ColumnFrame(width: column.width))
    .overlay(alignment: .trailing) {
      if kind == .bordered, !isLast { Color(.separator).frame(width: 0.5, height: 16).padding(.trailing, 8) }
    }
  }

  @MainActor private func row(_ row: TableStyleConfiguration.Row, isEven: Bool) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<row.cells.count) { index in
        Group {
          if index == 0 { first(of: row) } else { cell(row.cells[index]) }
        }
        .padding(.trailing, 8)
        .modifier(ColumnFrame(width: configuration.columns[index].width))
      }
    }
    .padding(.horizontal, margin).padding(.vertical, kind == .bordered ? 4 : 11)
    .frame(minHeight: kind == .bordered ? 24 : 44)
    .background { ground(row, isEven: isEven) }
  }

  /// The views of a cell, side by side.
  @MainActor private func cell(_ cell: AnyView) -> some View { HStack(spacing: 8) { cell } }

  /// The first cell, behind the arrow of the rows below it.
  @MainActor private func first(of row: TableStyleConfiguration.Row) -> some View {
    HStack(spacing: 6) {
      if row.depth > 0 { Color.clear.frame(width: CGFloat(row.depth) * 18, height: 1) }
      if let isExpanded = row.isExpanded {
        Indicator(isExpanded ? .down : .forward, size: 12, weight: 2).foregroundStyle(Color(.tertiaryLabel))
      }
      if let cell = row.cells.first { self.cell(cell) }
    }
  }

  @MainActor @ViewBuilder
  private func ground(_ row: TableStyleConfiguration.Row, isEven: Bool) -> some View {
    if row.isChosen {
      Color(.systemGray4)
    } else if alternates, !isEven {
      Color(.secondarySystemBackground)
    }
  }
}

/// As wide as a column is: the same in every row, whatever its content.
nonisolated struct ColumnFrame: ViewModifier {
  let width: TableColumnWidth

  @MainActor func body(content: Content) -> some View {
    let least = max(width.min ?? 0, width.ideal ?? 0)
    if let fixed = width.fixed {
      content.frame(width: fixed, alignment: .leading)
    } else {
      content.frame(minWidth: least, maxWidth: width.max.map { max($0, least) } ?? .infinity, alignment: .leading)
    }
  }
}

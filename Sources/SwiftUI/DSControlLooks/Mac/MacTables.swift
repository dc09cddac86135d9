import DSControls
import DSNode
import DSView
import Foundation

/// A Mac's table: titles above rows of which every second one has a ground.
///
/// Source: swiftui-web, `Docs/elements/Table.md`, recorded on macOS 26.2.
nonisolated struct MacTable: View {
  let configuration: TableStyleConfiguration
  let kind: TableKind
  @Environment(\.tableHeaders) private var headers

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if headers != .hidden { titles }
      Color.clear.frame(height: 5)
      ForEach(0..<configuration.rows.count) { index in row(configuration.rows[index], isEven: index % 2 == 0) }
    }
    .fixedSize(horizontal: false, vertical: true)
    .frame(
      minWidth: 0, idealWidth: 300, maxWidth: .infinity, minHeight: 0, idealHeight: 200, maxHeight: .infinity,
      alignment: .top
    )
    .background(alignment: .top) { bands }
    .background(Color.controlGround)
    .clipped()
    .overlay {
      if kind == .bordered { Rectangle().strokeBorder(Color.ink(63), lineWidth: 1) }
    }
    .modifier(InTable())
    .accessible { $0.role = .list }
  }

  private var columns: MacTableColumns { MacTableColumns(widths: configuration.columns.map(\.width)) }

  @MainActor private var titles: some View {
    columns {
      ForEach(0..<configuration.columns.count) { index in
        MacTableTitle(column: configuration.columns[index], isLast: index == configuration.columns.count - 1)
      }
    }
    .frame(height: 28)
    .overlay(alignment: .bottom) { Color.ink(26).frame(height: 1) }
    .accessible { $0.traits = [.isHeader] }
  }

  @MainActor private func row(_ row: TableStyleConfiguration.Row, isEven: Bool) -> some View {
    columns {
      ForEach(0..<row.cells.count) { index in
        HStack(spacing: 5) {
          if index == 0, row.depth > 0 { Color.clear.frame(width: CGFloat(row.depth) * 16, height: 1) }
          if index == 0, let isExpanded = row.isExpanded {
            Indicator(isExpanded ? .down : .forward, size: 8, weight: 1.5, grows: false)
              .foregroundStyle(Color.ink(64))
          }
          row.cells[index]
        }
        .lineLimit(1).padding(.leading, 8).padding(.trailing, 6)
        .frame(maxWidth: .infinity, minHeight: 24, alignment: .leading)
      }
    }
    .background {
      if row.isChosen { RoundedRectangle(cornerRadius: 6).fill(Color.ink(35)).padding(.horizontal, 10) }
    }
  }

  /// The grounds of every second row, down to the table's end.
  @MainActor private var bands: some View {
    MacTableBands(start: headers == .hidden ? 5 : 33).fill(Color.ink(11))
  }
}

/// The content of a table.
nonisolated struct InTable: ViewModifier {
  @MainActor func body(content: Content) -> some View { content.environment(\.controlContext, .list) }
}

/// The title of a column, with an arrow where rows are sorted by it.
nonisolated struct MacTableTitle: View {
  let column: TableStyleConfiguration.Column
  let isLast: Bool

  @MainActor var body: some View {
    HStack(spacing: 4) {
      column.title.fontWeight(column.order == nil ? .regular : .bold).lineLimit(1)
      if let order = column.order {
        Spacer(minLength: 0)
        mark(order).drawn(1.5, .ink(137)).frame(width: 7, height: 4)
      }
    }
    .font(.system(size: 13))
    .padding(.leading, 10).padding(.trailing, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .overlay(alignment: .trailing) {
      if !isLast { Color.ink(26).frame(width: 1, height: 16).padding(.trailing, -3) }
    }
  }

  private func mark(_ order: SortOrder) -> MacMark {
    order == .forward ? MacMark([(0, 4), (3.5, 0), (7, 4)]) : MacMark([(0, 0), (3.5, 4), (7, 0)])
  }
}

/// Every second row of a table.
nonisolated struct MacTableBands: Shape {
  let start: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var y = rect.minY + start + 24
    while y < rect.maxY, rect.width > 20 {
      let band = CGRect(x: rect.minX + 10, y: y, width: rect.width - 20, height: min(24, rect.maxY - y))
      path.addRoundedRect(in: band, cornerSize: CGSize(width: min(6, band.height / 2), height: min(6, band.height / 2)))
      y += 48
    }
    return path
  }
}

/// Puts the cells of a row into the columns of a table.
///
/// A column wants its width and 17 points beside it. What is left over is shared by the columns that can grow, to half
/// a point; where only the last 15 points of the width are missing, all that are not fixed give way.
///
/// Source: swiftui-web, `Docs/elements/Table.md`, section "Column widths", recorded on macOS 26.2.
nonisolated struct MacTableColumns: Layout {
  let widths: [TableColumnWidth]

  /// From the start of each column to that of the next.
  func pitches(in width: CGFloat) -> [CGFloat] {
    var pitches: [CGFloat] = widths.map { column in
      let wanted = column.fixed ?? column.ideal ?? min(column.max ?? 100, max(column.min ?? 100, 100))
      return wanted + 17
    }
    let whole = pitches.reduce(0, +)
    let available = width - 15
    func half(_ length: CGFloat) -> CGFloat { (length * 2).rounded(.toNearestOrAwayFromZero) / 2 }
    if whole <= available {
      grow(&pitches, by: available - whole, half)
    } else if whole <= width {
      let free = widths.indices.filter { widths[$0].fixed == nil }
      for index in free { pitches[index] -= half(15 / CGFloat(max(1, widths.count))) }
    }
    return pitches
  }

  /// Shares width among the columns that can have more.
  private func grow(_ pitches: inout [CGFloat], by surplus: CGFloat, _ half: (CGFloat) -> CGFloat) {
    var (left, open) = (surplus, widths.indices.filter { widths[$0].fixed == nil })
    while left > 0.25, !open.isEmpty {
      let share = left / CGFloat(open.count)
      let full = open.filter { index in widths[index].max.map { $0 + 17 < pitches[index] + share } ?? false }
      if full.isEmpty {
        for index in open { pitches[index] += half(share) }
        return
      }
      for index in full {
        let most = max(pitches[index], (widths[index].max ?? 0) + 17)
        left -= most - pitches[index]
        pitches[index] = most
      }
      open.removeAll { full.contains($0) }
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width.map { $0.isFinite ? $0 : 10_000 } ?? 300
    let height = zip(subviews, pitches(in: width)).map { view, pitch in
      view.sizeThatFits(ProposedViewSize(width: max(0, pitch - 3), height: proposal.height)).height
    }
    return CGSize(width: proposal.width ?? 300, height: height.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX + 8
    for (view, pitch) in zip(subviews, pitches(in: bounds.width)) {
      view.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: max(0, pitch - 3), height: bounds.height))
      x += pitch
    }
  }
}

import DSControls
import DSNode
import DSView
import Foundation

/// The numbers of a Mac's list.
///
/// Source: swiftui-web, `Docs/elements/List.md`, recorded on macOS 26.2; `grouped` and `insetGrouped` are as `inset`.
struct MacListMetrics {
  var margin: CGFloat = 16, top: CGFloat = 0, least: CGFloat = 24, inset: CGFloat = 10

  init(_ kind: _ListKind) {
    switch kind {
    case .automatic, .inset, .grouped, .insetGrouped: top = 10
    case .plain: (margin, inset) = (8, 2)
    case .bordered: (margin, inset) = (7, 1)
    case .sidebar: (top, least) = (10, 32)
    }
  }
}

/// A Mac's list in the style of its place: that of sidebars in the first of several columns.
nonisolated struct MacListInPlace: View {
  let blocks: [ListBlock]
  let kind: _ListKind
  let selection: Set<AnyHashable>
  @Environment(\.isInSidebar) private var isInSidebar

  @MainActor var body: some View {
    MacList(blocks: blocks, kind: kind == .automatic && isInSidebar ? .sidebar : kind, selection: selection)
  }
}

/// A Mac's list: rows, headers and footers below one another, a line under each; the first header stays at the top.
nonisolated struct MacList: View {
  let blocks: [ListBlock]
  let kind: _ListKind
  let selection: Set<AnyHashable>
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.alternatesRows) private var alternates

  @MainActor var body: some View {
    let metrics = MacListMetrics(kind)
    VStack(alignment: .leading, spacing: 0) {
      Color.clear.frame(height: metrics.top)
      ForEach(0..<blocks.count) { index in block(index, metrics) }
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding(.vertical, kind == .bordered ? 1 : 0)
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
    .overlay(alignment: .top) {
      if let first = blocks.first, !first.header.isEmpty, kind != .sidebar { pinned(first, metrics) }
    }
    .background(background == .hidden ? Color.clear : ground)
    .clipped()
    .overlay {
      if kind == .bordered { Rectangle().strokeBorder(Color.ink(63), lineWidth: 1) }
    }
    .environment(\.controlContext, .list)
    .accessible { $0.role = .list }
  }

  /// Whether rows keep room for the arrows of groups.
  private var hasBranches: Bool { blocks.contains { $0.rows.contains { $0.traits.row.isBranch } } }

  private var ground: Color {
    kind == .sidebar ? .adapting(Color(white: 240 / 255), dark: Color(white: 40 / 255)) : .controlGround
  }

  private func isChosen(_ row: (node: DSNode, traits: ViewTraits)?) -> Bool {
    row?.traits.tag?.unwrapped.map { selection.contains($0) } ?? false
  }

  @MainActor @ViewBuilder private func block(_ index: Int, _ metrics: MacListMetrics) -> some View {
    let block = blocks[index]
    let isLastBlock = index == blocks.count - 1
    if index > 0 { Color.clear.frame(height: sectionSpacing ?? 20) }
    if !block.header.isEmpty {
      if index == 0, kind != .sidebar {
        // The header itself is drawn at the top of the list.
        Color.clear.frame(height: 28)
      } else {
        caption(block.header, block.headerInsets, metrics, isLast: false).accessible { $0.traits = [.isHeader] }
      }
    }
    ForEach(0..<block.rows.count) { number in
      let isLast = isLastBlock && block.footer.isEmpty && number == block.rows.count - 1
      let next = number + 1 < block.rows.count ? block.rows[number + 1] : nil
      row(block.rows[number], next: next, isEven: number % 2 == 0, isLast: isLast, metrics)
      if let rowSpacing, number < block.rows.count - 1 { Color.clear.frame(height: rowSpacing) }
    }
    if !block.footer.isEmpty { caption(block.footer, block.footerInsets, metrics, isLast: isLastBlock) }
  }

  /// A header or a footer.
  @MainActor private func caption(
    _ nodes: [DSNode], _ insets: RowInsets, _ metrics: MacListMetrics, isLast: Bool
  ) -> some View {
    captionText(nodes)
      .padding(insets.over(EdgeInsets(top: 6, leading: metrics.margin, bottom: 6, trailing: metrics.margin)))
      .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
      .overlay(alignment: .bottom) {
        if !isLast, kind != .sidebar { line(nil).padding(.horizontal, metrics.margin) }
      }
  }

  @MainActor private func captionText(_ nodes: [DSNode]) -> some View {
    VStack(alignment: .leading, spacing: 2) { NodesView(nodes) }
      .font(.subheadline).fontWeight(.semibold).platformForeground(Color.ink(127, dark: 140))
  }

  /// The header that stays at the top.
  @MainActor private func pinned(_ block: ListBlock, _ metrics: MacListMetrics) -> some View {
    captionText(block.header)
      .padding(.horizontal, metrics.margin)
      .frame(maxWidth: .infinity, minHeight: 27, alignment: .leading)
      .background(background == .hidden ? Color.clear : ground)
      .overlay(alignment: .bottom) { Color.ink(48).frame(height: 1).padding(.bottom, -1) }
      .accessible { $0.traits = [.isHeader] }
  }

  @MainActor private func row(
    _ row: (node: DSNode, traits: ViewTraits), next: (node: DSNode, traits: ViewTraits)?, isEven: Bool, isLast: Bool,
    _ metrics: MacListMetrics
  ) -> some View {
    let own = row.traits.row.insets
    let leading = metrics.margin + (own.leading ?? 0) + (hasBranches && !row.traits.row.isBranch ? 9 : 0)
    let trailing = max(metrics.margin, (own.trailing ?? 0) + 6)
    let isSidebar = kind == .sidebar
    return HStack(spacing: 8) {
      if isSidebar {
        NodesView([row.node]).font(.body).platformForeground(Color.ink(179))
      } else {
        NodesView([row.node])
      }
      if let badge = row.traits.row.badge, !row.traits.row.drawsBadge {
        Spacer(minLength: 8)
        badge.foregroundStyle(Color.ink(127, dark: 140))
      }
    }
    .padding(EdgeInsets(top: own.top ?? 4, leading: leading, bottom: own.bottom ?? 4, trailing: trailing))
    .frame(maxWidth: .infinity, minHeight: minRowHeight == 44 ? metrics.least : minRowHeight, alignment: .leading)
    .background {
      if let nodes = row.traits.row.background {
        ZStack { NodesView(nodes) }
      } else if alternates, !isEven {
        RoundedRectangle(cornerRadius: 6).fill(Color.ink(11)).padding(.horizontal, metrics.inset)
      }
      if isChosen(row) {
        RoundedRectangle(cornerRadius: 7).fill(Color.ink(35)).padding(.horizontal, metrics.inset)
      }
    }
    .overlay(alignment: .bottom) {
      if showsLine(row.traits.row.separators.bottom, isLast: isLast), !isChosen(row), !isChosen(next) {
        line(row.traits).padding(.leading, leading).padding(.trailing, metrics.margin)
      }
    }
  }

  /// The line below a row.
  @MainActor private func line(_ traits: ViewTraits?) -> some View {
    (traits?.row.separatorPaint.map { Color($0) } ?? Color.ink(25)).frame(height: 1)
  }

  private func showsLine(_ visibility: Visibility, isLast: Bool) -> Bool {
    switch visibility {
    case .visible: true
    case .hidden: false
    case .automatic: !isLast && kind != .sidebar && rowSpacing == nil && !alternates
    }
  }
}

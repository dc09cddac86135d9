import DSControls
import DSGeometry
import DSNode
import DSView
import Foundation

extension _ListKind {
  /// The look of the kind where only phones' lists are drawn.
  var onPhone: _ListKind {
    switch self {
    case .automatic: .insetGrouped
    case .inset, .bordered: .plain
    case .plain, .grouped, .insetGrouped, .sidebar: self
    }
  }
}

/// How the platform draws a list or a form.
nonisolated struct ListLook: View {
  let blocks: [ListBlock]
  let kind: _ListKind
  let metrics: ControlMetrics
  var selection: Set<AnyHashable> = []
  /// Whether several rows can be chosen.
  var choosesSeveral = false
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.alternatesRows) private var alternates
  @Environment(\.editMode) private var editMode

  @Environment(\.isInScreen) private var isInScreen
  @Environment(\.isBelowLargeTitle) private var isBelowLargeTitle

  @MainActor var body: some View {
    window.environment(\.controlContext, .list).accessible { $0.role = .list }
  }

  /// The rows behind a window; on a screen with bars they reach under these.
  @MainActor @ViewBuilder private var window: some View {
    let ground = background == .hidden ? Color.clear : ground
    if isInScreen {
      ScrollView { rows.frame(maxWidth: .infinity) }.background(ground)
    } else {
      rows
        // With a minimum height of zero the list is as high as the height proposed, however many rows there are.
        .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
        .background(ground)
        .clipped()
    }
  }

  @MainActor private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<blocks.count) { index in block(blocks[index], after: index == 0 ? nil : blocks[index - 1]) }
    }
    .padding(.horizontal, kind == .insetGrouped || kind == .sidebar ? 16 : 0)
    .padding(.bottom, kind == .plain ? 0 : 20)
    .fixedSize(horizontal: false, vertical: true)
  }

  private var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }
  private var ground: DSView.Color { isGrouped ? Color(.systemGroupedBackground) : Color(.systemBackground) }
  private var rowGround: DSView.Color { isGrouped ? Color(.secondarySystemGroupedBackground) : .clear }
  private var numbers: ListMetrics { metrics.list }
  private var gap: CGFloat { isGrouped || kind == .sidebar ? sectionSpacing ?? numbers.gap : 0 }

  @MainActor private func block(_ block: ListBlock, after last: ListBlock?) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      if block.header.isEmpty {
        Color.clear.frame(height: spaceAboveRows(after: last))
      } else {
        header(block, after: last)
      }
      // A row with its own background has no other behind it.
      let sharesGround = rowSpacing == nil && !block.rows.contains { $0.traits.row.background != nil }
      VStack(spacing: rowSpacing ?? 0) {
        ForEach(0..<block.rows.count) { index in
          row(
            block.rows[index], isEven: index % 2 == 0, isLast: index == block.rows.count - 1,
            hasGround: !sharesGround && (isGrouped || rowSpacing != nil))
        }
      }
      .background(sharesGround ? rowGround : Color.clear)
      .clipShape(RoundedRectangle(cornerRadius: kind == .insetGrouped && rowSpacing == nil ? numbers.corner : 0))
      if !block.footer.isEmpty {
        VStack(alignment: .leading, spacing: 2) { NodesView(block.footer) }
          .font(numbers.footer).platformForeground(Color(.secondaryLabel))
          .frame(minHeight: numbers.footerHeight)
          .padding(
            block.footerInsets.over(
              EdgeInsets(
                top: numbers.aboveFooter, leading: 16, bottom: kind == .plain ? 8 : numbers.belowFooter, trailing: 16))
          )
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// The space above rows without a header.
  private func spaceAboveRows(after last: ListBlock?) -> CGFloat {
    guard let last else {
      return isGrouped && !(isBelowLargeTitle && numbers.givesTopToTitle) ? numbers.top : 0
    }
    return last.footer.isEmpty ? gap : max(0, gap - numbers.lessAfterFooter)
  }

  /// How much of the space above a header is the header's own padding.
  private var headerPadding: CGFloat { kind == .plain ? numbers.topOfPlainHeader : numbers.topOfHeader }

  /// The space above a header. Before version 26 rows of grouped lists are 55.5 points apart where a header of one line
  /// is between them, and headers of plain lists have 22 points more than their own padding, as tables have had since
  /// iOS 15.
  private func spaceAboveHeader(after last: ListBlock?) -> CGFloat {
    guard let last else { return headerPadding }
    if kind == .plain { return numbers.plainHeaderGap }
    if let sectionSpacing, let above = numbers.aboveSpacedHeader {
      return max(6, sectionSpacing + above - (last.footer.isEmpty ? 0 : numbers.lessAfterFooter))
    }
    return max(6, gap - (isGrouped && last.footer.isEmpty ? numbers.lessBeforeHeader : numbers.lessBetween))
  }

  private func headerFont(isLoud: Bool) -> Font {
    if isLoud { return .title3.weight(.bold) }
    return kind == .plain ? numbers.plainHeader : numbers.groupedHeader
  }

  @MainActor private func header(_ block: ListBlock, after last: ListBlock?) -> some View {
    let isLoud = block.prominence == .increased || kind == .sidebar
    let insets = block.headerInsets.over(
      EdgeInsets(top: headerPadding, leading: 16, bottom: numbers.belowHeader, trailing: 16))
    return VStack(alignment: .leading, spacing: 2) { NodesView(block.header) }
      .font(headerFont(isLoud: isLoud))
      .platformForeground(isLoud ? Color(.label) : Color(.secondaryLabel))
      .modifier(
        NodeModifier { _ in isGrouped && !isLoud && numbers.headersAreCapitals ? [.textCase(.uppercase)] : [] }
      )
      .padding(insets)
      .padding(.top, spaceAboveHeader(after: last) - headerPadding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessible { $0.traits = [.isHeader] }
  }

  @MainActor private func row(
    _ row: (node: DSNode, traits: ViewTraits), isEven: Bool, isLast: Bool, hasGround: Bool
  ) -> some View {
    let insets = row.traits.row.insets.over(standardInsets)
    let lineStart = Modifier.Guide.horizontal(.listRowSeparatorLeading)
    let isChosen = row.traits.tag?.unwrapped.map { selection.contains($0) } ?? false
    let isEdited = editMode?.wrappedValue.isEditing ?? false
    let hasHandle = isEdited && row.traits.editing.canMove
    return HStack(spacing: 8) {
      if isEdited, choosesSeveral, row.traits.tag != nil {
        EditMark(kind: isChosen ? .chosen : .free, gap: numbers.editGap)
      } else if isEdited, row.traits.editing.canDelete {
        EditMark(kind: .delete, gap: numbers.editGap)
      }
      if hasHandle {
        NodesView([row.node]).frame(maxWidth: .infinity, alignment: .leading)
      } else {
        NodesView([row.node])
      }
      if let badge = row.traits.row.badge, !row.traits.row.drawsBadge {
        if !hasHandle { Spacer(minLength: 8) }
        badge.foregroundStyle(Color(.secondaryLabel))
      }
      if hasHandle { EditHandle() }
    }
    // Where no view says where the line begins, it begins with the row's content.
    .modified(.alignmentGuide(lineStart, .guide(lineStart, plus: .literal(0))))
    .padding(insets)
    .frame(maxWidth: .infinity, minHeight: minimumRowHeight, alignment: .leading)
    .background {
      if let nodes = row.traits.row.background {
        ZStack { NodesView(nodes) }.clipShape(RoundedRectangle(cornerRadius: rowRadius))
      } else if isChosen {
        RoundedRectangle(cornerRadius: rowRadius).fill(Color(.systemGray4))
      } else if alternates, !isEven {
        isGrouped ? Color(.tertiarySystemGroupedBackground) : Color(.secondarySystemBackground)
      } else if hasGround {
        RoundedRectangle(cornerRadius: rowRadius).fill(rowGround)
      }
    }
    .overlay(alignment: Alignment(horizontal: .listRowSeparatorLeading, vertical: .bottom)) {
      if showsLine(row.traits.row.separators.bottom, isEdge: isLast && isGrouped) { line(row.traits) }
    }
    .overlay(alignment: Alignment(horizontal: .listRowSeparatorLeading, vertical: .top)) {
      if row.traits.row.separators.top == .visible { line(row.traits) }
    }
  }

  private var standardInsets: DSView.EdgeInsets {
    EdgeInsets(top: numbers.rowPadding, leading: 16, bottom: numbers.rowPadding, trailing: 16)
  }

  /// The line above or below a row.
  @MainActor private func line(_ traits: ViewTraits) -> some View {
    (traits.row.separatorPaint.map { Color($0) } ?? Color(.separator)).frame(height: numbers.line)
      .padding(.trailing, numbers.lineEnd)
  }

  /// The least height of a row: the platform's where no view has set another.
  private var minimumRowHeight: CGFloat { minRowHeight == 44 ? numbers.rowHeight : minRowHeight }

  /// The corners of a row that is separated from its neighbours.
  private var rowRadius: CGFloat {
    if kind == .insetGrouped, rowSpacing != nil { return numbers.corner }
    return kind == .sidebar ? 8 : 0
  }

  private func showsLine(_ visibility: Visibility, isEdge: Bool) -> Bool {
    switch visibility {
    case .visible: true
    case .hidden: false
    case .automatic: !isEdge && kind != .sidebar && rowSpacing == nil
    }
  }
}

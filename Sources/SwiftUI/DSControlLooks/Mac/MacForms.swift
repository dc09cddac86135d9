import DSControls
import DSNode
import DSView
import Foundation

/// A Mac's form in blocks: a card of rows for each section.
///
/// Source: swiftui-web, `Docs/elements/Form.md`, recorded on macOS 26.2; headers, footers and the gaps around them on
/// macOS 26.6.
nonisolated struct MacGroupedForm: View {
  let blocks: [ListBlock]
  @Environment(\.scrollContentBackground) private var background

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<blocks.count) { index in
        if index > 0 { Color.clear.frame(height: blocks[index].header.isEmpty ? 10 : 30) }
        block(blocks[index])
      }
    }
    .padding(20)
    .fixedSize(horizontal: false, vertical: true)
    .frame(maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .top)
    .background(background == .hidden ? Color.clear : Color.controlGround)
    .clipped()
    .accessible { $0.role = .list }
  }

  @MainActor @ViewBuilder private func block(_ block: ListBlock) -> some View {
    if !block.header.isEmpty {
      VStack(alignment: .leading, spacing: 2) { NodesView(block.header) }
        .font(.body).fontWeight(.semibold).padding(.horizontal, 10).padding(.bottom, 10)
        .accessible { $0.traits = [.isHeader] }
    }
    if !block.rows.isEmpty {
      VStack(spacing: 0) {
        ForEach(0..<block.rows.count) { index in
          if index > 0, line(above: index, in: block) {
            (block.rows[index - 1].traits.row.separatorPaint.map { Color($0) } ?? Color.ink(20)).frame(height: 1)
              .padding(.horizontal, 10)
          }
          row(block.rows[index])
        }
      }
      .background(Color.ink(8), in: RoundedRectangle(cornerRadius: 10))
    }
    if !block.footer.isEmpty {
      VStack(alignment: .trailing, spacing: 2) { NodesView(block.footer) }
        .platformForeground(Color.ink(127, dark: 140)).multilineTextAlignment(.trailing)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.horizontal, 10).padding(.top, 10)
    }
  }

  private func line(above index: Int, in block: ListBlock) -> Bool {
    block.rows[index - 1].traits.row.separators.bottom != .hidden
      && block.rows[index].traits.row.separators.top != .hidden
  }

  @MainActor private func row(_ row: (node: DSNode, traits: ViewTraits)) -> some View {
    let insets = row.traits.row.insets.over(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    return HStack(spacing: 8) {
      NodesView([row.node])
      if let badge = row.traits.row.badge, !row.traits.row.drawsBadge {
        Spacer(minLength: 8)
        badge.foregroundStyle(Color.ink(127, dark: 140))
      }
    }
    .padding(insets)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background {
      if let nodes = row.traits.row.background { ZStack { NodesView(nodes) } }
    }
  }
}

/// A Mac's form in two columns; headers and footers are texts of the second.
nonisolated struct MacColumnsForm: View {
  let blocks: [ListBlock]

  @MainActor var body: some View {
    FormColumns(spacing: nil) {
      ForEach(0..<blocks.count) { index in
        NodesView(blocks[index].header)
        NodesView(blocks[index].rows.map(\.node))
        NodesView(blocks[index].footer)
      }
    }
  }
}

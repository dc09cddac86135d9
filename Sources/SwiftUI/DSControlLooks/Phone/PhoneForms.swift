import DSControls
import DSNode
import DSView
import Foundation

/// The controls of a form in two columns: labels at the end of the first, controls at the start of the second.
nonisolated struct ColumnsFormLook: View {
  let blocks: [ListBlock]

  @MainActor var body: some View {
    FormColumns(spacing: 8) {
      ForEach(0..<blocks.count) { index in
        if !blocks[index].header.isEmpty {
          VStack(alignment: .leading, spacing: 2) { NodesView(blocks[index].header) }
            .font(.headline).accessible { $0.traits = [.isHeader] }
        }
        NodesView(blocks[index].rows.map(\.node))
        if !blocks[index].footer.isEmpty {
          VStack(alignment: .leading, spacing: 2) { NodesView(blocks[index].footer) }
            .font(.footnote).foregroundStyle(Color(.secondaryLabel))
        }
      }
    }
  }
}

/// A label before the line between the columns, and a control behind it; below it where letters are so large that both
/// need the whole width.
nonisolated struct FormRow<Label: View, Control: View>: View {
  let label: Label
  let alignment: VerticalAlignment
  let control: Control
  @Environment(\.dynamicTypeSize) private var typeSize

  init(label: Label, alignment: VerticalAlignment, control: Control) {
    (self.label, self.alignment, self.control) = (label, alignment, control)
  }

  @MainActor var body: some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label.modifier(DisabledLabel())
        control
      }
      .environment(\.controlContext, .plain)
    } else {
      HStack(alignment: alignment, spacing: FormColumns.gap) {
        label.multilineTextAlignment(.trailing).modifier(DisabledLabel())
        control.alignmentGuide(.formColumn) { $0[.leading] }
      }
      .environment(\.controlContext, .plain)
    }
  }
}

extension HorizontalAlignment {
  /// Where the second column of a form begins; without a label that is the row's own start.
  private enum FormColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
  }

  static var formColumn: HorizontalAlignment { HorizontalAlignment(FormColumn.self) }
}

/// Puts rows below one another so that their second columns begin at one line.
nonisolated struct FormColumns: Layout {
  /// The spacing between the two columns.
  static let gap: CGFloat = 8

  /// The spacing between two rows; nil for what they prefer.
  let spacing: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = rows(proposal.width, subviews)
    let height = rows.reduce(CGFloat(0)) { $0 + $1.size.height }
    let gaps = subviews.indices.reduce(CGFloat(0)) { $0 + gap(after: $1, subviews) }
    return CGSize(width: rows.map { $0.x + $0.size.width }.max() ?? 0, height: height + gaps)
  }

  /// The spacing between a row and the next.
  private func gap(after index: Int, _ subviews: Subviews) -> CGFloat {
    guard index + 1 < subviews.count else { return 0 }
    return spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (index, row) in rows(bounds.width, subviews).enumerated() {
      subviews[index].place(at: CGPoint(x: bounds.minX + row.x, y: y), proposal: row.offer)
      y += row.size.height + gap(after: index, subviews)
    }
  }

  /// Where each row begins, what it is offered and how large it is then.
  private func rows(_ width: CGFloat?, _ subviews: Subviews) -> [(x: CGFloat, offer: ProposedViewSize, size: CGSize)] {
    let whole = ProposedViewSize(width: width, height: nil)
    let starts: [CGFloat] = subviews.map { $0.dimensions(in: whole)[.formColumn] }
    let column = starts.max() ?? 0
    return zip(subviews, starts).map { view, start in
      let x = column - start
      let offer = ProposedViewSize(width: width.map { max(0, $0 - x) }, height: nil)
      return (x, offer, view.sizeThatFits(offer))
    }
  }
}

import DSNode
import DSView
import Foundation

/// A label and a control as a Mac puts them beside one another: near to each other, in the two columns of a form, or at
/// the two ends of a row.
nonisolated struct MacLabeled: View {
  let label: AnyView
  let control: AnyView
  /// How far the control wants its neighbours away.
  var spacing: PreferredSpacing?
  /// What both have at one height.
  var alignment = VerticalAlignment.center
  /// The same in a form of two columns; nil for the same.
  var columnAlignment: VerticalAlignment?
  /// Whether both are on whole pixels.
  var snaps = true
  /// The part of a form's row that the control takes; nil for what it needs.
  var share: CGFloat?
  /// Whether the label's letters are those of the text beside it, where a form has two columns.
  var isQuiet = false
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.controlContext) private var context
  @Environment(\.displayScale) private var scale

  @MainActor var body: some View {
    if labelsHidden {
      control.preferredSpacing(spacing).modifier(
        NodeModifier { inputs in
          let text = inputs.nodes(label).spokenText
          return text.isEmpty ? [] : [.accessibilityLabel(text)]
        })
    } else {
      InControl(context: context) { row }
    }
  }

  @MainActor private var row: some View {
    MacRow(
      alignment: context == .columns ? columnAlignment ?? alignment : alignment, pixel: snaps ? 1 / scale : nil,
      spacing: spacing, hasColumn: context == .columns, spreads: context == .form, share: share
    ) {
      VStack(alignment: .leading, spacing: 0) {
        if isQuiet, context == .columns { label.modifier(MacDisabled()) } else { label.modifier(MacLabel()) }
      }
      VStack(alignment: .leading, spacing: 0) { control }
    }
  }
}

/// Content inside a control counts as being in no list and no form; it knows whether its control is.
///
/// A view, because a body that reads its surroundings may not set them too.
nonisolated struct InControl<Content: View>: View {
  let context: ControlContext
  @ViewBuilder let content: () -> Content

  @MainActor var body: some View {
    content().environment(\.controlContext, context == .list ? .list : .plain)
      .environment(\.isInMacForm, context == .form)
  }
}

/// Views side by side, 8 points apart, of which the last takes the space that the others leave.
nonisolated struct MacRow: Layout {
  var alignment = VerticalAlignment.center
  /// The length of a pixel where all views begin at whole ones; nil if they need not.
  var pixel: CGFloat?
  /// How far the row wants its neighbours away; nil for what its views want.
  var spacing: PreferredSpacing?
  /// Whether the second column of a form begins behind the first view.
  var hasColumn = false
  /// Whether the last view ends where the row does, in a row that is as high as its first view.
  var spreads = false
  /// The part of such a row that the last view has at most.
  var share: CGFloat?
  /// The view that takes the remaining space; nil for the last.
  var flexible: Int?

  private struct Places {
    var size = CGSize.zero
    var places: [(origin: CGPoint, offer: ProposedViewSize)] = []
  }

  private func places(_ width: CGFloat?, _ subviews: Subviews) -> Places {
    let free = flexible ?? subviews.count - 1
    let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
    let shown = ideals.map { $0 != .zero }
    let gaps = CGFloat(max(0, shown.filter { $0 }.count - 1)) * 8
    var rest = width.map { $0 - gaps }
    var offers = [ProposedViewSize](repeating: .unspecified, count: subviews.count)
    var sizes = ideals
    // What cannot grow is served first, and leaves the growing view what that needs.
    for index in subviews.indices where index != free {
      let later = ideals.indices.filter { $0 > index && $0 != free }
      let others = later.reduce(ideals[free].width) { $0 + ideals[$1].width }
      offers[index] = ProposedViewSize(width: rest.map { max(0, $0 - others) }, height: nil)
      sizes[index] = subviews[index].sizeThatFits(offers[index])
      rest = rest.map { $0 - sizes[index].width }
    }
    if spreads, let share, let width, width.isFinite { rest = rest.map { min($0, width * share) } }
    offers[free] = ProposedViewSize(width: rest.map { max(0, $0) }, height: nil)
    sizes[free] = subviews[free].sizeThatFits(offers[free])
    let guides: [CGFloat] = subviews.indices.map { subviews[$0].dimensions(in: offers[$0])[alignment] }
    let counted = spreads && shown[0] ? [0] : Array(subviews.indices)
    let above = counted.map { guides[$0] }.max() ?? 0
    let below = counted.map { sizes[$0].height - guides[$0] }.max() ?? 0
    var (found, x) = (Places(), CGFloat(0))
    for index in subviews.indices {
      if index > 0, shown[index], x > 0 { x += 8 }
      if spreads, index == subviews.count - 1, let width, width.isFinite { x = max(x, width - sizes[index].width) }
      var y = above - guides[index]
      if let pixel { y = (y / pixel + 0.5).rounded(.down) * pixel }
      found.places.append((CGPoint(x: x, y: y), offers[index]))
      x += sizes[index].width
    }
    found.size = CGSize(width: x, height: above + below)
    return found
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    places(proposal.width, subviews).size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (view, place) in zip(subviews, places(proposal.width, subviews).places) {
      view.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.offer)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard hasColumn, guide == .formColumn, let last = places(proposal.width, subviews).places.last else {
      return .saidByViews
    }
    return last.origin.x
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    let own =
      (hasColumn ? subviews.last?.spacing : nil)
      ?? subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    return spacing?.applied(to: own) ?? own
  }
}

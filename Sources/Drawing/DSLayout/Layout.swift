package import DSDiagnostics
import DSGeometry
import DSNode
package import DSResolve

/// What every view needs while it is laid out.
final class LayoutContext {
  /// Lays out texts.
  let measurer: any TextMeasurer
  /// The length of a device pixel in points; only gaps between texts are rounded to it, positions never.
  let pixel: Double
  /// Whether placed views record what they are.
  let traces: Bool
  /// The container around the view that is being made.
  var container: ContainerSize
  /// The positions of marked views when everything was laid out the last time.
  let frames: MarkedFrames
  /// Whether a view asked for the position of another.
  var asksForPlaces = false
  /// Whether some view has a safe area around it.
  var hasSafeAreas = false
  /// How many contents of deferred views have been made, and how many of them contain the view that is being made.
  private var evaluations = 0
  private var deferredDepth = 0
  /// Whether contents were left empty, because there were too many of them or one in another.
  private(set) var leavesContentsEmpty = false
  /// What was wrong with the contents of deferred views.
  var bag = DiagnosticBag()

  init(
    measurer: any TextMeasurer, pixel: Double, traces: Bool, container: ContainerSize,
    frames: MarkedFrames = MarkedFrames()
  ) {
    self.measurer = measurer
    self.pixel = pixel
    self.traces = traces
    self.container = container
    self.frames = frames
  }

  /// Begins to make the content of a deferred view; false if it must be left empty.
  func begin() -> Bool {
    if evaluations == Limits.deferredContents || deferredDepth == Limits.deferredDepth {
      leavesContentsEmpty = true
      return false
    }
    evaluations += 1
    deferredDepth += 1
    return true
  }

  /// Ends it.
  func end() { deferredDepth -= 1 }

  /// Makes items inside a container.
  func inside<Result>(_ container: ContainerSize, _ body: () -> Result) -> Result {
    let outer = self.container
    self.container = container
    defer { self.container = outer }
    return body()
  }
}

/// Places a view and everything in it.
///
/// Proposals go down, sizes come up, positions go down again: a parent offers a size, the child chooses its own, the
/// parent places it. Nothing is rounded. The rules are SwiftUI's (`docs/layout.md`).
/// - Parameters:
///   - node: the view.
///   - proposal: the size it is offered, in points.
///   - scale: device pixels per point, which SwiftUI's gaps between texts are rounded to.
///   - measurer: lays out texts.
///   - traces: whether placed views record what they are, for reports of frames.
/// - Returns: the view with its frame at the origin.
package func layout(
  _ node: ResolvedNode, proposal: ProposedSize, scale: Double, measurer: any TextMeasurer, traces: Bool = false
) -> PlacedNode {
  var bag = DiagnosticBag()
  return layout(node, proposal: proposal, scale: scale, measurer: measurer, traces: traces, &bag)
}

/// Places a view and everything in it, and reports what is wrong with contents that are made during the layout.
///
/// If such a content requests a place in the layout, everything is laid out again with the places found before, until
/// they stay as they are; at most `Limits.placeRounds` times.
package func layout(
  _ node: ResolvedNode, proposal: ProposedSize, scale: Double, measurer: any TextMeasurer, traces: Bool = false,
  _ bag: inout DiagnosticBag
) -> PlacedNode {
  var frames = MarkedFrames()
  for round in 1... {
    let context = LayoutContext(
      measurer: measurer, pixel: 1 / scale, traces: traces, container: ContainerSize(proposal), frames: frames)
    let placed = makeItem(node, in: nil, context).placed(proposal)
    let found = context.asksForPlaces ? placed.markedFrames : frames
    if found == frames || round == Limits.placeRounds {
      bag.add(contentsOf: context.bag.diagnostics)
      if found != frames {
        bag.warning(
          "unsettled-places",
          "the view reads the positions of its parts and still moves them after \(round) layouts",
          at: node.location, hint: "do not change a position that the value is computed from")
      }
      if context.leavesContentsEmpty {
        bag.warning(
          "too-many-contents",
          "more than \(Limits.deferredContents) contents depend on their size, or more than "
            + "\(Limits.deferredDepth) are nested: the rest is left empty",
          at: node.location, hint: "do not nest views that read sizes without a limit")
      }
      return context.hasSafeAreas ? placed.openingWindows() : placed
    }
    frames = found
  }
  preconditionFailure("the last round returns")
}

/// The layout of a view, which records what it is if the context requests it.
func makeItem(_ node: ResolvedNode, in axis: Axis?, _ context: LayoutContext) -> LayoutItem {
  let item = makePlainItem(node, in: axis, context)
  item.source = node.origin
  item.view = PlacedView(kind: node.kind.viewName, tokens: node.tokens)
  return context.traces ? TraceLayout(item, node.traceDescription) : item
}

/// The layout of a view; `axis` is that of the stack directly around it.
private func makePlainItem(_ node: ResolvedNode, in axis: Axis?, _ context: LayoutContext) -> LayoutItem {
  let direction = node.direction
  func items(_ nodes: [ResolvedNode], in axis: Axis?) -> [LayoutItem] {
    // Outside a grid a row is just its cells.
    let views = nodes.flatMap { $0.gridRow?.cells ?? [$0] }
    return views.filter { !$0.isEmpty }.map { makeItem($0, in: axis, context) }
  }
  if let only = node.kind.stacked, only.children.count(where: { !$0.isEmpty }) == 1 {
    let views = items(only.children, in: only.axis)
    if views.count == 1 { return LoneViewLayout(views[0], direction: direction) }
  }
  switch node.kind {
  case .empty: return LayoutItem(direction: direction)
  case .text(let text): return TextLayoutItem(text, context: context, direction: direction)
  case .image(let image): return ImageLayout(image, context: context, direction: direction)
  case .paint(let paint): return FillLayout(.paint(paint), direction: direction)
  case .shape(let shape, let drawing): return FillLayout(.shape(shape, drawing), direction: direction)
  case .spacer(let minLength): return SpacerLayout(minLength: minLength, axis: axis, direction: direction)
  case .divider(let paint, let thickness):
    return DividerLayout(paint, thickness: thickness, axis: axis, direction: direction)
  case .hStack(let alignment, let spacing, let children):
    return StackLayout(
      axis: .horizontal, alignment: .vertical(alignment), spacing: spacing,
      children: items(children, in: .horizontal), direction: direction)
  case .vStack(let alignment, let spacing, let children):
    return StackLayout(
      axis: .vertical, alignment: .horizontal(alignment), spacing: spacing,
      children: items(children, in: .vertical), direction: direction)
  case .zStack(let alignment, let children):
    return ZStackLayout(alignment: alignment, children: items(children, in: nil), direction: direction)
  case .grid(let alignment, let horizontal, let vertical, let children):
    let rows = children.filter { !$0.isEmpty }.map { child -> GridLayout.Row in
      if let row = child.gridRow {
        return GridLayout.Row(alignment: row.alignment, cells: items(row.cells, in: nil), spansAll: false)
      }
      return GridLayout.Row(alignment: nil, cells: [makeItem(child, in: nil, context)], spansAll: true)
    }
    return GridLayout(
      alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical, rows: rows,
      direction: direction)
  case .gridRow(_, let cells):
    return StackLayout(
      axis: .vertical, alignment: .horizontal(.center), spacing: nil, children: items(cells, in: .vertical),
      direction: direction)
  case .viewThatFits(let axes, let children):
    return ViewThatFitsLayout(axes, children: items(children, in: axis), direction: direction)
  case .lazyGrid(let grid, let children):
    return LazyGridLayout(grid, children: items(children, in: grid.axis), direction: direction)
  case .scrollView(let scroll, let children):
    let container = ContainerSize(.unspecified)
    let content = context.inside(container) {
      let views = items(children, in: .vertical)
      return views.count == 1
        ? views[0]
        : StackLayout(
          axis: .vertical, alignment: .horizontal(.center), spacing: nil, children: views, direction: direction)
    }
    return ScrollLayout(scroll, content: content, container: container, direction: direction)
  case .custom(let layout, let children):
    return CustomLayout(layout, children: items(children, in: layout.axis), direction: direction)
  case .deferred(let deferred):
    let container = context.container
    return DeferredLayout(deferred, context: context, direction: direction) { node in
      context.inside(container) { makeItem(node, in: nil, context) }
    }
  case .modified(let modifier, let child):
    return makeItem(modifier, around: makeItem(child, in: axis, context), in: axis, direction, context)
  }
}

/// The layout of a modifier around a view; the modifier's own views are in the same stack as the view.
private func makeItem(
  _ modifier: ResolvedModifier, around child: LayoutItem, in axis: Axis?, _ direction: LayoutDirection,
  _ context: LayoutContext
) -> LayoutItem {
  func layered(_ node: ResolvedNode, _ alignment: Alignment, _ role: LayeredLayout.Role) -> LayoutItem {
    LayeredLayout(
      child, second: makeItem(node, in: axis, context), alignment: alignment, role: role, direction: direction)
  }
  func trait(_ change: @escaping (inout GridCell) -> Void) -> LayoutItem {
    TraitLayout(child, cell: change, direction: direction)
  }
  switch modifier {
  case .padding(let insets): return PaddingLayout(child, insets: insets, direction: direction)
  case .frame(let width, let height, let alignment):
    return FixedFrameLayout(child, width: width, height: height, alignment: alignment, direction: direction)
  case .flexibleFrame(let frame): return FlexibleFrameLayout(child, frame: frame, direction: direction)
  case .fixedSize(let horizontal, let vertical):
    return FixedSizeLayout(child, horizontal: horizontal, vertical: vertical, direction: direction)
  case .layoutPriority(let priority): return TraitLayout(child, priority: priority, direction: direction)
  case .aspectRatio(let ratio, let mode):
    return AspectRatioLayout(child, ratio: ratio, mode: mode, direction: direction)
  case .offset(let x, let y): return OffsetLayout(child, offset: Point(x: x, y: y), direction: direction)
  case .position(let x, let y): return PositionLayout(child, center: Point(x: x, y: y), direction: direction)
  case .alignmentGuide(let guide, let value):
    return GuideLayout(
      child, guide: guide,
      value: { child, proposal in
        switch value {
        case .points(let points): points
        case .guide(let other, let distance): child.guide(other, proposal) + distance
        case .function(let function): function.value(of: child, LayoutOffer(proposal))
        }
      }, direction: direction)
  case .zIndex(let index): return TraitLayout(child, zIndex: index, direction: direction)
  case .gridCellColumns(let columns): return trait { $0.spanColumns(columns) }
  case .gridCellAnchor(let anchor): return trait { $0.anchor = $0.anchor ?? anchor }
  case .gridColumnAlignment(let alignment): return trait { $0.columnAlignment = $0.columnAlignment ?? alignment }
  case .gridCellUnsizedAxes(let axes): return trait { $0.leaveUnsized(axes) }
  case .mark(let mark): return MarkLayout(child, mark, direction: direction)
  case .layoutValue(let value): return ValueLayout(child, value, direction: direction)
  case .containerRelativeFrame(let axes, let rule, let alignment):
    return ContainerFrameLayout(
      child, axes: axes, rule: rule, alignment: alignment, container: context.container, direction: direction)
  case .safeArea(let area, let view):
    context.hasSafeAreas = true
    return SafeAreaLayout(
      child, second: view.map { makeItem($0, in: axis, context) }, area: area, direction: direction)
  case .ignoresSafeArea(let edges, let mark):
    return IgnoringSafeAreaLayout(child, edges: edges, mark: mark, context: context, direction: direction)
  case .background(let node, let alignment): return layered(node, alignment, .background)
  case .overlay(let node, let alignment): return layered(node, alignment, .overlay)
  case .mask(let node, let alignment): return layered(node, alignment, .mask)
  case .effect(let effect): return ModifierLayout(child, content: .effect(effect), direction: direction)
  }
}

extension ResolvedNode.Kind {
  /// The axis and the views of a stack.
  fileprivate var stacked: (axis: Axis?, children: [ResolvedNode])? {
    switch self {
    case .hStack(_, _, let children): (.horizontal, children)
    case .vStack(_, _, let children): (.vertical, children)
    case .zStack(_, let children): (nil, children)
    case .empty, .text, .image, .paint, .shape, .spacer, .divider, .grid, .gridRow, .viewThatFits, .lazyGrid,
      .scrollView, .custom, .deferred, .modified:
      nil
    }
  }
}

extension ResolvedNode {
  /// The cells of a row of a grid; modifiers of the row are put on each of its cells, since a row has no layout.
  fileprivate var gridRow: (alignment: VerticalAlignment?, cells: [ResolvedNode])? {
    if case .gridRow(let alignment, let cells) = kind { return (alignment, cells) }
    guard case .modified(let modifier, let child) = kind, let row = child.gridRow else { return nil }
    let cells = row.cells.map { cell in
      cell.isEmpty ? cell : ResolvedNode(.modified(modifier, cell), direction: direction, from: origin)
    }
    return (row.alignment, cells)
  }
}

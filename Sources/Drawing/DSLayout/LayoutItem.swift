import DSDiagnostics
import DSGeometry
import DSNode

/// A view while it is laid out: answers offers, and remembers its answers.
///
/// A parent asks the same child several times with the same offer; without the memory the work would double at every
/// level. Coordinates run left to right; `placed` mirrors children where the parent runs right to left.
class LayoutItem {
  /// The direction in which the view's own content runs.
  let direction: LayoutDirection
  /// Where the view is written; nil for a layout around a view that is not a view itself.
  var source: SourceOrigin?
  /// What the view is; nil for a layout around a view that is not a view itself.
  var view: PlacedView?
  private var answers: [(proposal: ProposedSize, size: Size)] = []

  init(direction: LayoutDirection) { self.direction = direction }

  /// The size that the view takes when it is offered `proposal`.
  func size(_ proposal: ProposedSize) -> Size {
    for answer in answers where answer.proposal == proposal { return answer.size }
    let size = measure(proposal)
    if answers.isEmpty { answers.reserveCapacity(6) }
    answers.append((proposal, size))
    return size
  }

  /// Forgets its answers, where something that they rest on has changed.
  final func forget() { answers = [] }

  /// Works out the answer to an offer; called once per offer.
  func measure(_ proposal: ProposedSize) -> Size { .zero }

  /// The view, sized by `proposal`, with its children placed; the frame's origin is zero.
  final func placed(_ proposal: ProposedSize) -> PlacedNode {
    var node = place(proposal)
    if let source { node.origin = source }
    if let view { node.view = view }
    return node
  }

  /// Places the view and its children, for `placed`.
  func place(_ proposal: ProposedSize) -> PlacedNode {
    PlacedNode(frame: Rect(size: size(proposal)), content: .container, direction: direction)
  }

  /// Where the view itself puts a guide, from its top left corner; nil if it leaves the guide at its default.
  func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? { nil }

  /// Whether the view may move an edge or its middle: few do, and only these need to be asked.
  var setsEdges: Bool { false }

  /// Views of higher priority are offered space first.
  var priority: Double { 0 }
  /// Views of higher index are drawn later.
  var zIndex: Double? { nil }
  /// How far the view wants its neighbours away.
  var spacing: SpacingPreference { .plain }
  /// Whether the view is a spacer, whose gaps the frame or padding next around it does not bring back.
  var isSpacer: Bool { false }
  /// Whether the view is a scroll view, but for modifiers that leave its size alone.
  var isScrollView: Bool { false }
  /// The screen that the view is, but for modifiers that leave its size alone; it reaches into the safe areas around it.
  var areaReacher: (any SafeAreaReacher)? { nil }
  /// The position of the view in a grid.
  var cell: GridCell { GridCell() }
  /// What the view gives an author's layout, by key.
  var layoutValues: [ObjectIdentifier: Any] { [:] }

  /// The lines of a text; none of any other view.
  func lines(_ proposal: ProposedSize) -> [TextLine] { [] }

  /// Where a guide lies, from the view's top left corner: where the view puts it, or at its default.
  final func guide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double {
    explicitGuide(guide, proposal) ?? guide.position(in: size(proposal), of: self, proposal)
  }
}

extension Modifier.Guide {
  /// The guide's default position in a view of a size; without a view, in a box that sets no guides.
  func position(in size: Size, of view: LayoutItem? = nil, _ offer: ProposedSize = .unspecified) -> Double {
    switch self {
    case .horizontal(let alignment):
      alignment.standard?.position(in: view, size, offeredWidth: offer.width, height: offer.height)
        ?? part(alignment.fraction, of: size.width)
    case .vertical(let alignment):
      alignment.standard?.position(in: view, size, offeredWidth: offer.width, height: offer.height)
        ?? part(alignment.fraction, of: size.height)
    }
  }

  /// A part of a length; the beginning is the beginning of an endless one too.
  private func part(_ fraction: Double, of length: Double) -> Double { fraction == 0 ? 0 : length * fraction }

  /// Whether containers of several views pass the guide up from them: text baselines and custom guides. The edges and
  /// the middle of a container do not depend on its views; modifiers of one view pass those up too.
  var isCombined: Bool {
    switch self {
    case .horizontal(let alignment): ![.leading, .center, .trailing].contains(alignment)
    case .vertical(let alignment): ![.top, .center, .bottom].contains(alignment)
    }
  }
}

extension PlacedNode {
  /// The node moved to `origin` in a parent of `width`; mirrored where the parent runs right to left.
  func moved(to origin: Point, in width: Double, _ direction: LayoutDirection) -> PlacedNode {
    var node = self
    let x = direction == .leftToRight ? origin.x : width - origin.x - frame.width
    node.frame.origin = Point(x: x, y: origin.y)
    return node
  }
}

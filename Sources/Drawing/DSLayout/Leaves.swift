import DSGeometry
import DSImage
import DSNode
import DSResolve
import DSSymbol
import DSText

/// A colour, gradient or shape: takes what it is offered, 10 points where nothing is.
final class FillLayout: LayoutItem {
  private let content: PlacedNode.Content
  private let isSquare: Bool

  init(_ content: PlacedNode.Content, direction: LayoutDirection) {
    self.content = content
    isSquare = if case .shape(let shape, let drawing) = content { shape.isSquare(drawn: drawing) } else { false }
    super.init(direction: direction)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    guard isSquare, let side = [proposal.width, proposal.height].compactMap({ $0 }).min() else {
      return proposal.replacingUnspecified()
    }
    return Size(width: side, height: side)
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    PlacedNode(frame: Rect(size: size(proposal)), content: content, direction: direction)
  }
}

extension ResolvedShape {
  /// Whether a view of the shape takes the square of the shorter side that it is offered: a circle does, filled or
  /// with a line on its outline, but not one that is inset or has its line inside.
  fileprivate func isSquare(drawn drawing: ResolvedDrawing) -> Bool {
    switch (self, drawing) {
    case (_, .strokeBorder): false
    case (.circle, _): true
    case (.evenOdd(let shape), _), (.trim(let shape, _, _), _): shape.isSquare(drawn: drawing)
    case (.rectangle, _), (.roundedRectangle, _), (.capsule, _), (.ellipse, _), (.path, _), (.function, _), (.inset, _):
      false
    }
  }
}

/// A text: breaks its lines to the offered width and cuts them to the offered height.
///
/// A stack asks a text about a dozen sizes. Most have the same answer, and only those that differ are laid out: offered
/// more than it needs, a text looks as it does when nothing is offered, and a single line is never cut for want of
/// height.
final class TextLayoutItem: LayoutItem {
  private let text: ResolvedText
  private let context: LayoutContext
  private var layouts: [(proposal: ProposedSize, layout: TextLayout)] = []

  init(_ text: ResolvedText, context: LayoutContext, direction: LayoutDirection) {
    self.text = text
    self.context = context
    super.init(direction: direction)
  }

  private func layout(_ proposal: ProposedSize) -> TextLayout {
    let height = Self.finite(proposal.height)
    let open = layout(width: Self.finite(proposal.width))
    guard let height, open.lines.count > 1, open.size.height > height else { return open }
    return remembered(ProposedSize(width: Self.finite(proposal.width), height: height))
  }

  /// The layout of a width where height is open.
  private func layout(width: Double?) -> TextLayout {
    let ideal = remembered(.unspecified)
    guard let width, ideal.isTruncated || ideal.isEstimated || ideal.size.width > width else { return ideal }
    return remembered(ProposedSize(width: width, height: nil))
  }

  /// The layout of exactly an offer of finite lengths.
  private func remembered(_ offer: ProposedSize) -> TextLayout {
    for known in layouts where known.proposal == offer { return known.layout }
    let layout = context.measurer.layout(text.paragraph, width: offer.width, height: offer.height)
    if layouts.isEmpty { layouts.reserveCapacity(4) }
    layouts.append((offer, layout))
    return layout
  }

  private static func finite(_ length: Double?) -> Double? { length.flatMap { $0.isFinite ? max(0, $0) : nil } }

  /// A text that is offered no width only returns its smallest size: it is never drawn so.
  override func measure(_ proposal: ProposedSize) -> Size {
    if let width = proposal.width, width <= 0 {
      return context.measurer.size(of: text.paragraph, width: 0, height: Self.finite(proposal.height))
    }
    return onPixels(layout(proposal), proposal)
  }

  /// Where a profile holds, a text's width is whole pixels, as SwiftUI's is, but never more than was offered. A width
  /// that was recorded stays as it is: thirds of a point that were written with two digits would grow by a pixel.
  private func onPixels(_ layout: TextLayout, _ proposal: ProposedSize) -> Size {
    let size = layout.size
    guard !layout.isRecorded, text.paragraph.spans.first?.style.metrics != nil else { return size }
    let whole = (size.width / context.pixel - 1e-6).rounded(.up) * context.pixel
    return Size(width: proposal.width.map { max(size.width, min(whole, $0)) } ?? whole, height: size.height)
  }

  /// The text is broken once more to exactly the size it has taken, so that what is drawn is what was measured.
  override func place(_ proposal: ProposedSize) -> PlacedNode {
    PlacedNode(
      frame: Rect(size: size(proposal)), content: .text(text, layout(proposal)), direction: direction)
  }

  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    switch guide {
    case .vertical(.firstTextBaseline): layout(proposal).firstTextBaseline
    case .vertical(.lastTextBaseline): layout(proposal).lastTextBaseline
    case .vertical(.capitalsMiddle): layout(proposal).firstTextBaseline - capHeight / 2
    case .horizontal(.listRowSeparatorLeading): 0
    case .vertical, .horizontal: nil
    }
  }

  override func lines(_ proposal: ProposedSize) -> [TextLine] {
    layout(proposal).lines.map { line in
      var first = 0
      var runs: [TextLine.Run] = []
      for run in line.runs {
        let (face, size) = (run.face, run.size)
        runs.append(
          TextLine.Run(
            span: run.span, firstPiece: first, edges: run.edges, ascent: (face?.ascent ?? 0) * size,
            descent: (face?.descent ?? 0) * size, leading: (face?.lineGap ?? 0) * size))
        first += run.glyphs.count
      }
      // Pictures are counted after all glyphs.
      for object in line.objects {
        let rect = object.rect
        runs.append(
          TextLine.Run(
            span: object.span, firstPiece: first, edges: [rect.minX...rect.maxX],
            ascent: line.baseline - rect.minY, descent: rect.maxY - line.baseline, leading: 0))
        first += 1
      }
      runs.sort { ($0.edges.first?.lowerBound ?? 0) < ($1.edges.first?.lowerBound ?? 0) }
      return TextLine(baseline: line.baseline, rect: line.rect, isTruncated: line.truncated, runs: runs)
    }
  }

  private var capHeight: Double {
    text.paragraph.spans.first.map { context.measurer.metrics(of: $0.style).capHeight } ?? 0
  }

  override var spacing: SpacingPreference {
    guard let style = text.paragraph.spans.first?.style else { return .plain }
    return SpacingPreference(context.measurer.metrics(of: style), pixel: context.pixel)
  }
}

/// A picture: of its natural size, or of the offered one if it is resizable.
final class ImageLayout: LayoutItem {
  private let image: ResolvedImage
  private let context: LayoutContext

  init(_ image: ResolvedImage, context: LayoutContext, direction: LayoutDirection) {
    self.image = image
    self.context = context
    super.init(direction: direction)
  }

  private var intrinsic: Size {
    guard case .symbol(_, let style) = image.source else { return image.size(in: 1) }
    return image.size(in: style.size)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    image.resizable ? proposal.replacingUnspecified(by: intrinsic) : intrinsic
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    PlacedNode(frame: Rect(size: size(proposal)), content: .image(image), direction: direction)
  }

  /// A symbol's middle is at the middle of the capitals beside it, or as far below as its drawing says.
  override func explicitGuide(_ guide: Modifier.Guide, _ proposal: ProposedSize) -> Double? {
    guard case .symbol(let symbol, let style) = image.source, !image.resizable else { return nil }
    switch guide {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline):
      let drop = symbol.drop * image.symbolScale * style.size
      return intrinsic.height / 2 + context.measurer.metrics(of: style).capHeight / 2 - drop
    case .vertical, .horizontal: return nil
    }
  }
}

/// Space that stretches along a stack's axis, or along both outside a stack; gives way before anything else.
final class SpacerLayout: LayoutItem {
  private let minLength: Double
  private let axis: Axis?

  init(minLength: Double?, axis: Axis?, direction: LayoutDirection) {
    self.minLength = minLength ?? SpacingPreference.standard
    self.axis = axis
    super.init(direction: direction)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = Size.zero
    for direction in Axis.allCases where axis == nil || axis == direction {
      size[direction] = max(minLength, proposal[direction] ?? minLength)
    }
    return size
  }

  override var priority: Double { -.infinity }
  override var isSpacer: Bool { true }
  override var spacing: SpacingPreference { SpacingPreference(spacerAlong: axis) }
}

/// A line across the axis of the stack around it; horizontal anywhere else.
final class DividerLayout: LayoutItem {
  private let paint: ResolvedPaint
  private let thickness: Double
  private let stackAxis: Axis

  init(_ paint: ResolvedPaint, thickness: Double, axis: Axis?, direction: LayoutDirection) {
    self.paint = paint
    self.thickness = thickness
    stackAxis = axis ?? .vertical
    super.init(direction: direction)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = proposal.replacingUnspecified()
    size[stackAxis] = thickness
    return size
  }

  override func place(_ proposal: ProposedSize) -> PlacedNode {
    PlacedNode(frame: Rect(size: size(proposal)), content: .paint(paint), direction: direction)
  }
}

import DSGeometry
import DSNode
public import DSView
public import Foundation

/// Takes all the space it is proposed, and is drawn on by a closure that knows the size.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// Views that the closure may draw, each with a tag.
  nonisolated(unsafe) public var symbols: Symbols
  /// Draws.
  nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing shows through.
  /// - Ignored: on Apple's platforms it only speeds up drawing.
  public var isOpaque: Bool
  /// How colours are stored.
  /// - Ignored: colours are 8 bits of sRGB.
  public var colorMode: ColorRenderingMode
  /// Whether the closure may run beside the main thread.
  /// - Ignored: the closure always runs during layout.
  public var rendersAsynchronously: Bool

  /// A canvas with views that the closure may draw.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (self.symbols, self.renderer) = (symbols(), renderer)
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
  }

  /// The node of drawings that are made when the size is known.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let view = Unchecked(view)
    return inputs.deferring(name: "Canvas") { inputs, geometry in
      let drawing = CanvasDrawing(inputs, geometry) { Symbols._lower(view.value.symbols, inputs) }
      guard drawing.size.width > 0, drawing.size.height > 0 else { return [] }
      var context = GraphicsContext(drawing, CanvasLayer())
      let layer = context.layer
      let size = CGSize(width: drawing.size.width, height: drawing.size.height)
      inputs.evaluate { view.value.renderer(&context, size) }
      var node = drawing.node(of: layer)
      node.modifiers += [.clipped, .environment("layoutDirection", .string("leftToRight"))]
      return [node]
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// What all contexts of one canvas share.
final class CanvasDrawing {
  /// What views and styles are lowered with.
  let inputs: _ViewInputs
  /// The canvas's size in points.
  let size: Size
  private let geometry: DeferredGeometry
  private let makeSymbols: () -> _ViewOutputs
  private lazy var symbols = makeSymbols()

  init(_ inputs: _ViewInputs, _ geometry: DeferredGeometry, _ symbols: @escaping () -> _ViewOutputs) {
    (self.inputs, self.geometry, makeSymbols) = (inputs, geometry, symbols)
    size = geometry.size
  }

  /// The view of a tag; nil if there is none.
  func symbol(_ tag: AnyHashable) -> DSNode? {
    symbols.nodes.indices.first { symbols.traits[$0]?.tag == tag }.map { symbols.nodes[$0] }
  }

  /// The size that a view takes where it is offered one.
  func measure(_ node: DSNode, _ offer: LayoutOffer) -> Size { geometry.child(node)?.size(offer) ?? .zero }

  /// Where a view has a baseline.
  func baseline(_ node: DSNode, _ guide: DSGeometry.VerticalAlignment, _ offer: LayoutOffer) -> CGFloat {
    CGFloat(geometry.child(node)?.guide(.vertical(guide), offer) ?? 0)
  }

  /// What a layer holds, as one view of the canvas's size.
  func node(of layer: CanvasLayer) -> DSNode {
    // Blended drawings meet those of their own layer, never what is behind it.
    inputs.node(
      .zStack(alignment: .init(horizontal: .leading, vertical: .top), layer.nodes),
      modifiers: [frame] + (layer.isBlended ? [.compositingGroup] : []))
  }

  /// The canvas's own size.
  var frame: Modifier {
    .frame(
      width: .literal(size.width), height: .literal(size.height),
      alignment: .init(horizontal: .leading, vertical: .top))
  }

  /// A point as fractions of the canvas's sides.
  func unit(_ point: CGPoint) -> DSGeometry.UnitPoint {
    .init(x: Double(point.x) / size.width, y: Double(point.y) / size.height)
  }
}

/// Drawings in the order they were made.
final class CanvasLayer {
  var nodes: [DSNode] = []
  /// Whether one of them is blended with those before it.
  var isBlended = false
}

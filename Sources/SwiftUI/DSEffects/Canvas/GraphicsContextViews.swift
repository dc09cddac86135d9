import DSGeometry
import DSNode
public import DSView
public import Foundation

public import struct DSView.UnitPoint

extension GraphicsContext {
  /// A text that is ready to be drawn.
  public struct ResolvedText {
    let node: DSNode
    let drawing: CanvasDrawing
    /// The fill of letters without an explicit style.
    public var shading: Shading = .foreground

    /// The size that the text takes in a size.
    public func measure(in size: CGSize) -> CGSize {
      let size = drawing.measure(node, LayoutOffer(size))
      return CGSize(width: size.width, height: size.height)
    }

    /// The first line's baseline, from the top, where the text is laid out in a size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      drawing.baseline(node, .firstTextBaseline, LayoutOffer(size))
    }

    /// The last line's baseline, from the top, where the text is laid out in a size.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      drawing.baseline(node, .lastTextBaseline, LayoutOffer(size))
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage {
    let node: DSNode
    /// The picture's own size.
    public let size: CGSize
    /// The baseline of a symbol, else the picture's bottom, from the top.
    public let baseline: CGFloat
    /// The fill of a picture that takes its colour from the view; nil leaves it.
    public var shading: Shading?
  }

  /// A view of the canvas that is ready to be drawn.
  public struct ResolvedSymbol {
    let node: DSNode
    /// The view's ideal size.
    public let size: CGSize
  }

  /// A text that is ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: drawing.node(text), drawing: drawing) }

  /// A picture that is ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let node = drawing.node(image)
    var natural = node
    if case .image(var image) = node.kind {
      image.resizable = false
      natural.kind = .image(image)
    }
    let ideal = LayoutOffer(width: nil, height: nil)
    let size = drawing.measure(natural, ideal)
    return ResolvedImage(
      node: natural, size: CGSize(width: size.width, height: size.height),
      baseline: drawing.baseline(natural, .lastTextBaseline, ideal))
  }

  /// The view of the canvas that has a tag; nil if there is none.
  /// - Partial: the view is laid out at its ideal size.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = drawing.symbol(AnyHashable(id)) else { return nil }
    let size = drawing.measure(node, LayoutOffer(width: nil, height: nil))
    return ResolvedSymbol(node: node, size: CGSize(width: size.width, height: size.height))
  }

  /// Draws a text, broken into the lines of a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    var node = filled(text.node, text.shading)
    node.modifiers.append(
      .frame(width: rect.width.literal, height: rect.height.literal, alignment: textCorner))
    addMoved(node, to: rect.origin)
  }

  /// Draws a text so that a point of it, by fractions of its size, is at a place.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    add(filled(text.node, text.shading), at: point, anchor)
  }

  /// Draws a text, broken into the lines of a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text so that a point of it, by fractions of its size, is at a place.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a picture, stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var node = filled(image)
    if case .image(var image) = node.kind {
      image.resizable = true
      node.kind = .image(image)
    }
    node.modifiers.append(.frame(width: rect.width.literal, height: rect.height.literal, alignment: .topLeading))
    addMoved(node, to: rect.origin)
  }

  /// Draws a picture so that a point of it, by fractions of its size, is at a place.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    add(filled(image), at: point, anchor)
  }

  /// Draws a picture, stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws a picture so that a point of it, by fractions of its size, is at a place.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a view of the canvas, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var node = symbol.node
    node.modifiers.append(
      .frame(width: symbol.size.width.literal, height: symbol.size.height.literal, alignment: .topLeading))
    node.modifiers.append(
      .scaleEffect(
        x: (rect.width / symbol.size.width).literal, y: (rect.height / symbol.size.height).literal,
        anchor: UnitPoint.topLeading.node))
    addMoved(node, to: rect.origin)
  }

  /// Draws a view of the canvas so that a point of it, by fractions of its size, is at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    add(symbol.node, at: point, anchor)
  }
}

extension GraphicsContext {
  /// Adds a view of its ideal size, a point of which is at a place.
  private func add(_ node: DSNode, at point: CGPoint, _ anchor: UnitPoint) {
    var node = node
    node.modifiers.append(.fixedSize(horizontal: true, vertical: true))
    let alignment = anchor.alignment
    if alignment == nil {
      let (x, y) = (Double(anchor.x), Double(anchor.y))
      node.modifiers += [
        .alignmentGuide(.horizontal(.leading), .function(GuideFunction { $0.size($1).width * x })),
        .alignmentGuide(.vertical(.top), .function(GuideFunction { $0.size($1).height * y })),
      ]
    }
    node.modifiers.append(.frame(width: .literal(0), height: .literal(0), alignment: alignment ?? .topLeading))
    addMoved(node, to: point)
  }

  private func addMoved(_ node: DSNode, to point: CGPoint) {
    var node = node
    if point != .zero { node.modifiers.append(.offset(x: point.x.literal, y: point.y.literal)) }
    addTransformed(node)
  }

  /// The corner in which a text begins; the canvas itself always runs left to right.
  private var textCorner: DSGeometry.Alignment {
    .init(horizontal: environment.layoutDirection == .rightToLeft ? .trailing : .leading, vertical: .top)
  }

  private func filled(_ image: ResolvedImage) -> DSNode {
    image.shading.map { filled(image.node, $0) } ?? image.node
  }

  private func filled(_ node: DSNode, _ shading: Shading) -> DSNode {
    if case .style(let style) = shading.kind, style is ForegroundStyle { return node }
    var node = node
    let paints = drawing.paints(shading, in: drawing.bounds).paints
    if let paint = paints.first {
      node.modifiers.append(paints.count == 1 ? .foregroundStyle(paint) : .foregroundStyles(paints))
    }
    return node
  }
}

extension CanvasDrawing {
  /// The one node of a text or picture, whose letters run as they do around the canvas.
  func node<V: View>(_ view: V) -> DSNode {
    let nodes = onMainThread { inputs.nodes(view) }
    var node = nodes.count == 1 ? nodes[0] : inputs.node(.group(nodes))
    if inputs.environment.layoutDirection == .rightToLeft {
      node.modifiers.append(.environment("layoutDirection", .string("rightToLeft")))
    }
    return node
  }
}

extension LayoutOffer {
  /// A size; a side without end asks for the ideal length.
  fileprivate init(_ size: CGSize) {
    self.init(
      width: size.width.isFinite ? Double(size.width) : nil, height: size.height.isFinite ? Double(size.height) : nil)
  }
}

extension UnitPoint {
  /// The alignment that lies at the point; nil for a point between.
  fileprivate var alignment: DSGeometry.Alignment? {
    let horizontal: [CGFloat: DSGeometry.HorizontalAlignment] = [0: .leading, 0.5: .center, 1: .trailing]
    let vertical: [CGFloat: DSGeometry.VerticalAlignment] = [0: .top, 0.5: .center, 1: .bottom]
    guard let x = horizontal[x], let y = vertical[y] else { return nil }
    return .init(horizontal: x, vertical: y)
  }
}

import DSGeometry
import DSNode
public import DSView
public import Foundation

public import struct DSView.Path

/// What a canvas's closure draws with. A copy draws on the same canvas, and what is set on it holds for it alone.
public struct GraphicsContext {
  let drawing: CanvasDrawing
  let layer: CanvasLayer
  private var clips: [Modifier] = []
  private var filters: [Modifier] = []
  private var clipBounds: CGRect

  init(_ drawing: CanvasDrawing, _ layer: CanvasLayer) {
    (self.drawing, self.layer) = (drawing, layer)
    clipBounds = CGRect(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height)
  }

  /// How opaque drawings are, 0…1.
  public var opacity: Double = 1
  /// How drawings meet what is drawn already.
  public var blendMode: BlendMode = .normal
  /// The environment of the canvas.
  public var environment: EnvironmentValues { drawing.inputs.environment }
  /// The map from the coordinates of drawings to the canvas's.
  public var transform: CGAffineTransform = .identity

  /// Makes drawings larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves drawings.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns drawings about the origin, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Maps drawings before the map in force does.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  /// What is done with a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Options of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Drawings are left outside of the clip instead of inside.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// The rectangle around all clips, in the coordinates of drawings.
  public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }

  /// Cuts what is drawn from now on to a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    let shape = ShapeNode.path(path.path, viewBox: nil, style.isEOFilled ? .evenOdd : .nonZero)
    guard options.contains(.inverse) else {
      clips.append(.clipShape(shape))
      clipBounds = clipBounds.intersection(path.boundingRect)
      return
    }
    clips.append(without(drawing.inputs.node(.shape(shape, .fill(.black)))))
  }

  /// Cuts what is drawn from now on to what a closure draws, as opaque as that is.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var mask = try layer(content)
    if opacity != 1 { mask.modifiers.append(.opacity(.literal(opacity))) }
    clips.append(options.contains(.inverse) ? without(mask) : .mask([mask], alignment: .topLeading))
  }

  /// Draws what a closure draws as one picture: opacity, blend mode, filters and clips hold for the whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows { add(try layer(content)) }

  /// Adds a filter for what is drawn from now on. It comes before those that are there: a blur that is added after a
  /// threshold is what the threshold is taken of.
  /// - Partial: colours are filtered as sRGB, whatever the options.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if let reason = filter.warning { drawing.inputs.warn("ignored-filter", reason) }
    filters = filter.modifiers + filters
  }

  /// Adds a view of the canvas's size in the canvas's coordinates.
  func add(_ node: DSNode, blend: DSGeometry.BlendMode? = nil) {
    var node = node
    node.modifiers += filters + clips
    if opacity != 1 { node.modifiers.append(.opacity(.literal(max(0, min(1, opacity))))) }
    if let blend = blend ?? blended, blend != .normal {
      node.modifiers.append(.blendMode(blend))
      layer.isBlended = true
    }
    layer.nodes.append(node)
  }

  /// Adds a view in the coordinates of drawings.
  func addTransformed(_ node: DSNode, blend: DSGeometry.BlendMode? = nil) {
    var node = node
    node.modifiers.append(drawing.frame)
    if !transform.isIdentity { node.modifiers.append(.transformEffect(transform.node, anchor: .topLeading)) }
    add(node, blend: blend)
  }

  /// The blend mode of the line.
  private var blended: DSGeometry.BlendMode? {
    guard let mode = blendMode.node else {
      drawing.inputs.warn("ignored-blend-mode", "a canvas's blend mode is drawn as normal", hint: blendMode.hint)
      return nil
    }
    return mode
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DSNode {
    var inner = GraphicsContext(drawing, CanvasLayer())
    inner.transform = transform
    try content(&inner)
    return drawing.node(of: inner.layer)
  }

  /// Cuts to everything outside of a view.
  private func without(_ node: DSNode) -> Modifier {
    let all = drawing.inputs.node(.paint(.black))
    var hole = node
    hole.modifiers.append(.blendMode(.destinationOut))
    let mask = drawing.inputs.node(
      .zStack(alignment: .topLeading, [all, hole]), modifiers: [drawing.frame, .compositingGroup])
    return .mask([mask], alignment: .topLeading)
  }
}

extension DSGeometry.Alignment {
  static var topLeading: DSGeometry.Alignment { .init(horizontal: .leading, vertical: .top) }
}

extension DSGeometry.UnitPoint {
  fileprivate static var topLeading: DSGeometry.UnitPoint { .init(x: 0, y: 0) }
}

extension Paint {
  static var black: Paint { .color(.literal(.black)) }
}

import DSGeometry
import DSNode
import Foundation

/// A view that draws a shape and can be drawn on further.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape that is filled.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, PrimitiveView {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// Whether no style was asked for.
  private var isPlain = false

  /// A shape filled with a style.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }

  /// The shape's node.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let paint = view.isPlain ? nil : view.style._paint(inputs).paint
    if let line = view.shape as? any _AnyStrokedShape {
      return _ViewOutputs([line.stroked(paint ?? .foreground(.primary), inputs)])
    }
    let shape = view.shape._outline(inputs.environment).filled(view.fillStyle)
    return _ViewOutputs([inputs.sized(inputs.node(.shape(shape, .fill(paint))), view.shape)])
  }
}

extension _ShapeView where Style == ForegroundStyle {
  nonisolated init(shape: Content) {
    self.init(shape: shape, style: ForegroundStyle())
    isPlain = true
  }
}

/// A shape that is filled over a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// What lies behind.
  nonisolated(unsafe) public var background: Background

  /// A shape filled over a background.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
  }

  /// The shape's node, with the background behind it.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.nodes(_ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle)).over(
      view.background, inputs)
  }
}

/// A shape whose outline is drawn over a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, PrimitiveView {
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are soft.
  /// - Ignored: edges are always antialiased.
  public var isAntialiased: Bool
  /// What lies behind.
  nonisolated(unsafe) public var background: Background

  /// An outline over a background.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  /// The line's node, with the background behind it.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let outline = view.shape._outline(inputs.environment).shape
    let drawing = ShapeDrawing.stroke(view.style._paint(inputs).paint, view.strokeStyle.node)
    return [inputs.sized(inputs.node(.shape(outline, drawing)), view.shape)].over(view.background, inputs)
  }
}

/// A shape whose outline is drawn inside it, over a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView, PrimitiveView
{
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How the line is drawn.
  public var strokeStyle: StrokeStyle
  /// Whether edges are soft.
  /// - Ignored: edges are always antialiased.
  public var isAntialiased: Bool
  /// What lies behind.
  nonisolated(unsafe) public var background: Background

  /// A line inside the outline, over a background.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    (self.shape, self.style, self.strokeStyle) = (shape, style, strokeStyle)
    (self.isAntialiased, self.background) = (isAntialiased, background)
  }

  /// The line's node, with the background behind it; a shape of one's own is asked for its inset shape.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    let outline = view.shape._outline(inputs.environment)
    let paint = view.style._paint(inputs).paint
    let node: DSNode
    if outline.isComputed {
      let inset = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
      let line = ShapeDrawing.stroke(paint, view.strokeStyle.node)
      node = inputs.sized(inputs.node(.shape(inset._outline(inputs.environment).shape, line)), inset)
    } else {
      node = inputs.node(.shape(outline.shape, .strokeBorder(paint, view.strokeStyle.node)))
    }
    return [node].over(view.background, inputs)
  }
}

extension [DSNode] {
  /// The nodes with a view behind each.
  @MainActor fileprivate func over<Background: View>(_ background: Background, _ inputs: _ViewInputs) -> _ViewOutputs {
    let behind = inputs.nodes(background)
    return _ViewOutputs(self).modified(behind.isEmpty ? [] : [.background(behind, alignment: .center)])
  }
}

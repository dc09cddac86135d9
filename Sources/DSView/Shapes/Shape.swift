import DSGeometry
package import DSNode
public import Foundation

/// An outline that takes the rectangle it is given; as a view it is filled with the foreground style.
public protocol Shape: View, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// Whether the outline is mirrored where content runs right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The outline as later stages know it; shapes of the library answer this themselves.
  nonisolated var _outline: _Outline { get }
}

/// An outline of the line.
public struct _Outline {
  package var shape: ShapeNode
}

extension Shape {
  /// Mirrored.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The path for the rectangle that the shape is drawn in.
  nonisolated public var _outline: _Outline {
    _Outline(
      shape: .function(
        PathFunction(name: String(describing: Self.self), mirrors: layoutDirectionBehavior != .fixed) { size in
          path(in: CGRect(x: 0, y: 0, width: size.width, height: size.height)).path
        }))
  }

  /// The shape filled with the foreground style.
  public var body: some View { _ShapeView(outline: _outline, drawing: .fill) }

  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(_ content: S = ForegroundStyle()) -> some View {
    _ShapeView(outline: _outline, drawing: .paint { inputs in .fill(content._paint(inputs).paint) })
  }

  /// The outline in a style, half of the line to each side.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline in a style, half of the line to each side.
  nonisolated public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(outline: _outline, drawing: .paint { inputs in .stroke(content._paint(inputs).paint, style.node) })
  }

  /// The outline in the foreground style.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some View {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

/// A shape whose edges can be moved inwards.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  /// The outline in a style, wholly inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline in a style, wholly inside the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(
      outline: _outline, drawing: .paint { inputs in .strokeBorder(content._paint(inputs).paint, style.node) })
  }

  /// The shape with its edges moved inwards.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A shape with its edges moved inwards.
nonisolated public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The base's outline in the smaller rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  /// The base's outline, inset.
  public var _outline: _Outline { _Outline(shape: .inset(base._outline.shape, amount.literal)) }
}

/// A shape that is drawn.
nonisolated public struct _ShapeView: PrimitiveView {
  enum Drawing {
    case fill
    case paint(@MainActor (_ViewInputs) -> ShapeDrawing)
  }

  let outline: _Outline
  let drawing: Drawing

  init(outline: _Outline, drawing: Drawing) { (self.outline, self.drawing) = (outline, drawing) }

  /// The shape's node.
  @MainActor public static func _lower(_ view: _ShapeView, _ inputs: _ViewInputs) -> _ViewOutputs {
    let drawing: ShapeDrawing =
      switch view.drawing {
      case .fill: .fill(nil)
      case .paint(let make): make(inputs)
      }
    return _ViewOutputs([inputs.node(.shape(view.outline.shape, drawing))])
  }
}

/// How an outline is drawn; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  /// How an open line ends, and how two segments meet.
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  /// A line; whole and one point wide by default.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  var node: StrokeNode {
    var node = StrokeNode(lineWidth: lineWidth.literal)
    node.lineCap = lineCap == .butt ? .butt : lineCap == .round ? .round : .square
    node.lineJoin = lineJoin == .miter ? .miter : lineJoin == .round ? .round : .bevel
    node.dash = dash.map(Double.init)
    node.dashPhase = Double(dashPhase)
    return node
  }
}

/// How an open line ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How two segments meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

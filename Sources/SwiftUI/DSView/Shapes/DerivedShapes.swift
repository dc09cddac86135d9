import DSGeometry
import DSNode
public import Foundation

/// The line along an outline as a shape; drawn as a line wherever it is filled as a whole.
nonisolated struct _StrokedShape<Base: Shape>: Shape, _AnyStrokedShape {
  let shape: Base
  let style: StrokeStyle

  static var role: ShapeRole { .stroke }
  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  @MainActor func stroked(_ paint: Paint, _ inputs: _ViewInputs) -> DSNode {
    let outline = shape._outline(inputs.environment).shape
    return inputs.sized(inputs.node(.shape(outline, .stroke(paint, style.node))), shape)
  }
}

/// A line along an outline, whatever the shape.
nonisolated protocol _AnyStrokedShape {
  /// The line's node.
  @MainActor func stroked(_ paint: Paint, _ inputs: _ViewInputs) -> DSNode
}

/// A part of an outline.
nonisolated public struct _TrimmedShape<S: Shape>: Shape {
  /// The whole outline.
  public var shape: S
  /// Where the part begins, as a fraction of the length.
  public var startFraction: CGFloat
  /// Where the part ends, as a fraction of the length.
  public var endFraction: CGFloat

  /// A part of an outline.
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    (self.shape, self.startFraction, self.endFraction) = (shape, startFraction, endFraction)
  }

  /// The part.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The whole outline and the part of it.
  public func _outline(_ environment: EnvironmentValues) -> _Outline {
    let outline = shape._outline(environment)
    if outline.isComputed { return _Outline(function: self) }
    // Fractions that are not numbers count as 1.
    let (from, to) = (max(0, min(1, startFraction)), max(0, min(1, endFraction)))
    return _Outline(shape: .trim(outline.shape, from: from.literal, to: to.literal))
  }

  /// That of the whole shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The size that the whole shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape drawn in a rectangle of a fixed size.
nonisolated public struct _SizedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// The rectangle's size.
  public var size: CGSize
  let anchor: UnitPoint

  /// A shape of a fixed size.
  public init(shape: S, size: CGSize) { self.init(shape, size, .topLeading) }

  init(_ shape: S, _ size: CGSize, _ anchor: UnitPoint) { (self.shape, self.size, self.anchor) = (shape, size, anchor) }

  /// The outline at its size.
  public func path(in rect: CGRect) -> Path {
    let x = rect.minX + (rect.width - size.width) * anchor.x
    let y = rect.minY + (rect.height - size.height) * anchor.y
    return shape.path(in: CGRect(x: x, y: y, width: size.width, height: size.height))
  }
}

/// A shape that is moved.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is moved.
  public var offset: CGSize

  /// A shape that is moved.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

/// A shape that is larger or smaller.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// What its width and height are multiplied by.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// A shape that is larger or smaller.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect))
  }
}

/// A shape that is turned.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// A shape that is turned.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: rect))
  }
}

/// A shape whose points are mapped.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The map.
  public var transform: CGAffineTransform

  /// A shape whose points are mapped.
  public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

  /// The mapped outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The inset shape, moved.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The inset shape, turned.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// The shape moved.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// The shape moved.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape moved.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape larger or smaller.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape larger or smaller.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape turned, clockwise for positive angles.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape with its points mapped.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape drawn in a rectangle of a size.
  nonisolated public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// The shape drawn in a rectangle of a size, placed by a point of it.
  nonisolated public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { _SizedShape(self, size, anchor) }

  /// The shape drawn in a rectangle of a size.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape drawn in a rectangle of a size, placed by a point of it.
  nonisolated public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The map about a point of a rectangle.
  func about(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

import DSGeometry
package import DSNode
public import Foundation

/// An outline that takes the rectangle it is given; as a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape is for.
  static nonisolated var role: ShapeRole { get }
  /// Whether the outline is mirrored where text runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size that the shape takes where it is offered one.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The outline as later stages know it; shapes of the library answer this themselves.
  nonisolated func _outline(_ environment: EnvironmentValues) -> _Outline
}

/// An outline of the line.
public struct _Outline {
  package var shape: ShapeNode

  /// An outline that is computed for the size that it is drawn in.
  init<S: Shape>(function shape: S) {
    self.shape = .function(
      PathFunction(name: String(describing: S.self), mirrors: shape.layoutDirectionBehavior != .fixed) { size in
        shape.path(in: CGRect(x: 0, y: 0, width: size.width, height: size.height)).path
      })
  }

  init(shape: ShapeNode) { self.shape = shape }

  /// The outline filled by a rule.
  func filled(_ style: FillStyle) -> ShapeNode { style.isEOFilled ? .evenOdd(shape) : shape }

  /// Whether the outline is computed, so that the shape itself has to be asked for an inset one.
  var isComputed: Bool { if case .function(let function) = shape { function.container == nil } else { false } }
}

/// What a shape is for.
/// - Ignored: no picture depends on it.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  /// A filled shape.
  nonisolated public static var role: ShapeRole { .fill }

  /// Mirrored where text runs from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The path for the rectangle that the shape is drawn in.
  nonisolated public func _outline(_ environment: EnvironmentValues) -> _Outline { _Outline(function: self) }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The shape filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self) }
}

/// A shape whose edges can be moved inwards.
public protocol InsettableShape: Shape {
  /// The shape with its edges moved inwards.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edges moved inwards.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// How an area is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether a path that crosses itself is filled by the even-odd rule.
  public var isEOFilled: Bool
  /// Whether edges are soft.
  /// - Ignored: edges are always antialiased, because viewers draw hard edges differently.
  public var isAntialiased: Bool

  /// A way to fill; by the non-zero rule, with soft edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}

public import Foundation

/// A shape whose type nobody needs to know.
nonisolated public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path
  private let makeOutline: @Sendable (EnvironmentValues) -> _Outline

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {
    makePath = { shape.path(in: $0) }
    makeOutline = { shape._outline($0) }
  }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { makePath(rect) }
  /// The shape's outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline { makeOutline(environment) }
}

/// The outline of a button's border.
/// - Partial: `automatic` is a round rectangle, whatever the control's size.
nonisolated public struct ButtonBorderShape: InsettableShape, Equatable {
  private enum Kind: Equatable {
    case automatic, capsule, circle
    case rounded(CGFloat)
  }

  private let kind: Kind

  /// The platform's own.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A round rectangle of the platform's radius.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(8))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A round rectangle of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init(kind: .rounded(radius)) }

  private var shape: AnyShape {
    switch kind {
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: 8))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius))
    }
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline { shape._outline(environment) }
  /// A smaller border.
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

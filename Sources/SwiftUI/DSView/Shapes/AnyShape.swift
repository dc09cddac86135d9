public import Foundation

/// A type-erased shape.
nonisolated public struct AnyShape: Shape {
  private let makePath: @Sendable (CGRect) -> Path
  private let makeOutline: @Sendable (EnvironmentValues) -> _Outline
  private let makeSize: @Sendable (ProposedViewSize) -> CGSize

  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) {
    makePath = { shape.path(in: $0) }
    makeOutline = { shape._outline($0) }
    makeSize = { shape.sizeThatFits($0) }
  }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { makePath(rect) }
  /// The size that the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { makeSize(proposal) }
  /// The shape's outline.
  public func _outline(_ environment: EnvironmentValues) -> _Outline { makeOutline(environment) }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated private var shape: AnyShape {
    switch kind {
    case .automatic, .roundedRectangle(radius: nil): AnyShape(RoundedRectangle(cornerRadius: 8))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .roundedRectangle(let radius?): AnyShape(RoundedRectangle(cornerRadius: CGFloat(radius)))
    }
  }

  /// The outline.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The outline.
  nonisolated public func _outline(_ environment: EnvironmentValues) -> _Outline { shape._outline(environment) }
  /// A smaller border.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

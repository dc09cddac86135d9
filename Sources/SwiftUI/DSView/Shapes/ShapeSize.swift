import DSGeometry
import DSNode
public import Foundation

extension Shape {
  /// All the space that the shape is proposed, 10 points where it is asked for an ideal length.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Whether the shape answers offers in its own way.
  fileprivate nonisolated var hasOwnSize: Bool {
    let probes = [
      ProposedViewSize.unspecified, ProposedViewSize(width: 123, height: 77), ProposedViewSize(width: 31, height: 200),
    ]
    return probes.contains { sizeThatFits($0) != $0.replacingUnspecifiedDimensions() }
  }
}

extension _ViewInputs {
  /// A shape's node, which takes the size that the shape says it does.
  @MainActor func sized<S: Shape>(_ node: DSNode, _ shape: S) -> DSNode {
    guard shape._outline(environment).isComputed, shape.hasOwnSize else { return node }
    session.isLive = true
    return self.node(.custom(LayoutFunction(name: "\(S.self)") { _ in ShapeRun(shape: shape) }, [node]))
  }
}

/// Lays out one shape in the size that it asks for.
private final class ShapeRun<S: Shape>: LayoutRun {
  private let shape: S

  init(shape: S) { self.shape = shape }

  func size(_ offer: LayoutOffer) -> Size {
    let size = shape.sizeThatFits(ProposedViewSize(offer))
    return Size(width: Double(size.width), height: Double(size.height))
  }

  func places(in size: Size, _ offer: LayoutOffer) -> [LayoutPlace?] {
    [LayoutPlace(origin: .zero, offer: LayoutOffer(width: size.width, height: size.height))]
  }

  func explicitGuide(_ guide: Modifier.Guide, in size: Size, _ offer: LayoutOffer) -> Double? { nil }
  var spacing: SpacingPreference { .plain }
}

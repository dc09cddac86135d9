import DSGeometry
import DSNode
public import DSView
public import Foundation

public import struct DSView.UnitPoint

/// A map of a plane with perspective: row vectors (x, y, 1) times the matrix.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The map that changes nothing.
  public init() {}

  /// A map without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The map that does what this one does and then what another does.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(node.then(rhs.node))
  }

  /// The map as later stages have it.
  var node: Projection { Projection(Self.coefficients.map { Double(self[keyPath: $0]) }) ?? Projection(.identity) }

  /// The nine coefficients, row by row.
  private static var coefficients: [WritableKeyPath<ProjectionTransform, CGFloat>] {
    [\.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33]
  }

  /// A map of later stages.
  init(_ node: Projection) {
    for (path, number) in zip(Self.coefficients, node.numbers) { self[keyPath: path] = CGFloat(number) }
  }

  /// The modifier that draws a view under the map.
  var modifier: Modifier { node.modifier(anchor: UnitPoint.topLeading) }
}

extension Projection {
  /// The modifier that draws a view under the map, one without perspective where that is the same.
  func modifier(anchor: UnitPoint, isRelative: Bool = false) -> Modifier {
    // Of a relative map the depth is known with the view's size only.
    if let affine, !isRelative || m33 == 1 { return .transformEffect(affine, anchor: anchor.node) }
    return .projectionEffect(self, anchor: anchor.node, isRelative: isRelative)
  }
}

extension View {
  /// The view drawn under a map of its points.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified(.transformEffect(transform.node, anchor: UnitPoint.topLeading.node))
  }

  /// The view drawn under a map of its points, with perspective.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified(transform.modifier)
  }

  /// The view turned about an axis in space, as seen from a distance of its longer side over `perspective`.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modified(Projection(turning: angle, axis, anchorZ, perspective).modifier(anchor: anchor, isRelative: true))
  }

  /// The view drawn larger or smaller.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

extension Projection {
  /// A turn about an axis in space, its depth per longer side of the view; none about an axis without length.
  init(
    turning angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchorZ: CGFloat, _ perspective: CGFloat
  ) {
    self.init(
      turn: sineAndCosine(of: angle), axis: (Double(axis.x), Double(axis.y), Double(axis.z)),
      anchorZ: Double(anchorZ), perspective: Double(perspective))
  }
}

/// The sine and the cosine; exact where they are 0, so that a turn in the plane has no perspective.
private func sineAndCosine(of angle: Angle) -> (Double, Double) {
  func exact(_ value: Double) -> Double { abs(value) < 1e-12 ? 0 : value }
  return (exact(sin(angle.radians)), exact(cos(angle.radians)))
}

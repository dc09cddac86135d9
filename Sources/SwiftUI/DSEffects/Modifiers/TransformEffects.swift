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
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  var node: DSGeometry.AffineTransform {
    let w = m33 == 0 ? 1 : Double(m33)
    return .init(
      a: Double(m11) / w, b: Double(m12) / w, c: Double(m21) / w, d: Double(m22) / w, tx: Double(m31) / w,
      ty: Double(m32) / w)
  }
}

extension View {
  /// The view drawn under a map of its points.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modified(.transformEffect(transform.node, anchor: UnitPoint.topLeading.node))
  }

  /// The view drawn under a map of its points.
  /// - Partial: perspective is left out, with a warning.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modified { inputs in
      if !transform.isAffine {
        inputs.warn("ignored-perspective", "projectionEffect(_:) is drawn without perspective")
      }
      return .transformEffect(transform.node, anchor: UnitPoint.topLeading.node)
    }
  }

  /// The view turned about an axis in space.
  /// - Partial: drawn without perspective, with a warning where that changes the picture.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let turn = SpaceRotation(angle, axis, anchorZ: anchorZ)
    return modified { inputs in
      if perspective != 0, turn.leavesPlane {
        inputs.warn(
          "ignored-perspective", "rotation3DEffect is drawn without perspective",
          hint: "give it perspective: 0 to say so")
      }
      return .transformEffect(turn.map, anchor: anchor.node)
    }
  }

  /// The view drawn larger or smaller.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

/// A turn about an axis in space, seen from very far.
struct SpaceRotation {
  /// What becomes of the points of the plane.
  var map = DSGeometry.AffineTransform.identity
  /// Whether points leave the plane, so that perspective would show.
  var leavesPlane = false

  /// A turn; none about an axis without length.
  init(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchorZ: CGFloat) {
    let (x, y, z) = (Double(axis.x), Double(axis.y), Double(axis.z))
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    leavesPlane = (x != 0 || y != 0) && abs(sine) > 1e-9
    // Rodrigues' rotation, its depth left out.
    let (u, v, w, k) = (x / length, y / length, z / length, 1 - cosine)
    map = DSGeometry.AffineTransform(
      a: cosine + u * u * k, b: v * u * k + w * sine, c: u * v * k - w * sine, d: cosine + v * v * k,
      tx: Double(anchorZ) * -(u * w * k + v * sine), ty: Double(anchorZ) * -(v * w * k - u * sine))
  }
}

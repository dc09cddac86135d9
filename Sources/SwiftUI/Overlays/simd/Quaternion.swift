// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A turn in space, as a quaternion.
public struct _Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Equatable, @unchecked Sendable {
  /// Three imaginary numbers, and the real one last.
  public var vector: SIMD4<Scalar>

  /// Nothing but zeros.
  public init() { vector = .zero }
  /// A quaternion of its numbers.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// A quaternion of its numbers.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// A quaternion of its real number and its imaginary ones.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// A turn by an angle in radians around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    vector = SIMD4(axis * Scalar(Foundation.sin(Double(angle / 2))), Scalar(Foundation.cos(Double(angle / 2))))
  }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }
  /// The angle of the turn, in radians.
  public var angle: Scalar { 2 * Scalar(Foundation.atan2(Double(simd_length(imag)), Double(real))) }
  /// The axis of the turn.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  public var length: Scalar { simd_length(vector) }
  public var normalized: _Quaternion { _Quaternion(vector: simd_normalize(vector)) }
  public var conjugate: _Quaternion { _Quaternion(real: real, imag: -imag) }
  public var inverse: _Quaternion { _Quaternion(vector: conjugate.vector / simd_dot(vector, vector)) }

  /// A vector, turned.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    (self * _Quaternion(real: 0, imag: vector) * inverse).imag
  }

  /// The turn that does the second and then the first.
  public static func * (left: _Quaternion, right: _Quaternion) -> _Quaternion {
    _Quaternion(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
  }
  public static func * (left: _Quaternion, right: Scalar) -> _Quaternion { _Quaternion(vector: left.vector * right) }
  public static func * (left: Scalar, right: _Quaternion) -> _Quaternion { _Quaternion(vector: left * right.vector) }
  public static func / (left: _Quaternion, right: Scalar) -> _Quaternion { _Quaternion(vector: left.vector / right) }
  public static func + (left: _Quaternion, right: _Quaternion) -> _Quaternion {
    _Quaternion(vector: left.vector + right.vector)
  }
  public static func - (left: _Quaternion, right: _Quaternion) -> _Quaternion {
    _Quaternion(vector: left.vector - right.vector)
  }
  public static prefix func - (value: _Quaternion) -> _Quaternion { _Quaternion(vector: -value.vector) }
  public static func *= (left: inout _Quaternion, right: Scalar) { left = left * right }
  public static func *= (left: inout _Quaternion, right: _Quaternion) { left = left * right }
  public static func += (left: inout _Quaternion, right: _Quaternion) { left = left + right }
}

/// Between two turns, at a part of the way along the shorter arc (Shoemake, "Animating Rotation with Quaternion Curves", 1985).
public func simd_slerp<Scalar>(_ q0: _Quaternion<Scalar>, _ q1: _Quaternion<Scalar>, _ t: Scalar) -> _Quaternion<Scalar>
{
  let alike = simd_dot(q0.vector, q1.vector)
  let end = alike < 0 ? -q1.vector : q1.vector
  let angle = Scalar(Foundation.acos(min(1, Double(Swift.abs(alike)))))
  guard angle > 1e-6 else { return _Quaternion(vector: simd_normalize(q0.vector + (end - q0.vector) * t)) }
  let sine = { (angle: Scalar) in Scalar(Foundation.sin(Double(angle))) }
  return _Quaternion(
    vector: q0.vector * (sine((1 - t) * angle) / sine(angle)) + end * (sine(t * angle) / sine(angle)))
}

extension _Matrix3 {
  /// The map that turns as a quaternion of length 1 does.
  public init(_ quaternion: _Quaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)), quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension _Matrix4 {
  /// The map that turns as a quaternion of length 1 does.
  public init(_ quaternion: _Quaternion<Scalar>) {
    let turn = _Matrix3(quaternion)
    self.init(SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), SIMD4(0, 0, 0, 1))
  }
}

public typealias simd_quatd = _Quaternion<Double>
public typealias simd_quatf = _Quaternion<Float>

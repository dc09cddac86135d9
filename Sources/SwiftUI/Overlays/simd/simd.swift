// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// For sources that have `import simd`: Swift has the vectors, and their functions are here.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>

/// The sum of products.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// The sum of products.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { (x * y).sum() }
/// How long a vector is.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// How long a vector is.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// The square of how long a vector is.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The square of how long a vector is.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// The vector of length 1 in the same direction.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// The vector of length 1 in the same direction.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// How far two points are from each other.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
/// How far two points are from each other.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x - y) }
/// The vector that is perpendicular to two others.
public func simd_cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// The vector that is perpendicular to two others.
public func cross<S: FloatingPoint & SIMDScalar>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }
/// The numbers without their signs.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.mapped { abs($0) } }
/// The numbers without their signs.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.mapped { Swift.abs($0) } }
/// The smaller numbers.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }
/// The larger numbers.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }
/// The numbers between bounds.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}
/// A number between bounds.
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
/// A number between bounds.
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
/// The numbers between two vectors: the first at 0, the second at 1.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// The numbers between two vectors: the first at 0, the second at 1.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// A number between two: the first at 0, the second at 1.
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
/// A number between two: the first at 0, the second at 1.
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
/// 0 below a bound, 1 above another, and smoothly from one to the other between them.
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
  let part = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return part * part * (3 - 2 * part)
}
/// 0 below a bound, 1 above another, and smoothly from one to the other between them.
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
  let part = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return part * part * (3 - 2 * part)
}
/// What is behind the points of the numbers.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// The sum of the numbers.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }

// One for each vector, as Apple has them: a generic one of any vector makes `sin(angle * .pi)` ambiguous.

/// The sines of numbers.
public func sin(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped { Foundation.sin($0) } }
/// The sines of numbers.
public func sin(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped { Foundation.sin($0) } }
/// The sines of numbers.
public func sin(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped { Foundation.sin($0) } }
/// The sines of numbers.
public func sin(_ x: SIMD8<Float>) -> SIMD8<Float> { x.mapped { Foundation.sin($0) } }
/// The sines of numbers.
public func sin(_ x: SIMD16<Float>) -> SIMD16<Float> { x.mapped { Foundation.sin($0) } }
/// The sines of numbers.
public func sin(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped { Foundation.sin($0) } }
/// The sines of numbers.
public func sin(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped { Foundation.sin($0) } }
/// The sines of numbers.
public func sin(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped { Foundation.sin($0) } }
/// The sines of numbers.
public func sin(_ x: SIMD8<Double>) -> SIMD8<Double> { x.mapped { Foundation.sin($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD2<Float>) -> SIMD2<Float> { x.mapped { Foundation.cos($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD3<Float>) -> SIMD3<Float> { x.mapped { Foundation.cos($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD4<Float>) -> SIMD4<Float> { x.mapped { Foundation.cos($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD8<Float>) -> SIMD8<Float> { x.mapped { Foundation.cos($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD16<Float>) -> SIMD16<Float> { x.mapped { Foundation.cos($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD2<Double>) -> SIMD2<Double> { x.mapped { Foundation.cos($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD3<Double>) -> SIMD3<Double> { x.mapped { Foundation.cos($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD4<Double>) -> SIMD4<Double> { x.mapped { Foundation.cos($0) } }
/// The cosines of numbers.
public func cos(_ x: SIMD8<Double>) -> SIMD8<Double> { x.mapped { Foundation.cos($0) } }
/// The square roots of numbers.
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }

extension SIMD {
  func mapped(_ change: (Scalar) -> Scalar) -> Self {
    var result = self
    for place in indices { result[place] = change(self[place]) }
    return result
  }
}

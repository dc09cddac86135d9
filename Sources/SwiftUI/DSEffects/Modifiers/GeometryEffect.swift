import DSNode
public import DSView
public import Foundation

/// A map of a view's points that depends on its size.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Puts the map on the view, once its size is known.
  @MainActor public static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    PlacedModifier._lower(
      PlacedModifier { geometry, inputs in
        let map = modifier.effectValue(size: geometry.size)
        if !map.isAffine { inputs.warn("ignored-perspective", "\(Self.self) is drawn without perspective") }
        return [.transformEffect(map.node, anchor: UnitPoint.topLeading.node)]
      }, inputs, content)
  }

  /// The effect, which does not change where views inside believe to be.
  nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that does not change where views inside believe to be.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect.
  public var base: Base
  /// The effect's map.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

extension ProjectionTransform {
  /// Turns the map into the map back; false if there is none.
  public mutating func invert() -> Bool {
    // The adjugate over the determinant.
    let (a, b, c) = (m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31)
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0 else { return false }
    let old = self
    (m11, m21, m31) = (a / determinant, b / determinant, c / determinant)
    m12 = (old.m13 * old.m32 - old.m12 * old.m33) / determinant
    m22 = (old.m11 * old.m33 - old.m13 * old.m31) / determinant
    m32 = (old.m12 * old.m31 - old.m11 * old.m32) / determinant
    m13 = (old.m12 * old.m23 - old.m13 * old.m22) / determinant
    m23 = (old.m13 * old.m21 - old.m11 * old.m23) / determinant
    m33 = (old.m11 * old.m22 - old.m12 * old.m21) / determinant
    return true
  }

  /// The map back; the map itself where there is none.
  public func inverted() -> ProjectionTransform {
    var map = self
    return map.invert() ? map : self
  }
}

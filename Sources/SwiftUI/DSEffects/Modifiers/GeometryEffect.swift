import DSGeometry
import DSNode
public import DSView
public import Foundation

/// A map of a view's points that depends on its size.
public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
  /// The map for a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Puts the map on the view, once its size is known.
  @MainActor public static func _lower(
    _ modifier: Self, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    PlacedModifier._lower(
      PlacedModifier { geometry, _ in
        [modifier.effectValue(size: geometry.size).modifier]
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
    guard let inverse = node.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  /// The map back; the map itself where there is none.
  public func inverted() -> ProjectionTransform {
    var map = self
    return map.invert() ? map : self
  }
}

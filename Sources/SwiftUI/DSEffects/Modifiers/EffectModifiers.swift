import DSNode
public import DSView
public import Foundation

// What SwiftUI's own modifiers are made of: libraries of transitions name them, as their numbers can be animated.

/// A view drawn larger or smaller.
nonisolated public struct _ScaleEffect: ViewModifier, Animatable, Equatable {
  /// The factors, and the point that stays in place.
  public var scale: CGSize
  public var anchor: UnitPoint
  /// Larger or smaller about a place.
  public init(scale: CGSize, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  /// The numbers between two effects.
  public var animatableData: CGSize.AnimatableData {
    get { scale.animatableData }
    set { scale.animatableData = newValue }
  }
  /// The view, drawn so.
  @MainActor public func body(content: Content) -> some View {
    content.scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
}

/// A view drawn elsewhere.
nonisolated public struct _OffsetEffect: ViewModifier, Animatable, Equatable {
  /// The distance in points.
  public var offset: CGSize
  /// So far away.
  public init(offset: CGSize) { self.offset = offset }
  /// The numbers between two effects.
  public var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
  /// The view, drawn so.
  @MainActor public func body(content: Content) -> some View { content.offset(offset) }
}

/// A view drawn turned.
nonisolated public struct _RotationEffect: ViewModifier, Animatable, Equatable {
  /// The angle, and the point that stays in place.
  public var angle: Angle
  public var anchor: UnitPoint
  /// Turned about a place.
  public init(angle: Angle, anchor: UnitPoint = .center) { (self.angle, self.anchor) = (angle, anchor) }
  /// The numbers between two effects.
  public var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
  /// The view, drawn so.
  @MainActor public func body(content: Content) -> some View { content.rotationEffect(angle, anchor: anchor) }
}

/// A view drawn as through something.
nonisolated public struct _OpacityEffect: ViewModifier, Animatable, Equatable {
  /// The opacity, 0…1.
  public var opacity: Double
  /// So opaque.
  public init(opacity: Double) { self.opacity = opacity }
  /// The number between two effects.
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  /// The view, drawn so.
  @MainActor public func body(content: Content) -> some View { content.opacity(opacity) }
}

/// A view drawn without sharpness.
nonisolated public struct _BlurEffect: ViewModifier, Animatable, Equatable {
  /// The blur's radius in points, and whether its edges are opaque.
  public var radius: CGFloat
  public var isOpaque: Bool
  /// Blurred by a radius.
  public init(radius: CGFloat, isOpaque: Bool = false) { (self.radius, self.isOpaque) = (radius, isOpaque) }
  /// The number between two effects.
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
  /// The view, drawn so.
  @MainActor public func body(content: Content) -> some View { content.blur(radius: radius, opaque: isOpaque) }
}

/// What is done when a view comes and goes.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
  /// The closures, called when the view appears and disappears.
  public var appear: (() -> Void)?
  public var disappear: (() -> Void)?
  /// What is done.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    (self.appear, self.disappear) = (appear, disappear)
  }
  /// The view, with what is done.
  @MainActor public func body(content: Content) -> some View {
    content.onAppear(perform: appear).onDisappear(perform: disappear)
  }
}

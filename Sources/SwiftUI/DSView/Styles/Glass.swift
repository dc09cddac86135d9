public import Foundation

/// A ground of glass.
/// - Partial: glass is a translucent grey in a shape, with the requested tint; the content behind is not refracted.
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case regular, clear, identity
  }

  let kind: Kind
  /// The colour of the glass; nil for none.
  package var tint: Color?

  /// The usual one.
  public static var regular: Glass { Glass(kind: .regular) }
  /// The most transparent one.
  public static var clear: Glass { Glass(kind: .clear) }
  /// None.
  public static var identity: Glass { Glass(kind: .identity) }

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// The glass that moves under a finger.
  /// - Ignored: a picture receives no touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass where none is named: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// The shape.
  public init() {}
  /// A capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// Out of other glass.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// By becoming visible.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}

/// Views whose glass flows together.
/// - Partial: every piece of glass keeps its own shape.
public struct GlassEffectContainer<Content: View>: PrimitiveView {
  nonisolated(unsafe) private let content: Content

  /// Views whose glass flows together where it is nearer than a distance.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  /// The nodes of the views.
  @MainActor public static func _lower(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    Content._lower(view.content, inputs)
  }
}

extension View {
  /// Glass behind the view.
  /// - Partial: a translucent grey in the shape, with the tint at a third; the content behind is not refracted.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    let tint = (glass.tint ?? .clear).opacity(0.33)
    let material: AnyShapeStyle =
      switch glass.kind {
      case .regular: AnyShapeStyle(.ultraThinMaterial)
      case .clear: AnyShapeStyle(Color.white.opacity(0.15))
      case .identity: AnyShapeStyle(Color.clear)
      }
    return background(glass.kind == .identity ? .clear : tint, in: shape).background(material, in: shape)
  }

  /// A name by which glass is the same before and after a change.
  /// - Ignored: pictures show no changes.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// How glass comes and goes.
  /// - Ignored: pictures show the views that are present, without transitions.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// A name that pieces of glass have in common, which are drawn as one.
  /// - Partial: every piece of glass keeps its own shape.
  @MainActor @preconcurrency public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}

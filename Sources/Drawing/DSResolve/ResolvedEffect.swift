package import DSGeometry
package import DSNode

/// A change of how a view is drawn; its layout stays as it is. Lengths in points, angles in degrees clockwise.
///
/// Resolving makes it, layout carries it, painting opens it. What the modules in between must know of an effect is answered
/// here, so that a new one is a case of this file, a line in `Painter`, and the modifier that makes it.
package indirect enum ResolvedEffect: Hashable, Sendable {
  /// Drawn behind the view.
  case backgroundPaint(ResolvedPaint, in: ResolvedShape)
  /// A line along the shape's edge, wholly inside it, drawn over the view.
  case border(ResolvedPaint, ResolvedStroke, in: ResolvedShape)
  case clip(ResolvedShape)
  /// The first shadow lies on top.
  case shadow([ResolvedShadow])
  case opacity(Double)
  case rotation(degrees: Double, anchor: UnitPoint)
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// A map of points about one of the view's points.
  case transform(AffineTransform, anchor: UnitPoint)
  /// A map with perspective about one of the view's points; of a relative one the depth is per longer side of the view.
  case projection(Projection, anchor: UnitPoint, isRelative: Bool)
  /// The standard deviation of the blur.
  case blur(radius: Double)
  case blendMode(BlendMode)
  case compositingGroup
  case colorMatrix(ColorMatrix)
  /// The view takes its space and draws nothing.
  case hidden
  /// The element or component that the view belongs to; draws nothing.
  case named(String)
  /// The name that tests and reports of frames find the view by; draws nothing.
  case identified(String)
  /// What assistive technology is given of the view; draws nothing.
  case accessibility(AccessibilityNode)
}

extension ResolvedEffect {
  /// SwiftUI's name of the modifier, which reports of frames and of causes use.
  package var name: String {
    switch self {
    case .backgroundPaint: "background"
    case .border: "border"
    case .clip: "clipShape"
    case .shadow: "shadow"
    case .opacity: "opacity"
    case .rotation: "rotationEffect"
    case .scale: "scaleEffect"
    case .transform: "transformEffect"
    case .projection: "projectionEffect"
    case .blur: "blur"
    case .blendMode: "blendMode"
    case .compositingGroup: "compositingGroup"
    case .colorMatrix: "colorEffect"
    case .hidden: "hidden"
    case .named: "named"
    case .identified: "accessibilityIdentifier"
    case .accessibility: "accessibility"
    }
  }

  /// What casts the shadow of a view with an effect.
  package enum Outline {
    /// The outline of the view without the effect.
    case ofView
    /// The effect's own shape.
    case shape(ResolvedShape)
    /// The effect's own shape, if the view without it has an outline.
    case cut(ResolvedShape)
    /// Everything that is drawn, as it has no outline.
    case none
  }

  /// What casts the shadow of a view with the effect.
  package var outline: Outline {
    switch self {
    case .backgroundPaint(_, let shape): .shape(shape)
    case .clip(let shape): .cut(shape)
    case .border, .compositingGroup, .named, .identified, .accessibility: .ofView
    case .shadow, .opacity, .rotation, .scale, .transform, .projection, .blur, .blendMode, .colorMatrix, .hidden: .none
    }
  }

  /// How the effect moves, turns or scales what is drawn.
  package enum Movement: Hashable, Sendable {
    case rotation(degrees: Double)
    case map(AffineTransform)
  }

  /// How the effect moves what is drawn, and about which of the view's points; nil if it leaves all in place.
  package var movement: (Movement, about: UnitPoint)? {
    switch self {
    case .rotation(let degrees, let anchor): (.rotation(degrees: degrees), anchor)
    case .scale(let x, let y, let anchor): (.map(.scale(x: x, y: y)), anchor)
    case .transform(let map, let anchor): (.map(map), anchor)
    case .projection(let map, let anchor, _): (.map(map.nearest(at: .zero) ?? .identity), anchor)
    case .backgroundPaint, .border, .clip, .shadow, .opacity, .blur, .blendMode, .compositingGroup, .colorMatrix,
      .hidden, .named, .identified, .accessibility:
      nil
    }
  }

  /// Whether the effect changes pixels.
  package var draws: Bool {
    switch self {
    case .named, .identified, .accessibility: false
    case .backgroundPaint, .border, .clip, .shadow, .opacity, .rotation, .scale, .transform, .projection, .blur,
      .blendMode, .compositingGroup, .colorMatrix, .hidden:
      true
    }
  }

  /// The element or component that the view belongs to, or the name that tests find it by; nil for other effects.
  package var viewName: String? {
    switch self {
    case .named(let name), .identified(let name): name
    case .backgroundPaint, .border, .clip, .shadow, .opacity, .rotation, .scale, .transform, .projection, .blur,
      .blendMode, .compositingGroup, .colorMatrix, .hidden, .accessibility:
      nil
    }
  }
}

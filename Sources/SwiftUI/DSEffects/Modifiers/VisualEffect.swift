import DSGeometry
import DSNode
public import DSView
public import Foundation

public import struct DSView.UnitPoint

/// Changes of a view's look that do not change its layout.
public protocol VisualEffect: Sendable, Animatable {
  /// The effect as later stages know it.
  var _effect: _VisualEffect { get }
}

/// Changes of the line.
public struct _VisualEffect: Sendable {
  var modifiers: [Modifier] = []
  /// Programs that are not run.
  var shaders: [String] = []
}

/// No change: where an effect begins.
public struct EmptyVisualEffect: VisualEffect {
  /// No change.
  public init() {}
  /// No change.
  public var _effect: _VisualEffect { _VisualEffect() }
}

/// An effect with another after it.
struct LongerVisualEffect: VisualEffect {
  let _effect: _VisualEffect
}

extension VisualEffect {
  private func adding(_ modifier: Modifier) -> LongerVisualEffect {
    var effect = _effect
    effect.modifiers.append(modifier)
    return LongerVisualEffect(_effect: effect)
  }

  private func leavingOut(_ shader: Shader, _ isEnabled: Bool) -> LongerVisualEffect {
    var effect = _effect
    if isEnabled { effect.shaders.append(shader.function.name) }
    return LongerVisualEffect(_effect: effect)
  }

  /// With a program that computes the colour of each pixel.
  /// - Ignored: there is no GPU; the run reports which shader is left out.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    leavingOut(shader, isEnabled)
  }

  /// With a program that says where each pixel is taken from.
  /// - Ignored: there is no GPU; the run reports which shader is left out.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { leavingOut(shader, isEnabled) }

  /// With a program that computes the colour of each pixel from all others.
  /// - Ignored: there is no GPU; the run reports which shader is left out.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { leavingOut(shader, isEnabled) }

  /// More transparent.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(.literal(max(0, min(1, opacity))))) }

  /// Elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

  /// Elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(x: x.literal, y: y.literal))
  }

  /// Larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Larger or smaller.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scaleEffect(x: x.literal, y: y.literal, anchor: anchor.node))
  }

  /// Turned, clockwise for positive angles.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotationEffect(degrees: .literal(angle.degrees), anchor: anchor.node))
  }

  /// Turned about an axis in space, as seen from a distance of the view's longer side over `perspective`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(Projection(turning: angle, axis, anchorZ, perspective).modifier(anchor: anchor, isRelative: true))
  }

  /// Under a map of its points, with perspective.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { adding(transform.modifier) }

  /// Blurred; the radius is the standard deviation in points.
  /// - Partial: `opaque` is ignored; the edges of the blur are always transparent.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(radius: radius.literal)) }

  /// How colours meet what is behind.
  public func blendMode(_ blendMode: DSView.BlendMode) -> some VisualEffect { adding(.blendMode(blendMode.node)) }

  /// With an amount of light added, −1…1.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.colorEffect(.matrix(.channels(slope: 1, intercept: amount))))
  }

  /// Further from grey or nearer to it; 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.colorEffect(.matrix(.channels(slope: amount, intercept: 0.5 - amount / 2))))
  }

  /// More or less lively; 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.colorEffect(.matrix(.saturation(amount)))) }

  /// Greyer; 0 changes nothing, 1 leaves greys.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.colorEffect(.matrix(.saturation(1 - max(0, min(1, amount))))))
  }

  /// Hues turned by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.colorEffect(.matrix(.hueRotation(sine: sin(angle.radians), cosine: cos(angle.radians)))))
  }
}

extension View {
  /// Changes of the view's look that depend on its place.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      PlacedModifier { geometry, inputs in
        let effect = effect(EmptyVisualEffect(), geometry)._effect
        for shader in effect.shaders { inputs.warn("ignored-shader", "the shader '\(shader)' is not run") }
        return effect.modifiers
      })
  }
}

/// Modifiers that depend on the place of the view that they are put on; it is laid out once before they are known.
nonisolated struct PlacedModifier: ViewModifier {
  typealias Body = Never

  /// The modifiers for a place, the innermost first.
  let modifiers: @MainActor (GeometryProxy, _ViewInputs) -> [Modifier]

  @MainActor static func _lower(
    _ modifier: PlacedModifier, _ inputs: _ViewInputs, _ content: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let session = inputs.session
    session.isLive = true
    var outputs = content(inputs)
    for index in outputs.nodes.indices {
      let mark = LayoutMark(id: inputs.place())
      let known = session.lastValues[mark.id] as? MarkedFrames ?? MarkedFrames()
      let geometry = DeferredGeometry(size: known.places[mark]?.frame.size ?? Size(), frames: known)
      let added = inputs.evaluate { modifier.modifiers(GeometryProxy(geometry: geometry, mark: mark), inputs) }
      session.afterLayout(of: mark) { frames in
        let isNew =
          geometry.asksForPlaces
          ? known != frames : known.places[mark]?.frame.size != frames.places[mark]?.frame.size
        if isNew { session.lastValues[mark.id] = frames }
        return isNew
      }
      outputs.nodes[index].modifiers += [.mark(mark)] + added
    }
    return outputs
  }
}

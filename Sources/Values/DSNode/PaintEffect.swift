package import DSGeometry

/// What a paint does besides filling.
package enum PaintEffect: Hashable, Sendable {
  /// A shadow behind what is filled, or inside it; the radius is the standard deviation of the blur, in points.
  case shadow(Paint, radius: Double, x: Double, y: Double, isInner: Bool)
  /// How the fill meets what is behind it.
  case blendMode(BlendMode)
  /// What lies behind the fill is blurred; the radius is the standard deviation, in points.
  case backdropBlur(radius: Double)
}

/// The space in which two colours are mixed.
package enum ColorMixing: String, Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case device
  /// Oklab, in which equal steps look equal.
  case perceptual
  /// The gradient of the first colour alone: the fraction is the place in it, from the top to the bottom.
  case shading

  /// The colour at a fraction of the way from one to another.
  package func mixed(_ first: Color, _ second: Color, by fraction: Double) -> Color {
    switch self {
    case .device: first.mixed(with: second, by: fraction)
    case .perceptual: first.mixedPerceptually(with: second, by: fraction)
    case .shading: first.shaded(at: fraction)
    }
  }
}

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
}

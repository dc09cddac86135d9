import DSDisplayList
import DSGeometry

extension BlendMode {
  /// The blend function that mixes the channels; nil for those that treat each channel alone, which Cairo does.
  ///
  /// Cairo's are right only where both pictures are opaque: where one is translucent its sums lose the colour.
  var mixed: ColorBlend? {
    switch self {
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusDarker: .plusDarker
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
      .difference, .exclusion, .plusLighter, .sourceAtop, .destinationOver, .destinationOut:
      nil
    }
  }
}

/// The blend functions of Compositing and Blending 1, section 10.2, and the sum of two darknesses, on straight colours
/// 0…1. The darkness of a translucent colour is that of its opaque part, so that it adds up with an opaque ground's.
enum ColorBlend {
  case hue, saturation, color, luminosity, plusDarker

  /// Red, green and blue.
  typealias Channels = SIMD3<Float>

  /// Blends `count` premultiplied pixels, each multiplied by `opacity`, over others (section 9: co = cs·αs·(1 − αb) +
  /// cb·αb·(1 − αs) + αs·αb·B(cb, cs)).
  func blend(
    _ source: UnsafePointer<UInt32>, opacity: Float, over pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for index in 0..<count where source[index] != 0 {
      let (top, back) = (split(source[index]), split(pixels[index]))
      let (topAlpha, backAlpha) = (top.alpha * opacity, back.alpha)
      var color = top.color * opacity * (1 - backAlpha)
      if self == .plusDarker {
        // What is behind loses the light that is missing in front.
        let left = back.color - (topAlpha - top.color * opacity) * backAlpha
        color += left.clamped(lowerBound: Channels(), upperBound: Channels(repeating: 1))
      } else {
        color += back.color * (1 - topAlpha)
        if backAlpha > 0 && topAlpha > 0 {
          color += mix(back.color / back.alpha, top.color / top.alpha) * (topAlpha * backAlpha)
        }
      }
      pixels[index] = join(color, topAlpha + backAlpha - topAlpha * backAlpha)
    }
  }

  /// The blended colour of two opaque ones.
  private func mix(_ back: Channels, _ top: Channels) -> Channels {
    switch self {
    case .hue: with(luminosity: luminosity(back), with(saturation: saturation(back), top))
    case .saturation: with(luminosity: luminosity(back), with(saturation: saturation(top), back))
    case .color: with(luminosity: luminosity(back), top)
    case .luminosity: with(luminosity: luminosity(top), back)
    // Not a matter of colours alone.
    case .plusDarker: top
    }
  }

  private func luminosity(_ color: Channels) -> Float { 0.3 * color.x + 0.59 * color.y + 0.11 * color.z }

  private func saturation(_ color: Channels) -> Float { color.max() - color.min() }

  /// SetLum with ClipColor.
  private func with(luminosity target: Float, _ color: Channels) -> Channels {
    var color = color + (target - luminosity(color))
    let (lowest, highest) = (color.min(), color.max())
    let gray = Channels(repeating: target)
    if lowest < 0 { color = gray + (color - gray) * (target / (target - lowest)) }
    if highest > 1 { color = gray + (color - gray) * ((1 - target) / (highest - target)) }
    return color
  }

  /// SetSat.
  private func with(saturation target: Float, _ color: Channels) -> Channels {
    let range = saturation(color)
    return range > 0 ? (color - color.min()) * (target / range) : Channels()
  }

  private func split(_ pixel: UInt32) -> (color: Channels, alpha: Float) {
    func part(_ shift: UInt32) -> Float { Float(pixel >> shift & 255) / 255 }
    return (Channels(part(16), part(8), part(0)), part(24))
  }

  /// The pixel; no channel is above the alpha.
  private func join(_ color: Channels, _ alpha: Float) -> UInt32 {
    let alpha = (alpha * 255).rounded()
    func part(_ value: Float) -> UInt32 { UInt32(max(0, min(alpha, (value * 255).rounded()))) }
    return UInt32(alpha) << 24 | part(color.x) << 16 | part(color.y) << 8 | part(color.z)
  }
}

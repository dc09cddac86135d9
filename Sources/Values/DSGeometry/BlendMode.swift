/// How the colours of a picture meet what is behind it (Compositing and Blending 1, and the operators of Porter and Duff).
package enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference,
    exclusion, hue, saturation, color, luminosity, plusLighter, plusDarker, sourceAtop, destinationOver,
    destinationOut
}

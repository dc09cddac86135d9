extension Color {
  /// The colour in the gradient that SwiftUI makes of it, at a place from 0, the top, to 1, the bottom.
  ///
  /// The upper part is lit and passes into the colour at 0.7. A colour that is light already has no room above: it stays
  /// as it is to 0.3 and is darkened below. Fitted to ten of Apple's colours on macOS, recorded by SwiftUI-Flow
  /// (github.com/tevelee/SwiftUI-Flow, `hflow_colorBoxes`): within 3 of 255, the green of pink within 5. The lightest lit one
  /// has the lightness 0.753 in Oklab, the only darkened one, yellow, 0.865; the limit between them is a guess.
  public func shaded(at place: Double) -> Color {
    if lightness > 0.81 {
      return place <= 0.3 ? self : mixedPerceptually(with: scaled(by: 1.078, plus: -0.14), by: (place - 0.3) / 0.7)
    }
    return place >= 0.7 ? self : lit.mixedPerceptually(with: self, by: place / 0.7)
  }

  /// The colour at the top of its gradient: a line through what was recorded, which lies up to 9 of 255 beside it. Of the ways
  /// from the line to the recorded lights the mean counts, by the distances of their colours (Shepard's interpolation), and
  /// the less the farther the nearest is; 0.15 in Oklab is too far.
  private var lit: Color {
    let light = scaled(by: 0.84, plus: 0.2157)
    var (sum, red, green, blue, nearest) = (0.0, 0.0, 0.0, 0.0, Double.infinity)
    for (color, recorded) in Self.recordedLights {
      let distance = max(distance(to: color), 1e-6)
      let weight = 1 / (distance * distance)
      let line = color.scaled(by: 0.84, plus: 0.2157)
      sum += weight
      red += (recorded.red - line.red) * weight
      green += (recorded.green - line.green) * weight
      blue += (recorded.blue - line.blue) * weight
      nearest = min(nearest, distance)
    }
    let share = max(0, 1 - nearest / 0.15) / sum
    return Color(
      red: light.red + red * share, green: light.green + green * share, blue: light.blue + blue * share, alpha: alpha)
  }

  private func scaled(by factor: Double, plus light: Double) -> Color {
    Color(red: red * factor + light, green: green * factor + light, blue: blue * factor + light, alpha: alpha)
  }

  /// Colours with what was recorded at the tops of their gradients.
  private static let recordedLights: [(color: Color, light: Color)] = [
    (0x0088FF, 0x2EA7FF), (0xFF8D28, 0xFFAC58), (0x34C759, 0x62DD81), (0xAC7F5E, 0xCAA488), (0x00C8B3, 0x37DECD),
    (0x6155F5, 0x887CFF), (0x00C0E8, 0x37D8FA), (0x8E8E93, 0xB0B0B4), (0xFF2D55, 0xFF587E),
  ].map { (Color(hex: $0), Color(hex: $1)) }
}

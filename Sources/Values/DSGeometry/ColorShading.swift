extension Color {
  /// The colour in the gradient that SwiftUI makes of it, at a place from 0, the top, to 1, the bottom.
  ///
  /// The upper part is lit and passes into the colour at 0.7. A colour that is light already has no room above: it stays
  /// as it is to 0.3 and is darkened below. Fitted to ten of Apple's colours on macOS, recorded by SwiftUI-Flow
  /// (github.com/tevelee/SwiftUI-Flow, `hflow_colorBoxes`): within 3 of 255, the red of blue within 9. The lightest lit
  /// one has the lightness 0.753 in Oklab, the only darkened one, yellow, 0.865; the limit between them is a guess.
  public func shaded(at place: Double) -> Color {
    if lightness > 0.81 {
      return place <= 0.3 ? self : mixedPerceptually(with: scaled(by: 1.078, plus: -0.14), by: (place - 0.3) / 0.7)
    }
    return place >= 0.7 ? self : scaled(by: 0.84, plus: 0.2157).mixedPerceptually(with: self, by: place / 0.7)
  }

  private func scaled(by factor: Double, plus light: Double) -> Color {
    Color(red: red * factor + light, green: green * factor + light, blue: blue * factor + light, alpha: alpha)
  }
}

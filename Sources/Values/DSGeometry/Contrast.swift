import Glibc

extension Color {
  /// The relative luminance of WCAG 2.2 of the opaque colour, 0…1.
  package var luminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of WCAG 2.2 with an opaque colour behind, 1…21.
  package func contrast(on ground: Color) -> Double {
    func mixed(_ channel: Double, _ below: Double) -> Double { channel * alpha + below * (1 - alpha) }
    let front = Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue))
    return contrastRatio(front.luminance, ground.luminance)
  }
}

/// The contrast ratio of WCAG 2.2 between two relative luminances, 1…21.
package func contrastRatio(_ first: Double, _ second: Double) -> Double {
  (max(first, second) + 0.05) / (min(first, second) + 0.05)
}

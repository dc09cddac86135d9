import DSText

/// How small letters of the secondary scale are, as they were measured on macOS 26.
///
/// Up to 17 points they are a fixed part of their size, from 70 points a smaller one, and in between it changes evenly.
/// They are spaced slightly apart. Lines stay as high as those of the full size.
///
/// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Docs/elements/TextScale.md`, read off SwiftUI's layouts by a
/// `TextRenderer`.
struct SecondaryScale {
  /// The weight that the numbers hold for.
  private var weight: Double
  /// The part of the size that is left at 17 points, and at 70.
  private var small, large: Double
  /// Points after each letter at 17 points; none are left at 70.
  private var tracking: Double

  private static let measured = [
    SecondaryScale(weight: 100, small: 0.8, large: 0.46, tracking: 0.16),
    SecondaryScale(weight: 200, small: 0.8, large: 0.46, tracking: 0.15),
    SecondaryScale(weight: 300, small: 0.8, large: 0.46, tracking: 0.1854),
    SecondaryScale(weight: 400, small: 0.8, large: 0.46, tracking: 0.25),
    SecondaryScale(weight: 500, small: 0.8, large: 0.48, tracking: 0.4147),
    SecondaryScale(weight: 600, small: 0.84, large: 0.49, tracking: 0),
    SecondaryScale(weight: 700, small: 0.85, large: 0.5, tracking: -0.05),
    SecondaryScale(weight: 800, small: 0.85, large: 0.52, tracking: 0.2),
    SecondaryScale(weight: 900, small: 0.87, large: 0.55, tracking: 0.35),
  ]

  /// Makes the letters of a style smaller.
  static func shrink(_ style: inout TextStyle) {
    func isNearer(_ one: SecondaryScale, _ other: SecondaryScale) -> Bool {
      abs(one.weight - style.weight) < abs(other.weight - style.weight)
    }
    guard var scale = measured.min(by: isNearer) else { return }
    if style.design == "rounded" { scale.tracking = 0.03 }
    let growth = min(max((style.size - 17) / 53, 0), 1)
    style.tracking += scale.tracking * (1 - growth)
    style.size *= scale.small - (scale.small - scale.large) * growth
  }
}

package import DSNode
import DSText

/// The numbers in which platforms and their versions differ: fonts, line heights, the divider, default padding.
///
/// A profile is data. Without one, lines are as tall as the listed fonts define and everything else is as it is on iOS.
package struct Profile: Hashable, Sendable {
  /// How tall a line is whose text style has no explicit height.
  package enum LineRule: Hashable, Sendable {
    /// Ascent and descent together, rounded up to a pixel.
    case sumUpToPixel
    /// Ascent and descent, each rounded to the nearest point.
    case eachToPoint
  }

  /// The thickness of a divider.
  package enum Thickness: Hashable, Sendable {
    case pixel
    case points(Double)
  }

  /// The share of the descent that letters of a weight have.
  package struct DescentShare: Hashable, Sendable {
    /// The weight, and the share of the descent at that weight.
    package var weight, share: Double
  }

  /// A text style of the platform; lengths in points, for the usual size of text.
  package struct TextStyleEntry: Hashable, Sendable {
    /// The style's name, such as `body`.
    package var name: String
    /// The size of the em square for every `TypeSize`, in its order; one number where readers cannot choose.
    package var sizes: [Double]
    /// The weight.
    package var weight: Double
    /// The weight of the style's bold letters.
    package var boldWeight: Double
    /// The height of the first line; nil follows the line rule.
    package var lineHeight: Double?
    /// The height of the first line in the style's bold letters, and heavier ones; nil is `lineHeight`.
    package var boldLineHeight: Double?
    /// From one baseline to the next; nil is the line's height.
    package var pitch: Double?
    /// What the style adds to its font's ascent and descent together, in points; nil if its lines are as tall as the
    /// explicit line height, or as the font's.
    package var extraHeight: Double?
  }

  /// The profile's name.
  package var name: ProfileName
  /// The text styles, the largest first.
  package var textStyles: [TextStyleEntry]
  /// The font of texts that set none.
  package var defaultFont: Modifier.FontNode
  /// The system font's ascent, in em.
  package var ascent: Double
  /// The system font's descent, in em.
  package var descent: Double
  /// The height of the system font's capitals, in em.
  package var capHeight: Double
  /// How much of ascent and descent together is descent in a text style that adds height: by weights in ascending order, a
  /// weight between two has a share between theirs. Sizes in points do not differ by weight.
  package var descentShares: [DescentShare]
  /// How tall lines of the system font are if no text style defines it.
  package var lineRule: LineRule
  /// The thickness of a divider.
  package var divider: Thickness
  /// The length of `padding` without one, in points.
  package var padding: Double
  /// The least length of a spacer without one, in points.
  package var spacerLength: Double
}

extension Profile {
  /// The thickness of a divider in points; a pixel's is a point where text is very large.
  func dividerThickness(pixel: Double, _ typeSize: TypeSize) -> Double {
    switch divider {
    case .pixel: typeSize.index >= TypeSize.accessibility1.index ? max(1, pixel) : pixel
    case .points(let points): points
    }
  }

  /// How much of ascent and descent together is descent; at either end the share of the last weight that is known.
  private func descentShare(of weight: Double) -> Double {
    guard let above = descentShares.firstIndex(where: { $0.weight >= weight }) else {
      return descentShares.last?.share ?? 0
    }
    guard above > 0 else { return descentShares[0].share }
    let (lower, upper) = (descentShares[above - 1], descentShares[above])
    return lower.share + (upper.share - lower.share) * (weight - lower.weight) / (upper.weight - lower.weight)
  }

  /// The size of a text style.
  func size(of entry: TextStyleEntry, _ typeSize: TypeSize) -> Double {
    entry.sizes.count == 1 ? entry.sizes[0] : entry.sizes[typeSize.index]
  }

  /// How tall lines of the system font are.
  ///
  /// Heights that are known for the usual size of text grow in proportion to the font. The gap between two texts in a
  /// column is what the pitch has over ascent and descent.
  /// - Parameters:
  ///   - size: the size of the em square.
  ///   - style: the text style that selected it; nil for a size in points.
  ///   - weight: the weight of the letters.
  ///   - pixel: the length of a device pixel in points.
  func metrics(size: Double, style: String?, weight: Double, pixel: Double) -> LineMetrics {
    func up(_ length: Double) -> Double { ((length / pixel) - 1e-6).rounded(.up) * pixel }
    var fontAscent = ascent * size
    var fontDescent = descent * size
    let entry = style.flatMap { name in textStyles.first { $0.name == name } }
    let usual = entry.map { self.size(of: $0, .large) }
    let factor = usual.map { size / $0 } ?? 1
    if let entry, let extraHeight = entry.extraHeight {
      let sum = fontAscent + fontDescent + extraHeight * factor
      fontDescent = sum * descentShare(of: weight)
      fontAscent = sum - fontDescent
    }
    let top: Double
    let height: Double
    switch lineRule {
    case _ where entry?.lineHeight != nil:
      let isBold = weight >= entry?.boldWeight ?? .infinity
      height = up(((isBold ? entry?.boldLineHeight : nil) ?? entry?.lineHeight ?? 0) * factor)
      top = min(height, up(fontAscent))
    case .sumUpToPixel:
      height = up(fontAscent + fontDescent)
      top = min(height, up(fontAscent))
    case .eachToPoint:
      top = fontAscent.rounded()
      height = top + fontDescent.rounded()
    }
    let pitch = max(height, (entry?.pitch ?? 0) * factor)
    let leading = entry == nil ? 0 : max(0, pitch - fontAscent - fontDescent)
    return LineMetrics(
      ascent: top, descent: height - top, pitch: pitch, fontAscent: fontAscent, fontDescent: fontDescent,
      capHeight: capHeight * size, leading: leading)
  }
}

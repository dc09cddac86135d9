import DSNode
import Foundation

extension Font {
  private func changed(_ change: (inout Modifier.FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  /// The font with features of OpenType: a tag of four characters, and 0 for off, 1 for on or the choice among
  /// alternatives. All else is left out.
  package func features(_ features: [(tag: String, value: Int)]) -> Font {
    var added = Modifier.FontTraits()
    added.features = features.compactMap { FontFeature(tag: $0.tag, value: $0.value) }
    return changed { $0 = $0.merging(added) }
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    font.traits.bold = false
    return font
  }

  /// The font in bold: the bold letters of its text style, which are half bold for most where a profile holds.
  public func bold() -> Font { changed { $0.bold = true } }

  /// The font in italics.
  public func italic() -> Font { changed { $0.italic = true } }

  /// The font in another width.
  /// - Partial: drawn where the font is variable and has widths; a run reports fonts that do not.
  public func width(_ width: Width) -> Font { changed { $0.width = Double(width.value) } }

  /// The font with lines two points closer together or farther apart.
  public func leading(_ leading: Leading) -> Font {
    changed {
      switch leading {
      case .standard: $0.leading = 0
      case .tight: $0.leading = -2
      case .loose: $0.leading = 2
      }
    }
  }

  /// The font with letters of one width.
  /// - Partial: the first listed family whose name has the word Mono is taken.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  /// The font with digits of one width.
  /// - Partial: only if the font has digits of equal width.
  public func monospacedDigit() -> Font { changed { $0.monospacedDigits = true } }

  /// The font with small capitals for all letters.
  /// - Partial: only if the font has small capitals.
  public func smallCaps() -> Font { changed { $0.smallCaps = .all } }

  /// The font with small capitals for small letters.
  /// - Partial: only if the font has small capitals.
  public func lowercaseSmallCaps() -> Font { changed { $0.smallCaps = .lowercase } }

  /// The font with small capitals for capitals.
  /// - Partial: only if the font has small capitals.
  public func uppercaseSmallCaps() -> Font { changed { $0.smallCaps = .uppercase } }
}

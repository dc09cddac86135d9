import DSNode
public import Foundation

extension Font {
  /// The font of running text.
  public static let `default` = Font.body

  /// The font in bold, or without it.
  public func bold(_ isActive: Bool) -> Font {
    with { $0.bold = isActive }
  }

  /// The font in italics, or without them.
  public func italic(_ isActive: Bool) -> Font { with { $0.italic = isActive } }

  /// The font with letters of one width, or without.
  /// - Partial: the first listed family whose name has the word Mono is taken.
  public func monospaced(_ isActive: Bool) -> Font {
    with { if isActive { $0.design = .monospaced } else if $0.design == .monospaced { $0.design = nil } }
  }

  /// The font with small capitals for all letters, or without.
  /// - Partial: only if the font has small capitals.
  public func smallCaps(_ isActive: Bool) -> Font { smallCaps(.all, isActive) }

  /// The font with small capitals for small letters, or without.
  /// - Partial: only if the font has small capitals.
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font { smallCaps(.lowercase, isActive) }

  /// The font with small capitals for capitals, or without.
  /// - Partial: only if the font has small capitals.
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font { smallCaps(.uppercase, isActive) }

  /// The font in a size of points.
  /// - Partial: a text style with a different size no longer grows with the reader's text size.
  public func pointSize(_ size: CGFloat) -> Font {
    var font = self
    switch base {
    case .complete(let family, _, let style, _):
      font.base = .complete(family: family, size: size.literal, relativeTo: style, weight: nil)
    case .textStyle, .parts, .token, .choose, .traits:
      font.base = .complete(family: nil, size: size.literal, relativeTo: nil, weight: nil)
    }
    return font
  }

  private func with(_ change: (inout Modifier.FontTraits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }

  private func smallCaps(_ kind: Modifier.FontTraits.SmallCaps, _ isActive: Bool) -> Font {
    with { if isActive { $0.smallCaps = kind } else if $0.smallCaps == kind { $0.smallCaps = nil } }
  }
}

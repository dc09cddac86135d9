import DSNode
public import Foundation

// What is put on a text itself gives a text again, so that texts can be joined.
extension Text {
  /// The text in a font.
  nonisolated public func font(_ font: Font?) -> Text { font.map { styled(.modifiers($0.modifiers)) } ?? self }

  /// The text in a weight; nil leaves it.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { styled(.fontWeight(.literal($0.value))) } ?? self
  }

  /// The text in a colour; nil leaves it.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { color.map { styled(.foreground($0)) } ?? self }

  /// The text in bold.
  nonisolated public func bold() -> Text { bold(true) }

  /// The text in bold, or not.
  nonisolated public func bold(_ isActive: Bool) -> Text {
    isActive ? fontWeight(.bold) : self
  }

  /// The text in italics.
  nonisolated public func italic() -> Text { italic(true) }

  /// The text in italics, or not.
  nonisolated public func italic(_ isActive: Bool) -> Text { styled(.italic(isActive)) }

  /// The text with a line under it.
  nonisolated public func underline(_ isActive: Bool = true) -> Text { styled(.underline(isActive)) }

  /// The text with a line through it.
  nonisolated public func strikethrough(_ isActive: Bool = true) -> Text { styled(.strikethrough(isActive)) }

  /// The text with room between its letters, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { styled(.tracking(.literal(Double(tracking)))) }

  /// The text with room between its letters, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
}

/// How the lines of a text stand in its box.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing

  var node: Modifier.TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

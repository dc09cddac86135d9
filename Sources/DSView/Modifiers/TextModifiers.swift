import DSNode
public import Foundation

extension View {
  /// The font of texts inside; nil for the design system's.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of texts inside; nil leaves it.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(NodeModifier { _ in weight.map { [.fontWeight(.literal($0.value))] } ?? [] })
  }

  /// Texts inside in bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }

  /// Texts inside in italics, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { modified(.italic(isActive)) }

  /// Texts inside with a line under them.
  nonisolated public func underline(_ isActive: Bool = true) -> some View { modified(.underline(isActive)) }

  /// Texts inside with a line through them.
  nonisolated public func strikethrough(_ isActive: Bool = true) -> some View { modified(.strikethrough(isActive)) }

  /// Room between the letters of texts inside, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { modified(.tracking(tracking.literal)) }

  /// Room between the letters of texts inside, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// How many lines texts inside may have; nil for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// How many lines texts inside may have, and whether they take the room of all.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modified(.lineLimit(limit, reservesSpace: reservesSpace))
  }

  /// Points between the lines of texts inside, beside the font's own.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// How the lines of texts inside stand in their box.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where cut texts inside have their ellipsis.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}

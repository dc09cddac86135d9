import DSNode
public import Foundation

extension View {
  /// How many lines texts inside may have; nil for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// How many lines texts inside may have, and whether they take the space of all.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modified(.lineLimit(limit, reservesSpace: reservesSpace))
  }

  /// How many lines texts inside have at least and at most.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modified(.lineRange(minimum: limit.lowerBound, maximum: limit.upperBound))
  }

  /// How many lines texts inside have at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modified(.lineRange(minimum: limit.lowerBound, maximum: nil))
  }

  /// How many lines texts inside have at most.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Points between the lines of texts inside, beside the font's own; a negative number counts as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// How the lines of texts inside are aligned in their box.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where cut texts inside have their ellipsis.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How small letters inside may become before a text is cut, as a share of their size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Whether letters inside may move together before a text is cut: where a line is at most a twentieth too long.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

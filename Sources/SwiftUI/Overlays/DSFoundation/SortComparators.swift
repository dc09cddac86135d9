public import Foundation

// How texts are sorted for readers, which Foundation has on Apple's platforms only.

extension String {
  /// Compares texts as a list of files does: numbers by their value, letters whatever their case.
  public struct _LocalizedComparator: SortComparator {
    /// Whether the first text comes first.
    public var order: SortOrder = .forward

    /// How two texts are to be sorted.
    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      order == .forward ? lhs.localizedStandardCompare(rhs) : rhs.localizedStandardCompare(lhs)
    }
  }
}

extension SortComparator where Self == String._LocalizedComparator {
  /// Compares texts as a list of files does.
  public static var localizedStandard: Self { Self() }
  /// Compares texts by the rules of a language.
  /// - Partial: as a list of files does.
  public static var localized: Self { Self() }
}

extension String.StandardComparator {
  /// Compares texts as a list of files does, for descriptors.
  /// - Partial: by their characters' numbers, so that upper case comes before lower case; Linux's descriptors know nothing else.
  public static var localizedStandard: Self { .lexical }
  /// Compares texts by the rules of a language, for descriptors.
  /// - Partial: by their characters' numbers.
  public static var localized: Self { .lexical }
}

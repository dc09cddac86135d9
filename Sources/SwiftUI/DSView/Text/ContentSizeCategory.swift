/// The size of text that the reader has chosen, by its deprecated names.
public enum ContentSizeCategory: Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for readers who need very large text.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the first is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.place < rhs.place }
  /// Whether the first is not larger.
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.place <= rhs.place }
  /// Whether the first is larger.
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.place > rhs.place }
  /// Whether the first is not smaller.
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.place >= rhs.place }

  /// The same size by its present name.
  fileprivate var typeSize: DynamicTypeSize { DynamicTypeSize.allCases[place] }

  /// A size by its deprecated name.
  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

extension EnvironmentValues {
  /// The size of text that the reader has chosen, by its deprecated name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}

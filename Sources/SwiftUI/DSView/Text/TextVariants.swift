import DSNode

/// A mark of one's own on a part of a text, which a renderer of text reads.
public protocol TextAttribute {}

extension Text {
  /// The text with a mark of one's own.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { styled(.attribute(AttributeBox(value))) }

  /// Which form of a text is taken where there are several.
  /// - Ignored: texts have a single variant.
  nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// How lines are aligned in scripts of both directions.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the text.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// How the direction of a paragraph is found.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the direction of the layout.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the text.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

/// Which form of a text is taken where there are several.
public protocol TextVariantPreference {}

/// The first form in any case.
public struct FixedTextVariant: TextVariantPreference, Sendable {}

/// The longest form that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {}

extension TextVariantPreference where Self == FixedTextVariant {
  /// The first form in any case.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// The longest form that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension View {
  /// How lines inside are aligned in scripts of both directions.
  /// - Partial: the direction of a text's first paragraph holds for all of its lines.
  nonisolated public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    modified(.alignmentDirection(followsContent: strategy == .writingDirectionBased))
  }

  /// How the direction of paragraphs inside is found.
  nonisolated public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    modified(.writingDirection(followsContent: strategy != .layoutBased))
  }

  /// The text by which the view is found by typing.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }

  /// The text by which the view is found by typing.
  /// - Ignored: a picture receives no keyboard input.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }

  /// The text of a string variable by which the view is found by typing.
  /// - Ignored: a picture receives no keyboard input.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}

/// A part of a text that is marked.
/// - Partial: no text in a picture is selected.
public struct TextSelection: Equatable, Hashable {
  /// Which characters are marked.
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)

    /// Adds the bounds of the marked characters.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .selection(let range): hasher.combine(range)
      case .multiSelection(let ranges): for range in ranges.ranges { hasher.combine(range) }
      }
    }
  }

  /// Which characters are marked.
  public var indices: Indices
  /// Which side of a line's end the mark is at.
  public var affinity: TextSelectionAffinity { .automatic }

  /// A mark between characters.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
  /// A mark of characters.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// A mark of several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether the mark is between characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// Which side of a line's end a mark is at.
/// - Ignored: pictures show no selected text.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  case automatic, upstream, downstream
}

enum TextSelectionAffinityKey: EnvironmentKey { static let defaultValue = TextSelectionAffinity.automatic }

extension EnvironmentValues {
  /// Which side of a line's end marks are at.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Which side of a line's end marks are at.
  /// - Ignored: pictures show no selected text.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

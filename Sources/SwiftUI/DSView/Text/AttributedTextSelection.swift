public import Foundation

/// A part of a text with attributes that is marked.
/// - Partial: no text in a picture is selected.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// Which characters are marked.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var own: Indices?
  private var typing: AttributeContainer?

  /// The end of the text.
  public init() {}
  /// A mark between characters, with the attributes of what is written there.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    (own, typing) = (.insertionPoint(insertionPoint), typingAttributes)
  }
  /// A mark of characters.
  public init(range: Range<AttributedString.Index>) { own = .ranges(RangeSet(range)) }
  /// A mark of several parts.
  public init(ranges: RangeSet<AttributedString.Index>) { own = .ranges(ranges) }

  /// Which characters are marked.
  public func indices(in text: AttributedString) -> Indices { own ?? .insertionPoint(text.endIndex) }
  /// Which side of a line's end the mark is at.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
  /// The attributes of what is written next.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    return attributes(in: text).first { _ in true } ?? AttributeContainer()
  }

  /// The attributes of the marked pieces; of what is written next where nothing is marked.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    guard case .ranges(let ranges)? = own else { return Attributes(all: [typing ?? AttributeContainer()]) }
    let pieces: [AttributeContainer] = ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) }
    return Attributes(all: pieces)
  }

  /// Adds whether anything is marked.
  public func hash(into hasher: inout Hasher) { hasher.combine(own == nil) }

  /// The attributes of the marked pieces, one after another.
  public struct Attributes<Text>: Sequence {
    let all: [AttributeContainer]
    /// Goes through the pieces.
    public func makeIterator() -> some IteratorProtocol<AttributeContainer> { all.makeIterator() }
    /// What the pieces have of one attribute.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> [K.Value?] where K.Value: Sendable { all.map { $0[K.self] } }
    /// What the pieces have of one attribute.
    public subscript<K: AttributedStringKey>(key: K.Type) -> [K.Value?] where K.Value: Sendable {
      all.map { $0[K.self] }
    }
  }
}

extension AttributedString {
  /// Changes the attributes of the marked characters, or of what is written next where none are.
  public mutating func transformAttributes<E>(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var typing = selection.typingAttributes(in: self)
      try body(&typing)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: typing)
    case .ranges(let ranges):
      let runs: [Range<Index>] = ranges.ranges.flatMap { range in self[range].runs.map(\.range) }
      for run in runs {
        var attributes: AttributeContainer = self[run].runs.first?.attributes ?? AttributeContainer()
        try body(&attributes)
        self[run].setAttributes(attributes)
      }
    }
  }

  /// Puts another text in place of the marked characters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: AttributedString
  ) {
    let place: Range<Index>
    switch selection.indices(in: self) {
    case .insertionPoint(let index): place = index..<index
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return }
      place = first.lowerBound..<last.upperBound
    }
    replaceSubrange(place, with: newContent)
    selection = AttributedTextSelection()
  }

  /// Puts characters in place of the marked ones.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    replaceSelection(
      &selection, with: AttributedString(String(newContent), attributes: selection.typingAttributes(in: self)))
  }
}

import DSGeometry

/// Keeps the paragraphs that were shaped last, because a text is measured several times at different widths.
///
/// Two generations: when the younger is full, it becomes the older, and what was in the older and not used since is
/// forgotten. What is in the cache never changes a result, only the time it takes.
struct ShapingCache {
  /// What shaping depends on. Texts are compared scalar by scalar: canonically equal ones may be drawn with different
  /// glyphs.
  struct Key: Hashable {
    let spans: [TextParagraph.Span]
    let direction: LayoutDirection
    let followsContent: Bool

    static func == (a: Key, b: Key) -> Bool {
      guard a.direction == b.direction, a.followsContent == b.followsContent, a.spans.count == b.spans.count else {
        return false
      }
      return zip(a.spans, b.spans).allSatisfy { a, b in
        a.style == b.style && a.object == b.object && a.text.utf8.count == b.text.utf8.count
          && a.text.utf8.elementsEqual(b.text.utf8)
      }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(direction)
      for span in spans {
        var text = span.text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(span.style.size)
        hasher.combine(span.style.weight)
      }
    }
  }

  private var young: [Key: ShapedParagraph] = [:]
  private var old: [Key: ShapedParagraph] = [:]
  private var youngCharacters = 0
  private let capacity: Int

  /// A cache of generations of `capacity` characters each.
  init(capacity: Int) { self.capacity = capacity }

  /// The paragraph of a key, if it was kept.
  mutating func find(_ key: Key) -> ShapedParagraph? {
    if let paragraph = young[key] { return paragraph }
    guard let paragraph = old[key] else { return nil }
    keep(paragraph, for: key)
    return paragraph
  }

  /// Keeps a paragraph.
  mutating func keep(_ paragraph: ShapedParagraph, for key: Key) {
    if youngCharacters >= capacity {
      old = young
      young = [:]
      youngCharacters = 0
    }
    young[key] = paragraph
    // A short text costs memory as well: its key and the objects that hold it.
    youngCharacters += paragraph.clusters.count + 16
  }
}

import CHarfBuzz
import DSDiagnostics

/// A paragraph as one endless line: what its characters look like and how wide they are, before lines are broken.
///
/// Clusters are in reading order, one per grapheme cluster; each belongs to exactly one segment. Widths are in points.
/// It does not depend on the width, the alignment, the line limit or the truncation, so it is made once per text.
final class ShapedParagraph {
  /// What line breaking has to know about a cluster.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// A space that hangs beyond the line's end.
    static let space = Traits(rawValue: 1)
    /// The end of a line by the author's will.
    static let newline = Traits(rawValue: 2)
    /// A line may end after the cluster.
    static let breakAfter = Traits(rawValue: 4)
    /// A line may begin with the cluster without new shaping on either side.
    static let safeBefore = Traits(rawValue: 8)
    /// A hyphen that shows only at a line's end.
    static let softHyphen = Traits(rawValue: 16)
  }

  /// A grapheme cluster.
  struct Cluster {
    /// Its first scalar, as an index into `scalars`.
    var firstScalar: Int
    /// The span it belongs to.
    var span: Int
    /// Its glyphs; empty if an earlier cluster's ligature shows it.
    var glyphs: Range<Int> = 0..<0
    /// How far it moves the pen, tracking included.
    var advance = 0.0
    var traits: Traits = []
  }

  /// A glyph; offsets are from the pen's position, y down.
  struct Glyph {
    var id: UInt32
    var advance: Double
    var offsetX: Double
    var offsetY: Double
  }

  /// Clusters that are shaped at once: of one face, size, tracking, script and direction.
  struct Segment {
    var clusters: Range<Int>
    let face: FontFace
    /// A span of the segment's tracking, and of its size but for Japanese letters.
    let span: Int
    /// The size of the em square, in points.
    let size: Double
    /// The embedding level: odd for right to left.
    let level: UInt8
    let script: hb_script_t
    /// The picture that the segment is; nil for letters.
    var object: InlineObject?
  }

  /// A span's style and the face of its family.
  struct Span {
    let style: TextStyle
    let face: FontFace
    let box: LineBox
    /// The picture that the span is; nil for letters.
    let object: InlineObject?
  }

  let scalars: [UInt32]
  /// The scalars that the clusters cover.
  let scalarRange: Range<Int>
  let spans: [Span]
  let baseLevel: UInt8
  let clusters: [Cluster]
  let segments: [Segment]
  /// Within a segment from left to right.
  let glyphs: [Glyph]
  let missing: [TextLayout.MissingCharacter]
  /// The box of every line; nil if spans or fallback fonts make lines differ.
  let uniformBox: LineBox?
  /// The sum of all advances.
  let width: Double

  /// A divided text with the glyphs that were found for it; `clusters` are those of `text` with their widths.
  init(_ text: ItemizedText, clusters: [Cluster], glyphs: [Glyph]) {
    scalars = text.scalars
    scalarRange = text.scalarRange
    spans = text.spans
    baseLevel = text.baseLevel
    segments = text.segments
    missing = text.missing
    uniformBox = text.uniformBox
    self.clusters = clusters
    self.glyphs = glyphs
    width = clusters.reduce(0) { $0 + $1.advance }
  }

  /// Whether a line may begin or end in front of the cluster at `index` without new shaping.
  func isSafe(at index: Int) -> Bool {
    index == 0 || index == clusters.count || clusters[index].traits.contains(.safeBefore)
  }

  /// The width of clusters, summed in reading order.
  func width(of range: Range<Int>) -> Double { clusters[range].reduce(0) { $0 + $1.advance } }

  /// The segments that have clusters in `range`; found by halving, since a line is short and a text may be long.
  func segmentIndices(in range: Range<Int>) -> Range<Int> {
    let start = segments.partitionPoint { $0.clusters.upperBound > range.lowerBound }
    return start..<max(start, segments.partitionPoint { $0.clusters.lowerBound >= range.upperBound })
  }

  /// The clusters of `range` as a separate paragraph, shaped again: for a line that begins or ends inside a ligature, a
  /// kerned pair or joined letters.
  func reshaped(_ range: Range<Int>, with shaper: GlyphShaper) -> ShapedParagraph {
    let parts = segments[segmentIndices(in: range)].map { segment in
      let common = segment.clusters.clamped(to: range)
      var part = segment
      part.clusters = (common.lowerBound - range.lowerBound)..<(common.upperBound - range.lowerBound)
      return part
    }
    let first = clusters[range.lowerBound].firstScalar
    let end = range.upperBound < clusters.count ? clusters[range.upperBound].firstScalar : scalarRange.upperBound
    return shaper.shape(
      ItemizedText(
        scalars: scalars, scalarRange: first..<end, spans: spans, baseLevel: baseLevel,
        clusters: Array(clusters[range]), segments: parts, missing: [], uniformBox: uniformBox))
  }
}

/// A text divided into grapheme clusters and segments, but not yet shaped: its clusters have no glyphs and no width.
struct ItemizedText {
  let scalars: [UInt32]
  /// The scalars that the clusters cover; the letters outside are not seen by shaping.
  let scalarRange: Range<Int>
  let spans: [ShapedParagraph.Span]
  let baseLevel: UInt8
  let clusters: [ShapedParagraph.Cluster]
  let segments: [ShapedParagraph.Segment]
  let missing: [TextLayout.MissingCharacter]
  let uniformBox: LineBox?
}

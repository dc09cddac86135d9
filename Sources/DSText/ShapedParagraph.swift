import CHarfBuzz

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
    /// Its glyphs; empty where an earlier cluster's ligature shows it.
    var glyphs: Range<Int> = 0..<0
    /// How far it moves the pen, tracking included.
    var advance = 0.0
    var traits: Traits = []
  }

  /// A glyph; offsets are from where the pen stands, y down.
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
    /// A span of the segment's size and tracking.
    let span: Int
    /// The embedding level: odd for right to left.
    let level: UInt8
    let script: hb_script_t
  }

  /// A span's style and the face of its family.
  struct Span {
    let style: TextStyle
    let face: FontFace
    let box: LineBox
  }

  let scalars: [UInt32]
  let spans: [Span]
  let baseLevel: UInt8
  var clusters: [Cluster]
  var segments: [Segment]
  /// Within a segment from left to right.
  var glyphs: [Glyph] = []
  let missing: [TextLayout.MissingCharacter]
  /// The box of every line; nil where spans or fallback fonts make lines differ.
  let uniformBox: LineBox?

  init(
    scalars: [UInt32], spans: [Span], baseLevel: UInt8, clusters: [Cluster], segments: [Segment],
    missing: [TextLayout.MissingCharacter], uniformBox: LineBox?
  ) {
    self.scalars = scalars
    self.spans = spans
    self.baseLevel = baseLevel
    self.clusters = clusters
    self.segments = segments
    self.missing = missing
    self.uniformBox = uniformBox
  }

  /// The first scalar after the cluster at `index`.
  func scalarEnd(of index: Int) -> Int {
    index + 1 < clusters.count ? clusters[index + 1].firstScalar : endScalar
  }

  /// The first scalar after the last cluster.
  var endScalar = 0

  /// Whether a line may begin or end in front of the cluster at `index` without new shaping.
  func isSafe(at index: Int) -> Bool {
    index == 0 || index == clusters.count || clusters[index].traits.contains(.safeBefore)
  }

  /// The width of clusters, summed in reading order.
  func width(of range: Range<Int>) -> Double { range.reduce(0) { $0 + clusters[$1].advance } }

  /// The clusters of `range` as a paragraph of their own, shaped anew: for a line that begins or ends inside a ligature,
  /// a kerned pair or joined letters.
  func reshaped(_ range: Range<Int>, with shaper: GlyphShaper) -> ShapedParagraph {
    let parts = segments.compactMap { segment -> Segment? in
      let common = segment.clusters.clamped(to: range)
      if common.isEmpty { return nil }
      var part = segment
      part.clusters = (common.lowerBound - range.lowerBound)..<(common.upperBound - range.lowerBound)
      return part
    }
    let line = ShapedParagraph(
      scalars: scalars, spans: spans, baseLevel: baseLevel, clusters: Array(clusters[range]), segments: parts,
      missing: [], uniformBox: uniformBox)
    line.endScalar = scalarEnd(of: range.upperBound - 1)
    shaper.shape(line)
    return line
  }
}

package import DSCompare

/// How files are compared.
package struct ComparisonOptions: Sendable {
  /// Areas in which nothing counts.
  package var ignored = IgnoredAreas.none
  /// The file that gets a picture of what differs between two files, or the folder for those of two folders; nil for none.
  package var output: String?
  /// Whether that picture is the expected one, the difference and the actual one beside one another.
  package var isStrip = false
  /// How pixels are counted instead of one by one; nil for exactly.
  package var pixelmatch: PixelmatchOptions?
  /// Whether the colours of both pictures are converted to sRGB before they are compared.
  package var convertsToSRGB = false
  /// Pixels of the largest pictures that are decoded as a whole; larger ones are decoded row by row, which takes longer
  /// and gives the same, but for what was moved.
  var wholePixels = 1 << 20
  /// Bytes of the rows of two pictures that are decompressed at once, where neither has anything special.
  var plainBytes = 96 << 20

  /// Everything counts, and nothing is drawn.
  package init() {}
}

package import DSCompare

/// How files are compared.
package struct ComparisonOptions: Sendable {
  /// Areas in which nothing counts.
  package var ignored = IgnoredAreas.none
  /// The file that gets a picture of what differs between two files; nil for none.
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

  /// The same for one of several pairs that are compared at the same time: together they take no more memory than eight.
  package func sharing(workers: Int) -> ComparisonOptions {
    var options = self
    options.plainBytes = min(plainBytes, 8 * plainBytes / max(1, workers))
    return options
  }
}

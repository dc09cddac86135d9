/// How lengths grow with the reader's chosen size of text.
///
/// Source: the column "Leading" of the table "Dynamic Type sizes" in Apple's Human Interface Guidelines (Typography,
/// iOS). Apple's `UIFontMetrics` scales by these line heights, not by the letters' sizes: 17 points become 48, not 53, at
/// the largest size.
package enum TypeScale {
  /// The sizes of text in ascending order, by the names of SwiftUI's `DynamicTypeSize`.
  package static let sizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
    "accessibility3", "accessibility4", "accessibility5",
  ]

  /// Heights of a line, in points, for every size of text.
  private static let lineHeights: [String: [Double]] = [
    "largeTitle": [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    "title": [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    "title2": [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    "title3": [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    "headline": [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    "subheadline": [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    "body": [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    "callout": [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    "footnote": [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    "caption": [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51],
    "caption2": [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  /// How much larger a length is at a size of text than at the usual one; 1 for an unknown style or size.
  package static func factor(of style: String, at size: String) -> Double {
    guard let heights = lineHeights[style], let index = sizes.firstIndex(of: size) else { return 1 }
    return heights[index] / heights[3]
  }
}

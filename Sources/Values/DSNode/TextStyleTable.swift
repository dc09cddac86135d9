/// The sizes of SwiftUI's text styles, in points, for every size of text that a reader can choose.
///
/// Source: the table "Dynamic Type sizes" of Apple's Human Interface Guidelines (Typography, iOS).
package struct TextStyleTable {
  /// The style's name.
  package let name: String
  /// The weight; 400 but for the headline.
  package let weight: Double
  /// The size for every `TypeSize`, in its order.
  package let sizes: [Double]

  /// The style of body text.
  package static let body = TextStyleTable(
    name: "body", weight: 400, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])

  /// All styles, the largest first, as Apple's table lists them.
  package static let all: [TextStyleTable] = [
    TextStyleTable(name: "largeTitle", weight: 400, sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    TextStyleTable(name: "title", weight: 400, sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    TextStyleTable(name: "title2", weight: 400, sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    TextStyleTable(name: "title3", weight: 400, sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    TextStyleTable(name: "headline", weight: 600, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    TextStyleTable(name: "subheadline", weight: 400, sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    body,
    TextStyleTable(name: "callout", weight: 400, sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    TextStyleTable(name: "footnote", weight: 400, sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    TextStyleTable(name: "caption", weight: 400, sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    TextStyleTable(name: "caption2", weight: 400, sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]
}

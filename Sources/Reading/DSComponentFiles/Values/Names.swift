import DSGeometry

/// SwiftUI's names of edges.
enum EdgeNames {
  static let all: [(name: String, value: EdgeSet)] = [
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top), ("leading", .leading),
    ("bottom", .bottom), ("trailing", .trailing),
  ]
}

/// SwiftUI's names of alignments on one axis.
enum AlignmentNames {
  static let horizontal: [(name: String, value: HorizontalAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]
  static let vertical: [(name: String, value: VerticalAlignment)] = [
    ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
    ("lastTextBaseline", .lastTextBaseline),
  ]
}

/// SwiftUI's names of fonts.
enum FontNames {
  /// Names of weights with their numbers, as fonts count them.
  static let weights: [(name: String, value: Double)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]
  /// Names of widths of letters with their percents of the usual width, as far apart as SwiftUI's numbers of them are.
  static let widths: [(name: String, value: Double)] = [
    ("compressed", 60), ("condensed", 80), ("standard", 100), ("expanded", 120),
  ]
  /// Names of text styles.
  static let styles = [
    "extraLargeTitle2", "extraLargeTitle", "largeTitle", "title", "title2", "title3", "headline", "subheadline",
    "body", "callout", "footnote", "caption", "caption2",
  ]
}

/// The corners of a rectangle.
enum CornerNames {
  static let all = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
}

/// The shapes, which are views and also arguments.
enum ShapeNames {
  static let all = ["Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "Path", "TimingCurve"]
}

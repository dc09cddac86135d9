package import DSNode

extension Profile {
  /// The profile of a name.
  package init(_ name: ProfileName) {
    switch name {
    case .iosClassic: self = .iosClassic
    case .ios26: self = .ios26
    case .macos26: self = .macos26
    }
  }

  /// iOS before version 26: lines follow from the font, their pitch from the Human Interface Guidelines.
  ///
  /// Source: the pitches are the column "Leading" of Apple's Human Interface Guidelines (Typography, iOS, Large);
  /// ascent and descent are those that swiftui-web (github.com/iamcgn/swiftui-web) recorded on a simulator of an
  /// iPhone, `Docs/decisions/0015-simulator-goldens.md`.
  static let iosClassic = Profile(
    name: .iosClassic,
    textStyles: entries(pitches: [41, 34, 28, 25, 22, 20, 22, 21, 18, 16, 13]),
    defaultFont: .textStyle("body", weight: nil), ascent: 1950.0 / 2048, descent: 494.0 / 2048,
    capHeight: capHeight, lineRule: .sumUpToPixel, divider: .pixel, padding: 16, spacerLength: 8)

  /// iOS 26 with two pixels per point.
  ///
  /// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Docs/elements/iOS.md`, table "What switches". Its line
  /// heights are of Mac Catalyst; its recording of an iPhone's simulator with iOS 26.0,
  /// `Fixtures/Goldens/ios/text-metrics.json`, differs by half a point in six styles: 49, 41.5 and 32.5 for the three
  /// largest titles, callout 23.5, footnote 19, caption2 16.5. Ascent, descent, divider and the body's gaps are the
  /// simulator's.
  ///
  /// The extra heights are what the pitches have over those of the Human Interface Guidelines. The descent's share was
  /// recorded for the body, to two digits; the other styles have it too.
  static let ios26 = Profile(
    name: .ios26,
    textStyles: entries(
      heights: [48.5, 41, 32, 28, 24.5, 21, 24.5, 24, 18.5, 17.5, 16],
      pitches: [49, 42, 34, 29, 26, 23, 26, 25, 21, 19, 16], extraHeight: [8, 8, 6, 4, 4, 3, 4, 4, 3, 3, 3],
      descentShare: 0.24416),
    defaultFont: .textStyle("body", weight: nil), ascent: 1950.0 / 2048, descent: 494.0 / 2048,
    capHeight: capHeight, lineRule: .sumUpToPixel, divider: .pixel, padding: 16, spacerLength: 8)

  /// macOS 26, as recorded in a window with two pixels per point. Readers cannot choose the size of text.
  ///
  /// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Docs/elements/Text.md` and
  /// `Fixtures/Goldens/text-metrics.json`, recorded on macOS 26.2. `TextRules` in the tests holds the gaps of every
  /// style.
  ///
  /// The weights of bold letters are the column "Emphasized weight" of the Human Interface Guidelines (Typography,
  /// macOS).
  static let macos26 = Profile(
    name: .macos26,
    textStyles: [
      entry("largeTitle", 26, bold: 700, lineHeight: 38, pitch: 39, extraHeight: 7),
      entry("title", 22, bold: 700, lineHeight: 33, pitch: 33, extraHeight: 7),
      entry("title2", 17, bold: 700, lineHeight: 25.5, pitch: 27, extraHeight: 5),
      entry("title3", 15, lineHeight: 22, pitch: 24, extraHeight: 4),
      entry("headline", 13, 700, bold: 800, lineHeight: 18.5, pitch: 19, extraHeight: 3, descentShare: 0.233377509),
      entry("subheadline", 11, lineHeight: 16, pitch: 17, extraHeight: 3),
      entry("body", 13, lineHeight: 18.5, pitch: 19, extraHeight: 3),
      entry("callout", 12, lineHeight: 17.5, pitch: 18, extraHeight: 3),
      entry("footnote", 10, lineHeight: 15, pitch: 16, extraHeight: 3),
      entry("caption", 10, bold: 500, lineHeight: 15, pitch: 16, extraHeight: 3),
      entry("caption2", 10, 500, lineHeight: 15, pitch: 16, extraHeight: 3, descentShare: 0.231075071),
    ],
    defaultFont: .parts(family: nil, size: .literal(13), weight: nil), ascent: 1980.0 / 2048,
    descent: 432.0 / 2048, capHeight: capHeight, lineRule: .eachToPoint, divider: .points(1), padding: 16,
    spacerLength: 8)

  /// The height of San Francisco's capitals in em.
  ///
  /// Source: recorded on a Mac, on an iPhone not; the gaps below texts that swiftui-web recorded of both follow from
  /// it.
  private static let capHeight = 1443.0 / 2048

  /// The styles of iOS with their sizes for all readers.
  ///
  /// Titles of the first two levels and the largest are bold in their bold letters, all others half bold: the column
  /// "Emphasized weight" of the Human Interface Guidelines (Typography, iOS).
  private static func entries(
    heights: [Double]? = nil, pitches: [Double], extraHeight: [Double]? = nil, descentShare: Double = 0
  ) -> [TextStyleEntry] {
    TextStyleTable.all.enumerated().map { index, style in
      TextStyleEntry(
        name: style.name, sizes: style.sizes, weight: style.weight, boldWeight: index < 3 ? 700 : 600,
        lineHeight: heights?[index], pitch: pitches[index], extraHeight: extraHeight?[index],
        descentShare: descentShare)
    }
  }

  private static func entry(
    _ name: String, _ size: Double, _ weight: Double = 400, bold: Double = 600, lineHeight: Double, pitch: Double,
    extraHeight: Double, descentShare: Double = 224.0 / 971
  ) -> TextStyleEntry {
    TextStyleEntry(
      name: name, sizes: [size], weight: weight, boldWeight: bold, lineHeight: lineHeight, pitch: pitch,
      extraHeight: extraHeight, descentShare: descentShare)
  }
}

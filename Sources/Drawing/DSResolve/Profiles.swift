package import DSNode

extension Profile {
  /// The profile of a name.
  package init(_ name: ProfileName) {
    switch name {
    case .iosClassic: self = .iosClassic
    case .ios26: self = .ios26
    case .ios26Tall: self = .ios26Tall
    case .macos26: self = .macos26
    case .macos26Tall: self = .macos26Tall
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
    capHeight: capHeight, descentShares: [], lineRule: .sumUpToPixel, divider: .pixel, padding: 16, spacerLength: 8)

  /// iOS 26: lines are as tall as the font, their pitches those of the Human Interface Guidelines, as before it.
  ///
  /// Source: pictures that AccessibilitySnapshot (github.com/cashapp/AccessibilitySnapshot) recorded on iOS 26.2 with three
  /// pixels per point have body, headline, subheadline, footnote and caption 2 as tall as the font; other styles are assumed
  /// to be, and pitches have no recording. `FontRules` and `PlainPhoneRules` in the tests have the numbers.
  static let ios26 = Profile(
    name: .ios26, textStyles: iosClassic.textStyles, defaultFont: iosClassic.defaultFont, ascent: iosClassic.ascent,
    descent: iosClassic.descent, capHeight: capHeight, descentShares: [], lineRule: .sumUpToPixel, divider: .pixel,
    padding: 16, spacerLength: 8)

  /// macOS 26. Readers cannot choose the size of text.
  ///
  /// Lines of text styles are as tall as the font, up to a pixel, and those of 10 points are 13.
  ///
  /// Source: pictures that SwiftUI-Flow (github.com/tevelee/SwiftUI-Flow) recorded on macOS 26 with one pixel per point: title 2
  /// 21, body 16, callout 15, caption 13 also in bold letters, and two lines of title 3 38. That other styles, bold letters and
  /// two pixels per point follow the same rule is assumed; pitches are those of the Human Interface Guidelines (Typography,
  /// macOS). `FontRules` in the tests has the numbers. All else is as in `macos26Tall`.
  static let macos26: Profile = {
    var profile = macos26Tall
    profile.name = .macos26
    profile.textStyles = zip(macos26Tall.textStyles, [32, 26, 22, 20, 16, 14, 16, 15, 13, 13, 13]).map { entry, pitch in
      let size = entry.sizes[0]
      var plain = entry
      plain.lineHeight = size == 10 ? 13 : size * (profile.ascent + profile.descent)
      (plain.boldLineHeight, plain.pitch, plain.extraHeight) = (nil, pitch, nil)
      return plain
    }
    profile.descentShares = []
    return profile
  }()

  /// iOS 26, where text styles are taller: it is not known for certain when they are. With a language of tall letters among the
  /// preferred ones is likely, as sizes in points have the lines of other phones there.
  ///
  /// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Fixtures/Goldens/ios/text-metrics.json`, recorded on an iPhone's
  /// simulator with iOS 26.0 and two pixels per point; `TextMetricsTests` holds it. The heights of lines in
  /// `Docs/elements/iOS.md` there are of Mac Catalyst.
  ///
  /// The extra heights are what the pitches have over those of the Human Interface Guidelines; lines are as tall as the font
  /// with them. The shares of the descent follow from the gaps above texts. 600 and 700 are recorded; heavier letters have the
  /// share of 700.
  static let ios26Tall = Profile(
    name: .ios26Tall,
    textStyles: entries(
      pitches: [49, 42, 34, 29, 26, 23, 26, 25, 21, 19, 16], extraHeight: [8, 8, 6, 4, 4, 3, 4, 4, 3, 3, 3]),
    defaultFont: .textStyle("body", weight: nil), ascent: 1950.0 / 2048, descent: 494.0 / 2048,
    capHeight: capHeight,
    descentShares: [
      .init(weight: 400, share: 0.244141403), .init(weight: 600, share: 0.245453572),
      .init(weight: 700, share: 0.246761188),
    ],
    lineRule: .sumUpToPixel, divider: .pixel, padding: 16, spacerLength: 8)

  /// macOS 26 where text styles are taller, as recorded in a window with two pixels per point.
  ///
  /// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Docs/elements/Text.md` and
  /// `Fixtures/Goldens/text-metrics.json`, recorded on macOS 26.2; `TextMetricsTests` holds it. The shares of the
  /// descent follow from the gaps above texts; lighter letters than 400 have its share, heavier ones than 800 that.
  ///
  /// The weights of bold letters are the column "Emphasized weight" of the Human Interface Guidelines (Typography,
  /// macOS).
  static let macos26Tall = Profile(
    name: .macos26Tall,
    textStyles: [
      entry("largeTitle", 26, bold: 700, lineHeight: 38, pitch: 39, extraHeight: 7),
      entry("title", 22, bold: 700, lineHeight: 33, pitch: 33, extraHeight: 7),
      entry("title2", 17, bold: 700, lineHeight: 25.5, pitch: 27, extraHeight: 5),
      entry("title3", 15, lineHeight: 22, boldLineHeight: 23, pitch: 24, extraHeight: 4),
      entry("headline", 13, 700, bold: 800, lineHeight: 18.5, boldLineHeight: 19, pitch: 19, extraHeight: 3),
      entry("subheadline", 11, lineHeight: 16, pitch: 17, extraHeight: 3),
      entry("body", 13, lineHeight: 18.5, pitch: 19, extraHeight: 3),
      entry("callout", 12, lineHeight: 17.5, pitch: 18, extraHeight: 3),
      entry("footnote", 10, lineHeight: 15, pitch: 16, extraHeight: 3),
      entry("caption", 10, bold: 500, lineHeight: 15, pitch: 16, extraHeight: 3),
      entry("caption2", 10, 500, lineHeight: 15, pitch: 16, extraHeight: 3),
    ],
    defaultFont: .parts(family: nil, size: .literal(13), weight: nil), ascent: 1980.0 / 2048,
    descent: 432.0 / 2048, capHeight: capHeight,
    descentShares: [
      .init(weight: 400, share: 0.230689985), .init(weight: 500, share: 0.231075079),
      .init(weight: 600, share: 0.231459780), .init(weight: 700, share: 0.233377508),
      .init(weight: 800, share: 0.235803385),
    ],
    lineRule: .eachToPoint, divider: .points(1), padding: 16, spacerLength: 8)

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
    pitches: [Double], extraHeight: [Double]? = nil
  ) -> [TextStyleEntry] {
    TextStyleTable.all.enumerated().map { index, style in
      TextStyleEntry(
        name: style.name, sizes: style.sizes, weight: style.weight, boldWeight: index < 3 ? 700 : 600,
        lineHeight: nil, boldLineHeight: nil, pitch: pitches[index], extraHeight: extraHeight?[index])
    }
  }

  private static func entry(
    _ name: String, _ size: Double, _ weight: Double = 400, bold: Double = 600, lineHeight: Double,
    boldLineHeight: Double? = nil, pitch: Double, extraHeight: Double
  ) -> TextStyleEntry {
    TextStyleEntry(
      name: name, sizes: [size], weight: weight, boldWeight: bold, lineHeight: lineHeight,
      boldLineHeight: boldLineHeight, pitch: pitch, extraHeight: extraHeight)
  }
}

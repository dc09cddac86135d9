import DSNode
public import Foundation

extension Font {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    let value: Double

    /// The lightest weight, 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// The heaviest weight, 900.
    public static let black = Weight(value: 900)
  }

  /// How wide letters are.
  /// - Partial: drawn where the font is variable and has widths; a run reports fonts that do not. A number is a share of the
  ///   usual width: condensed letters are 80 % as wide.
  public struct Width: Hashable, Sendable {
    /// The width as a number; 0 is the usual one.
    public var value: CGFloat

    /// A width of a number.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.4)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Letters of the usual width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The kind of letters.
  /// - Partial: the first listed family whose name has the word Serif, Rounded or Mono is taken; without one the
  ///   default font is drawn, which a run reports.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var node: Modifier.FontTraits.Design {
      switch self {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// How high lines are.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// A size by its use, which grows with the reader's chosen size of text.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    /// A title of visionOS.
    @available(*, unavailable, message: "extraLargeTitle is a style of visionOS: use largeTitle")
    public static var extraLargeTitle: TextStyle { .largeTitle }
    /// A title of visionOS.
    @available(*, unavailable, message: "extraLargeTitle2 is a style of visionOS: use title")
    public static var extraLargeTitle2: TextStyle { .title }
  }

  /// A title of visionOS.
  @available(*, unavailable, message: "extraLargeTitle is a style of visionOS: use largeTitle")
  public static var extraLargeTitle: Font { .largeTitle }
  /// A title of visionOS.
  @available(*, unavailable, message: "extraLargeTitle2 is a style of visionOS: use title")
  public static var extraLargeTitle2: Font { .title }
}

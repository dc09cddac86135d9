/// Works out where a made-up guide lies in a view that does not set it.
public final class GuideDefault: Sendable {
  /// Whether it stands for one that is lost: nodes that are read from text have no functions (`DSNodeText`).
  public let isStandIn: Bool
  private let place: @Sendable (AnyObject?, Size, Double?, Double?) -> Double

  /// A guide's place; `place` gets the view while it is laid out, or nil for a box of a size without a view, the size,
  /// and the width and the height that the view was offered.
  public init(
    isStandIn: Bool = false, _ place: @escaping @Sendable (AnyObject?, Size, Double?, Double?) -> Double
  ) {
    self.isStandIn = isStandIn
    self.place = place
  }

  /// The place in points, from the leading or top edge.
  public func position(in view: AnyObject?, _ size: Size, offeredWidth: Double?, height: Double?) -> Double {
    place(view, size, offeredWidth, height)
  }
}

/// A named horizontal guide; its default position is a fraction of the view's width.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The guide's name: `leading`, `center`, `trailing`, or one that a design system made up.
  public let name: String
  /// The default position as a fraction of the width, 0 at the leading edge.
  public let fraction: Double
  /// Works out the default position; nil if the fraction gives it.
  public let standard: GuideDefault?

  /// A guide of a name; a custom guide is placed by `standard`, or at `fraction` of the width, in views that do not set
  /// it.
  public init(name: String, fraction: Double, standard: GuideDefault? = nil) {
    self.name = name
    self.fraction = fraction
    self.standard = standard
  }

  /// Whether they are the same guide.
  public static func == (a: HorizontalAlignment, b: HorizontalAlignment) -> Bool {
    a.name == b.name && a.fraction == b.fraction
  }

  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The edge where a line of text begins.
  public static let leading = HorizontalAlignment(name: "leading", fraction: 0)
  /// The middle.
  public static let center = HorizontalAlignment(name: "center", fraction: 0.5)
  /// The edge where a line of text ends.
  public static let trailing = HorizontalAlignment(name: "trailing", fraction: 1)
  /// Where the line below a row of a list begins: at the first text of the row.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "listRowSeparatorLeading", fraction: 0)
  /// Where the line below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "listRowSeparatorTrailing", fraction: 1)
}

/// A named vertical guide; text baselines default to the bottom edge where a view has no text.
public struct VerticalAlignment: Hashable, Sendable {
  /// The guide's name: `top`, `center`, `bottom`, `firstTextBaseline`, `lastTextBaseline`, or a made-up one.
  public let name: String
  /// The default position as a fraction of the height, 0 at the top.
  public let fraction: Double
  /// Works out the default position; nil if the fraction gives it.
  public let standard: GuideDefault?

  /// A guide of a name; a custom guide is placed by `standard`, or at `fraction` of the height, in views that do not
  /// set it.
  public init(name: String, fraction: Double, standard: GuideDefault? = nil) {
    self.name = name
    self.fraction = fraction
    self.standard = standard
  }

  /// Whether they are the same guide.
  public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool {
    a.name == b.name && a.fraction == b.fraction
  }

  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The top edge.
  public static let top = VerticalAlignment(name: "top", fraction: 0)
  /// The middle.
  public static let center = VerticalAlignment(name: "center", fraction: 0.5)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(name: "bottom", fraction: 1)
  /// The baseline of the topmost line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline", fraction: 1)
  /// The baseline of the bottommost line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline", fraction: 1)
  /// The middle of the capitals of the topmost line of text, where the icon of a label has its own middle.
  public static let capitalsMiddle = VerticalAlignment(name: "capitalsMiddle", fraction: 0.5)
}

/// A horizontal and a vertical guide.
public struct Alignment: Hashable, Sendable {
  /// The guide on the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide on the vertical axis.
  public var vertical: VerticalAlignment

  /// An alignment of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The nine alignments by SwiftUI's names, and the two text baselines at the centre.
  public static let named: [(name: String, value: Alignment)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
    ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
    ("bottomTrailing", .bottomTrailing), ("centerFirstTextBaseline", .centerFirstTextBaseline),
    ("centerLastTextBaseline", .centerLastTextBaseline),
  ]

  /// Top, leading.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Top, centred.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Top, trailing.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Leading, centred vertically.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Centred on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Trailing, centred vertically.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Bottom, leading.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Bottom, centred.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Bottom, trailing.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Centred, on the first text baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// Centred, on the last text baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
}

/// A position relative to a rectangle: (0, 0) is its top left corner, (1, 1) its bottom right.
public struct UnitPoint: Hashable, Sendable {
  /// Fraction of the width.
  public var x: Double
  /// Fraction of the height.
  public var y: Double

  /// A unit point of two fractions.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The nine unit points by SwiftUI's names.
  public static let named: [(name: String, value: UnitPoint)] = [
    ("topLeading", UnitPoint(x: 0, y: 0)), ("top", UnitPoint(x: 0.5, y: 0)), ("topTrailing", UnitPoint(x: 1, y: 0)),
    ("leading", UnitPoint(x: 0, y: 0.5)), ("center", .center), ("trailing", UnitPoint(x: 1, y: 0.5)),
    ("bottomLeading", UnitPoint(x: 0, y: 1)), ("bottom", UnitPoint(x: 0.5, y: 1)),
    ("bottomTrailing", UnitPoint(x: 1, y: 1)),
  ]

  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The point of `rect` that this unit point names.
  public func point(in rect: Rect) -> Point {
    Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

/// The direction in which lines of text and horizontal stacks run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft

  /// The direction of a language by its tag, such as `ar` or `pa-Arab`: that of its script, or the language's usual one.
  package init(languageTag tag: String) {
    let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x39 } }
    let scripts: Set<Substring> = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]
    let languages: Set<Substring> = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ku", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    let isRight = script.map(scripts.contains) ?? parts.first.map(languages.contains) ?? false
    self = isRight ? .rightToLeft : .leftToRight
  }
}

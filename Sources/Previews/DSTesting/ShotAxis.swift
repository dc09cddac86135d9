public import DSView

/// An axis of a test's pictures with the values that are drawn.
///
/// Without a value it stands for all that there are: `.theme()` is every theme.
public struct ShotAxis: Hashable, Sendable {
  /// What an axis sets.
  enum Subject: Hashable, Sendable {
    /// A mode of the design system, by its name.
    case mode(String)
    /// The mode that decides the colour scheme.
    case scheme
    /// An axis of dsrender's own.
    case builtIn(String)
    /// The language and region.
    case locale
  }

  let subject: Subject
  let values: [String]

  /// A mode that the design system declares, such as `.mode("hue", "warm")`.
  public static func mode(_ name: String, _ values: String...) -> ShotAxis {
    ShotAxis(subject: .mode(name), values: values)
  }

  /// The mode `theme`.
  public static func theme(_ values: String...) -> ShotAxis { ShotAxis(subject: .mode("theme"), values: values) }

  /// The mode `density`.
  public static func density(_ values: String...) -> ShotAxis { ShotAxis(subject: .mode("density"), values: values) }

  /// The colour scheme.
  public static func scheme(_ values: ColorScheme...) -> ShotAxis {
    ShotAxis(subject: .scheme, values: values.map { $0 == .dark ? "dark" : "light" })
  }

  /// The size of text that the reader has chosen.
  public static func typeSize(_ values: DynamicTypeSize...) -> ShotAxis {
    ShotAxis(subject: .builtIn("typeSize"), values: values.map { String(describing: $0) })
  }

  /// The direction in which lines run.
  public static func layoutDirection(_ values: LayoutDirection...) -> ShotAxis {
    ShotAxis(
      subject: .builtIn("layoutDirection"), values: values.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" })
  }

  /// Device pixels per point, 1 to 4.
  public static func scale(_ values: Int...) -> ShotAxis {
    ShotAxis(subject: .builtIn("scale"), values: values.map { String($0) })
  }

  /// The language and region by which texts, numbers and dates are written, such as `de` or `ar-EG`; at least one.
  public static func locale(_ identifiers: String...) -> ShotAxis { ShotAxis(subject: .locale, values: identifiers) }
}

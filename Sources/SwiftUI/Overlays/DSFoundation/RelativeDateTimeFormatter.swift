public import Foundation

/// Dates as distances from others: "2 hours ago", "yesterday". Foundation on Linux has the format style alone.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"
    case full
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2mo ago"
    case abbreviated
  }

  /// Whether near days have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Where in a text the words are.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that counts the units.
  open var calendar: Calendar! = .current
  /// The language; the user's where it is nil.
  open var locale: Locale! = .current

  /// A formatter of the user's language and calendar.
  public override init() { super.init() }

  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Units counted from now, the largest that is not zero.
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    return localizedString(for: (calendar ?? .current).date(byAdding: components, to: now) ?? now, relativeTo: now)
  }

  /// Seconds counted from now; negative ones are past.
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  /// A date, counted from another in the largest unit of which a whole one lies between them.
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    let calendar = calendar ?? .current
    let between = calendar.dateComponents(Set(Self.units), from: reference, to: date)
    let largest = Self.units.first { (between.value(for: $0) ?? 0) != 0 }
    // The style would round up to the next unit. It tells its anchor, as seen from the date that it is given.
    let whole = largest.flatMap { calendar.date(byAdding: $0, value: between.value(for: $0) ?? 0, to: reference) }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: whole ?? reference, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: unitsOfStyle,
      locale: locale ?? .current, calendar: calendar)
    style.capitalizationContext = formattingContext == .beginningOfSentence ? .beginningOfSentence : .unknown
    return style.format(reference)
  }

  /// A date, counted from now; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private static let units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]

  private var unitsOfStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

public import Foundation

/// Lengths of time as texts: "1:05", "1h 5m", "1 hour, 5 minutes". Foundation on Linux has none.
///
/// - Partial: weeks, days, hours, minutes and seconds; a month is 30 days and a year 365.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// What is written of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that are written; none are hours, minutes and seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// What is written of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units are written at most; zero for all.
  open var maximumUnitCount = 0
  /// The calendar, whose language is that of the words.
  open var calendar: Calendar? = .current
  /// - Ignored: no text says "about".
  open var includesApproximationPhrase = false
  /// - Ignored: no text says "remaining".
  open var includesTimeRemainingPhrase = false
  /// - Ignored: the largest unit takes the remainder.
  open var allowsFractionalUnits = false
  /// - Ignored.
  open var collapsesLargestUnit = false

  /// A formatter of the user's language.
  public override init() { super.init() }

  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  private static let units: [(unit: NSCalendar.Unit, seconds: Int, of: Duration.UnitsFormatStyle.Unit)] = [
    (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours), (.minute, 60, .minutes),
    (.second, 1, .seconds),
  ]

  /// Seconds as a text.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    let wanted = allowedUnits.isEmpty ? [.hour, .minute, .second] : allowedUnits
    let units = Self.units.filter { wanted.contains($0.unit) }
    guard let last = units.last else { return nil }
    var rest = Int(abs(ti).rounded(.down)) / last.seconds * last.seconds
    var parts = units.map { unit -> (unit: Duration.UnitsFormatStyle.Unit, count: Int, seconds: Int) in
      defer { rest %= unit.seconds }
      return (unit.of, rest / unit.seconds, unit.seconds)
    }
    let drops = zeroFormattingBehavior
    if !drops.contains(.pad) {
      let first = parts.firstIndex { $0.count > 0 } ?? parts.count - 1
      // A position says which unit it is only by those that follow it: of "0:05" the minutes stay.
      let kept = unitsStyle == .positional ? max(0, min(first, parts.count - 2)) : first
      parts.removeFirst(kept)
      if unitsStyle != .positional { parts = parts.filter { $0.count > 0 || parts.count == 1 } }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = ti < 0 ? "-" : ""
    guard unitsStyle != .positional else {
      let pads = drops.contains(.pad)
      return sign
        + parts.enumerated().map { index, part in
          (index > 0 || pads) && part.count < 10 ? "0\(part.count)" : "\(part.count)"
        }.joined(separator: ":")
    }
    let seconds = parts.reduce(0) { $0 + $1.count * $1.seconds }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .positional, .abbreviated: .narrow
      case .brief, .short: .abbreviated
      case .full, .spellOut: .wide
      }
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(parts.map(\.unit)), width: width,
      zeroValueUnits: drops.contains(.pad) ? .show(length: 1) : .hide
    ).locale(calendar?.locale ?? .current)
    return sign + Duration.seconds(seconds).formatted(style)
  }

  /// The time between two moments as a text.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Units as a text.
  open func string(from components: DateComponents) -> String? {
    let days = (components.year ?? 0) * 365 + (components.month ?? 0) * 30 + (components.day ?? 0)
    let weeks = (components.weekOfMonth ?? 0) + (components.weekOfYear ?? 0)
    let hours = (days + weeks * 7) * 24 + (components.hour ?? 0)
    return string(from: TimeInterval((hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)))
  }

  /// Units as a text.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    return formatter.string(from: components)
  }

  /// The text of units; nil for anything else.
  open override func string(for object: Any?) -> String? { (object as? DateComponents).flatMap(string(from:)) }
}

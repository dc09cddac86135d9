import DSDiagnostics
import Foundation

/// The step between numbers that read well: one, two or five times a power of ten, the one nearest to what would make a
/// number of them.
/// - Parameter count: how many values there are to be from the lowest to the highest.
func niceStep(_ low: Double, _ high: Double, count: Int) -> Double {
  let wanted = (high - low) / Double(max(count, 2) - 1)
  guard wanted > 0, wanted.isFinite else { return 1 }
  let power = pow(10, floor(log10(wanted)))
  let candidates = [1, 2, 5, 10].map { $0 * power }
  // Nearest as a ratio: between one and two that is the square root of two.
  return candidates.min { abs(log($0 / wanted)) < abs(log($1 / wanted)) } ?? power
}

/// The multiples of a step from a value to another; both of these where there are too many.
func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
  guard step > 0, step.isFinite, low.isFinite, high.isFinite else { return [] }
  guard (high - low) / step < Double(Limits.chartTicks) else {
    ReachedLimits.warn(
      "too-many-chart-marks", "an axis of a chart has more than \(Limits.chartTicks) marks: only its ends have one",
      hint: "let it have marks that are further apart")
    return [low, high]
  }
  let (first, last) = ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
  guard first <= last else { return [] }
  // No value is a negative zero.
  return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
}

/// A part of the calendar, and how many of them lie between two marks of an axis.
struct MomentStep {
  var count: Int
  var unit: Calendar.Component
  /// About how many seconds they take.
  var seconds: Double

  /// The steps that an axis may have, from seconds to centuries.
  static let all: [MomentStep] = [
    .init(count: 1, unit: .second, seconds: 1), .init(count: 5, unit: .second, seconds: 5),
    .init(count: 15, unit: .second, seconds: 15), .init(count: 30, unit: .second, seconds: 30),
    .init(count: 1, unit: .minute, seconds: 60), .init(count: 5, unit: .minute, seconds: 300),
    .init(count: 15, unit: .minute, seconds: 900), .init(count: 30, unit: .minute, seconds: 1800),
    .init(count: 1, unit: .hour, seconds: 3600), .init(count: 3, unit: .hour, seconds: 10800),
    .init(count: 6, unit: .hour, seconds: 21600), .init(count: 12, unit: .hour, seconds: 43200),
    .init(count: 1, unit: .day, seconds: 86400), .init(count: 2, unit: .day, seconds: 172_800),
    .init(count: 1, unit: .weekOfYear, seconds: 604_800), .init(count: 2, unit: .weekOfYear, seconds: 1_209_600),
    .init(count: 1, unit: .month, seconds: 2_629_800), .init(count: 3, unit: .month, seconds: 7_889_400),
    .init(count: 6, unit: .month, seconds: 15_778_800), .init(count: 1, unit: .year, seconds: 31_557_600),
    .init(count: 2, unit: .year, seconds: 63_115_200), .init(count: 5, unit: .year, seconds: 157_788_000),
    .init(count: 10, unit: .year, seconds: 315_576_000), .init(count: 50, unit: .year, seconds: 1_577_880_000),
    .init(count: 100, unit: .year, seconds: 3_155_760_000),
  ]

  /// The step that makes about a number of values from a moment to another.
  static func nice(_ low: Double, _ high: Double, count: Int) -> MomentStep {
    let wanted = max((high - low) / Double(max(count, 2) - 1), 1)
    return all.min { abs(log($0.seconds / wanted)) < abs(log($1.seconds / wanted)) } ?? all[0]
  }
}

/// The moments at which parts of a calendar begin, each so many parts after the one before.
/// - Parameters:
///   - startingBefore: whether the part that the first moment lies in counts, though it begins earlier.
///   - limit: how many there may be; later ones are left out then.
func momentTicks(
  every count: Int, _ unit: Calendar.Component, from low: Date, to high: Date, _ calendar: Calendar,
  startingBefore: Bool = false, limit: Int = Limits.chartTicks
) -> [Date] {
  let count = max(count, 1)
  guard low.isInCalendars, high.isInCalendars, var next = firstTick(every: count, unit, around: low, calendar)
  else { return [] }
  var ticks: [Date] = []
  while next <= high {
    guard ticks.count < limit else {
      ReachedLimits.warn(
        "too-many-chart-marks",
        "an axis or the bins of a chart have more than \(limit) moments: later ones are left out",
        hint: "choose larger parts of the calendar")
      break
    }
    if next >= low || startingBefore { ticks.append(next) }
    guard let later = calendar.date(byAdding: unit, value: count, to: next), later > next else { break }
    next = later
  }
  return ticks
}

extension Date {
  /// Whether calendars have a place for the moment: within some 30,000 years.
  var isInCalendars: Bool { abs(timeIntervalSinceReferenceDate) < 1e12 }
}

/// The last moment up to another at which a whole number of parts has passed of what they are parts of: hours of their
/// day, months of their year.
private func firstTick(
  every count: Int, _ unit: Calendar.Component, around date: Date, _ calendar: Calendar
) -> Date? {
  guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
  let (whole, zero): (Calendar.Component, Int)
  switch unit {
  case .second: (whole, zero) = (.minute, 0)
  case .minute: (whole, zero) = (.hour, 0)
  case .hour: (whole, zero) = (.day, 0)
  case .month: (whole, zero) = (.year, 1)
  case .year:
    let year = calendar.component(.year, from: start)
    return calendar.date(byAdding: .year, value: -(year % count), to: start)
  default: return start
  }
  guard calendar.dateInterval(of: whole, for: start) != nil else { return start }
  return calendar.date(byAdding: unit, value: -((calendar.component(unit, from: start) - zero) % count), to: start)
}

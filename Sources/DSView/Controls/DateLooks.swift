import Foundation

/// A date in American English, in the time zone of Greenwich.
struct DateParts {
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  let year, month, dayOfMonth, hour, minute: Int
  /// The weekday of the month's first day, 0 for Sunday.
  let firstWeekday: Int
  /// How many days the month has.
  let length: Int

  init(_ date: Date) {
    let calendar = Self.calendar
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    (year, month, dayOfMonth) = (parts.year ?? 2001, parts.month ?? 1, parts.day ?? 1)
    (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)) ?? date
    firstWeekday = calendar.component(.weekday, from: first) - 1
    length = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
  }

  /// The weekday, the month and the day: "Wed Mar 8".
  var weekdayAndDay: String {
    let names = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    return "\(names[(firstWeekday + dayOfMonth - 1) % 7]) \(Self.months[month - 1].prefix(3)) \(dayOfMonth)"
  }

  var day: String { "\(Self.months[month - 1].prefix(3)) \(dayOfMonth), \(year)" }
  var time: String { "\((hour + 11) % 12 + 1):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")" }
}

/// A date or a time on a quiet ground.
nonisolated struct DatePill: View {
  let text: String
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Text(verbatim: text).lineLimit(1)
      .foregroundStyle(isEnabled ? Color(.label) : Color(.tertiaryLabel))
      .padding(.horizontal, 11).padding(.vertical, 6).frame(minHeight: 34)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 6))
  }
}

/// A label with a date and a time beside it; below it where letters are so large that both need the whole width.
nonisolated struct CompactDateLook<Label: View>: View {
  let label: Label
  let parts: DateParts
  let components: DatePickerComponents
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.labelsHidden) private var labelsHidden

  @MainActor var body: some View {
    if typeSize.isAccessibilitySize, !labelsHidden {
      VStack(alignment: .leading, spacing: 6) {
        label.modifier(DisabledLabel())
        pills
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      LabeledRow(label: label) { HStack(spacing: 6) { pills } }
    }
  }

  @MainActor @ViewBuilder private var pills: some View {
    if components.contains(.date) { DatePill(text: parts.day) }
    if components.contains(.hourAndMinute) { DatePill(text: parts.time) }
  }
}

/// A month with its days in weeks.
nonisolated struct MonthLook: View {
  let month: DateParts
  let chosen: Set<Int>

  @MainActor var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 6) {
        Text(verbatim: "\(DateParts.months[month.month - 1]) \(month.year)").font(.headline)
        Indicator(.forward, size: 12, weight: 2).foregroundStyle(TintShapeStyle())
        Spacer(minLength: 8)
        Indicator(.forward, size: 16, weight: 2, grows: false).rotationEffect(.degrees(180)).foregroundStyle(
          TintShapeStyle())
        Color.clear.frame(width: 20, height: 1)
        Indicator(.forward, size: 16, weight: 2, grows: false).foregroundStyle(TintShapeStyle())
      }
      .padding(.horizontal, 8)
      HStack(spacing: 0) {
        ForEach(["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"], id: \.self) { name in
          Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundStyle(Color(.tertiaryLabel))
            .frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<6) { week in
        if week * 7 - month.firstWeekday < month.length {
          HStack(spacing: 0) {
            ForEach(0..<7) { weekday in day(week * 7 + weekday - month.firstWeekday + 1) }
          }
        }
      }
    }
    .frame(minWidth: 280)
  }

  @MainActor private func day(_ number: Int) -> some View {
    let isInMonth = 1...month.length ~= number
    let isChosen = isInMonth && chosen.contains(number)
    return Text(verbatim: isInMonth ? String(number) : " ")
      .font(.system(size: 20, weight: isChosen ? .semibold : .regular))
      .foregroundStyle(isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ForegroundStyle()))
      .frame(maxWidth: .infinity).frame(height: 40)
      .background {
        if isChosen { Circle().fill(TintShapeStyle().opacity(0.14)).frame(width: 40, height: 40) }
      }
  }
}

/// The wheels of a date: of its day, month and year, or of the weekday's date where the time of day stands beside it.
nonisolated struct DateWheels: View {
  let date: Date
  let components: DatePickerComponents

  @MainActor var body: some View {
    let parts = DateParts(date)
    HStack(spacing: 0) {
      if components == [.date, .hourAndMinute] {
        wheel(around: 0, in: -5...5) { DateParts(date.addingTimeInterval(Double($0) * 86_400)).weekdayAndDay }
          .frame(maxWidth: .infinity)
      } else if components.contains(.date) {
        wheel(around: parts.month, in: 1...12) { DateParts.months[$0 - 1] }.frame(maxWidth: .infinity)
        wheel(around: parts.dayOfMonth, in: 1...parts.length) { String($0) }.frame(width: 60)
        wheel(around: parts.year, in: parts.year - 5...parts.year + 5) { String($0) }.frame(width: 90)
      }
      if components.contains(.hourAndMinute) {
        wheel(around: (parts.hour + 11) % 12 + 1, in: 1...12) { String($0) }.frame(width: 60)
        wheel(around: parts.minute, in: 0...59) { $0 < 10 ? "0\($0)" : String($0) }.frame(width: 60)
        wheel(around: parts.hour < 12 ? 0 : 1, in: 0...1) { $0 == 0 ? "AM" : "PM" }.frame(width: 60)
      }
    }
    .background { WheelBand() }
  }

  @MainActor private func wheel(
    around value: Int, in range: ClosedRange<Int>, _ text: @escaping (Int) -> String
  ) -> some View {
    Picker("", selection: .constant(value)) {
      ForEach(Array(range), id: \.self) { Text(verbatim: text($0)).tag($0) }
    }
    .pickerStyle(.wheel).labelsHidden().environment(\.hasWheelBand, false)
  }
}

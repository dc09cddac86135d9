import DSControls
import DSView
import Foundation

/// The language, the calendar and the time zone in which dates are written.
struct DateWords {
  let calendar: Calendar
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    (self.calendar, self.environment) = (calendar, environment)
  }

  /// Whether hours are counted to twelve twice a day.
  var hasHalves: Bool { [.oneToTwelve, .zeroToEleven].contains(environment.locale.hourCycle) }

  /// A date in a form.
  func text(_ date: Date, _ style: Date.FormatStyle) -> String {
    style.fixed(in: environment).format(date)
  }
}

/// A date in the words of an environment.
struct DateParts {
  let date: Date
  let words: DateWords
  let year, month, dayOfMonth, hour, minute: Int
  /// How many days of the first week precede the month's first day.
  let daysBefore: Int
  /// How many days the month has.
  let length: Int

  init(_ date: Date, _ words: DateWords) {
    (self.date, self.words) = (date, words)
    let calendar = words.calendar
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    (year, month, dayOfMonth) = (parts.year ?? 2001, parts.month ?? 1, parts.day ?? 1)
    (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let first = calendar.dateInterval(of: .month, for: date)?.start ?? date
    daysBefore = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    length = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
  }

  /// The days of the week from the first one, short and in capitals.
  var weekdays: [String] {
    let names = words.calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + words.calendar.firstWeekday - 1) % names.count].uppercased() }
  }

  /// A day of the month.
  func date(ofDay day: Int) -> Date { date.addingTimeInterval(Double(day - dayOfMonth) * 86_400) }

  /// The weekday, the month and the day.
  var weekdayAndDay: String {
    let text = words.text(date, .dateTime.weekday(.abbreviated).month(.abbreviated).day())
    return text.replacingOccurrences(of: ",", with: "")
  }
  /// The month and the year.
  var title: String { words.text(date, .dateTime.month(.wide).year()) }
  /// The day, the month and the year.
  var day: String { words.text(date, .dateTime.day().month(.abbreviated).year()) }
  /// The time of day.
  func time(withSeconds: Bool) -> String {
    let hours = Date.FormatStyle.dateTime.hour().minute()
    return words.text(date, withSeconds ? hours.second() : hours)
  }
}

/// A date or a time on a quiet ground.
nonisolated struct DatePill: View {
  let text: String
  let metrics: ControlMetrics
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Text(verbatim: text).lineLimit(1).minimumScaleFactor(0.5)
      .foregroundStyle(isEnabled ? Color(.label) : Color(.tertiaryLabel))
      .padding(.horizontal, metrics.datePadding.width).padding(.vertical, metrics.datePadding.height)
      .frame(minHeight: metrics.dateHeight)
      .ground(Color(.tertiarySystemFill), radius: metrics.dateCorner, metrics)
  }
}

/// A label with a date and a time beside it; below it where letters are so large that both need the whole width.
nonisolated struct CompactDateLook: View {
  let configuration: DatePickerStyleConfiguration
  let kind: CompactDateKind
  let metrics: ControlMetrics
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    if environment.dynamicTypeSize.isAccessibilitySize, !environment.labelsHidden {
      VStack(alignment: .leading, spacing: 6) {
        configuration.label.modifier(DisabledLabel())
        fitting
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else if environment.dynamicTypeSize.isAccessibilitySize {
      LabeledRow(label: configuration.label) { fitting }
    } else {
      // It keeps its width, and the text beside it is wrapped.
      LabeledRow(label: configuration.label) {
        HStack(spacing: metrics.dateGap) { parts }.fixedSize(horizontal: kind == .pills, vertical: false)
      }
    }
  }

  /// A date and a time that do not fit side by side are placed below one another.
  @MainActor private var fitting: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: metrics.dateGap) { parts }
      VStack(alignment: .leading, spacing: 6) { parts }
    }
  }

  @MainActor @ViewBuilder private var parts: some View {
    let components = configuration.displayedComponents
    let parts = DateParts(configuration.selection, DateWords(environment))
    let time = parts.time(withSeconds: components.contains(.hourMinuteAndSecond))
    switch kind {
    case .pills:
      if components.contains(.date) { DatePill(text: parts.day, metrics: metrics) }
      if components.contains(.hourAndMinute) { DatePill(text: time, metrics: metrics) }
    case .field, .stepperField:
      let both = [components.contains(.date) ? parts.day : nil, components.contains(.hourAndMinute) ? time : nil]
      DateField(text: both.compactMap { $0 }.joined(separator: ", "), hasArrows: kind == .stepperField)
    }
  }
}

/// A date in a square field, as on a Mac.
nonisolated struct DateField: View {
  let text: String
  let hasArrows: Bool
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    HStack(spacing: 4) {
      Text(verbatim: text).lineLimit(1).minimumScaleFactor(0.5).padding(.horizontal, 5).padding(.vertical, 3)
        .background(Color(.systemBackground)).border(Color(.systemGray4), width: 0.5)
      if hasArrows {
        Indicator(.upDown, size: 13, weight: 1.7).padding(.horizontal, 2).padding(.vertical, 5)
          .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 5))
      }
    }
    .foregroundStyle(isEnabled ? Color(.label) : Color(.tertiaryLabel))
  }
}

/// A month with the time of day below it.
nonisolated struct GraphicalDateLook: View {
  let configuration: DatePickerStyleConfiguration
  let metrics: ControlMetrics
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let components = configuration.displayedComponents
    let parts = DateParts(configuration.selection, DateWords(environment))
    VStack(spacing: 8) {
      if components.contains(.date) {
        MonthLook(
          month: parts, chosen: [parts.dayOfMonth], first: configuration.minimumDate, last: configuration.maximumDate)
      }
      if components.contains(.hourAndMinute) {
        HStack(spacing: 8) {
          if components.contains(.date) {
            Text(verbatim: "Time")
            Spacer(minLength: 8)
          }
          DatePill(text: parts.time(withSeconds: components.contains(.hourMinuteAndSecond)), metrics: metrics)
        }
        .padding(.horizontal, components.contains(.date) ? 8 : 0)
      }
    }
    .linesAtEdge()
  }
}

/// The month of the first one of several days.
nonisolated struct ChosenDays: View {
  let days: Set<DateComponents>
  let first: Date?
  let last: Date?
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let words = DateWords(environment)
    let dates = days.compactMap { words.calendar.date(from: $0) }.sorted()
    let month = DateParts(dates.first ?? first ?? Date(timeIntervalSinceReferenceDate: 0), words)
    let chosen = dates.map { DateParts($0, words) }.filter { ($0.year, $0.month) == (month.year, month.month) }
    MonthLook(month: month, chosen: Set(chosen.map(\.dayOfMonth)), first: first, last: last)
  }
}

/// A month with its days in weeks.
nonisolated struct MonthLook: View {
  let month: DateParts
  let chosen: Set<Int>
  var first: Date?
  var last: Date?
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 6) {
        Indicated(gap: 6) {
          Text(verbatim: month.title).font(.headline)
        } mark: {
          Indicator(.forward, size: 12, weight: 2).foregroundStyle(TintShapeStyle())
        }
        Spacer(minLength: 8)
        Indicator(.forward, size: 16, weight: 2, grows: false).rotationEffect(.degrees(180)).foregroundStyle(
          TintShapeStyle())
        Color.clear.frame(width: 20, height: 1)
        Indicator(.forward, size: 16, weight: 2, grows: false).foregroundStyle(TintShapeStyle())
      }
      .padding(.horizontal, 8)
      HStack(spacing: 0) {
        ForEach(month.weekdays, id: \.self) { name in
          Text(verbatim: name).font(.system(size: 13, weight: .semibold)).foregroundStyle(Color(.tertiaryLabel))
            .lineLimit(1).minimumScaleFactor(0.6).frame(maxWidth: .infinity)
        }
      }
      ForEach(0..<6) { week in
        if week * 7 - month.daysBefore < month.length {
          HStack(spacing: 0) {
            ForEach(0..<7) { weekday in day(week * 7 + weekday - month.daysBefore + 1) }
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
      .foregroundStyle(isInMonth ? style(number, isChosen: isChosen) : AnyShapeStyle(ForegroundStyle()))
      .frame(maxWidth: .infinity).frame(height: 40)
      .background {
        if isChosen { Circle().fill(TintShapeStyle().opacity(0.14)).frame(width: 40, height: 40) }
      }
  }

  /// Days that cannot be chosen are paler.
  private func style(_ day: Int, isChosen: Bool) -> AnyShapeStyle {
    let start = month.words.calendar.startOfDay(for: month.date(ofDay: day))
    let isTooEarly = first.map { start < month.words.calendar.startOfDay(for: $0) } ?? false
    if !isEnabled || isTooEarly || last.map({ start > $0 }) ?? false { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isChosen ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ForegroundStyle())
  }
}

/// The wheels of a date: of its day, month and year, or of the weekday's date if the time of day is beside it.
nonisolated struct DateWheels: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let components = configuration.displayedComponents.intersection([.date, .hourAndMinute])
    let words = DateWords(environment)
    let date = configuration.selection
    let parts = DateParts(date, words)
    HStack(spacing: 0) {
      if components == [.date, .hourAndMinute] {
        wheel(around: 0, in: -5...5) { DateParts(date.addingTimeInterval(Double($0) * 86_400), words).weekdayAndDay }
          .frame(maxWidth: .infinity)
      } else if components.contains(.date) {
        let names = words.calendar.standaloneMonthSymbols
        wheel(around: parts.month, in: 1...names.count) { names[$0 - 1] }.frame(maxWidth: .infinity)
        wheel(around: parts.dayOfMonth, in: 1...parts.length) { String($0) }.frame(width: 60)
        wheel(around: parts.year, in: parts.year - 5...parts.year + 5) { String($0) }.frame(width: 90)
      }
      if components.contains(.hourAndMinute) {
        if words.hasHalves {
          wheel(around: (parts.hour + 11) % 12 + 1, in: 1...12) { String($0) }.frame(width: 60)
        } else {
          wheel(around: parts.hour, in: 0...23) { $0 < 10 ? "0\($0)" : String($0) }.frame(width: 60)
        }
        wheel(around: parts.minute, in: 0...59) { $0 < 10 ? "0\($0)" : String($0) }.frame(width: 60)
        if words.hasHalves {
          let halves = [words.calendar.amSymbol, words.calendar.pmSymbol]
          wheel(around: parts.hour < 12 ? 0 : 1, in: 0...1) { halves[$0] }.frame(width: 60)
        }
      }
    }
    .background { WheelBand() }
    .linesAtEdge()
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

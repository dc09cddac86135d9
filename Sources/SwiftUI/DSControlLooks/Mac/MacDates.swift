import DSControls
import DSNode
import DSView
import Foundation

/// A Mac's date: its label, and the date in a field, with two arrows or without.
nonisolated struct MacDate: View {
  let configuration: DatePickerStyleConfiguration
  let hasArrows: Bool

  @MainActor var body: some View {
    MacLabeled(
      label: AnyView(configuration.label),
      control: AnyView(MacDateField(configuration: configuration, hasArrows: hasArrows)), spacing: .button)
  }
}

/// A date in a field; every number has space for its digits.
///
/// Source: swiftui-web, `Docs/elements/DatePicker.md`, recorded on macOS 26.2.
nonisolated struct MacDateField: View {
  let configuration: DatePickerStyleConfiguration
  let hasArrows: Bool
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let bezel = MacBezel(border: .ink(12))
    if hasArrows {
      HStack(spacing: 9.5) {
        parts.padding(.leading, 1).padding(.trailing, -1).frame(height: 22).background { bezel }
        MacSmallStepper()
      }
      .padding(.leading, 1)
    } else {
      parts.padding(.horizontal, 3).padding(.top, 1).frame(height: 21).background { bezel }
    }
  }

  @MainActor private var parts: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      let pieces = MacDatePiece.pieces(of: text)
      ForEach(0..<pieces.count) { index in
        // Words of wider letters are made smaller, and digits keep their size.
        let isWord = pieces[index].isWord
        Text(verbatim: pieces[index].text).monospacedDigit().lineLimit(1)
          .minimumScaleFactor(isWord ? 0.6 : 1).fixedSize(horizontal: !isWord, vertical: true)
          .frame(width: pieces[index].width, alignment: pieces[index].isNumber ? .trailing : .leading)
          .padding(.leading, pieces[index].isWord ? -1 : 0).padding(.trailing, pieces[index].isWord ? 1 : 0)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .font(.system(size: 13))
    .foregroundStyle(Color.ink(environment.isEnabled ? 216 : 66))
    .writtenByItself(text)
  }

  private var text: String {
    let components = configuration.displayedComponents
    let words = DateWords(environment)
    var parts: [String] = []
    if components.contains(.date) {
      parts.append(words.text(configuration.selection, .dateTime.day().month(.defaultDigits).year()))
    }
    if components.contains(.hourAndMinute) {
      let hours = Date.FormatStyle.dateTime.hour().minute()
      let hasSeconds = components.contains(.hourMinuteAndSecond)
      parts.append(words.text(configuration.selection, hasSeconds ? hours.second() : hours))
    }
    return parts.joined(separator: ", ")
  }
}

extension View {
  /// A part of a control whose texts are the control's own, and one to assistive technology.
  fileprivate func writtenByItself(_ value: String) -> some View {
    accessible {
      $0.role = .picker
      $0.children = .ignore
      $0.value = value
    }
  }
}

/// A number, a word or a mark of a written date.
struct MacDatePiece {
  let text: String
  let isNumber: Bool
  let isWord: Bool

  /// The width that it has whatever it is.
  var width: CGFloat {
    if isNumber { return text.count > 2 ? CGFloat(text.count) * 8 : 16 }
    return isWord ? max(17, CGFloat(text.count) * 8.5) : CGFloat(text.count) * 4
  }

  /// The pieces of a text.
  static func pieces(of text: String) -> [MacDatePiece] {
    var pieces: [MacDatePiece] = []
    // Spaces of any width are one mark.
    for character in text.map({ $0.isWhitespace ? " " : $0 }) {
      let (isNumber, isWord) = (character.isNumber, character.isLetter)
      if let last = pieces.last, last.isNumber == isNumber, last.isWord == isWord {
        pieces[pieces.count - 1] = MacDatePiece(text: last.text + String(character), isNumber: isNumber, isWord: isWord)
      } else {
        pieces.append(MacDatePiece(text: String(character), isNumber: isNumber, isWord: isWord))
      }
    }
    return pieces
  }
}

/// A Mac's month or clock behind its label.
nonisolated struct MacGraphicalDate: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.self) private var environment

  @MainActor var body: some View {
    let components = configuration.displayedComponents
    let month = DateParts(configuration.selection, DateWords(environment))
    // 275.5 points with a month of 138.5 and a clock of 119 (`Fixtures/Goldens/datepicker/looks`).
    let picture = HStack(alignment: .top, spacing: 18) {
      if components.contains(.date) {
        MacMonth(
          month: month, chosen: [month.dayOfMonth], first: configuration.minimumDate, last: configuration.maximumDate)
      }
      if components.contains(.hourAndMinute) { MacClock(hour: month.hour, minute: month.minute) }
    }
    .writtenByItself(month.weekdayAndDay)
    MacLabeled(
      label: AnyView(configuration.label), control: AnyView(picture),
      alignment: .top, columnAlignment: .top)
  }
}

/// A month with its days in weeks.
///
/// Source: swiftui-web, `Docs/elements/DatePicker.md`, row "Calendar", recorded on macOS 26.2.
nonisolated struct MacMonth: View {
  let month: DateParts
  let chosen: Set<Int>
  var first: Date?
  var last: Date?
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 3).strokeBorder(Color.ink(16), lineWidth: 1).frame(width: 137.5, height: 148)
      HStack(spacing: 8) {
        Text(verbatim: month.title).font(.system(size: 13, weight: .bold)).lineLimit(1).minimumScaleFactor(0.6)
        Spacer(minLength: 0)
        MacMark([(5.5, 0), (0, 3.5), (5.5, 7), (5.5, 0)], mirrors: true).fill(pale).frame(width: 5.5, height: 7)
        Circle().fill(pale).frame(width: 7, height: 7)
        MacMark([(0, 0), (5.5, 3.5), (0, 7), (0, 0)], mirrors: true).fill(pale).frame(width: 5.5, height: 7)
      }
      .padding(.leading, 3).padding(.trailing, 7).frame(width: 138.5, height: 20)
      HStack(spacing: 0) {
        ForEach(month.weekdays, id: \.self) { name in
          Text(verbatim: String(name.capitalized.prefix(2))).font(.system(size: 10, weight: .bold)).foregroundStyle(
            Color.ink(66)
          )
          .lineLimit(1).minimumScaleFactor(0.5).padding(.trailing, 2)
          .frame(width: 18.5, alignment: .trailing)
        }
      }
      .padding(.leading, 4).frame(height: 12).padding(.top, 24)
      VStack(spacing: 0) {
        ForEach(0..<6) { week in
          HStack(spacing: 0) {
            ForEach(0..<7) { weekday in day(week * 7 + weekday - month.daysBefore + 1) }
          }
        }
      }
      .padding(.leading, 4).padding(.top, 38)
    }
    .frame(width: 138.5, height: 148, alignment: .topLeading)
    .environment(\.font, nil)
  }

  private var pale: Color { .ink(127, dark: 140) }

  @MainActor private func day(_ number: Int) -> some View {
    let isInMonth = 1...month.length ~= number
    let shown = isInMonth ? number : DateParts(month.date(ofDay: number), month.words).dayOfMonth
    return Text(verbatim: String(shown)).font(.system(size: 11)).lineLimit(1)
      .foregroundStyle(isInMonth && isEnabled && isPossible(number) ? Color.ink(216) : Color.ink(66))
      .padding(.trailing, 2).frame(width: 18.5, height: 18, alignment: .trailing)
      .background {
        if isInMonth, chosen.contains(number) {
          RoundedRectangle(cornerRadius: 4).fill(Color.ink(35)).frame(height: 16)
        }
      }
  }

  private func isPossible(_ day: Int) -> Bool {
    let calendar = month.words.calendar
    let start = calendar.startOfDay(for: month.date(ofDay: day))
    return first.map { start >= calendar.startOfDay(for: $0) } ?? true && last.map { start <= $0 } ?? true
  }
}

/// A clock with two hands.
///
/// Source: swiftui-web, `Docs/elements/DatePicker.md`, row "Clock", recorded on macOS 26.2.
nonisolated struct MacClock: View {
  let hour: Int
  let minute: Int

  @MainActor var body: some View {
    ZStack {
      Circle().fill(Color.adapting(Color(red: 252 / 255, green: 253 / 255, blue: 254 / 255), dark: Color(white: 0.16)))
      Circle().inset(by: 3)
        .stroke(
          LinearGradient(
            colors: [
              Color(red: 209 / 255, green: 231 / 255, blue: 237 / 255),
              Color(red: 118 / 255, green: 118 / 255, blue: 118 / 255),
            ], startPoint: .top, endPoint: .bottom), lineWidth: 6)
      ForEach(1..<13) { number in
        let angle = Double(number) * .pi / 6
        Text(verbatim: String(number)).font(.system(size: 13)).fixedSize()
          .offset(x: 48.5 * sin(angle), y: -48.5 * cos(angle))
      }
      Text(verbatim: hour < 12 ? "AM" : "PM").font(.system(size: 13, weight: .medium))
        .foregroundStyle(Color.ink(85)).fixedSize().offset(y: 17.5)
      hand(36, 3.5, turns: (Double(hour % 12) + Double(minute) / 60) / 12)
      hand(52, 2.5, turns: Double(minute) / 60)
      Circle().fill(Color.ink(216)).frame(width: 9, height: 9)
    }
    .frame(width: 120, height: 120)
    .environment(\.layoutDirection, .leftToRight)
    .frame(width: 119, height: 119)
  }

  @MainActor private func hand(_ length: CGFloat, _ width: CGFloat, turns: Double) -> some View {
    Capsule().fill(Color.ink(216)).frame(width: width, height: length).offset(y: -length / 2)
      .rotationEffect(.degrees(turns * 360))
  }
}

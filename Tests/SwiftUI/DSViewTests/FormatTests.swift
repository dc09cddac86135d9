import DSControlLooks
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

@MainActor
struct FormatTests {
  @Test func `the system's formats write a fixed moment`() {
    let moment = Date(timeIntervalSinceReferenceDate: 0)
    func plain(_ text: Text) -> String { text.plain(in: .drawing) }
    let hour = moment..<(moment + 3725)
    #expect(plain(Text(.currentDate, format: .timer(countingDownIn: hour))) == "1:02:05")
    #expect(plain(Text(.currentDate, format: .timer(countingUpIn: (moment - 61)..<moment))) == "1:01")
    #expect(plain(Text(.currentDate, format: .stopwatch(startingAt: moment - 65.25))) == "1:05.25")
    #expect(plain(Text(.currentDate, format: .reference(to: moment + 7500))) == "in 2 hr, 5 min")
    #expect(plain(Text(.currentDate, format: .reference(to: moment - 86_400 * 3))) == "Dec 29, 2000")
    #expect(plain(Text(.currentDate, format: .offset(to: moment + 60))) == "-1 min")
    let time = Text(.durationOffset(to: moment - 75), format: .time(pattern: .minuteSecond))
    #expect(plain(time) == "1:15")
  }

  @Test("Measurements follow the environment's locale")
  func measurements() {
    let text = Text(Measurement(value: 5, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated))
    #expect(dump(text).contains("3.1 mi"))
    #expect(dump(text.environment(\.locale, Locale(identifier: "de_DE"))).contains("5 km"))
  }
}

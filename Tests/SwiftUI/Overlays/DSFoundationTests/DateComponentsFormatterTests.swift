import DSFoundation
import Foundation
import Testing

@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: Double, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ style: DSFoundation.DateComponentsFormatter.UnitsStyle = .positional,
    zeros: DSFoundation.DateComponentsFormatter.ZeroFormattingBehavior = .default, most: Int = 0
  ) -> String? {
    let formatter = DSFoundation.DateComponentsFormatter()
    (formatter.allowedUnits, formatter.unitsStyle) = (units, style)
    (formatter.zeroFormattingBehavior, formatter.maximumUnitCount) = (zeros, most)
    formatter.calendar?.locale = Locale(identifier: "en_US")
    return formatter.string(from: seconds)
  }

  @Test func `a length of time is written as players write it`() {
    #expect(text(5, [.minute, .second]) == "0:05")
    #expect(text(65) == "1:05")
    #expect(text(3665) == "1:01:05")
    #expect(text(5, [.minute, .second], zeros: .pad) == "00:05")
    #expect(text(-65, [.minute, .second]) == "-1:05")
  }

  @Test func `units are words in the other styles, without those that are zero`() {
    #expect(text(3605, [.hour, .minute, .second], .full) == "1 hour, 5 seconds")
    #expect(text(3665, [.hour, .minute, .second], .abbreviated) == "1h 1m 5s")
    #expect(text(90_000, [.day, .hour, .minute], .full, most: 1) == "1 day")
  }

  @Test func `what is no length of time has no text`() {
    #expect(text(.nan) == nil && text(.infinity) == nil && text(5, [.year]) == nil)
  }
}

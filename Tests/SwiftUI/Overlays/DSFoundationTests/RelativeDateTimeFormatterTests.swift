import DSFoundation
import Foundation
import Testing

struct RelativeDateTimeFormatterTests {
  private let reference = Date(timeIntervalSinceReferenceDate: 0)

  private func text(
    _ seconds: TimeInterval, style: RelativeDateTimeFormatter.UnitsStyle = .full,
    named: Bool = false, locale: String = "en_US"
  ) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar.timeZone = .gmt
    formatter.unitsStyle = style
    formatter.dateTimeStyle = named ? .named : .numeric
    return formatter.localizedString(for: reference.addingTimeInterval(seconds), relativeTo: reference)
  }

  private static let distances: [(seconds: Double, text: String)] = [
    (-1, "1 second ago"), (-59, "59 seconds ago"), (-60, "1 minute ago"), (-5399, "1 hour ago"),
    (7200, "in 2 hours"), (-518_400, "6 days ago"), (691_200, "in 1 week"), (-3_456_000, "1 month ago"),
    (69_120_000, "in 2 years"), (0, "in 0 seconds"),
  ]

  @Test(arguments: distances)
  func `a distance is told in its largest whole unit`(seconds: Double, expected: String) {
    #expect(text(seconds) == expected)
  }

  @Test func `near days have names where they are asked for`() {
    #expect(text(-86_400, named: true) == "yesterday")
    #expect(text(86_400, named: true) == "tomorrow")
    #expect(text(-86_400) == "1 day ago")
  }

  @Test func `units are short, narrow or words, and of the language`() {
    #expect(text(-7200, style: .short) == "2 hr. ago")
    #expect(text(-7200, style: .abbreviated) == "2h ago")
    #expect(text(-7200, style: .spellOut) == "two hours ago")
    #expect(text(-7200, locale: "de_DE") == "vor 2 Stunden")
  }

  @Test func `only dates are texts of a formatter`() {
    #expect(RelativeDateTimeFormatter().string(for: "tide") == nil)
    #expect(RelativeDateTimeFormatter().string(for: Date()) != nil)
  }
}

import Foundation
import Testing

@testable import DSCharts

private let utc: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  return calendar
}()

private func date(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }

struct TickTests {
  @Test func `steps between numbers are one, two or five times a power of ten`() {
    #expect(niceStep(0, 28665, count: 3) == 20000)
    #expect(niceStep(0, 250, count: 5) == 50)
    #expect(niceStep(-400, 800, count: 14) == 100)
    #expect(niceStep(0, 2.6, count: 12) == 0.2)
    #expect(niceStep(3, 3, count: 5) == 1)
  }

  @Test func `multiples lie between both ends, and none is a negative zero`() {
    #expect(multiples(of: 50, from: -60, to: 110) == [-50, 0, 50, 100])
    #expect(multiples(of: 50, from: -60, to: 110).map { $0.sign } == [.minus, .plus, .plus, .plus])
    #expect(multiples(of: 5, from: 1, to: 4) == [])
    // Too many are no axis.
    #expect(multiples(of: 1e-9, from: 0, to: 1) == [0, 1])
  }

  @Test func `hours begin at midnight, months in January`() {
    let hours = momentTicks(
      every: 6, .hour, from: date("2022-06-20T01:00:00Z"), to: date("2022-06-21T00:00:00Z"), utc)
    #expect(hours == ["06:00", "12:00", "18:00"].map { date("2022-06-20T\($0):00Z") } + [date("2022-06-21T00:00:00Z")])
    let months = momentTicks(
      every: 3, .month, from: date("2022-02-20T01:00:00Z"), to: date("2022-12-01T00:00:00Z"), utc)
    #expect(months == ["04", "07", "10"].map { date("2022-\($0)-01T00:00:00Z") })
  }

  @Test func `a day has marks every six hours, a month every week, a year every three months`() {
    for (days, count, unit) in [(1.0, 6, Calendar.Component.hour), (29, 1, .weekOfYear), (365, 3, .month)] {
      let step = MomentStep.nice(0, days * 86400, count: 5)
      #expect(step.count == count && step.unit == unit, "\(days) days: \(step)")
    }
  }

  @Test func `bins have borders, and every value is in one`() {
    let bins = NumberBins(range: 0.0...10, count: 4)
    #expect(bins.thresholds == [0, 2.5, 5, 7.5, 10])
    #expect([-1, 0, 2.5, 9.9, 10, 11].map { bins.index(for: $0) } == [0, 0, 1, 3, 3, 3])
    #expect(NumberBins(data: [1.0, 9.5], desiredCount: 4).thresholds == [0, 2, 4, 6, 8, 10])
    let days = DateBins(
      unit: .day, range: date("2022-06-20T01:00:00Z")...date("2022-06-21T05:00:00Z"), calendar: utc)
    #expect(days.count == 2)
    #expect(days[1].contains(date("2022-06-21T03:00:00Z")))
  }
}

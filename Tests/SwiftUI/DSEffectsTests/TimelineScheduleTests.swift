import Foundation
import Testing

@testable import DSEffects

struct TimelineScheduleTests {
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func seconds(_ schedule: some TimelineSchedule, from start: Double, _ count: Int = 3) -> [Double] {
    schedule.entries(from: date(start), mode: .normal).prefix(count).map(\.timeIntervalSinceReferenceDate)
  }

  @Test(arguments: [(0.0, 0.0), (7, 0), (10, 10), (19.5, 10), (-1, -10), (-10, -10), (1_000_003, 1_000_000)])
  func `a period's dates begin with the last one before the start, or at it`(start: Double, first: Double) {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 10)
    #expect(seconds(schedule, from: start) == [first, first + 10, first + 20])
  }

  @Test func `dates of a period that does not go on are its beginning`() {
    for interval in [0.0, -5] {
      #expect(seconds(PeriodicTimelineSchedule(from: date(4), by: interval), from: 90) == [4, 4, 4])
    }
  }

  @Test func `every minute is a whole one`() {
    #expect(seconds(.everyMinute, from: 61) == [60, 120, 180] && seconds(.everyMinute, from: -1, 1) == [-60])
  }

  @Test func `dates that are listed are those, and an animation's follow one another closely`() {
    #expect(seconds(.explicit([date(9), date(3)]), from: 5) == [9, 3])
    let frames = seconds(.animation, from: 2)
    #expect(frames[0] == 2 && frames[1] > 2 && frames[1] < 2.1)
    #expect(seconds(.animation(minimumInterval: 0.5), from: 2) == [2, 2.5, 3])
  }
}
